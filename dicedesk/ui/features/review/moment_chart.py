"""The curve of the value, used like a slider: each place on it is a moment of the game."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QSlider

from dicedesk.features.review.curve import DOT, Curve, CurveRoom, line_shapes, mark_shapes
from dicedesk.features.shapes import Ink, Path, Shape, Words, round_step
from dicedesk.ui.base.charts.painting import paint
from dicedesk.ui.base.look.appearance import Appearance, set_style
from dicedesk.ui.base.look.theme import CHART_LINE, Space, Type, font, scaled
from dicedesk.ui.base.words import shown, tr

_LOWEST = 120
_SIGN_GAP = 4
_UNDER_MOUSE, _HERE = Ink(line="text_second"), Ink(line="info", width=CHART_LINE)
_LEAST_APART = 34
"""The least distance between two numbers under the chart, in pixels at the normal font size."""


class MomentChart(QSlider):
    """Paints the curve of a review; its value is the visible place.

    Signals: `hovered(int)` with the place under the mouse, -1 when it leaves; those of a slider.
    """

    hovered = Signal(int)

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._appearance = appearance
        self._curve: Curve | None = None
        self._hovered = -1
        set_style(self, "moments")
        self.setMouseTracking(True)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent, on=False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(tr("Position in the game"))
        appearance.changed.connect(self.update)

    def show_curve(self, curve: Curve) -> None:
        """Show another curve; the place stays if the curve has it."""
        self._curve = curve
        self.setRange(0, len(curve.heights) - 1)
        self.setPageStep(max((len(curve.heights) - 1) // 10, 1))
        self.update()

    def sizeHint(self) -> QSize:
        """As low as possible: it takes all the remaining room."""
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        return QSize(scaled(_LOWEST), scaled(_LOWEST))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.setValue(self._place_at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show the moment under the mouse; with the button held down the place follows."""
        place = self._place_at(event.position().x())
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.setValue(place)
        elif place != self._hovered:
            self._hover(place)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Ignore it: the slider would move once more."""

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hover(-1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and Down are left to a scroll area; the other keys lead through the game."""
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the heights, the line and the marks, and the current place."""
        painter = QPainter(self)
        curve, palette, room = self._curve, self._appearance.palette, self._room
        if curve is not None:
            numbers = max(int((room.right - room.left) / scaled(_LEAST_APART)), 1)
            step = max(round(round_step(max(curve.last, 1), numbers)), 1)
            paint(painter, line_shapes(curve, room, step, shown), palette)
            marks = tuple(mark_shapes(curve, room))
            paint(painter, self._places(room, marks), palette)
            paint(painter, marks, palette)
        if self.hasFocus():
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(palette.color("info"), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), Space.SMALL, Space.SMALL)
        painter.end()

    @property
    def _room(self) -> CurveRoom:
        """The room of the line: right of the names of its heights, over the numbers of the moves."""
        metrics = QFontMetricsF(font(Type.BODY))
        names = (shown(tick.words) for tick in self._curve.ticks) if self._curve else ()
        left = max((metrics.horizontalAdvance(name) for name in names), default=0.0) + Space.MEDIUM
        return CurveRoom(
            left,
            2 * DOT + Space.SMALL,
            max(self.width() - Space.MEDIUM, left + 1),
            self.height() - metrics.height() - Space.SMALL,
            tick_gap=Space.TIGHT,
            tick_drop=metrics.ascent() - metrics.height() / 2,
            number_drop=Space.TIGHT + metrics.ascent(),
            sign_drop=DOT + _SIGN_GAP + metrics.ascent(),
            sign_rise=DOT + _SIGN_GAP + metrics.descent(),
        )

    def _place_at(self, x: float) -> int:
        room = self._room
        share = (x - room.left) / (room.right - room.left)
        last = self._curve.last if self._curve else 0
        return min(round(min(max(share, 0.0), 1.0) * last), self.maximum())

    def _hover(self, place: int) -> None:
        self._hovered = place
        self.hovered.emit(place)
        self.update()

    def _places(self, room: CurveRoom, marks: Sequence[Shape]) -> Iterator[Shape]:
        """A line at the current place, and a thin one under the mouse; both leave out the sign of an error."""
        curve = self._curve
        for place, ink in ((self._hovered, _UNDER_MOUSE), (self.value(), _HERE)):
            if curve is not None and place >= 0:
                x, _ = room.at(curve.across(place), 0)
                top = room.top - Space.TIGHT
                for mark in marks:
                    if isinstance(mark, Words) and mark.at[0] == x:
                        yield Path(ink, ((x, top), (x, mark.at[1] - room.sign_drop + DOT)))
                        top = mark.at[1] + _SIGN_GAP
                yield Path(ink, ((x, top), (x, room.bottom)))
