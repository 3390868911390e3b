"""The exact chances of Poker Dice, computed once somebody looks at the table."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from dicedesk.ports.jobs import Jobs
from dicedesk.ui.tabs.computed import Computed
from dicedesk.ui.words import tr

if TYPE_CHECKING:
    from dicedesk.odds.poker_dice import PokerDiceOdds


class PokerDiceChances(Computed[str, "PokerDiceOdds"]):
    """The chances by the rules that are watched, as a record writes them. Signals: those of Computed."""

    def __init__(self, jobs: Jobs, parent: QObject | None = None) -> None:
        """Nothing is computed before `watch`."""
        super().__init__(jobs, _solved, _failed, parent)


def _solved(_rules: str) -> "PokerDiceOdds":
    # numpy comes with it, and nobody should wait for that before the window is there.
    from dicedesk.odds.poker_dice import solve

    return solve()


def _failed(reason: str) -> str:
    return tr("The chances could not be worked out: {reason}", reason=reason)
