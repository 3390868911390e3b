"""The house on a card: by which rules the game is played, and whether come odds work on a come-out."""

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from dicedesk.games.craps.house_rules import HouseRules
from dicedesk.ui.appearance import Appearance
from dicedesk.ui.dialogs.house_rules import house_title
from dicedesk.ui.theme import Space
from dicedesk.ui.widgets.card import label
from dicedesk.ui.widgets.tick_box import TickBox
from dicedesk.ui.words import tr


class HouseRow(QWidget):
    """Names the house.

    Signals: `rules_asked()` when a person wants other rules, `odds_turned()` at the tick box, and `looked_at()` when
    its window comes to the front: the house may have been changed elsewhere.
    """

    looked_at = Signal()
    rules_asked = Signal()
    odds_turned = Signal()

    def __init__(self, appearance: Appearance) -> None:
        """No house yet."""
        super().__init__()
        self.name, self.next = label("name", wraps=True), label("second", wraps=True)
        self.odds = TickBox(appearance, tr("Come odds working on the come-out"))
        self.odds.setToolTip(
            tr("Otherwise they are off on the come-out roll, and come back if it decides their come bet (O)")
        )
        change = QPushButton(tr("Change…"))
        change.setToolTip(tr("See and change the house rules (H)"))
        change.clicked.connect(self.rules_asked)
        self.odds.clicked.connect(self.odds_turned)
        first = QHBoxLayout()
        first.addWidget(self.name, 1)
        first.addWidget(change)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.SMALL)
        column.addLayout(first)
        column.addWidget(self.next)
        column.addWidget(self.odds)

    def event(self, event: QEvent) -> bool:
        """Tells when the window comes to the front."""
        if event.type() is QEvent.Type.WindowActivate:
            self.looked_at.emit()
        return super().event(event)

    def show_house(self, rules: HouseRules, coming: HouseRules) -> None:
        """Shows the rules of this game, and those of the next where they differ."""
        self.name.setText(house_title(rules))
        self.next.setText(tr("{house} from the next game (N)", house=house_title(coming)))
        self.next.setVisible(rules != coming)

    def show_odds(self, *, on: bool, matter: bool) -> None:
        """Shows whether come odds work on a come-out; nothing of it where they do not matter now."""
        self.odds.setChecked(on)
        self.odds.setVisible(on or matter)
