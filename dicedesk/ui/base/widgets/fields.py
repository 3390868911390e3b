"""Input fields: lists, numbers, ticks and sliders in the look of the theme."""

from PySide6.QtCore import QEvent, QLocale, QPointF, Qt
from PySide6.QtGui import QHelpEvent, QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QCheckBox,
    QComboBox,
    QGridLayout,
    QLabel,
    QSlider,
    QSpinBox,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionButton,
    QStyleOptionComboBox,
    QStyleOptionSpinBox,
    QToolTip,
    QWidget,
)

from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import Space
from dicedesk.ui.base.widgets.card import label

_HALF = 4.0
_WIDTH = 1.6


class ArrowCombo(QComboBox):
    """A combo box in the look of the theme. The wheel turns it only while it has the focus."""

    def __init__(self, appearance: Appearance, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._title: QLabel | None = None
        self.setAccessibleName(name)
        # Qt's own delegate for boxes ignores the style sheet of rows.
        self.setItemDelegate(QStyledItemDelegate(self))
        self.setMaxVisibleItems(20)
        # Qt measures the entries once, and would cut one that becomes longer.
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def setAccessibleName(self, name: str) -> None:
        super().setAccessibleName(name)
        if self._title is not None:
            self._title.setText(name)

    def event(self, event: QEvent) -> bool:
        """Keep a label with its name beside it in each parent.

        On Linux a screen reader gets the chosen text as the name of a box, and its real name only from a label beside
        it that belongs to it. This label is never visible.
        """
        if event.type() is QEvent.Type.ParentChange and self.parentWidget() is not None:
            if self._title is None:
                self._title = QLabel(self.accessibleName())
                self._title.setBuddy(self)
            self._title.setParent(self.parentWidget())
            self._title.hide()
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip and self._is_elided():
            QToolTip.showText(event.globalPos(), self.currentText(), self)
            return True
        return super().event(event)

    def _is_elided(self) -> bool:
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        return option.currentText != self.currentText()

    def showPopup(self) -> None:
        """Make the list wide enough for its rows, up to the width of the screen."""
        width = self.view().sizeHintForColumn(0) + 2 * Space.MEDIUM
        self.view().setMinimumWidth(min(width, self.screen().availableSize().width()))
        super().showPopup()

    def initStyleOption(self, option: QStyleOptionComboBox) -> None:
        """End a text that is too long in an ellipsis; the tip has all of it."""
        super().initStyleOption(option)
        field = QStyle.SubControl.SC_ComboBoxEditField
        room = self.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, field, self).width()
        option.currentText = self.fontMetrics().elidedText(
            self.currentText(), Qt.TextElideMode.ElideRight, room
        )

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._appearance.palette.color("text_second"), _WIDTH))
        tip = QPointF(self.width() - Space.LARGE, self.height() / 2 + _HALF / 2)
        painter.drawPolyline([tip + QPointF(-_HALF, -_HALF), tip, tip + QPointF(_HALF, -_HALF)])
        painter.end()


_SPIN_HALF = 3.5
_SPIN_ARROWS = ((QStyle.SubControl.SC_SpinBoxUp, -1), (QStyle.SubControl.SC_SpinBoxDown, 1))


class ArrowSpin(QSpinBox):
    """A box for whole numbers in the look of the theme. The wheel turns it only while it has the focus."""

    def __init__(
        self, appearance: Appearance, name: str, ends: tuple[int, int], parent: QWidget | None = None
    ) -> None:
        """Make a box for the numbers between the `ends`, both included, with an accessible name."""
        super().__init__(parent)
        self._appearance = appearance
        self.setAccessibleName(name)
        self.setRange(*ends)
        self.setStepType(QAbstractSpinBox.StepType.AdaptiveDecimalStepType)
        # Write money as everywhere else in the program.
        self.setLocale(QLocale())
        self.setGroupSeparatorShown(True)
        # Qt leaves out the padding that the style sheet gives the box on this side.
        self.lineEdit().setTextMargins(Space.MEDIUM, 0, 0, 0)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the box, then the arrows; an arrow at its end is faint."""
        super().paintEvent(event)
        option = QStyleOptionSpinBox()
        self.initStyleOption(option)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for control, down in _SPIN_ARROWS:
            end = self.maximum() if down < 0 else self.minimum()
            token = "stroke" if self.value() == end or not self.isEnabled() else "text_second"
            painter.setPen(QPen(self._appearance.palette.color(token), _WIDTH))
            button = self.style().subControlRect(QStyle.ComplexControl.CC_SpinBox, option, control, self)
            tip = QPointF(button.center()) + QPointF(0, down * _SPIN_HALF / 2)
            painter.drawPolyline(
                [
                    tip + QPointF(-_SPIN_HALF, -down * _SPIN_HALF),
                    tip,
                    tip + QPointF(_SPIN_HALF, -down * _SPIN_HALF),
                ]
            )
        painter.end()


_TICK_WIDTH = 2.0
_TICK = ((0.24, 0.52), (0.43, 0.71), (0.77, 0.31))
"""The tick's corners, as shares of the box."""


class TickBox(QCheckBox):
    """A check box in the look of the theme."""

    def __init__(self, appearance: Appearance, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self._appearance = appearance

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.isChecked():
            return
        option = QStyleOptionButton()
        self.initStyleOption(option)
        box = self.style().subElementRect(QStyle.SubElement.SE_CheckBoxIndicator, option, self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._appearance.palette.color("on_accent"), _TICK_WIDTH))
        corners = [QPointF(box.x() + x * box.width(), box.y() + y * box.height()) for x, y in _TICK]
        painter.drawPolyline(corners)
        painter.end()


PERCENT = (0, 100)
PERCENT_STEPS = (5, 20)


class ValueSlider(QSlider):
    """A slider that reports its value when it is released. The wheel turns it only while it has the focus."""

    def __init__(self, name: str, ends: tuple[int, int], steps: tuple[int, int], value: int) -> None:
        """Make a slider between the `ends`, both included; `steps` are those of an arrow key and of a page."""
        super().__init__(Qt.Orientation.Horizontal)
        self.setAccessibleName(name)
        self.setRange(*ends)
        self.setSingleStep(steps[0])
        self.setPageStep(steps[1])
        self.setValue(value)
        self.setTracking(False)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class FieldRows(QWidget):
    """Fields in a column, each beside its accessible name; they take the available room."""

    def __init__(self, *fields: QWidget) -> None:
        super().__init__()
        grid = QGridLayout(self)
        grid.setContentsMargins(0, Space.TIGHT, 0, Space.TIGHT)
        grid.setHorizontalSpacing(Space.LARGE)
        grid.setVerticalSpacing(Space.SMALL)
        grid.setColumnStretch(1, 1)
        for row, field in enumerate(fields):
            grid.addWidget(label("second", field.accessibleName()), row, 0)
            grid.addWidget(field, row, 1)
