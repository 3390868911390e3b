"""A list of amounts, such as the bets on a table, in a small window that stays open."""

from dataclasses import replace
from itertools import pairwise
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QHBoxLayout, QMenu, QPushButton, QVBoxLayout, QWidget

from dicedesk.core.money import Cents, dollars
from dicedesk.play.position_fields import AmountsField, NamedAmount
from dicedesk.ui.base.dialogs import begin_with
from dicedesk.ui.base.keys import EnterKey
from dicedesk.ui.base.look.appearance import Appearance, set_style
from dicedesk.ui.base.look.theme import Space
from dicedesk.ui.base.widgets.card import CardScroll, label, write
from dicedesk.ui.base.widgets.money_spin import MoneySpin
from dicedesk.ui.base.words import shown, tr

_WIDTH, _HEIGHT = 340, 380
_STEP = dollars(1)


class AmountRow(QWidget):
    """One amount: its title, its box, and a button that removes it.

    Signals: `set_to(NamedAmount)` with another amount, `removed(str)` with its name.
    """

    set_to = Signal(object)
    removed = Signal(str)

    def __init__(self, amount: NamedAmount, appearance: Appearance) -> None:
        super().__init__()
        self._amount = amount
        title = shown(amount.title)
        self.spin = MoneySpin(appearance, title, _STEP)
        self.remove_button = QPushButton(tr("Remove"))
        set_style(self.remove_button, "quiet")
        self.remove_button.setAutoDefault(False)
        self.remove_button.setAccessibleName(tr("Remove {name}", name=title))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, Space.SMALL, 0)
        row.setSpacing(Space.SMALL)
        row.addWidget(label("", title), 1)
        row.addWidget(self.spin)
        row.addWidget(self.remove_button)
        self.show_amount(amount)
        self.spin.valueChanged.connect(self._on_changed)
        self.remove_button.clicked.connect(self._on_removed)

    @property
    def stops(self) -> tuple[QWidget, ...]:
        """The parts that the Tab key visits."""
        return self.spin, self.remove_button

    def show_amount(self, amount: NamedAmount) -> None:
        """Show another amount of the same name, without a signal."""
        self._amount = amount
        self.spin.show_amount(amount.amount)

    def _on_changed(self, cents: int) -> None:
        self.set_to.emit(replace(self._amount, amount=Cents(cents)))

    def _on_removed(self) -> None:
        self.removed.emit(self._amount.name)


class AmountsDialog(QDialog):
    """Each amount in a row, and a menu of those that can be added.

    Signals: `changed(PositionLine)` with the line after the user's change.
    """

    changed = Signal(object)

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        """Show nothing before `show_field`."""
        super().__init__(parent)
        self._appearance = appearance
        self._field: AmountsField[Any] | None = None
        self.rows: dict[str, AmountRow] = {}
        self.add_button, self.close_button = QPushButton(), QPushButton(tr("Close"))
        self.fault = label("bad", wraps=True)
        self.menu = QMenu(self.add_button)
        self.add_button.setMenu(self.menu)
        self.menu.aboutToShow.connect(self._fill_menu)
        self.menu.triggered.connect(lambda action: self.lead_to(action.data()))
        self.close_button.clicked.connect(self.close)
        EnterKey(self)
        self._lay_out()
        begin_with(self, _WIDTH, _HEIGHT)

    def show_field(self, field: AmountsField[Any]) -> None:
        """Show the amounts of another position."""
        self._field = field
        self.setWindowTitle(shown(field.title))
        self.add_button.setText(shown(field.adding))
        self.add_button.setEnabled(bool(field.offers))
        names = [each.name for each in field.value]
        for name in [name for name in self.rows if name not in names]:
            self._drop(self.rows.pop(name))
        has_new = False
        for place, amount in enumerate(field.value):
            if amount.name in self.rows:
                self.rows[amount.name].show_amount(amount)
            else:
                self._insert(place, amount)
                has_new = True
        if has_new:
            stops = [stop for name in names for stop in self.rows[name].stops]
            for before, after in pairwise((*stops, self.add_button, self.close_button)):
                QWidget.setTabOrder(before, after)

    def take_focus(self) -> None:
        """Focus the first amount, or the menu if there is none."""
        first = next(iter(self.rows.values()), None)
        (self.add_button if first is None else first.spin).setFocus()

    def lead_to(self, name: str) -> None:
        """Focus the amount of this name; add it first if it can be added."""
        offered = (
            (amount for offers in self._field.offers for amount in offers.amounts) if self._field else ()
        )
        added = next((amount for amount in offered if amount.name == name), None)
        if added is not None:
            self._set(added)
        if name in self.rows:
            spin = self.rows[name].spin
            spin.setFocus()
            spin.selectAll()

    def show_fault(self, fault: str) -> None:
        """Say why the amounts are impossible; "" if they are not."""
        write(self.fault, fault)

    def _insert(self, place: int, amount: NamedAmount) -> None:
        row = AmountRow(amount, self._appearance)
        row.set_to.connect(self._set)
        row.removed.connect(self._remove)
        self.rows[amount.name] = row
        self._list.insertWidget(place, row)
        # Only what is visible takes the focus.
        row.show()

    def _drop(self, row: AmountRow) -> None:
        had_focus = row.isAncestorOf(self.focusWidget()) if self.focusWidget() else False
        row.hide()
        row.deleteLater()
        if had_focus:
            self.add_button.setFocus()

    def _set(self, amount: NamedAmount) -> None:
        if self._field is not None:
            self.changed.emit(self._field.with_amount(amount))

    def _remove(self, name: str) -> None:
        if self._field is not None:
            self.changed.emit(self._field.without(name))

    def _fill_menu(self) -> None:
        # Qt keeps the menus of groups when it clears the menu they are in.
        for group in self.menu.findChildren(QMenu):
            group.deleteLater()
        self.menu.clear()
        for offers in self._field.offers if self._field else ():
            group = self.menu.addMenu(shown(offers.title))
            for amount in offers.amounts:
                group.addAction(shown(amount.title)).setData(amount.name)

    def _lay_out(self) -> None:
        cards = CardScroll()
        ground = QWidget()
        self._list = QVBoxLayout(ground)
        self._list.setContentsMargins(0, 0, 0, 0)
        self._list.setSpacing(Space.SMALL)
        self._list.addStretch(1)
        cards.add_card(ground)
        for button in (self.add_button, self.close_button):
            button.setAutoDefault(False)
        buttons = QHBoxLayout()
        buttons.setSpacing(Space.SMALL)
        buttons.addWidget(self.add_button)
        buttons.addStretch(1)
        buttons.addWidget(self.close_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(Space.LARGE, Space.LARGE, Space.LARGE, Space.LARGE)
        column.setSpacing(Space.MEDIUM)
        column.addWidget(cards, 1)
        column.addWidget(self.fault)
        column.addLayout(buttons)
