"""The exact figures of every bet of craps by the house rules, computed when the table is visible."""

from collections.abc import Mapping

from PySide6.QtCore import QObject

from dicedesk.games.craps.house import HouseRules
from dicedesk.games.craps.odds import BetFigures, all_figures
from dicedesk.play.ports.jobs import Jobs
from dicedesk.ui.base.words import tr
from dicedesk.ui.base.work import BackgroundValue


class CrapsChances(BackgroundValue[HouseRules, Mapping[str, BetFigures]]):
    """The figures of the bets by the watched rules. Signals: those of BackgroundValue."""

    def __init__(self, jobs: Jobs, parent: QObject | None = None) -> None:
        """Nothing is computed before `watch`."""
        super().__init__(jobs, all_figures, _failed, parent)

    def of(self, name: str) -> BetFigures | None:
        """The figures of the bet of this name; None while they are being computed, and for an unknown name."""
        return (self.value or {}).get(name)


def _failed(reason: str) -> str:
    return tr("The house edge could not be calculated: {reason}", reason=reason)
