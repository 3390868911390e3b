"""What is known of a strategy of Hog that plays against another one. It needs no numpy, so any process can hold it."""

from array import array
from collections.abc import Iterator
from dataclasses import dataclass
from heapq import nlargest
from typing import TypeAlias

from dicedesk.games.hog.rules import DEFAULT_GOAL

SCORES = DEFAULT_GOAL
"""A turn is taken at scores below this."""

COSTLIEST = 10
"""So many positions are shown as those that cost most."""

DiceTable: TypeAlias = bytes
"""Numbers of dice by [own score, other's score], 100 x 100, one after the other."""


@dataclass(frozen=True)
class StudiedWins:
    """The chances that a strategy wins: when it begins, and when the other one does."""

    first: float
    second: float

    @property
    def average(self) -> float:
        """The chance when a fair coin decides who begins."""
        return (self.first + self.second) / 2


@dataclass(frozen=True)
class StudiedCell:
    """A position with the strategy to move.

    `dice` is what it rolls there, `opponents_dice` what its opponent would roll in its place, and `best` what wins most
    often against that opponent, the lowest where several do. `loss` is the chance to win that its choice gives away
    when it plays on as well as can be, exactly 0 for a best choice. `reached` is the chance that a game comes there.
    """

    own: int
    other: int
    dice: int
    opponents_dice: int
    best: int
    loss: float
    reached: float

    @property
    def cost(self) -> float:
        """What the choice costs in an average game. The costs of all cells add up to the win rate that is missed."""
        return self.loss * self.reached


@dataclass(frozen=True, eq=False)
class StrategyStudy:
    """A strategy against another one, in every position; games go to 100, and a coin decides who begins.

    Its chances to win add up: `best_wins.average` less `wins.average` is the sum of the costs of all cells.
    """

    dice: DiceTable
    opponents_dice: DiceTable
    best: DiceTable
    losses: "array[float]"
    reached: "array[float]"
    wins: StudiedWins
    best_wins: StudiedWins

    def cell(self, own: int, other: int) -> StudiedCell:
        """The position at these scores."""
        return self._cell_at(own * SCORES + other)

    def cells(self) -> Iterator[StudiedCell]:
        """All positions, by own score and then by the other's."""
        return map(self._cell_at, range(SCORES * SCORES))

    def costliest(self) -> tuple[StudiedCell, ...]:
        """The positions that cost most in an average game, the worst first; none where nothing is lost."""
        costs = [loss * share for loss, share in zip(self.losses, self.reached, strict=True)]
        places = nlargest(COSTLIEST, range(len(costs)), key=costs.__getitem__)
        return tuple(self._cell_at(place) for place in places if costs[place])

    def _cell_at(self, place: int) -> StudiedCell:
        own, other = divmod(place, SCORES)
        return StudiedCell(
            own,
            other,
            self.dice[place],
            self.opponents_dice[place],
            self.best[place],
            self.losses[place],
            self.reached[place],
        )
