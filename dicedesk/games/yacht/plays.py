"""The best play of each preset, for the coach and the perfect player."""

from collections.abc import Callable
from pathlib import Path

from dicedesk.games.yacht.boxes import Sheet
from dicedesk.games.yacht.kept import best_play
from dicedesk.games.yacht.odds import YachtPlay
from dicedesk.play.kept_folder import kept_folder


class Plays:
    """The best plays that a process knows."""

    def __init__(self, folder: Callable[[], Path | None]) -> None:
        """`folder` says where they are kept; None keeps none."""
        self._folder = folder
        self._known: dict[Sheet, YachtPlay] = {}

    def of(self, sheet: Sheet, tell: Callable[[float], object] = lambda _: None) -> YachtPlay:
        """The best play of a preset, read from its file or calculated on the first call.

        `tell` gets the share (0..1) of the calculation that is done.
        """
        if sheet not in self._known:
            self._known[sheet] = best_play(sheet, self._folder(), tell)
        return self._known[sheet]

    def take(self, play: YachtPlay) -> YachtPlay:
        """The best play that another process has calculated, or the one that was known before."""
        return self._known.setdefault(play.sheet, play)


PLAYS = Plays(kept_folder)
play_of = PLAYS.of
