"""The Magic 8 ball: it is shaken, and an answer that has already been given rises in its window."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from math import atan2, cos, degrees, pi, sin, sqrt

from PySide6.QtCore import (
    QAbstractAnimation,
    QEvent,
    QPointF,
    QRectF,
    QSize,
    Qt,
    QTimer,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QHideEvent,
    QKeyEvent,
    QLinearGradient,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QRadialGradient,
    QResizeEvent,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from dicedesk.ui.base.accessibility import announce
from dicedesk.ui.base.keys import may_hurry
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import Type, font, mixed, scaled
from dicedesk.ui.base.look.things import ORACLE, ORACLE_BALL
from dicedesk.ui.base.words import tr

LARGEST = 0.1
"""The largest type, as a share of the triangle's side."""

CLEAR = 0.05
"""Distance of ink from each edge, as a share of the triangle's side."""

_TEXT_MIDDLE = 0.37
"""The preferred middle of the text, as a share of the triangle's height from the top."""

_LINE = 1.16
"""The distance between two lines, in type sizes."""


@dataclass(frozen=True)
class FittedLine:
    """One line: its text, its start on its baseline, and the box around its ink."""

    text: str
    start: QPointF
    ink: QRectF


@dataclass(frozen=True)
class FittedText:
    """Lines in a font; places are measured from the middle of the triangle."""

    font: QFont
    lines: tuple[FittedLine, ...]


class Triangle:
    """A triangle with three equal sides on its lower tip; its middle is the origin, and y points down."""

    def __init__(self, side: float) -> None:
        self.side = side
        self.height = side * sqrt(3) / 2
        self.top = -self.height / 3
        self.tip = 2 * self.height / 3

    def corners(self) -> tuple[QPointF, QPointF, QPointF]:
        """The left corner, the right corner, and the tip."""
        return QPointF(-self.side / 2, self.top), QPointF(self.side / 2, self.top), QPointF(0, self.tip)

    def width_at(self, depth: float) -> float:
        """The largest width down to this depth that touches no edge."""
        return max(self.tip - depth, 0.0) * 2 / sqrt(3)

    def inside(self, distance: float) -> "Triangle":
        """The triangle whose edges are this far inside of this one."""
        return Triangle(self.side - 2 * sqrt(3) * distance)


def fitted(text: str, font: QFont, side: float) -> FittedText:
    """The text in the largest size that fits a triangle with this side; no lines if none does."""
    words, room = " ".join(text.split()), Triangle(side).inside(CLEAR * side)
    for size in range(max(round(LARGEST * side), 1), 0, -1):
        sized = QFont(font)
        sized.setPixelSize(size)
        for count in range(1, 1 + int(room.height / size)):
            for share in _SHARES:
                found = _set_in(room, words, sized, count, share)
                if found:
                    return FittedText(sized, found)
    return FittedText(font, ())


_SHARES = (1.0, 0.75, 0.5, 0.25, 0.0)
"""Shares of the way from the top down to the text's preferred middle: higher up there is more room."""


def _set_in(room: Triangle, text: str, font: QFont, count: int, share: float) -> tuple[FittedLine, ...]:
    """The text in `count` lines, each as wide as the triangle at its height; () if it needs more."""
    metrics, pitch = QFontMetricsF(font), _LINE * font.pixelSize()
    ink = metrics.tightBoundingRect(text)
    depth = (count - 1) * pitch + ink.height()
    baseline = room.top - ink.top() + share * max(_TEXT_MIDDLE * room.height - depth / 2, 0.0)
    layout, lines = QTextLayout(text, font), list[FittedLine]()
    layout.setTextOption(QTextOption(Qt.AlignmentFlag.AlignLeft))
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        width = room.width_at(baseline + ink.bottom())
        line.setLineWidth(width)
        part = text[line.textStart() : line.textStart() + line.textLength()].rstrip()
        box = metrics.tightBoundingRect(part)
        if len(lines) == count or box.width() > width:
            return ()
        start = QPointF(-box.left() - box.width() / 2, baseline)
        lines.append(FittedLine(part, start, box.translated(start)))
        baseline += pitch
    return tuple(lines)


