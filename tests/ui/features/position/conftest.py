"""A position over an empty window, led by keys and clicks."""

from collections.abc import Callable

import pytest

from dicedesk.ui.features.position.window import PositionWindow
from dicedesk.ui.window.windows import Windows

Open = Callable[[str], PositionWindow]

LINES = {
    "hog": "hog 34-50, turn 1 | goal=100 | You, final",
    "hazard": "hazard lost 2 | casters=1",
    "poker-dice": "poker-dice 6 6 3 2 1, rolls 1, bankroll 40, hands 4",
    "craps": "craps point 6, bankroll 100, bets pass 10",
}
