"""What a random code adds to the place of a game of Hog.

A place is counted by [own score, seat, other score]: the points of a throw are added to the own score. More than half
of all throws score 1. Where it is simple what the state is then, one code says also what the other player throws next,
and those points are added to the other score. What a code stands for has its exact chances (see
`dicedesk.lab.simulation.coded_laws`).
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
import numpy.typing as npt

from dicedesk.core.dice import SIDES
from dicedesk.games.hog.odds_layout import GOAL
from dicedesk.games.hog.odds_points import MOST_POINTS, point_ways
from dicedesk.lab.simulation.coded_laws import UNDECIDED, CodedLaws, coded

CODE_BITS = 9
ROWS = 64
IDLE_ROW = ROWS - 1
"""So many rows has the first code, and as many the second; in the last one a game stays where it is."""

SCORES = GOAL + MOST_POINTS
SEATS = 2
POINT = SEATS * SCORES
"""By so much a place goes up for each point of the player who throws."""

ENDS = SCORES * POINT
"""The places from here on are those of games that have ended."""

AFTER_1 = ENDS + (MOST_POINTS + 1) * POINT
"""This and the points of the other player are added where the first throw scored 1."""

AGAIN = ENDS + AFTER_1 + POINT
"""This is added where the first code has not decided: the second one does so."""

STAY = ENDS + AGAIN + POINT
"""This is added where the second code has not decided, either."""

Lanes = npt.NDArray[np.uint32]
Row = tuple[int, int]
"""How many dice are thrown, and how many the other player throws after a 1; 0 where the code does not say."""


@dataclass(frozen=True, eq=False)
class Throws:
    """What is added, as `scored` by the rows of the first code, then those of the second, each by code; flat.

    `laws` draw what no code decides, by the row of the first.
    """

    scored: Lanes
    laws: CodedLaws


@lru_cache(maxsize=4)
def throws_of(rows: Sequence[Row]) -> Throws:
    """The throws of these rows."""
    laws = coded([law_of(*row) for row in rows], 1 << CODE_BITS)
    scored = np.full((2, ROWS, 1 << CODE_BITS), STAY, np.uint32)
    scored[0, : len(rows)] = np.where(laws.first == UNDECIDED, AGAIN, laws.first)
    scored[1, : len(rows)] = np.where(laws.second == UNDECIDED, STAY, laws.second)
    return Throws(scored.ravel(), laws)


def law_of(dice: int, next_dice: int) -> Counter[int]:
    """In how many of all ways a throw, and after a 1 the next one, add what to the place."""
    points = point_ways(dice)
    law = Counter({scored * POINT: ways * SIDES**next_dice for scored, ways in points.items()})
    if next_dice:
        del law[POINT]
        law.update({AFTER_1 + scored: ways * points[1] for scored, ways in point_ways(next_dice).items()})
    return law
