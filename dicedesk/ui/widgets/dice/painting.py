"""Paints dice: a hull, the rounded edges that face the player, the faces with their pips, and the shadow.

Shapes are mapped to the screen before they are painted. A painter with a perspective transform would take twice
as long, as it leaves Qt's fast path for gradients.
"""

from math import cos, hypot, pi, sin

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QPainter, QPainterPath, QPolygonF, QTransform

from dicedesk.ui.theme import DiceStyle
from dicedesk.ui.widgets.dice import solid
from dicedesk.ui.widgets.dice.motion import Pose
from dicedesk.ui.widgets.dice.shading import LAMP, Point, Shades, brightness
from dicedesk.ui.widgets.dice.turning import Vector, between, dot, unit
from dicedesk.ui.widgets.dice.view import GLOW, LIT_X, LIT_Y, View, towards_outline

_HULL_BRIGHTNESS = 0.6

_RIM_LIGHT = 0.2
"""How much brighter than its face the rim of a pip is."""

_WIDER = 1.12
"""By how much the patch of a corner is made larger, to reach under the shapes round it."""

_SLANTING = 0.55
"""A face that turns less than this to the eye has corners of which little more than the outline shows."""

_PIT_SLIDE = 0.075
_RIM_SLIDE = 0.05
"""How far the dark of a pip and the lit rim beyond it are shifted towards and away from the lamp."""


class DiePainter:
    """Paints dice of one style."""

    def __init__(self, style: DiceStyle) -> None:
        """Prepares the colours and the outlines of the pips."""
        self._shades = Shades(style)
        self._pips = {face: _pips(face, 0.0) for face in solid.PIPS}
        self._pits = {face: _pips(face, -0.035) for face in solid.PIPS}

    def paint(self, painter: QPainter, pose: Pose, edge: float) -> None:
        """Paints one die without its shadow."""
        view = View(pose, edge)
        painter.setPen(Qt.PenStyle.NoPen)
        self._paint_hull(painter, view)
        for ball, faces in enumerate(solid.MEETING):
            self._paint_corner(painter, view, ball, faces)
        for a, b, start, end in solid.EDGES:
            if view.facing[a]:
                self._paint_edge(painter, view, a, b, start, end)
            elif view.facing[b]:
                self._paint_edge(painter, view, b, a, start, end)
        for face in solid.NORMALS:
            if view.facing[face]:
                self._paint_face(painter, view, face)

    def _paint_hull(self, painter: QPainter, view: View) -> None:
        """The whole outline in one shade, so that no felt shines through where other shapes meet."""
        painter.setBrush(self._shades.solid(_HULL_BRIGHTNESS))
        painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in view.outline()]))

    def _paint_corner(self, painter: QPainter, view: View, place: int, faces: tuple[int, int, int]) -> None:
        """The ball of a corner, of which the edges and faces painted later leave a patch with three tips."""
        shown = [view.normals[face] for face in faces if view.facing[face]]
        if not shown:
            return
        hidden = [view.normals[face] for face in faces if not view.facing[face]]
        x, y, radius = view.discs[place]
        if len(shown) == 1 and shown[0][2] < _SLANTING:
            painter.setBrush(self._along_outline(view, place, shown[0], hidden))
            painter.drawEllipse(QPointF(x, y), radius, radius)
            return
        seam = shown[0] if len(shown) == 1 else unit(between(shown[0], shown[1], 1.0, 1.0))
        edge_on = [towards_outline(seam, normal) for normal in hidden]
        tips = [(view.on_ball(view.balls[place], normal), brightness(normal)) for normal in shown]
        tips += [(view.on_outline(place, normal), brightness(normal)) for normal in edge_on]
        painter.setBrush(self._shades.over(tips, view.glow(x, y)))
        if len(shown) == 3:
            painter.drawPolygon(_widened([point for point, _ in tips]))
        else:
            painter.drawEllipse(QPointF(x, y), radius, radius)

    def _along_outline(self, view: View, place: int, shown: Vector, hidden: list[Vector]) -> QBrush:
        """The light of a corner of which only the outline shows, from the one hidden face to the other."""
        a, b = (towards_outline(shown, normal) for normal in hidden)
        glow = view.glow(*view.discs[place][:2])
        lights = (
            brightness(a) + glow,
            brightness(unit(between(a, b, 1.0, 1.0))) + glow,
            brightness(b) + glow,
        )
        return self._shades.bent(view.on_outline(place, a), view.on_outline(place, b), lights)

    def _paint_edge(self, painter: QPainter, view: View, near: int, far: int, start: int, end: int) -> None:
        """A rounded edge: its light runs from that of one face to that of the other, or to the outline."""
        a, b = view.normals[near], view.normals[far]
        p, q = view.balls[start], view.balls[end]
        inner = view.facing[far]
        p_near, q_near = view.on_ball(p, a), view.on_ball(q, a)
        if inner:
            p_far, q_far = view.on_ball(p, b), view.on_ball(q, b)
        else:
            b = towards_outline(a, b)
            p_far, q_far = view.on_outline(start, b), view.on_outline(end, b)
        from_, to = _straight_across(p_near, q_near, p_far, q_far)
        glow = view.glow(*from_)
        lit_a, lit_b = brightness(a) + glow, brightness(b) + glow
        if inner:
            lit_middle = brightness(unit((a[0] + b[0], a[1] + b[1], a[2] + b[2]))) + glow
            painter.setBrush(self._shades.bent(from_, to, (lit_a, lit_middle, lit_b)))
        else:
            painter.setBrush(self._shades.between(from_, lit_a, to, lit_b))
        painter.drawPolygon(QPolygonF([QPointF(*p_near), QPointF(*q_near), QPointF(*q_far), QPointF(*p_far)]))

    def _paint_face(self, painter: QPainter, view: View, face: int) -> None:
        """A face and its pips."""
        bright = brightness(view.normals[face])
        to_screen = view.face_to_screen(face)
        dx, dy = LIT_X * view.half, LIT_Y * view.half
        painter.setBrush(
            self._shades.between(
                (view.x + dx, view.y + dy), bright + GLOW, (view.x - dx, view.y - dy), bright - GLOW
            )
        )
        painter.drawPolygon(to_screen.map(_FLAT_SQUARE))
        across, along = view.across(face)
        lamp = (dot(across, LAMP), dot(along, LAMP))
        shades, pips, ace = self._shades, self._pips[face], face == 1
        # A pip is a hole: its wall away from the lamp catches the light, and so does the rim beyond it.
        rim = QTransform.fromTranslate(-lamp[0] * _RIM_SLIDE, -lamp[1] * _RIM_SLIDE) * to_screen
        pit = QTransform.fromTranslate(lamp[0] * _PIT_SLIDE, lamp[1] * _PIT_SLIDE) * to_screen
        painter.setBrush(shades.solid(bright + _RIM_LIGHT))
        painter.drawPath(rim.map(pips))
        painter.setBrush(shades.ace_lit if ace else shades.pip_lit)
        painter.drawPath(to_screen.map(pips))
        painter.setBrush(shades.ace if ace else shades.pip)
        painter.drawPath(pit.map(self._pits[face]))


