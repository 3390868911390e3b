"""Where games are kept between two starts of the program."""

from dataclasses import dataclass
from typing import Protocol


class StoreError(Exception):
    """A game could not be kept or found; carries a sentence for a person."""


@dataclass(frozen=True)
class KeptGame:
    """A game as it is kept: its record as text, and the secret seed of its dice in hex ("" where there is none)."""

    id: str
    game: str
    record: str
    seed: str
    ended: bool


class Store(Protocol):
    """Keeps games. Each call is complete when it returns: a power cut after it loses nothing."""

    def keep(self, game: KeptGame) -> None:
        """Keep the game, in the place of an earlier state of it. Raises StoreError."""
        ...

    def newest(self, game: str) -> KeptGame | None:
        """The game of that kind that was kept last; None where there is none. Raises StoreError."""
        ...


class ForgetfulStore:
    """Keeps games only while the program runs: for the tour, and for tests."""

    def __init__(self) -> None:
        self._games: dict[str, KeptGame] = {}

    def keep(self, game: KeptGame) -> None:
        """Keep the game in memory."""
        self._games.pop(game.id, None)
        self._games[game.id] = game

    def newest(self, game: str) -> KeptGame | None:
        """The game of that kind that was kept last."""
        return next((kept for kept in reversed(self._games.values()) if kept.game == game), None)
