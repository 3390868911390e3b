"""Hog's unit: the chance to win.

The limits are tuned on simulated beginners, so that a sensible player makes one or two mistakes a game. By
`tests/coach/beginners.py`, 400 games each; blunders are the mistakes of 7 points and more:

| player | against | mistakes | blunders | points lost a choice |
| --- | --- | --- | --- | --- |
| looks at the lead after the turn, not exactly | perfect | 0.8 | 0.6 | 1.5 |
| the same | swap | 1.1 | 1.0 | 2.6 |
| the same | final | 1.1 | 1.3 | 2.7 |
| always rolls six dice | final | 1.4 | 2.1 | 4.9 |
| guesses | final | 1.3 | 2.3 | 4.8 |
"""

from dicedesk.coach.evaluation import ChoiceKind, Limits
from dicedesk.coach.unit import WinChance
from dicedesk.core.words import tr

LATE, SWAPS, BACON, DICE = "late", "swaps", "bacon", "dice"
UNIT = WinChance(
    limits=Limits(0.0001, 0.01, 0.03, 0.07, (0.001, 0.01, 0.025, 0.05)),
    warnings=(1, 3, 7),
    costs=tr(
        "Costs are in percentage points of your chance to win: a choice that takes it from 50% to 47% costs 3."
    ),
    argues_from_best=True,
    kinds=(
        ChoiceKind(BACON, tr("Free Bacon")),
        ChoiceKind(SWAPS, tr("Swaps")),
        ChoiceKind(LATE, tr("Late game")),
        ChoiceKind(DICE, tr("How many dice")),
    ),
    rated_against="final",
)
