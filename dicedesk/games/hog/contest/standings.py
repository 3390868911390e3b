"""What came of a contest, as plain values: every process can hold them, the window too, which loads no numpy."""

from array import array
from dataclasses import dataclass

from dicedesk.core.words import Sentence

RATE_LIMITS = (0.3, 0.45, 0.4999, 0.5001, 0.55, 0.7)
"""From these rates on, a step of its own begins; that in the middle is one half, as near as a person cares."""


@dataclass(frozen=True)
class Place:
    """One line of the ranking. Those who cannot be told apart share a rank; a bad entry has its fault."""

    rank: int
    name: str
    wins: int
    mean_rate: float
    fault: Sentence | None


@dataclass(frozen=True, eq=False)
class Standings:
    """The ranking, the best first, and how often each wins against each.

    `rates` is row after row in the order of the ranking: how often the one of the row wins against the one of the
    column, when a coin decides who begins. Bad entries come last. `steps` says of each rate how far it is from one
    half, as a map shows it: how many of RATE_LIMITS it has passed.
    """

    places: tuple[Place, ...]
    rates: "array[float]"
    steps: bytes

    @property
    def good(self) -> int:
        """How many entries hold a strategy."""
        return sum(place.fault is None for place in self.places)

    def rate(self, row: int, column: int) -> float:
        """How often the one of a place wins against that of another, both counted from 0."""
        return self.rates[row * len(self.places) + column]
