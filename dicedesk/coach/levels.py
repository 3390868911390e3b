"""How hard it is to find the best of some choices: by how much the nearest wrong one loses."""

from collections.abc import Sequence
from enum import Enum
from typing import NamedTuple

from dicedesk.coach.evaluation import Worth
from dicedesk.coach.limits import Grade
from dicedesk.coach.unit import Unit


class Level(Enum):
    """How hard an exercise is, the easiest first."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"


class Gaps(NamedTuple):
    """The least that the nearest wrong choice of a medium and of an easy exercise loses."""

    medium: Worth
    easy: Worth

    @classmethod
    def of(cls, unit: Unit) -> "Gaps":
        """Those of most games: a mistake, and a blunder."""
        return cls(unit.limits.mistake, unit.limits.blunder)

    def level(self, losses: Sequence[Worth], unit: Unit) -> Level | None:
        """The level of choices that lose so much to the best of them; None where none of them is wrong."""
        wrong = [loss for loss in losses if unit.limits.grade(loss) is not Grade.FINE]
        if not wrong:
            return None
        nearest = min(wrong)
        if nearest >= self.easy:
            return Level.EASY
        return Level.MEDIUM if nearest >= self.medium else Level.HARD
