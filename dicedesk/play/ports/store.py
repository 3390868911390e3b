"""Where games, the Oracle's answers and settings are kept between two starts of the program."""

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime
from typing import Protocol, Self


class StoreError(Exception):
    """A game could not be kept or found; carries a sentence for a person."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)
        self._sentence = sentence

    def __str__(self) -> str:
        return self._sentence


class BusyError(StoreError):
    """Another program holds the store; it will be free again."""


class UnwritableError(BusyError):
    """The disk takes nothing now, because it is full, for instance; what waits is kept as soon as it does."""


class TakenError(StoreError):
    """The store holds something else under this id: another game, or moves that another program has kept."""


class LostError(StoreError):
    """The store does not hold the earlier moves of a game; the whole of it can be kept."""


IMPORTED = "imported "
"""Prefix of the name of an imported game: no tab then looks for it to go on with."""


SEEN = "dice seen: "
"""Stands before the name of a setting that says whose dice were seen: it outlasts its game, and goes into a backup that
is restored."""


@dataclass(frozen=True)
class StoredGame:
    """A game as it is kept: the header of its record, a line for each move, and the seed of its dice in hex, or "".

    `game` is what records call it, after IMPORTED where it was imported.
    """

    id: str
    game: str
    header: str
    seed: str
    ended: bool
    moves: tuple[str, ...] = ()

    @classmethod
    def of_record(cls, name: str, game: str, record: str, seed: str, *, ended: bool) -> Self:
        """The game of a record's text, split into header and moves."""
        lines = record.split("\n")
        begin = next((place for place, line in enumerate(lines) if not line.startswith("[")), len(lines))
        stored = cls(
            name, game, "".join(f"{line}\n" for line in lines[:begin]), seed, ended, tuple(lines[begin:-1])
        )
        return stored if stored.record == record else cls(name, game, record, seed, ended)

    @property
    def is_imported(self) -> bool:
        """Whether it was read from a file, and not played here."""
        return self.game.startswith(IMPORTED)

    @property
    def record(self) -> str:
        """The whole record as text."""
        return self.header + "".join(f"{move}\n" for move in self.moves)

    def whole(self) -> "GameChange":
        """The change that keeps the whole game."""
        return GameChange(self.id, self.game, self.header, self.seed, self.ended, 0, self.moves)


@dataclass(frozen=True)
class GameChange:
    """What became of a game since it was last kept: the first `stays` of its moves stay, and the `added` follow.

    `score` is what a counted game that has ended came to, where its kind has a best score.
    """

    id: str
    game: str
    header: str
    seed: str
    ended: bool
    stays: int
    added: tuple[str, ...]
    score: int | None = None

    def after(self, moves: tuple[str, ...]) -> StoredGame:
        """The game as it is kept from now on, when these moves were kept before."""
        return StoredGame(
            self.id, self.game, self.header, self.seed, self.ended, (*moves[: self.stays], *self.added)
        )


@dataclass(frozen=True)
class Best:
    """The best score of a kind of game, and the Id of the record that has it.

    `beaten` is the best score before it; None for the first one, and after a restart.
    """

    record_id: str
    score: int
    beaten: int | None = field(default=None, compare=False)


@dataclass(frozen=True)
class OracleAnswer:
    """What the Oracle was asked ("" for a question that was only thought), what it said, and when (UTC)."""

    asked: datetime
    question: str
    answer: str


