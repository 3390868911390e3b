"""A combo box whose arrow is drawn in the colours of the theme."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QComboBox, QWidget

from dicedesk.ui.appearance import Appearance
from dicedesk.ui.theme import Space

_HALF = 4.0
_WIDTH = 1.6


class ArrowCombo(QComboBox):
    """Looks like the other fields of the window."""

    def __init__(self, appearance: Appearance, name: str, parent: QWidget | None = None) -> None:
        """An empty box with an accessible name."""
        super().__init__(parent)
        self._appearance = appearance
        self.setAccessibleName(name)
        self.setMaxVisibleItems(20)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints the box, then the arrow."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._appearance.palette.colour("text_second"), _WIDTH))
        tip = QPointF(self.width() - Space.LARGE, self.height() / 2 + _HALF / 2)
        painter.drawPolyline([tip + QPointF(-_HALF, -_HALF), tip, tip + QPointF(_HALF, -_HALF)])
        painter.end()
