"""Stores games, the Oracle's answers and settings between starts of the program."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime
from typing import Protocol, Self


class StoreError(Exception):
    """A game could not be saved or found; the text is a sentence for people."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)
        self._sentence = sentence

    def __str__(self) -> str:
        return self._sentence


class BusyError(StoreError):
    """Another program is using the store, which will be free again."""


class UnwritableError(BusyError):
    """The disk cannot be written now, for example because it is full; the data waits until it can."""


class TakenError(StoreError):
    """The store has something else under this id: another game, or moves that another program saved."""


class LostError(StoreError):
    """The store lacks the earlier moves of a game; the whole game can be saved."""


IMPORTED = "imported "
"""Prefix of the name of an imported game, so that no tab continues it."""


SEEN = "dice seen: "
"""Prefix of a setting that says whose dice were seen: it outlasts its game, and goes into a restored backup."""


_BETWEEN_LINES = re.compile(r"\n(?!#)")
"""The end of a line and of its note."""


@dataclass(frozen=True)
class StoredGame:
    """A saved game: the header of its record, a line for each move, and the seed of its dice in hex, or "".

    The header and each move have their notes. `game` is its name in records, after IMPORTED if it was imported.
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
        lines = _BETWEEN_LINES.split(record)
        begin = next((place for place, line in enumerate(lines) if not line.startswith("[")), len(lines))
        stored = cls(
            name, game, "".join(f"{line}\n" for line in lines[:begin]), seed, ended, tuple(lines[begin:-1])
        )
        return stored if stored.record == record else cls(name, game, record, seed, ended)

    @property
    def is_imported(self) -> bool:
        """Whether it was read from a file instead of being played here."""
        return self.game.startswith(IMPORTED)

    @property
    def record(self) -> str:
        return self.header + "".join(f"{move}\n" for move in self.moves)

    def whole(self) -> "GameChange":
        """The change that saves the whole game."""
        return GameChange(self.id, self.game, self.header, self.seed, self.ended, 0, self.moves)


@dataclass(frozen=True)
class GameChange:
    """The change of a game since it was last saved: its first `stays` moves stay, and `added` follow.

    `score` is the score of a finished counted game, if its kind has a best score.
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
        """The game as saved after this change; `moves` were saved before it."""
        return StoredGame(
            self.id, self.game, self.header, self.seed, self.ended, (*moves[: self.stays], *self.added)
        )


@dataclass(frozen=True)
class Best:
    """The best score of a kind of game, and the Id of its record.

    `beaten` is the best score before it; None for the first, and after a restart.
    """

    record_id: str
    score: int
    beaten: int | None = field(default=None, compare=False)


@dataclass(frozen=True)
class OracleAnswer:
    """A question to the Oracle ("" if it was only thought), its answer, and the time (UTC)."""

    asked: datetime
    question: str
    answer: str


class Store(Protocol):
    """Saves things. Once a call has returned, the data survives a power cut, unless `waits` is true.

    All raise StoreError.
    """

    @property
    def waits(self) -> bool:
        """Whether something is not saved yet because the store cannot be written; it is saved later by itself."""
        ...

    @property
    def wait_reason(self) -> str | None:
        """Why the disk cannot be written; None if nothing waits, or if another program is using the store."""
        ...

    def in_turn(self, write: Callable[[], object]) -> None:
        """Call `write` now; if it raises BusyError or others wait, call it after those once the store is free."""
        ...

    def note(self, sentence: str) -> None:
        """Report once what happened to saved data."""
        ...

    def keep(self, change: GameChange) -> None:
        """Save a change of a game. Raises BusyError, TakenError, LostError; nothing has changed in that case."""
        ...

    def newest(self, game: str) -> StoredGame | None:
        """The game of this kind that began last; None if there is none. Raises StoreError."""
        ...

    def begun_between(self, game: str, first: str, last: str) -> tuple[StoredGame, ...]:
        """The games of this kind with ids from `first` up to, but not including, `last`: ids begin with a moment."""
        ...

    def best(self, game: str, *, is_fewest: bool) -> Best | None:
        """The best score of this kind of game, the earliest of equal ones; None if there is none."""
        ...

    def keep_answer(self, answer: OracleAnswer) -> None:
        """Save one more answer of the Oracle."""
        ...

    def answers(self, most: int) -> tuple[OracleAnswer, ...]:
        """The Oracle's last answers, the newest first."""
        ...

    def keep_setting(self, name: str, value: str) -> None:
        """Save a setting, replacing its earlier value."""
        ...

    def setting(self, name: str) -> str | None:
        """The value of a setting; None if it was never saved."""
        ...

    def set_setting_aside(self, name: str) -> None:
        """Save an unreadable value under another name, and report once that a default is used."""
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
        """The sentences passed to `note`."""

    def in_turn(self, write: Callable[[], object]) -> None:
        """Call `write` at once: no other program uses this store."""
        write()

    def note(self, sentence: str) -> None:
        """Add the sentence to `notes`."""
        self.notes.append(sentence)

    def keep(self, change: GameChange) -> None:
        """Keep the game in memory. Raises LostError if its earlier moves are not here."""
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
        """The game of this kind that was saved last."""
        return next((each for each in reversed(self._games.values()) if each.game == game), None)

    def begun_between(self, game: str, first: str, last: str) -> tuple[StoredGame, ...]:
        games = self._games.values()
        return tuple(each for each in games if each.game == game and first <= each.id < last)

    def best(self, game: str, *, is_fewest: bool) -> Best | None:
        bests = [Best(name, score) for name, score in self._scores.items() if self._games[name].game == game]
        return min(bests, key=lambda best: best.score if is_fewest else -best.score, default=None)

    def keep_answer(self, answer: OracleAnswer) -> None:
        self._answers.append(answer)

    def answers(self, most: int) -> tuple[OracleAnswer, ...]:
        return tuple(self._answers[::-1][:most])

    def keep_setting(self, name: str, value: str) -> None:
        self._settings[name] = value

    def setting(self, name: str) -> str | None:
        return self._settings.get(name)

    def set_setting_aside(self, name: str) -> None:
        """Forget the value, and note its name."""
        self._settings.pop(name, None)
        self.note(name)
