"""A check box whose tick is drawn in the colours of the theme."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QCheckBox, QStyle, QStyleOptionButton, QWidget

from dicedesk.ui.base.look.appearance import Appearance

_WIDTH = 2.0
_TICK = ((0.24, 0.52), (0.43, 0.71), (0.77, 0.31))
"""The tick's corners, as shares of the box."""


class TickBox(QCheckBox):
    """Looks like the other fields of the window."""

    def __init__(self, appearance: Appearance, text: str, parent: QWidget | None = None) -> None:
        """An empty box with its text."""
        super().__init__(text, parent)
        self._appearance = appearance

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints the box and its text, then the tick."""
        super().paintEvent(event)
        if not self.isChecked():
            return
        option = QStyleOptionButton()
        self.initStyleOption(option)
        box = self.style().subElementRect(QStyle.SubElement.SE_CheckBoxIndicator, option, self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._appearance.palette.colour("on_accent"), _WIDTH))
        corners = [QPointF(box.x() + x * box.width(), box.y() + y * box.height()) for x, y in _TICK]
        painter.drawPolyline(corners)
        painter.end()
