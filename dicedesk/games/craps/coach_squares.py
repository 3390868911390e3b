"""The 36 throws of two dice as a grid, and what each of them does to a bet."""

from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache

from dicedesk.core.dice import SIDES, Roll
from dicedesk.core.money import NOTHING, Cents
from dicedesk.games.craps.coach_throws import BetPosition, Settlement, thrown
from dicedesk.games.craps.odds import DIFFERENT_THROWS, WAYS


@dataclass(frozen=True, slots=True)
class Square:
    """One of the 36 throws: its faces, what it does to the bet, and the cents that the player gains, or loses below 0.

    What goes on lying on the table counts as it stands: a bet that waits or moves gains nothing.
    """

    faces: Roll
    settlement: Settlement
    gain: Cents


@dataclass(frozen=True)
class Grid:
    """The 36 squares of a bet, by the first die and then by the second."""

    squares: tuple[Square, ...]

    def ways(self, settlement: Settlement) -> int:
        """How many of the 36 throws settle the bet so."""
        return sum(square.settlement is settlement for square in self.squares)

    @property
    def mean(self) -> Fraction:
        """The cents that the next throw brings on average."""
        return Fraction(sum(square.gain for square in self.squares), WAYS)

    @property
    def variance(self) -> Fraction:
        """The variance of what the next throw brings, in cents squared."""
        return Fraction(sum(square.gain**2 for square in self.squares), WAYS) - self.mean**2


@lru_cache(maxsize=1024)
def grid_of(position: BetPosition, amount: Cents) -> Grid:
    """What each throw does to a bet of this amount in this position."""
    outcomes = {faces: _square(position, amount, faces) for faces in DIFFERENT_THROWS}
    return Grid(
        tuple(
            Square((d1, d2), *outcomes[min(d1, d2), max(d1, d2)])
            for d1 in range(1, SIDES + 1)
            for d2 in range(1, SIDES + 1)
        )
    )


def added_up(grids: tuple[Grid, ...]) -> tuple[Fraction, Fraction]:
    """Mean and variance of what the next throw brings to all these bets together; none bring nothing."""
    gains = [
        sum(square.gain for square in together) for together in zip(*(g.squares for g in grids), strict=True)
    ]
    mean = Fraction(sum(gains), WAYS)
    return mean, Fraction(sum(gain**2 for gain in gains), WAYS) - mean**2


def _square(position: BetPosition, amount: Cents, faces: Roll) -> tuple[Settlement, Cents]:
    done = thrown(position, amount, faces)
    lying = NOTHING if done.after is None else amount
    return done.settlement, Cents(done.back + lying - amount)