SHAKE_MS, RISE_MS = 900, 800
DEFAULT_DURATION_MS = SHAKE_MS + RISE_MS
"""From the first shake until the answer lies still, in milliseconds."""

_SHAKEN = SHAKE_MS / DEFAULT_DURATION_MS
_SWINGS = 4.5
_BOBS = 7.0


@dataclass(frozen=True)
class BallPose:
    """The ball at one moment.

    `x`, `y`: its distance from its place, in radii; `lean`: its tilt, in degrees; `roll`: from 0, the 8 in front, to
    1, the window in front; `ink`: the strength of the swirl, from 0 to 1, and `spin`: its angle, in radians; `old`:
    the share left of the last answer, `rise`: the rise of the new one, 0 to 1.
    """

    x: float = 0.0
    y: float = 0.0
    lean: float = 0.0
    roll: float = 1.0
    ink: float = 0.0
    spin: float = 0.0
    old: float = 0.0
    rise: float = 0.0


UNASKED = BallPose(roll=0.0)
ANSWERED = BallPose(rise=1.0)


def moment(t: float, *, is_first: bool) -> BallPose:
    """The ball at `t` from 0 to 1; the first time it rolls over from its 8 to its window."""
    shaken = min(t / _SHAKEN, 1.0)
    force = sin(pi * shaken) ** 0.8 if shaken < 1.0 else 0.0
    return BallPose(
        x=0.08 * force * sin(2 * pi * _SWINGS * shaken),
        y=0.035 * force * sin(2 * pi * _BOBS * shaken + 1.0),
        lean=6.0 * force * sin(2 * pi * _SWINGS * shaken + 0.7),
        roll=smooth((shaken - 0.08) / 0.72) if is_first else 1.0,
        ink=smooth(shaken / 0.4) * smooth((1.0 - t) / 0.4),
        spin=2.6 * pi * (1.0 - (1.0 - t) ** 2),
        old=0.0 if is_first else smooth(1.0 - shaken / 0.5),
        rise=max(t - _SHAKEN, 0.0) / (1.0 - _SHAKEN),
    )


def smooth(share: float) -> float:
    """Ease a share from 0 to 1 with a soft start and a soft end; flat outside."""
    held = min(max(share, 0.0), 1.0)
    return held * held * (3.0 - 2.0 * held)


SIDE = 1.64
"""The triangle's side, in radii of the window."""

_ROUNDING = 0.07
_RIM = 0.075
_CLOUDS = 18
_GOLDEN = pi * (3.0 - 5.0**0.5)
_MIDDLE = QPointF(0.0, 0.0)


def paint_window(painter: QPainter, radius: float, now: BallPose, new: FittedText, old: FittedText) -> None:
    """Paint the window around the painter's origin: swirling ink, and the triangle that rises out of it."""
    _paint_rim(painter, radius)
    painter.save()
    circle = QPainterPath()
    circle.addEllipse(_MIDDLE, radius, radius)
    painter.setClipPath(circle, Qt.ClipOperation.IntersectClip)
    _paint_ink(painter, radius)
    if now.ink > 0.0:
        _paint_clouds(painter, radius, now, range(0, _CLOUDS, 2))
    if now.old > 0.0:
        _paint_rising(painter, radius, now.old, old)
    if now.rise > 0.0:
        _paint_rising(painter, radius, now.rise, new)
    if now.ink > 0.0:
        _paint_clouds(painter, radius, now, range(1, _CLOUDS, 2))
    _paint_depth(painter, radius)
    painter.restore()


