"""A combo box whose arrow is drawn in the colours of the theme."""

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QComboBox, QLabel, QStyledItemDelegate, QWidget

from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import Space

_HALF = 4.0
_WIDTH = 1.6


class ArrowCombo(QComboBox):
    """Looks like the other fields of the window. The wheel turns it only while it has the keyboard."""

    def __init__(self, appearance: Appearance, name: str, parent: QWidget | None = None) -> None:
        """An empty box with an accessible name."""
        super().__init__(parent)
        self._appearance = appearance
        self._title: QLabel | None = None
        self.setAccessibleName(name)
        # Qt's own for boxes does not hear what the style sheet says of rows.
        self.setItemDelegate(QStyledItemDelegate(self))
        self.setMaxVisibleItems(20)
        # Qt measures the entries once, and cuts one that becomes longer.
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def event(self, event: QEvent) -> bool:
        """Has its name beside it wherever it goes.

        On Linux a screen reader is told the chosen text as the name of a box, and its own name only by a label that
        lies beside it and belongs to it. This one is never seen.
        """
        if event.type() is QEvent.Type.ParentChange and self.parentWidget() is not None:
            if self._title is None:
                self._title = QLabel(self.accessibleName())
                self._title.setBuddy(self)
            self._title.setParent(self.parentWidget())
            self._title.hide()
        return super().event(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scrolls what it lies in, unless somebody is at this box."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints the box, then the arrow."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._appearance.palette.colour("text_second"), _WIDTH))
        tip = QPointF(self.width() - Space.LARGE, self.height() / 2 + _HALF / 2)
        painter.drawPolyline([tip + QPointF(-_HALF, -_HALF), tip, tip + QPointF(_HALF, -_HALF)])
        painter.end()
