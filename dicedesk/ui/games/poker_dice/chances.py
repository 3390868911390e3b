"""The exact chances of Poker Dice, computed when the table is visible."""

from PySide6.QtCore import QObject

from dicedesk.games.poker_dice.odds import PokerDiceOdds, odds_by
from dicedesk.games.poker_dice.players import PERFECT
from dicedesk.games.poker_dice.rules import PokerDiceState
from dicedesk.games.poker_dice.table import PokerDiceGameTable
from dicedesk.play.ports.jobs import Jobs
from dicedesk.ui.base.bridge import SessionBridge
from dicedesk.ui.base.words import tr
from dicedesk.ui.base.work import BackgroundValue
from dicedesk.ui.table.pace import Pace


class PokerDiceChances(BackgroundValue[str, PokerDiceOdds]):
    """The chances by the watched rules, as a record writes them. Signals: those of BackgroundValue."""

    def __init__(self, jobs: Jobs, parent: QObject | None = None) -> None:
        """Nothing is computed before `watch`."""
        super().__init__(jobs, odds_by, _failed, parent)


class PerfectPlayerWaits(QObject):
    """Makes the perfect player wait until its chances are known, or cannot be calculated."""

    def __init__(
        self,
        chances: PokerDiceChances,
        bridge: SessionBridge[PokerDiceState],
        pace: Pace[PokerDiceState],
        table: PokerDiceGameTable,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._chances, self._bridge, self._pace, self._table = chances, bridge, pace, table
        chances.changed.connect(self._on_changed)
        bridge.reset.connect(self._on_changed)
        self._on_changed()

    def _on_changed(self) -> None:
        self._table.odds = self._chances.value
        is_perfect = self._table.seating_of(self._bridge.session.record) == (PERFECT,)
        self._pace.hold(on=is_perfect and self._chances.value is None and not self._chances.error)


def _failed(reason: str) -> str:
    return tr("The chances could not be calculated: {reason}", reason=reason)
