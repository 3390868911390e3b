"""What every bet of craps is worth by the rules of the house, worked out aside once somebody looks at the table."""

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QObject, Signal

from dicedesk.games.craps.house_rules import HouseRules
from dicedesk.odds.craps import BetFigures, all_figures
from dicedesk.ports.jobs import Job, Jobs
from dicedesk.ui.still_there import while_there
from dicedesk.ui.words import tr


class Worth(QObject):
    """Knows the figures of the bets, once they are worked out, for every house that was watched.

    Signals: `changed()` when other figures hold, or the reason why they are missing is known.
    """

    changed = Signal()

    def __init__(self, jobs: Jobs, parent: QObject | None = None) -> None:
        """Nothing is worked out before `watch`."""
        super().__init__(parent)
        self._jobs = jobs
        self._known: dict[HouseRules, Mapping[str, BetFigures]] = {}
        self._rules: HouseRules | None = None
        self._job: Job | None = None
        self.error = ""

    def watch(self, rules: HouseRules) -> None:
        """From now on the figures are those of this house; they are worked out unless they are known."""
        if rules == self._rules:
            return
        self.stop()
        self._rules, self.error = rules, ""
        self.changed.emit()
        if rules not in self._known:
            self._job = self._jobs.start(
                partial(all_figures, rules),
                partial(while_there(self._on_solved), rules),
                while_there(self._on_failed),
            )

    def of(self, name: str) -> BetFigures | None:
        """What the bet of this name is worth; None while it is being worked out, and for a name of none."""
        return self._known.get(self._rules, {}).get(name) if self._rules else None

    def stop(self) -> None:
        """Nothing more is heard of what is being worked out; the next `watch` asks anew."""
        if self._job is not None:
            self._job.cancel()
        self._job, self._rules = None, None

    def _on_solved(self, rules: HouseRules, figures: Mapping[str, BetFigures]) -> None:
        self._known[rules] = figures
        self.changed.emit()

    def _on_failed(self, error: Exception) -> None:
        self.error = tr("The house edge could not be worked out: {reason}", reason=str(error))
        self.changed.emit()
