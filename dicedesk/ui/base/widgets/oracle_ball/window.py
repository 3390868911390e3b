"""Paints the ball's window: ink that swirls, and the triangle that rises out of it."""

from collections.abc import Sequence
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from dicedesk.ui.base.look.theme import mixed
from dicedesk.ui.base.look.things import ORACLE
from dicedesk.ui.base.widgets.oracle_ball.fitting import FittedText, Triangle
from dicedesk.ui.base.widgets.oracle_ball.motion import BallPose, smooth

SIDE = 1.64
"""The triangle's side, in radii of the window."""

_ROUNDING = 0.07
_RIM = 0.075
_CLOUDS = 18
_GOLDEN = pi * (3.0 - 5.0**0.5)
_MIDDLE = QPointF(0.0, 0.0)


def paint_window(painter: QPainter, radius: float, now: BallPose, new: FittedText, old: FittedText) -> None:
    """Paints the window round the painter's origin."""
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
    """The ring in which the glass sits: dark above, where it turns away from the lamp, and lit below."""
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
    """Streaks of ink that go round, the inner ones faster."""
    painter.setPen(Qt.PenStyle.NoPen)
    for cloud in clouds:
        share = (cloud + 0.5) / _CLOUDS
        away = radius * (0.16 + 0.72 * share)
        angle = cloud * _GOLDEN + now.spin * (1.5 - 0.8 * share)
        breath = 0.75 + 0.25 * sin(3.0 * now.spin + cloud)
        colour = QColor(ORACLE.swirl if cloud % 3 == 1 else ORACLE.ink_deep)
        streak = QRadialGradient(_MIDDLE, 1.0)
        for stop, opacity in ((0.0, 0.75), (0.5, 0.35), (1.0, 0.0)):
            colour.setAlphaF(opacity * now.ink * breath)
            streak.setColorAt(stop, colour)
        painter.save()
        painter.translate(away * cos(angle), away * sin(angle))
        painter.rotate(angle * 180 / pi + 78)
        painter.scale(radius * (0.30 + 0.30 * share), radius * 0.17)
        painter.setBrush(streak)
        painter.drawEllipse(_MIDDLE, 1.0, 1.0)
        painter.restore()


def _paint_rising(painter: QPainter, radius: float, risen: float, text: FittedText) -> None:
    """The triangle with its text, on its way up through the ink."""
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
    """The triangle with corners that are a little worn."""
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
    """The shadow that the ring throws on the ink, and the light on the glass."""
    depth = QRadialGradient(QPointF(radius * 0.03, radius * 0.09), radius * 1.1)
    colour = QColor(ORACLE.shadow)
    for stop, opacity in ((0.0, 0.0), (0.74, 0.0), (0.9, 0.32), (1.0, 0.72)):
        colour.setAlphaF(opacity)
        depth.setColorAt(stop, colour)
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
