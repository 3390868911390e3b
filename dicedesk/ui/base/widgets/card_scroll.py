"""Cards one under the other that scroll where all of them together are too tall."""

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from dicedesk.ui.base.look.theme import SCROLL_BAR, Space


class CardScroll(QScrollArea):
    """Holds cards; none of them is ever clipped."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """A column without cards."""
        super().__init__(parent)
        self._room = room = QWidget()
        room.setObjectName("cards")
        self._cards = QVBoxLayout(room)
        self._cards.setContentsMargins(0, 0, 0, 0)
        self._cards.setSpacing(Space.MEDIUM)
        self.setWidget(room)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def add_card(self, card: QWidget, stretch: int = 0) -> None:
        """Puts a card under the others."""
        self._cards.addWidget(card, stretch)

    def put_in_place_of(self, before: QWidget, card: QWidget) -> None:
        """Puts a card where another one is, which is gone then."""
        self._cards.replaceWidget(before, card)
        before.hide()
        before.deleteLater()

    def scroll_to(self, card: QWidget) -> None:
        """Puts the top of a card at the top of what is in sight, as far as that goes; it may just have grown."""
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        self.verticalScrollBar().setValue(card.y())

    def add_stretch(self) -> None:
        """Leaves the room that the cards do not need under them."""
        self._cards.addStretch(1)

    def minimumSizeHint(self) -> QSize:
        """Wide enough for the cards beside their scroll bar; as low as can be."""
        return QSize(self.needed().width() + SCROLL_BAR, super().minimumSizeHint().height())

    def needed(self) -> QSize:
        """The least width at which no card is cut, and the height at which none of them need be scrolled to."""
        return QSize(self._room.minimumSizeHint().width(), self._room.sizeHint().height())
