"""Betting systems: how large the next bet is, by what became of those before. No system changes the odds of a bet."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Self

FIRST_ROW = (1, 2, 3, 4, 5, 6)
"""The row of numbers with which a cancellation begins."""

_ONE_THREE_TWO_SIX = (1, 3, 2, 6)


@dataclass(frozen=True)
class BettingStrategy(ABC):
    """How many units the next bet is. A bet that is pushed changes nothing."""

    @property
    @abstractmethod
    def units(self) -> int:
        """The next bet, 1 or more."""

    @abstractmethod
    def won(self) -> Self:
        """The strategy after its bet was won."""

    @abstractmethod
    def lost(self) -> Self:
        """The strategy after its bet was lost."""

    def anew(self) -> Self:
        """The strategy as it was before its first bet."""
        return type(self)()


@dataclass(frozen=True)
class NoChangeBetting(BettingStrategy):
    """Always bets the same."""

    @property
    def units(self) -> int:
        """Always 1."""
        return 1

    def won(self) -> Self:
        """No change."""
        return self

    def lost(self) -> Self:
        """No change."""
        return self


@dataclass(frozen=True)
class MartingaleBetting(BettingStrategy):
    """Doubles after each loss, so that one win brings back all that was lost, and a unit."""

    losses: int = 0

    @property
    def units(self) -> int:
        """1, and twice as many with each loss in a row."""
        return 1 << self.losses

    def won(self) -> Self:
        """Back to one unit."""
        return self.anew()

    def lost(self) -> Self:
        """The next bet is doubled."""
        return type(self)(self.losses + 1)


@dataclass(frozen=True)
class OneThreeTwoSixBetting(BettingStrategy):
    """Bets 1, 3, 2 and 6 units as long as it wins. After four wins in a row, or a loss, it begins again."""

    wins: int = 0

    @property
    def units(self) -> int:
        """1, 3, 2 or 6, by the wins in a row."""
        return _ONE_THREE_TWO_SIX[self.wins]

    def won(self) -> Self:
        """One step on; after the last step the first again."""
        return type(self)((self.wins + 1) % len(_ONE_THREE_TWO_SIX))

    def lost(self) -> Self:
        """Back to the first step."""
        return self.anew()


@dataclass(frozen=True)
class CancellationBetting(BettingStrategy):
    """Bets the first and the last number of a row together; a number that is alone by itself.

    A win crosses both out, a loss adds what was bet at the end; so a finished row has won the sum of its numbers at
    even money. Then `first` begins again. Also called Labouchère.
    """

    row: tuple[int, ...] = FIRST_ROW
    first: tuple[int, ...] = FIRST_ROW

    @property
    def units(self) -> int:
        """The first number and the last."""
        return self.row[0] + (self.row[-1] if len(self.row) > 1 else 0)

    def won(self) -> Self:
        """The row without its first and last number; a new row when none is left."""
        return type(self)(self.row[1:-1] or self.first, self.first)

    def lost(self) -> Self:
        """The row with what was bet added at its end."""
        return type(self)((*self.row, self.units), self.first)

    def anew(self) -> Self:
        """The row with which it began."""
        return type(self)(self.first, self.first)


@dataclass(frozen=True)
class FibonacciBetting(BettingStrategy):
    """Goes along 1, 1, 2, 3, 5, 8 …, each the sum of the two before: a step on after a loss, two back after a win."""

    step: int = 0

    @property
    def units(self) -> int:
        """The number at the step."""
        number, after = 1, 1
        for _ in range(self.step):
            number, after = after, number + after
        return number

    def won(self) -> Self:
        """Two steps back, at most to the first."""
        return type(self)(max(self.step - 2, 0))

    def lost(self) -> Self:
        """A step on."""
        return type(self)(self.step + 1)