def _paint_rim(painter: QPainter, radius: float) -> None:
    """Paint the ring around the glass: dark above, where it turns away from the lamp, and lit below."""
    outer = radius * (1.0 + _RIM)
    ring = QLinearGradient(0.0, -outer, outer * 0.3, outer)
    ring.setColorAt(0.0, QColor(ORACLE.rim_shade))
    ring.setColorAt(0.6, QColor(ORACLE.body))
    ring.setColorAt(1.0, QColor(ORACLE.rim))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ring)
    painter.drawEllipse(_MIDDLE, outer, outer)


def _paint_ink(painter: QPainter, radius: float) -> None:
    ink = QRadialGradient(_MIDDLE, radius * 1.05)
    ink.setColorAt(0.0, QColor(ORACLE.ink))
    ink.setColorAt(0.55, mixed(QColor(ORACLE.ink), QColor(ORACLE.ink_deep), 0.45))
    ink.setColorAt(1.0, QColor(ORACLE.ink_deep))
    painter.fillRect(QRectF(-radius, -radius, 2 * radius, 2 * radius), ink)


def _paint_clouds(painter: QPainter, radius: float, now: BallPose, clouds: Sequence[int]) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    for cloud in clouds:
        share = (cloud + 0.5) / _CLOUDS
        away = radius * (0.16 + 0.72 * share)
        angle = cloud * _GOLDEN + now.spin * (1.5 - 0.8 * share)
        breath = 0.75 + 0.25 * sin(3.0 * now.spin + cloud)
        color = QColor(ORACLE.swirl if cloud % 3 == 1 else ORACLE.ink_deep)
        streak = QRadialGradient(_MIDDLE, 1.0)
        for stop, opacity in ((0.0, 0.75), (0.5, 0.35), (1.0, 0.0)):
            color.setAlphaF(opacity * now.ink * breath)
            streak.setColorAt(stop, color)
        painter.save()
        painter.translate(away * cos(angle), away * sin(angle))
        painter.rotate(angle * 180 / pi + 78)
        painter.scale(radius * (0.30 + 0.30 * share), radius * 0.17)
        painter.setBrush(streak)
        painter.drawEllipse(_MIDDLE, 1.0, 1.0)
        painter.restore()


def _paint_rising(painter: QPainter, radius: float, risen: float, text: FittedText) -> None:
    left = (1.0 - min(risen, 1.0)) ** 2
    painter.save()
    painter.setOpacity(painter.opacity() * smooth(risen * 1.25))
    if left > 0.0:
        painter.translate(0.0, radius * 0.42 * left)
        painter.rotate(-22.0 * left * cos(2.2 * pi * risen))
        painter.scale(1.0 - 0.28 * left, 1.0 - 0.28 * left)
    _paint_triangle(painter, Triangle(SIDE * radius))
    painter.setPen(QColor(ORACLE.answer))
    painter.setFont(text.font)
    for line in text.lines:
        painter.drawText(line.start, line.text)
    painter.restore()


def _paint_triangle(painter: QPainter, triangle: Triangle) -> None:
    body = QLinearGradient(0.0, triangle.top, 0.0, triangle.tip)
    body.setColorAt(0.0, QColor(ORACLE.triangle))
    body.setColorAt(1.0, QColor(ORACLE.triangle_deep))
    path = _rounded(triangle)
    painter.setBrush(body)
    edge = QColor(ORACLE.triangle_edge)
    edge.setAlphaF(0.7)
    painter.setPen(QPen(edge, max(triangle.side * 0.008, 1.0)))
    painter.drawPath(path)


def _rounded(triangle: Triangle) -> QPainterPath:
    corners = triangle.corners()
    path = QPainterPath()
    for at, corner in enumerate(corners):
        before, after = corners[at - 1], corners[(at + 1) % 3]
        enter = corner + (before - corner) * _ROUNDING
        leave = corner + (after - corner) * _ROUNDING
        if at:
            path.lineTo(enter)
        else:
            path.moveTo(enter)
        path.quadTo(corner, leave)
    path.closeSubpath()
    return path


