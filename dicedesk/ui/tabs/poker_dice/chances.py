"""The exact chances of Poker Dice, computed once somebody looks at the table."""

from PySide6.QtCore import QObject

from dicedesk.odds.poker_dice import PokerDiceOdds, odds_by
from dicedesk.ports.jobs import Jobs
from dicedesk.ui.tabs.paced.computed import Computed
from dicedesk.ui.words import tr


class PokerDiceChances(Computed[str, PokerDiceOdds]):
    """The chances by the rules that are watched, as a record writes them. Signals: those of Computed."""

    def __init__(self, jobs: Jobs, parent: QObject | None = None) -> None:
        """Nothing is computed before `watch`."""
        super().__init__(jobs, odds_by, _failed, parent)


def _failed(reason: str) -> str:
    return tr("The chances could not be worked out: {reason}", reason=reason)
