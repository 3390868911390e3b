"""How every game's tab is put together: the table in a column, and the cards in another."""

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from dicedesk.ui.base.dice.tray import DiceTray
from dicedesk.ui.base.look.theme import Space
from dicedesk.ui.base.widgets.card import CardScroll


def table_column(above: Iterable[QWidget], tray: QWidget, below: Iterable[QWidget] = ()) -> QVBoxLayout:
    """The table: what stands above the felt, the felt, which takes all room that is left, and what stands below."""
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
    """The cards one under the other; the tall one takes all room that is left, which else stays empty."""
    column = CardScroll(parent)
    for card in cards:
        column.add_card(card, stretch=int(card is tall))
    if tall is None:
        column.add_stretch()
    return column


def lie_below(tray: DiceTray, height: int) -> None:
    """Has dice that lie still leave so much of the felt's height free above them."""
    tray.setContentsMargins(0, height, 0, 0)
    tray.show_faces(tray.faces)


def lay_out_at_once(tab: QWidget) -> None:
    """Lays out what is in a tab that was just shown: what cards need is known only then.

    A first paint would see them at other sizes.
    """
    # In this tab alone: done for every window while a screen reader leaves one of them, it ended the program.
    # First the cards, then the column, which may now do without its scroll bar.
    for _ in range(2):
        for part in (tab, *tab.findChildren(QWidget)):
            QCoreApplication.sendPostedEvents(part, QEvent.Type.LayoutRequest.value)
