"""Summarizes the games that were played since somebody last looked at the history, in the background."""

import time
from functools import partial

from PySide6.QtCore import QObject, Signal

from dicedesk.features.history.summaries import summary_of
from dicedesk.play.ports.jobs import Jobs, reason_of
from dicedesk.play.ports.past_games import PastGames
from dicedesk.ui.base.still_there import while_there
from dicedesk.ui.base.words import shown, tr
from dicedesk.ui.features.history.deletion import Deletion

_MOMENT_S = 0.2
"""What was summarized is shown after so long each time."""


class CatchingUp(QObject):
    """Looks for games without a summary.

    Signals: `found()` when some were summarized, `caught_up()` when none is left without a summary, `told(str)` with
    what a person should know.
    """

    found, caught_up = Signal(), Signal()
    told = Signal(str)

    def __init__(self, past: PastGames, jobs: Jobs, deletion: Deletion, parent: QObject) -> None:
        """The games that `deletion` hides need no summary."""
        super().__init__(parent)
        self._past, self._jobs, self._deletion = past, jobs, deletion
        self._is_looking = self._is_wanted = self._has_told = False

    def look(self) -> None:
        """Looks now, or again as soon as it has looked."""
        self._is_wanted = self._is_looking
        if not self._is_looking:
            self._is_looking = True
            work = partial(_summarize_some, self._past, self._deletion.hidden)
            self._jobs.start(work, while_there(self._on_done), while_there(self._on_failed))

    def _on_done(self, made: tuple[int, bool]) -> None:
        count, is_more = made
        self._is_looking = False
        if is_more and not self._has_told:
            self._has_told = True
            self.told.emit(tr("Reading earlier games…"))
        if count:
            self.found.emit()
        if is_more or self._is_wanted:
            self.look()
            return
        if self._has_told:
            self._has_told = False
            self.told.emit("")
        self.caught_up.emit()

    def _on_failed(self, error: Exception) -> None:
        self._is_looking = self._is_wanted = False
        self.told.emit(shown(reason_of(error)))


def _summarize_some(past: PastGames, hidden: frozenset[int]) -> tuple[int, bool]:
    """Summarize games for a moment; returns how many, and whether there are more."""
    until, count = time.monotonic() + _MOMENT_S, 0
    for made in past.catch_up(summary_of, hidden):
        count += made
        if time.monotonic() > until:
            return count, True
    return count, False
