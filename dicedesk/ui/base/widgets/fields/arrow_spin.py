"""A box for whole numbers whose arrows are drawn in the colours of the theme."""

from PySide6.QtCore import QLocale, QPointF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QAbstractSpinBox, QSpinBox, QStyle, QStyleOptionSpinBox, QWidget

from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import Space

_HALF = 3.5
_WIDTH = 1.6
_ARROWS = ((QStyle.SubControl.SC_SpinBoxUp, -1), (QStyle.SubControl.SC_SpinBoxDown, 1))


class ArrowSpin(QSpinBox):
    """Looks like the other fields of the window. The wheel turns it only while it has the keyboard."""

    def __init__(
        self, appearance: Appearance, name: str, ends: tuple[int, int], parent: QWidget | None = None
    ) -> None:
        """A box for the numbers between the ends, both counted, with an accessible name."""
        super().__init__(parent)
        self._appearance = appearance
        self.setAccessibleName(name)
        self.setRange(*ends)
        self.setStepType(QAbstractSpinBox.StepType.AdaptiveDecimalStepType)
        # Money is written as everywhere else in the program.
        self.setLocale(QLocale())
        self.setGroupSeparatorShown(True)
        # Qt leaves out the padding that the style sheet gives the box on this side.
        self.lineEdit().setTextMargins(Space.MEDIUM, 0, 0, 0)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scrolls what it lies in, unless somebody is at this box."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints the box, then the arrows; one that leads no further is faint."""
        super().paintEvent(event)
        option = QStyleOptionSpinBox()
        self.initStyleOption(option)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for control, down in _ARROWS:
            end = self.maximum() if down < 0 else self.minimum()
            token = "stroke" if self.value() == end or not self.isEnabled() else "text_second"
            painter.setPen(QPen(self._appearance.palette.colour(token), _WIDTH))
            button = self.style().subControlRect(QStyle.ComplexControl.CC_SpinBox, option, control, self)
            tip = QPointF(button.center()) + QPointF(0, down * _HALF / 2)
            painter.drawPolyline(
                [tip + QPointF(-_HALF, -down * _HALF), tip, tip + QPointF(_HALF, -down * _HALF)]
            )
        painter.end()
