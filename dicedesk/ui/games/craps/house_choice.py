"""By which rules craps is played: what is chosen on the card or in the dialog holds from the next game on."""

from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from dicedesk.games.craps.bets import COME_ODDS, COMES
from dicedesk.games.craps.house import PRESETS, HouseRules
from dicedesk.games.craps.rules import CrapsState
from dicedesk.games.craps.table import CrapsGameTable
from dicedesk.games.craps.telling import off_on_come_out
from dicedesk.ui.base.bridge import SessionBridge
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.games.craps.house_rules import HouseRulesDialog

if TYPE_CHECKING:
    from dicedesk.ui.games.craps.house_row import HouseRow


class HouseChoice(QObject):
    """Keeps the rules that are chosen.

    Signals: `game_wanted()` when a game is to begin by them at once, since none is lost by it.
    """

    game_wanted = Signal()

    def __init__(
        self,
        bridge: SessionBridge[CrapsState],
        table: CrapsGameTable,
        appearance: Appearance,
        parent: QWidget,
    ) -> None:
        """The dialog opens over the parent."""
        super().__init__(parent)
        self._bridge, self._table, self._appearance = bridge, table, appearance
        self._row: HouseRow | None = None

    def choose_on(self, row: "HouseRow") -> None:
        """From now on the row shows the house, and another can be chosen on it."""
        self._row = row
        row.rules_asked.connect(self.open_rules)
        row.house_chosen.connect(lambda name: self.choose(PRESETS[name]))
        self.show()

    def open_rules(self) -> HouseRulesDialog:
        """Opens the rules of the house."""
        dialog = HouseRulesDialog(self._table.house, self._appearance, cast("QWidget", self.parent()))
        dialog.chosen.connect(self.choose)
        dialog.open()
        return dialog

    def choose(self, rules: HouseRules) -> None:
        """Has the next game played by these rules."""
        self._table.choose_house(rules)
        if self._bridge.session.is_untouched:
            self.game_wanted.emit()
        else:
            self.show()

    def remember_visit(self) -> None:
        """Somebody has played here: from now on the card names the house alone."""
        self._table.remember_visit()
        if self._row is not None:
            self._row.make_room()

    def show(self) -> None:
        """Shows the house of this game and of the next, and which bets work on a come-out, where there is a row."""
        if self._row is None:
            return
        state = self._bridge.session.state
        has_come_bets = any(bet.kind in COMES.values() for bet in state.bets)
        self._row.show_house(state.rules, self._table.house)
        self._row.show_odds(on=state.odds_on, matter=has_come_bets)
        others = [bet for bet in off_on_come_out(state) if bet.kind not in COME_ODDS.values()]
        self._row.show_bets(on=state.bets_on, matter=bool(others))