def _paint_depth(painter: QPainter, radius: float) -> None:
    """Paint the shadow that the ring throws on the ink, and the light on the glass."""
    depth = QRadialGradient(QPointF(radius * 0.03, radius * 0.09), radius * 1.1)
    color = QColor(ORACLE.shadow)
    for stop, opacity in ((0.0, 0.0), (0.74, 0.0), (0.9, 0.32), (1.0, 0.72)):
        color.setAlphaF(opacity)
        depth.setColorAt(stop, color)
    painter.fillRect(QRectF(-radius, -radius, 2 * radius, 2 * radius), depth)
    glare = QPainterPath()
    glare.addEllipse(_MIDDLE, radius * 0.97, radius * 0.97)
    cut = QPainterPath()
    cut.addEllipse(QPointF(radius * 0.14, radius * 0.19), radius * 1.06, radius * 1.06)
    light = QLinearGradient(-radius * 0.8, -radius * 0.8, radius * 0.2, radius * 0.1)
    shine = QColor(ORACLE.shine)
    for stop, opacity in ((0.0, 0.24), (1.0, 0.0)):
        shine.setAlphaF(opacity)
        light.setColorAt(stop, shine)
    painter.fillPath(glare.subtracted(cut), light)


WINDOW = 0.6
"""The window's radius, in radii of the ball."""

_DISC = 0.46
_APART = 0.72 * pi


def paint_ball(painter: QPainter, radius: float, now: BallPose, new: FittedText, old: FittedText) -> None:
    """Paint the ball, its 8 and its window, and its shadow around the painter's origin, where it rests."""
    _paint_shadow(painter, radius, now)
    painter.save()
    painter.translate(now.x * radius, now.y * radius)
    _paint_body(painter, radius)
    painter.save()
    sphere = QPainterPath()
    sphere.addEllipse(_MIDDLE, radius, radius)
    painter.setClipPath(sphere)
    turned = now.roll * _APART
    if _turn(painter, radius, -turned, _DISC, now.lean):
        _paint_eight(painter, radius * _DISC)
        painter.restore()
    if _turn(painter, radius, _APART - turned, WINDOW, now.lean):
        paint_window(painter, radius * WINDOW, now, new, old)
        painter.restore()
    painter.restore()
    _paint_shine(painter, radius)
    painter.restore()


def _turn(painter: QPainter, radius: float, angle: float, size: float, lean: float) -> bool:
    """Move the painter onto a round patch `angle` below the front of the sphere; return False if it is hidden.

    A patch of the sphere with the radius `size` looks like an ellipse, flatter the further it has turned away.
    """
    depth = cos(angle)
    if depth <= 0.02:
        return False
    away = sin(angle) * radius * cos(size * 0.9)
    painter.save()
    painter.rotate(lean)
    painter.translate(0.0, away)
    painter.scale(1.0, depth)
    return True


def _paint_shadow(painter: QPainter, radius: float, now: BallPose) -> None:
    shadow = QRadialGradient(_MIDDLE, 1.0)
    color = QColor(ORACLE.shadow)
    for stop, opacity in ((0.0, 0.55), (0.45, 0.34), (0.75, 0.12), (1.0, 0.0)):
        color.setAlphaF(opacity)
        shadow.setColorAt(stop, color)
    painter.save()
    painter.translate(now.x * radius * 0.6, radius * 0.99)
    painter.scale(radius * 0.92, radius * 0.13)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shadow)
    painter.drawEllipse(_MIDDLE, 1.0, 1.0)
    painter.restore()


