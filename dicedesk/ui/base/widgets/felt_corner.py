"""The free corner of a felt, with a badge that says whose dice these are."""

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from dicedesk.ui.base.look.theme import Space
from dicedesk.ui.base.widgets.card import label, write


class FeltCorner(QWidget):
    """A line in a corner of the felt, for its badge."""

    accessible_role = "Grouping"

    def __init__(self, felt: QWidget, corner: QPoint) -> None:
        """Make an empty line; `corner` is its distance from the left and upper edges of the felt, or, if negative,
        from the right or lower one.
        """
        super().__init__(felt)
        self._corner = corner
        self.badge = label("feltBadge")
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(Space.SMALL)
        self._row.addWidget(self.badge)
        self.badge.hide()
        self.badge.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        felt.installEventFilter(self)

    def show_badge(self, words: str) -> None:
        """Show the badge; "" hides it."""
        if words != self.badge.text():
            write(self.badge, words)
            self._place()

    def give_way(self, height: int) -> None:
        """Hide while a panel of this height covers the top of the felt; 0 when it goes."""
        self.setVisible(not height)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize:
            self._place()
        return super().eventFilter(watched, event)

    def _place(self) -> None:
        """Go to the corner."""
        felt = self.parentWidget()
        if felt is None:
            return
        self.adjustSize()
        x, y = self._corner.x(), self._corner.y()
        free = felt.size() - self.size()
        self.move(x if x >= 0 else free.width() + x, y if y >= 0 else free.height() + y)
