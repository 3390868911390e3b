"""Layout of a game's tab: the table and its buttons in one column, the cards in another."""

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from dicedesk.ui.base.dice.tray import DiceTray
from dicedesk.ui.base.look.appearance import set_style
from dicedesk.ui.base.look.theme import Space, Type, font
from dicedesk.ui.base.widgets.card import CardScroll, label
from dicedesk.ui.base.widgets.wrapping import ButtonRow
from dicedesk.ui.base.words import tr


def table_column(above: Iterable[QWidget], tray: QWidget, below: Iterable[QWidget] = ()) -> QVBoxLayout:
    """A column: the widgets above the felt, the felt, which takes the remaining room, and the widgets below."""
    column = QVBoxLayout()
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(Space.MEDIUM)
    for widget in above:
        column.addWidget(widget)
    column.addWidget(tray, 1)
    for widget in below:
        column.addWidget(widget)
    return column


def card_column(cards: Iterable[QWidget], tall: QWidget | None, parent: QWidget) -> CardScroll:
    """The cards in a column; the tall one takes the remaining room, which stays empty for None."""
    column = CardScroll(parent)
    for card in cards:
        column.add_card(card, stretch=int(card is tall))
    if tall is None:
        column.add_stretch()
    return column


def lie_below(tray: DiceTray, height: int) -> None:
    """Leave `height` pixels of the felt free above dice that lie still."""
    tray.setContentsMargins(0, height, 0, 0)
    tray.show_faces(tray.faces)


def lay_out_at_once(tab: QWidget) -> None:
    """Lay out a tab that was just shown: the size of its cards is known only then.

    A first paint would show them at other sizes.
    """
    # In this tab alone: for every window, while a screen reader leaves one of them, it crashed the program. First the
    # cards, then the column, which may no longer need its scroll bar.
    for _ in range(2):
        for part in (tab, *tab.findChildren(QWidget)):
            QCoreApplication.sendPostedEvents(part, QEvent.Type.LayoutRequest.value)


class GameButtons(ButtonRow):
    """The hint at the left, even if it is empty, and the buttons at the right."""

    def __init__(
        self, primary: QPushButton, *others: QPushButton, details: str, undo: str = "", hint: str = ""
    ) -> None:
        """`details` and `undo` are the tips of these buttons, `others` the buttons of this game only."""
        self.hint = label("second", hint, wraps=True)
        self.details, self.undo, self.primary = QPushButton(tr("Details")), QPushButton(tr("Undo")), primary
        self.details.setToolTip(details)
        self.undo.setToolTip(undo or tr("Undo (Ctrl+Z)"))
        super().__init__(self.hint, (self.details, self.undo, *others, primary))

    def say_hint(self, text: str) -> None:
        """Show what the player can do now."""
        self.hint.setText(text)


def primary_button(longest: str, key: str = "") -> QPushButton:
    """The one big button, as wide as its longest text, so that its neighbors do not move.

    `key` is its tip.
    """
    button = QPushButton()
    button.setToolTip(key)
    set_style(button, "primary")
    width = QFontMetrics(font(Type.LEAD, bold=True)).horizontalAdvance(longest)
    button.setMinimumWidth(width + 3 * Space.LARGE + Space.SMALL)
    return button