def _paint_body(painter: QPainter, radius: float) -> None:
    light = QRadialGradient(QPointF(-radius * 0.34, -radius * 0.42), radius * 1.45)
    for stop, color in ((0.0, ORACLE.lit), (0.22, ORACLE.body), (0.6, ORACLE.shade), (1.0, ORACLE.edge)):
        light.setColorAt(stop, QColor(color))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(light)
    painter.drawEllipse(_MIDDLE, radius, radius)
    bounce = QRadialGradient(QPointF(-radius * 0.12, -radius * 0.16), radius * 1.17)
    shine = QColor(ORACLE.shine)
    for stop, opacity in ((0.0, 0.0), (0.86, 0.0), (0.97, 0.10), (1.0, 0.02)):
        shine.setAlphaF(opacity)
        bounce.setColorAt(stop, shine)
    painter.setBrush(bounce)
    painter.drawEllipse(_MIDDLE, radius, radius)
    shine.setAlphaF(0.11)
    painter.setPen(QPen(shine, 1.0))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(_MIDDLE, radius - 0.5, radius - 0.5)


def _paint_eight(painter: QPainter, radius: float) -> None:
    disc = QRadialGradient(QPointF(-radius * 0.3, -radius * 0.4), radius * 1.6)
    disc.setColorAt(0.0, QColor(ORACLE.disc))
    disc.setColorAt(1.0, QColor(ORACLE.disc_shade))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(disc)
    painter.drawEllipse(_MIDDLE, radius, radius)
    sign = font(Type.SCORE, bold=True)
    sign.setPixelSize(max(round(radius * 1.35), 1))
    sign.setWeight(QFont.Weight.Bold)
    figure = QPainterPath()
    figure.addText(_MIDDLE, sign, "8")
    painter.setBrush(QColor(ORACLE.eight))
    painter.translate(-figure.boundingRect().center())
    painter.drawPath(figure)


def _paint_shine(painter: QPainter, radius: float) -> None:
    """Paint the lamp's reflection over everything: a soft pool of light with a brighter middle."""
    painter.setPen(Qt.PenStyle.NoPen)
    for x, y, width, height, strength in ((-0.47, -0.6, 0.40, 0.22, 0.26), (-0.5, -0.66, 0.17, 0.075, 0.55)):
        pool = QRadialGradient(_MIDDLE, 1.0)
        shine = QColor(ORACLE.shine)
        for stop, share in ((0.0, 1.0), (0.5, 0.45), (1.0, 0.0)):
            shine.setAlphaF(strength * share)
            pool.setColorAt(stop, shine)
        painter.save()
        painter.translate(x * radius, y * radius)
        painter.rotate(degrees(atan2(y, x)) + 90)
        painter.scale(width * radius, height * radius)
        painter.setBrush(pool)
        painter.drawEllipse(_MIDDLE, 1.0, 1.0)
        painter.restore()


def ball_bounds(radius: float) -> QRectF:
    """The rectangle around the ball and its shadow while it is shaken, relative to its resting place."""
    return QRectF(-1.12 * radius, -1.07 * radius, 2.24 * radius, 2.21 * radius)


_SMALLEST = 0.8
"""The smallest ball, as a share of the default size; it does not grow with the font, as screens may be small."""