# A face lies a hair over its edges: two antialiased shapes that only meet would let the hull shine through.
_OVER = solid.FLAT + 0.015
_FLAT_SQUARE = QPolygonF([QPointF(x * _OVER, y * _OVER) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))])


def _pips(face: int, growth: float) -> QPainterPath:
    """The outlines of a face's pips on its own plane.

    They are polygons: Qt would split each curve into hundreds of lines to map it in perspective.
    """
    path = QPainterPath()
    radius = (solid.ACE_RADIUS if face == 1 else solid.PIP_RADIUS) + growth
    sides = 40 if face == 1 else 28
    for across, along in solid.PIPS[face]:
        x, y = across * solid.PIP_STEP, along * solid.PIP_STEP
        turns = [2 * pi * side / sides for side in range(sides)]
        path.addPolygon(QPolygonF([QPointF(x + radius * cos(a), y + radius * sin(a)) for a in turns]))
        path.closeSubpath()
    return path


def _widened(corners: list[Point]) -> QPolygonF:
    """A triangle made a little larger, so that it reaches under the shapes round it."""
    x, y = sum(x for x, _ in corners) / 3, sum(y for _, y in corners) / 3
    return QPolygonF([QPointF(x + (cx - x) * _WIDER, y + (cy - y) * _WIDER) for cx, cy in corners])


def _straight_across(p: Point, q: Point, beyond_p: Point, beyond_q: Point) -> tuple[Point, Point]:
    """Two points at right angles to the side p-q, as far apart as that side and the one beyond it."""
    ex, ey = q[0] - p[0], q[1] - p[1]
    length = hypot(ex, ey) or 1.0
    ex, ey = ex / length, ey / length
    ax, ay = (p[0] + q[0]) / 2, (p[1] + q[1]) / 2
    bx, by = (beyond_p[0] + beyond_q[0]) / 2, (beyond_p[1] + beyond_q[1]) / 2
    slip = (bx - ax) * ex + (by - ay) * ey
    return (ax, ay), (bx - slip * ex, by - slip * ey)
