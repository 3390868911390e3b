"""The four kinds of throw. A throw knows what it decides by itself, and tells the game which kind it is."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from functools import cached_property
from typing import Protocol, TypeVar

from dicedesk.games.craps.bet_kinds import BetKinds
from dicedesk.games.craps.bets import Bet, Settled, settle

TakenT = TypeVar("TakenT")
TakenT_co = TypeVar("TakenT_co", covariant=True)


class TakesThrows(Protocol[TakenT_co]):
    """What a throw can tell its kind to: the game, and the game's state. Each answers with what follows."""

    def craps(self, throw: "Throw", /) -> TakenT_co:
        """A 2, 3 or 12 was thrown."""

    def natural(self, throw: "Throw", /) -> TakenT_co:
        """A 7 was thrown."""

    def eleven(self, throw: "Throw", /) -> TakenT_co:
        """An 11 was thrown."""

    def point(self, throw: "Throw", /) -> TakenT_co:
        """A 4, 5, 6, 8, 9 or 10 was thrown."""


@dataclass(frozen=True)
class Throw(ABC):
    """Two dice, and the outcomes that they decide whatever the state of the game."""

    d1: int
    d2: int
    win_one_roll: BetKinds = frozenset()
    lose_one_roll: BetKinds = frozenset()
    win_hardways: BetKinds = frozenset()
    lose_hardways: BetKinds = frozenset()

    @cached_property
    def decides_one_roll(self) -> BetKinds:
        """The bets on one throw that it resolves."""
        return self.win_one_roll | self.lose_one_roll

    @cached_property
    def decides_hardways(self) -> BetKinds:
        """The hardways that it resolves."""
        return self.win_hardways | self.lose_hardways

    @property
    def total(self) -> int:
        """The sum of the dice."""
        return self.d1 + self.d2

    def hard(self) -> bool:
        """Whether both dice show the same."""
        return self.d1 == self.d2

    @abstractmethod
    def update_game(self, game: TakesThrows[TakenT]) -> TakenT:
        """What follows for the game, which is told the kind of the throw."""

    def resolve_one_roll(self, bet: Bet) -> Settled:
        """What a bet on one throw comes to; any other stays."""
        return settle(bet, self.win_one_roll, self.lose_one_roll)

    def resolve_hardways(self, bet: Bet) -> Settled:
        """What a bet on a hardway comes to; any other stays."""
        return settle(bet, self.win_hardways, self.lose_hardways)

    def __str__(self) -> str:
        return f"{self.d1},{self.d2}"


class NaturalThrow(Throw):
    """A seven."""

    def update_game(self, game: TakesThrows[TakenT]) -> TakenT:
        """What a natural leads to."""
        return game.natural(self)


class CrapsThrow(Throw):
    """A 2, 3 or 12."""

    def update_game(self, game: TakesThrows[TakenT]) -> TakenT:
        """What craps leads to."""
        return game.craps(self)


class ElevenThrow(Throw):
    """An eleven."""

    def update_game(self, game: TakesThrows[TakenT]) -> TakenT:
        """What an eleven leads to."""
        return game.eleven(self)


class PointThrow(Throw):
    """A 4, 5, 6, 8, 9 or 10."""

    def update_game(self, game: TakesThrows[TakenT]) -> TakenT:
        """What a number leads to."""
        return game.point(self)
