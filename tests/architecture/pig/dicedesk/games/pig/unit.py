"""Pig is weighed by the chance to win. It comes with the coach, and so does the column in the help page `how-rated`.

A game for points has `Points` instead, with `fewer_is_better` if so. Its values are floats, unless its `quantity` is
`replace(POINTS, is_exact=True)`: then they are fractions.
"""

from dicedesk.coach.evaluation import Limits
from dicedesk.coach.unit import WinChance
from dicedesk.core.words import tr

UNIT = WinChance(
    limits=Limits(
        open=0.0001, inaccuracy=0.01, mistake=0.03, blunder=0.07, ratings=(0.001, 0.01, 0.025, 0.05)
    ),
    warnings=(1, 3, 7),
    costs=tr("Costs are percentage points of your chance to win."),
)
"""A choice from `inaccuracy` on is what a careful player overlooks, one from `blunder` on decides games.

Where no choice costs more than `open`, there is nothing to decide. `ratings` are the highest average costs of flawless,
strong, solid and uneven play. These limits are those of Hog. A player can be warned from one of the `warnings` on, here
in percentage points."""
