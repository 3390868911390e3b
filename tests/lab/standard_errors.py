"""How far what was played is from what is known exactly."""

from fractions import Fraction
from math import sqrt

from dicedesk.lab.hazard_rounds import RoundCount


def standard_errors(count: RoundCount, win: Fraction) -> float:
    """How many standard errors the wins lie above what this chance to win makes likely."""
    return float(count.wins - count.rounds * win) / sqrt(count.rounds * win * (1 - win))
