"""Pig is weighed by the chance to win; the limits of costs are those of Hog. It comes with the coach."""

from dicedesk.coach.evaluation import Limits
from dicedesk.coach.unit import WinChance
from dicedesk.core.words import tr

UNIT = WinChance(
    limits=Limits(0.0001, 0.01, 0.03, 0.07, (0.001, 0.01, 0.025, 0.05)),
    warnings=(1, 3, 7),
    costs=tr("Costs are percentage points of your chance to win."),
)