class Store(Protocol):
    """Keeps things. What is kept when a call returns survives a power cut, unless `waits` says otherwise.

    All raise StoreError.
    """

    @property
    def waits(self) -> bool:
        """Whether something is not kept yet because the store cannot be written now; that is made up for by itself."""
        ...

    @property
    def wait_reason(self) -> str | None:
        """Why the disk does not take what waits; None where nothing waits, or another program holds the store."""
        ...

    def in_turn(self, write: Callable[[], object]) -> None:
        """Call `write` now, or, where it raises BusyError or others wait, after those as soon as the store is free."""
        ...

    def note(self, sentence: str) -> None:
        """Tell a person once what happened to something that was kept."""
        ...

    def keep(self, change: GameChange) -> None:
        """Keep what became of a game. Raises BusyError, TakenError, LostError; then nothing has changed."""
        ...

    def newest(self, game: str) -> StoredGame | None:
        """The game of that kind that was begun last; None where there is none. Raises StoreError."""
        ...

    def begun_between(self, game: str, first: str, last: str) -> tuple[StoredGame, ...]:
        """The games of that kind whose ids are not before `first` and before `last`: ids begin with a moment."""
        ...

    def best(self, game: str, *, is_fewest: bool) -> Best | None:
        """The best score of all games of that kind, the earliest of equal ones; None where there is none."""
        ...

    def keep_answer(self, answer: OracleAnswer) -> None:
        """Keep one more answer of the Oracle."""
        ...

    def answers(self, most: int) -> tuple[OracleAnswer, ...]:
        """The Oracle's last answers, the newest first."""
        ...

    def keep_setting(self, name: str, value: str) -> None:
        """Keep a setting, in the place of its earlier value."""
        ...

    def setting(self, name: str) -> str | None:
        """The value of a setting; None where it was never kept."""
        ...

    def set_setting_aside(self, name: str) -> None:
        """Keep a value that cannot be read under another name, and tell a person once that a default holds."""
        ...


class ForgetfulStore:
    """Keeps everything only while the program runs.

    SqliteStore uses it while the file is in use elsewhere.
    """

    waits = False
    wait_reason: str | None = None

    def __init__(self) -> None:
        self._games: dict[str, StoredGame] = {}
        self._scores: dict[str, int] = {}
        self._answers: list[OracleAnswer] = []
        self._settings: dict[str, str] = {}
        self.notes: list[str] = []
        """The sentences that `note` was given."""

    def in_turn(self, write: Callable[[], object]) -> None:
        """Call `write`: nobody else holds this store."""
        write()

    def note(self, sentence: str) -> None:
        """Keep the sentence in `notes`."""
        self.notes.append(sentence)

    def keep(self, change: GameChange) -> None:
        """Keep the game in memory. Raises LostError where its earlier moves are not here."""
        earlier = self._games.get(change.id)
        moves = () if earlier is None else earlier.moves
        if change.stays > len(moves):
            raise LostError(change.id)
        self._games.pop(change.id, None)
        self._games[change.id] = change.after(moves)
        self._scores.pop(change.id, None)
        if change.score is not None:
            self._scores[change.id] = change.score

    def newest(self, game: str) -> StoredGame | None:
        """The game of that kind that was kept last."""
        return next((each for each in reversed(self._games.values()) if each.game == game), None)

    def begun_between(self, game: str, first: str, last: str) -> tuple[StoredGame, ...]:
        """The games of that kind with ids from `first` on and before `last`."""
        games = self._games.values()
        return tuple(each for each in games if each.game == game and first <= each.id < last)

    def best(self, game: str, *, is_fewest: bool) -> Best | None:
        """The best score of the games of that kind that were kept here."""
        bests = [Best(name, score) for name, score in self._scores.items() if self._games[name].game == game]
        return min(bests, key=lambda best: best.score if is_fewest else -best.score, default=None)

    def keep_answer(self, answer: OracleAnswer) -> None:
        """Keep an answer in memory."""
        self._answers.append(answer)

    def answers(self, most: int) -> tuple[OracleAnswer, ...]:
        """The Oracle's last answers, the newest first."""
        return tuple(self._answers[::-1][:most])

    def keep_setting(self, name: str, value: str) -> None:
        """Keep a setting in memory."""
        self._settings[name] = value

    def setting(self, name: str) -> str | None:
        """The value of a setting."""
        return self._settings.get(name)

    def set_setting_aside(self, name: str) -> None:
        """Forget the value, and note its name."""
        self._settings.pop(name, None)
        self.note(name)
