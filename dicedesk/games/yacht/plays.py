"""The best play of each preset, for the coach and the perfect player."""

from collections.abc import Callable
from functools import cache

from dicedesk.games.yacht.boxes import Sheet
from dicedesk.games.yacht.kept import best_play
from dicedesk.games.yacht.odds import YachtPlay
from dicedesk.play.kept_folder import kept_folder


def play_of(sheet: Sheet, tell: Callable[[float], object] = lambda _: None) -> YachtPlay:
    """The best play of a preset: the first call in this process reads its file, or calculates it.

    `tell` gets the share (0..1) of the calculation that is done.
    """
    plays = _plays()
    if sheet not in plays:
        plays[sheet] = best_play(sheet, kept_folder(), tell)
    return plays[sheet]


def taken(play: YachtPlay) -> YachtPlay:
    """The best play that another process has calculated, from now on also in this one; an earlier one stays."""
    return _plays().setdefault(play.sheet, play)


@cache
def _plays() -> dict[Sheet, YachtPlay]:
    """Those of this process."""
    return {}
