"""The choice of house rules: they apply to a game that has not begun, or else to the next one."""

from collections.abc import Collection, Mapping
from typing import cast

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from dicedesk.games.craps.bets import COME_ODDS, COMES
from dicedesk.games.craps.house import PRESETS, HouseRules
from dicedesk.games.craps.house_words import FIRST_HOUSES, HouseOffer
from dicedesk.games.craps.rules import CrapsState
from dicedesk.games.craps.table import CrapsGameTable
from dicedesk.games.craps.telling import off_on_come_out
from dicedesk.ui.base.bridge import SessionBridge
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import RIGHT_COLUMN, SCROLL_BAR, Space, Type, font, scaled
from dicedesk.ui.base.widgets.card import label
from dicedesk.ui.base.widgets.fields import TickBox
from dicedesk.ui.base.words import shown, tr
from dicedesk.ui.games.craps.house_rules import HouseRulesDialog, house_title


class HouseRow(QWidget):
    """Names the house, and on the first visit offers two houses.

    Its tick boxes, `odds` and `bets`, get a place on the card.

    Signals: `house_chosen(str)` with the name of a preset, `rules_asked()` when the player wants other rules, and
    `odds_turned()` and `bets_turned()` at the tick boxes.
    """

    house_chosen = Signal(str)
    rules_asked = Signal()
    odds_turned = Signal()
    bets_turned = Signal()

    def __init__(self, appearance: Appearance, *, is_first_visit: bool = False) -> None:
        super().__init__()
        self.houses: Mapping[str, QPushButton] = (
            {name: self._house_button(name, offer) for name, offer in FIRST_HOUSES.items()}
            if is_first_visit
            else {}
        )
        self._named: tuple[HouseRules, HouseRules] | None = None
        self.name, self.next = label("name", wraps=True), label("second", wraps=True)
        self.odds = TickBox(appearance, tr("Come odds working on the come-out"))
        self.odds.setToolTip(
            tr(
                "If unchecked, come odds are off on the come-out roll and are returned if that roll "
                "decides their come bet. Press O to switch."
            )
        )
        self.bets = TickBox(appearance, tr("Bets working on the come-out"))
        self.bets.setToolTip(
            tr(
                "If unchecked, place, buy, lay and hardway bets follow the house rules on the "
                "come-out roll. Press W to switch."
            )
        )
        change = QPushButton(tr("House rules…"))
        change.setToolTip(tr("See and change the house rules (H)"))
        change.clicked.connect(self.rules_asked)
        for box in (self.odds, self.bets):
            _break_on_card(box)
            box.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.odds.clicked.connect(self.odds_turned)
        self.bets.clicked.connect(self.bets_turned)
        first = QHBoxLayout()
        first.addWidget(self.name, 1)
        first.addWidget(change)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.SMALL)
        self._both = self._beside_each_other()
        column.addWidget(self._both)
        # Before it has a place in the column this would show it as a window of its own.
        self._both.setVisible(bool(self.houses))
        column.addLayout(first)
        column.addWidget(self.next)

    def show_house(self, rules: HouseRules, coming: HouseRules) -> None:
        """Show the rules of this game, and those of the next if they differ."""
        if (rules, coming) != self._named:
            self._named = rules, coming
            self.name.setText(house_title(rules))
            self.next.setText(tr("Next game (press N): {house}", house=house_title(coming)))
            self.next.setVisible(rules != coming)
        for name, button in self.houses.items():
            button.setChecked(PRESETS[name] == coming)

    def make_room(self) -> None:
        """Show only the name of the house from now on: the cards of the game need the room."""
        self._both.hide()

    def show_odds(self, *, on: bool, matter: bool) -> None:
        """Show whether come odds work on a come-out; hide it if it does not matter now."""
        _show(self.odds, on=on, matter=matter)

    def show_bets(self, *, on: bool, matter: bool) -> None:
        """Show whether the bets work that the house lets be off on a come-out; hide it if there are none."""
        _show(self.bets, on=on, matter=matter)

    def _house_button(self, name: str, offer: HouseOffer) -> QPushButton:
        button = QPushButton(shown(offer.title))
        button.setObjectName("quiet")
        button.setCheckable(True)
        # A click leaves the focus on the layout: otherwise an arrow key or Enter would choose another house.
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setAccessibleDescription(shown(offer.line))
        button.clicked.connect(lambda: self.house_chosen.emit(name))
        return button

    def _beside_each_other(self) -> QWidget:
        """The houses with a line about each, side by side if their names fit."""
        both = QWidget()
        grid = QGridLayout(both)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(Space.SMALL)
        grid.setVerticalSpacing(Space.TIGHT)
        for place, (name, button) in enumerate(self.houses.items()):
            row, column = (0, place) if _fit_beside(self.houses.values()) else (2 * place, 0)
            grid.addWidget(button, row, column)
            line = label("second", shown(FIRST_HOUSES[name].line), wraps=True)
            grid.addWidget(line, row + 1, column, Qt.AlignmentFlag.AlignTop)
            grid.setColumnStretch(column, 1)
        return both


