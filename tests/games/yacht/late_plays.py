"""The best play of a preset near the end of a game, solved in a moment."""

from array import array

import numpy as np

from dicedesk.games.yacht.boxes import Sheet
from dicedesk.games.yacht.odds import YachtPlay
from dicedesk.games.yacht.solver import Turns, before_roll

LATE = 2
"""Open boxes of a late card."""


def late_play(sheet: Sheet) -> YachtPlay:
    """The best play of a preset, solved for late cards alone."""
    turns = Turns(sheet)
    to_come = np.zeros(turns.places.size)
    for layer in turns.layers()[-2 : -2 - LATE : -1]:
        for columns in layer.chunks():
            to_come[turns.place(columns)] = before_roll(turns.best(columns, to_come))
    return YachtPlay(sheet, array("d", to_come.tobytes()))
