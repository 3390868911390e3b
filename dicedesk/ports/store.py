"""Where games, best scores, the Oracle's answers and settings are kept between two starts of the program."""

from dataclasses import dataclass
from datetime import datetime
from typing import Protocol


class StoreError(Exception):
    """A game could not be kept or found; carries a sentence for a person."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)
        self._sentence = sentence

    def __str__(self) -> str:
        return self._sentence


@dataclass(frozen=True)
class KeptGame:
    """A game as it is kept: its record as text, and the secret seed of its dice in hex ("" where there is none)."""

    id: str
    game: str
    record: str
    seed: str
    ended: bool


@dataclass(frozen=True)
class Best:
    """The best that was ever reached at something: what, how much, in which game (its record's Id), and when (UTC)."""

    what: str
    score: int
    record_id: str
    reached: datetime


@dataclass(frozen=True)
class KeptAnswer:
    """What the Oracle was asked ("" for a question that was only thought), what it said, and when (UTC)."""

    asked: datetime
    question: str
    answer: str


class Store(Protocol):
    """Keeps things. Each call is complete when it returns: a power cut after it loses nothing. All raise StoreError."""

    def keep(self, game: KeptGame) -> None:
        """Keep the game, in the place of an earlier state of it. Raises StoreError."""
        ...

    def newest(self, game: str) -> KeptGame | None:
        """The game of that kind that was kept last; None where there is none. Raises StoreError."""
        ...

    def keep_best(self, best: Best) -> None:
        """Keep a best score, in the place of an earlier one of the same name."""
        ...

    def best(self, what: str) -> Best | None:
        """The best score of that name; None where there is none."""
        ...

    def keep_answer(self, answer: KeptAnswer) -> None:
        """Keep one more answer of the Oracle."""
        ...

    def answers(self, most: int) -> tuple[KeptAnswer, ...]:
        """The Oracle's last answers, the newest first."""
        ...

    def keep_setting(self, name: str, value: str) -> None:
        """Keep a setting, in the place of its earlier value."""
        ...

    def setting(self, name: str) -> str | None:
        """The value of a setting; None where it was never kept."""
        ...


class ForgetfulStore:
    """Keeps everything only while the program runs: for the tour, and for tests."""

    def __init__(self) -> None:
        self._games: dict[str, KeptGame] = {}
        self._best: dict[str, Best] = {}
        self._answers: list[KeptAnswer] = []
        self._settings: dict[str, str] = {}

    def keep(self, game: KeptGame) -> None:
        """Keep the game in memory."""
        self._games.pop(game.id, None)
        self._games[game.id] = game

    def newest(self, game: str) -> KeptGame | None:
        """The game of that kind that was kept last."""
        return next((kept for kept in reversed(self._games.values()) if kept.game == game), None)

    def keep_best(self, best: Best) -> None:
        """Keep a best score in memory."""
        self._best[best.what] = best

    def best(self, what: str) -> Best | None:
        """The best score of that name."""
        return self._best.get(what)

    def keep_answer(self, answer: KeptAnswer) -> None:
        """Keep an answer in memory."""
        self._answers.append(answer)

    def answers(self, most: int) -> tuple[KeptAnswer, ...]:
        """The Oracle's last answers, the newest first."""
        return tuple(self._answers[::-1][:most])

    def keep_setting(self, name: str, value: str) -> None:
        """Keep a setting in memory."""
        self._settings[name] = value

    def setting(self, name: str) -> str | None:
        """The value of a setting."""
        return self._settings.get(name)
