"""The line of the value, led like a slider: each place on it is a moment of the game."""

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QSizePolicy, QSlider

from dicedesk.coach.limits import Grade
from dicedesk.features.review.review_curve import Curve, CurveMark
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import CHART_LINE, Palette, Space, Type, font, scaled
from dicedesk.ui.base.words import shown, tr

_LOWEST = 150
_DOT, _SIGN_GAP = 6, 4
_SHADE = 0.13
_DASHES = (2, 4)
_TOKENS = {Grade.INACCURACY: "accent", Grade.MISTAKE: "bad", Grade.BLUNDER: "bad"}
_LEAST_APART = 34
"""The numbers under the chart stand so far apart, or more."""


class MomentChart(QSlider):
    """Paints the curve of a review; its value is the place that is looked at.

    Signals: `hovered(int)` with the place under the mouse, -1 when it leaves; those of a slider.
    """

    hovered = Signal(int)

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._appearance = appearance
        self._curve: Curve | None = None
        self._hovered = -1
        self.setObjectName("moments")
        self.setMouseTracking(True)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent, on=False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(tr("Place in the game"))
        appearance.changed.connect(self.update)

    def show_curve(self, curve: Curve) -> None:
        """Show another line; the place stays as far as it has one."""
        self._curve = curve
        self.setRange(0, len(curve.heights) - 1)
        self.setPageStep(max((len(curve.heights) - 1) // 10, 1))
        self.update()

    def sizeHint(self) -> QSize:
        """As low as it can be: it takes all the room that is left."""
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
        """Up and Down are for whatever scrolls; the other keys lead through the game."""
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the heights, the line and the marks, and where one is."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(font(Type.CAPTION))
        curve, palette = self._curve, self._appearance.palette
        if curve is not None:
            self._paint_grid(painter, curve, palette)
            self._paint_line(painter, curve, palette)
            self._paint_places(painter, palette)
            for mark in curve.marks:
                self._paint_mark(painter, curve, mark, palette)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(palette.colour("info"), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), Space.SMALL, Space.SMALL)
        painter.end()

    @property
    def _room(self) -> QRectF:
        """Where the line goes: right of the names of its heights, over the numbers of the moves."""
        metrics = QFontMetricsF(font(Type.CAPTION))
        names = (shown(tick.words) for tick in self._curve.ticks) if self._curve else ()
        left = max((metrics.horizontalAdvance(name) for name in names), default=0.0) + Space.MEDIUM
        above, below = 2 * _DOT + Space.SMALL, metrics.height() + Space.SMALL
        return QRectF(self.rect()).adjusted(left, above, -Space.MEDIUM, -below)

    def _point(self, curve: Curve, place: int) -> QPointF:
        return self._at(place / max(self.maximum(), 1), curve.share(curve.heights[place]))

    def _at(self, across: float, up: float) -> QPointF:
        room = self._room
        return QPointF(room.left() + room.width() * across, room.bottom() - room.height() * up)

    def _place_at(self, x: float) -> int:
        room = self._room
        share = (x - room.left()) / max(room.width(), 1.0)
        return round(min(max(share, 0.0), 1.0) * self.maximum())

    def _hover(self, place: int) -> None:
        self._hovered = place
        self.hovered.emit(place)
        self.update()

    def _paint_grid(self, painter: QPainter, curve: Curve, palette: Palette) -> None:
        room, metrics = self._room, QFontMetricsF(painter.font())
        hair = QPen(palette.colour("stroke"), Space.HAIR)
        hair.setDashPattern(_DASHES)
        for tick in curve.ticks:
            level = self._at(0, curve.share(tick.height)).y()
            painter.setPen(hair)
            painter.drawLine(QPointF(room.left(), level), QPointF(room.right(), level))
            painter.setPen(palette.colour("text_second"))
            name = QRectF(0, level - metrics.height() / 2, room.left() - Space.TIGHT, metrics.height())
            painter.drawText(
                name, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, shown(tick.words)
            )
        last = self.maximum()
        step = _step(last, int(room.width() / scaled(_LEAST_APART)))
        for place in range(step, last + 1, step):
            middle = self._at(place / last, 0)
            name = QRectF(middle.x() - 30, room.bottom() + Space.TIGHT, 60, metrics.height())
            painter.drawText(name, Qt.AlignmentFlag.AlignCenter, str(place))

    def _paint_line(self, painter: QPainter, curve: Curve, palette: Palette) -> None:
        corners = curve.corners(max(round(self._room.width()), 1))
        points = [self._at(across, up) for across, up in corners]
        line, ground = QPolygonF(points), self._room.bottom()
        area = QPolygonF([QPointF(points[0].x(), ground), *points, QPointF(points[-1].x(), ground)])
        shade = palette.colour("accent")
        shade.setAlphaF(_SHADE)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(shade)
        painter.drawPolygon(area)
        pen = QPen(palette.colour("accent"), CHART_LINE)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPolyline(line)

    def _paint_places(self, painter: QPainter, palette: Palette) -> None:
        """A line where one is, and a thin one under the mouse."""
        room = self._room
        for place, token, width in ((self._hovered, "text_second", 1.0), (self.value(), "info", CHART_LINE)):
            if place >= 0:
                x = self._at(place / max(self.maximum(), 1), 0).x()
                painter.setPen(QPen(palette.colour(token), width))
                painter.drawLine(QPointF(x, room.top() - Space.TIGHT), QPointF(x, room.bottom()))

    def _paint_mark(self, painter: QPainter, curve: Curve, mark: CurveMark, palette: Palette) -> None:
        point = self._point(curve, mark.place)
        painter.setPen(Qt.PenStyle.NoPen)
        if mark.grade is None:
            painter.setBrush(palette.colour("good" if mark.way > 0 else "bad"))
            painter.drawPolygon(_triangle(point, mark.way))
            return
        colour = palette.colour(_TOKENS[mark.grade])
        painter.setBrush(colour)
        painter.setPen(QPen(palette.colour("surface"), 1.5))
        painter.drawEllipse(point, _DOT, _DOT)
        painter.setPen(colour)
        painter.setFont(font(Type.CAPTION, bold=True))
        metrics = QFontMetricsF(painter.font())
        below = point.y() + _DOT + _SIGN_GAP
        if below + metrics.height() > self._room.bottom():
            below = point.y() - _DOT - _SIGN_GAP - metrics.height()
        name = QRectF(point.x() - 20, below, 40, metrics.height())
        painter.drawText(name, Qt.AlignmentFlag.AlignCenter, mark.grade.sign)


def _triangle(point: QPointF, way: int) -> QPolygonF:
    """Over the line for good luck with its tip up, under it for bad luck with its tip down."""
    base, tip = point.y() - way * (_DOT + 1), point.y() - way * (2 * _DOT + 2)
    return QPolygonF(
        [QPointF(point.x() - _DOT, base), QPointF(point.x(), tip), QPointF(point.x() + _DOT, base)]
    )


def _step(last: int, most: int) -> int:
    """From one number under the chart to the next: 1, 2 or 5 times a power of ten."""
    step, factors = 1, (2, 2.5, 2)
    for turn in range(3 * len(str(max(last, 1)))):
        if last <= step * max(most, 1):
            break
        step = round(step * factors[turn % 3])
    return step
