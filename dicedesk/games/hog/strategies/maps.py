"""Which step of a scale each position gets when a strategy is seen as a map."""

from bisect import bisect_right
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from dicedesk.games.hog.game import UNIT
from dicedesk.games.hog.strategies.study import SCORES, StrategyStudy, StudiedCell

_LIMITS = UNIT.limits

LOSS_LIMITS = (float(_LIMITS.inaccuracy), float(_LIMITS.mistake), float(_LIMITS.blunder), 0.2)
"""From these losses on, as chances to win, a step of its own begins; the first step of all is that of no loss."""

DIFFERENCE_LIMITS = (-5, -2, 0, 1, 3, 6)
"""From these differences of dice on, a step of its own begins."""


class MapKind(Enum):
    """What a map shows of a strategy."""

    CHOICES = "choices"
    """What it rolls: a step for each number of dice, from 0."""

    BEST = "best"
    """What would be best against its opponent, in the same steps."""

    DIFFERENCE = "difference"
    """How many dice more or fewer it rolls than its opponent would in its place."""

    LOSSES = "losses"
    """What its choices lose to the best ones."""


def step_of(cell: StudiedCell, kind: MapKind) -> int:
    """The step of a position, from 0."""
    if kind is MapKind.CHOICES:
        return cell.dice
    if kind is MapKind.BEST:
        return cell.best
    if kind is MapKind.DIFFERENCE:
        return bisect_right(DIFFERENCE_LIMITS, cell.dice - cell.opponents_dice)
    return 1 + bisect_right(LOSS_LIMITS, cell.loss) if cell.loss else 0


def steps_of(study: StrategyStudy, kind: MapKind) -> bytes:
    """The steps of all positions: 100 rows by the other's score, from 0 on, each by own score."""
    whole = {MapKind.CHOICES: study.dice, MapKind.BEST: study.best}.get(kind)
    steps = whole or bytes(step_of(cell, kind) for cell in study.cells())
    return b"".join(steps[other::SCORES] for other in range(SCORES))


@dataclass(frozen=True, eq=False)
class StrategyMaps:
    """A study with all its maps, and the positions that cost most, the worst first."""

    study: StrategyStudy
    steps: Mapping[MapKind, bytes]
    costliest: tuple[StudiedCell, ...]


def maps_of(study: StrategyStudy) -> StrategyMaps:
    """All maps of a study; they take as long as the study itself."""
    return StrategyMaps(study, {kind: steps_of(study, kind) for kind in MapKind}, study.costliest())
