"""A line of text that gives way where there is little room: its end is left out then, and its tip says the whole."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel


class ElidedLabel(QLabel):
    """A label on one line that ends in "…" where it is narrower than its text."""

    def setText(self, text: str) -> None:
        """Shows the text, as much of it as there is room for."""
        super().setText(text)
        self._tip()

    def minimumSizeHint(self) -> QSize:
        """As high as the text, and as narrow as need be."""
        return QSize(0, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Looks whether the text still has room."""
        super().resizeEvent(event)
        self._tip()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the text, or its beginning."""
        painter = QPainter(self)
        self.style().drawItemText(
            painter,
            self.contentsRect(),
            int(self.alignment()),
            self.palette(),
            self.isEnabled(),
            self._shown(),
            self.foregroundRole(),
        )
        painter.end()

    def _shown(self) -> str:
        room = self.contentsRect().width()
        return self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, room)

    def _tip(self) -> None:
        self.setToolTip("" if self._shown() == self.text() else self.text())