class OracleBall(QWidget):
    """A glossy black ball: an 8 until the first question, then a window in which the answer rises.

    Signals: `risen()` once after each answer, when it can be read; `clicked()` when the ball is clicked while nothing
    moves (a click or a key during the motion finishes it instead).
    """

    risen = Signal()
    clicked = Signal()

    accessible_role = "Button"

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._answer, self._last = "", ""
        self._new = self._old = FittedText(QFont(), ())
        self._now = UNASKED
        self._is_first = True
        self._owes_risen = False
        self._duration_ms = DEFAULT_DURATION_MS
        self._rising = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._rising.valueChanged.connect(self._on_tick)
        self._rising.finished.connect(self.finish)
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self.finish)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(tr("Magic 8 Ball"))
        self.setAccessibleDescription(tr("No question asked yet."))

    @property
    def answer(self) -> str:
        """The visible answer, or the one that the motion will end with; "" before the first."""
        return self._answer

    @property
    def is_moving(self) -> bool:
        """Whether an answer is still rising."""
        return self._owes_risen

    @property
    def duration_ms(self) -> int:
        """The time for an answer to rise, in milliseconds; 0 shows it at once."""
        return self._duration_ms

    @duration_ms.setter
    def duration_ms(self, duration: int) -> None:
        self._duration_ms = max(duration, 0)

    def reveal(self, answer: str) -> None:
        """Shake the ball until the answer has risen.

        `risen` follows. With a duration of 0, with reduced motion, or while the ball is hidden, the answer shows at
        once, and `risen` comes from the event loop, never from within this call.
        """
        self.finish()
        self._last, self._answer = self._answer, answer
        self._is_first = not self._last
        self._owes_risen = True
        self._fit()
        self.setAccessibleDescription(tr("Shaking…"))
        if self._duration_ms and self.isVisible() and not self._appearance.is_calm:
            self._rising.setDuration(self._duration_ms)
            self._now = moment(0.0, is_first=self._is_first)
            self._rising.start()
        else:
            self._now = ANSWERED
            self._later.start()
        self.update()

    def finish(self) -> None:
        """End the motion at once; `risen` is emitted from within this call if it is still owed."""
        owed = self._owes_risen
        self.stop()
        if owed:
            self.setAccessibleDescription(self._answer)
            announce(self, self._answer)
            self.risen.emit()

    def accessible_press(self) -> None:
        """Finish the motion, or report a click."""
        if self.is_moving:
            self.finish()
        else:
            self.clicked.emit()

    def stop(self) -> None:
        """End the motion at once, without emitting `risen`."""
        self._rising.stop()
        self._later.stop()
        self._owes_risen = False
        self._now = ANSWERED if self._answer else UNASKED
        self.update()

    def sizeHint(self) -> QSize:
        return ball_bounds(scaled(ORACLE_BALL) / 2).toAlignedRect().size()

    def minimumSizeHint(self) -> QSize:
        """The smallest size at which every answer can be read."""
        return ball_bounds(_SMALLEST * ORACLE_BALL / 2).toAlignedRect().size()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(self._place())
        if self.hasFocus() and not self.is_moving:
            self._paint_focus(painter)
        paint_ball(painter, self._radius(), self._now, self._new, self._old)
        painter.end()

    def resizeEvent(self, _event: QResizeEvent) -> None:
        self._fit()

    def hideEvent(self, _event: QHideEvent) -> None:
        if self._rising.state() is not QAbstractAnimation.State.Stopped:
            self.finish()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.is_moving and event.key() != Qt.Key.Key_Escape and may_hurry(event):
            self.finish()
        elif event.key() == Qt.Key.Key_Space and not self.is_moving:
            self.clicked.emit()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            event.ignore()
        elif self.is_moving:
            self.finish()
        elif _length(event.position() - self._place()) <= self._radius():
            self.clicked.emit()

    def _on_tick(self, t: float) -> None:
        self._now = moment(t, is_first=self._is_first)
        self.update()

    def _radius(self) -> float:
        room = ball_bounds(1.0)
        return float(int(min(self.width() / room.width(), self.height() / room.height())))

    def _place(self) -> QPointF:
        """The ball's middle, on whole pixels so that the answer is crisp."""
        room = ball_bounds(self._radius())
        spare = QRectF(self.rect()).height() - room.height()
        return QPointF(self.width() // 2, int(spare / 2 - room.top()))

    def _fit(self) -> None:
        side = SIDE * WINDOW * self._radius()
        face = font(Type.BODY, bold=True)
        self._new, self._old = fitted(self._answer, face, side), fitted(self._last, face, side)

    def _paint_focus(self, painter: QPainter) -> None:
        painter.setPen(QPen(self._appearance.palette.color("info"), 2.0))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(QPointF(0.0, 0.0), self._radius() + 4.0, self._radius() + 4.0)


def _length(way: QPointF) -> float:
    return math.hypot(way.x(), way.y())
