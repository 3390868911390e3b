"""The best play of each preset, for the coach and the perfect player."""

from functools import cache

from dicedesk.games.yacht.boxes import Sheet
from dicedesk.games.yacht.odds import YachtPlay, solve


@cache
def play_of(sheet: Sheet) -> YachtPlay:
    """The best play of a preset, calculated on the first call in this process."""
    return solve(sheet)