def _show(box: TickBox, *, on: bool, matter: bool) -> None:
    box.setChecked(on)
    box.setVisible(on or matter)


def _fit_beside(buttons: Collection[QPushButton]) -> bool:
    """Whether buttons of one width fit side by side on a card; names in some languages are longer."""
    metrics = QFontMetrics(font(Type.BODY, bold=True))
    widest = max((metrics.horizontalAdvance(button.text()) for button in buttons), default=0) + 2 * (
        Space.MEDIUM + Space.HAIR
    )
    return len(buttons) * (widest + Space.TIGHT) <= scaled(RIGHT_COLUMN) - 2 * Space.LARGE


def _break_on_card(box: TickBox) -> None:
    """Continue the text on a second line if it is too long for a card that scrolls, as in Polish."""
    words, width = box.text(), box.sizeHint().width()
    most = scaled(RIGHT_COLUMN) - SCROLL_BAR - 2 * (Space.LARGE + Space.HAIR)
    gap = words.rfind(" ", 0, len(words) * most // width)
    if width > most and gap > 0:
        box.setText(f"{words[:gap]}\n{words[gap + 1 :]}")
        box.setAccessibleName(words)


class HouseChoice(QObject):
    """Holds the chosen rules.

    Signals: `game_wanted()` when a game by these rules has to begin at once, since no game is lost by it.
    """

    game_wanted = Signal()

    def __init__(
        self,
        bridge: SessionBridge[CrapsState],
        table: CrapsGameTable,
        appearance: Appearance,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._bridge, self._table, self._appearance = bridge, table, appearance
        self._row: HouseRow | None = None

    def choose_on(self, row: "HouseRow") -> None:
        """From now on show the house on this row, and let the player choose another there."""
        self._row = row
        row.rules_asked.connect(self.open_rules)
        row.house_chosen.connect(lambda name: self.choose(PRESETS[name]))
        self.show()

    def open_rules(self) -> HouseRulesDialog:
        """Open the house rules."""
        parent, starts_game = cast("QWidget", self.parent()), self._bridge.session.is_untouched
        dialog = HouseRulesDialog(self._table.house, self._appearance, parent, starts_game=starts_game)
        dialog.chosen.connect(self.choose)
        # A computer player may bet while the player reads the rules.
        self._bridge.played.connect(dialog.apply_later)
        dialog.open()
        return dialog

    def choose(self, rules: HouseRules) -> None:
        """Have the next game played by these rules; it begins at once if no game is lost by it."""
        self._table.choose_house(rules)
        if self._bridge.session.is_untouched:
            self.game_wanted.emit()
        else:
            self.show()

    def remember_visit(self) -> None:
        """Note that a game was played here: from now on the card shows only the name of the house."""
        self._table.remember_visit()
        if self._row is not None:
            self._row.make_room()

    def show(self) -> None:
        """Show this and the next game's house, and the bets that work on a come-out, on the row."""
        if self._row is None:
            return
        state = self._bridge.session.state
        has_come_bets = any(bet.kind in COMES.values() for bet in state.bets)
        self._row.show_house(state.rules, self._table.house)
        self._row.show_odds(on=state.odds_on, matter=has_come_bets)
        others = [bet for bet in off_on_come_out(state) if bet.kind not in COME_ODDS.values()]
        self._row.show_bets(on=state.bets_on, matter=bool(others))
