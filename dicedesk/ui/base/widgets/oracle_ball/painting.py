"""Paints the ball: a glossy black sphere with an 8 on one side and a window on the other."""

from math import atan2, cos, degrees, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QRadialGradient

from dicedesk.ui.base.look.theme import Type, font
from dicedesk.ui.base.look.things import ORACLE
from dicedesk.ui.base.widgets.oracle_ball.fitting import FittedText
from dicedesk.ui.base.widgets.oracle_ball.motion import BallPose
from dicedesk.ui.base.widgets.oracle_ball.window import paint_window

WINDOW = 0.6
"""The window's radius, in radii of the ball."""

_DISC = 0.46
_APART = 0.72 * pi
_MIDDLE = QPointF(0.0, 0.0)


def paint_ball(painter: QPainter, radius: float, now: BallPose, new: FittedText, old: FittedText) -> None:
    """Paints the ball and its shadow round the painter's origin, where it rests."""
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
    """Brings the painter onto a round patch of the sphere that lies so far below the front; False where it is hidden.

    A patch of the sphere with the radius `size` is seen as an ellipse, the flatter the further it has turned away.
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
    """The shadow on the table."""
    shadow = QRadialGradient(_MIDDLE, 1.0)
    colour = QColor(ORACLE.shadow)
    for stop, opacity in ((0.0, 0.55), (0.45, 0.34), (0.75, 0.12), (1.0, 0.0)):
        colour.setAlphaF(opacity)
        shadow.setColorAt(stop, colour)
    painter.save()
    painter.translate(now.x * radius * 0.6, radius * 0.99)
    painter.scale(radius * 0.92, radius * 0.13)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shadow)
    painter.drawEllipse(_MIDDLE, 1.0, 1.0)
    painter.restore()


def _paint_body(painter: QPainter, radius: float) -> None:
    light = QRadialGradient(QPointF(-radius * 0.34, -radius * 0.42), radius * 1.45)
    for stop, colour in ((0.0, ORACLE.lit), (0.22, ORACLE.body), (0.6, ORACLE.shade), (1.0, ORACLE.edge)):
        light.setColorAt(stop, QColor(colour))
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
    """The lamp's reflection, over everything: a soft pool of light with a brighter middle."""
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
    """All that the ball and its shadow can reach while it is shaken, round the place where it rests."""
    return QRectF(-1.12 * radius, -1.07 * radius, 2.24 * radius, 2.21 * radius)
