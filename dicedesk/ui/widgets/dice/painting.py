"""Paints dice: a hull, the rounded edges that face the player, the faces with their pips, and the shadow.

Shapes are mapped to the screen before they are painted. A painter with a perspective transform would take twice
as long, as it leaves Qt's fast path for gradients.
"""

from math import atan2, cos, hypot, pi, sin

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF, QTransform

from dicedesk.ui.theme import DiceStyle
from dicedesk.ui.widgets.dice import solid
from dicedesk.ui.widgets.dice.motion import Pose
from dicedesk.ui.widgets.dice.shading import LAMP, Shades, brightness
from dicedesk.ui.widgets.dice.turning import Matrix, Vector, after, dot, turned, unit

_GLOW = 0.07
"""How much brighter the side of a face towards the lamp is, and darker the side away from it."""

_PIP_DEPTH = 0.045
"""How far the lit rim of a pip shows beyond it."""


class DiePainter:
    """Paints dice of one style."""

    def __init__(self, style: DiceStyle) -> None:
        """Prepares the colours and the outlines of the pips."""
        self._shades = Shades(style)
        self._pips = {face: _pips(face, 0.0) for face in solid.PIPS}
        self._pits = {face: _pips(face, -0.055) for face in solid.PIPS}

    def paint(self, painter: QPainter, pose: Pose, edge: float) -> None:
        """Paints one die without its shadow."""
        view = _View(pose, edge)
        painter.setPen(Qt.PenStyle.NoPen)
        self._paint_hull(painter, view)
        for a, b, start, end in solid.EDGES:
            if view.facing[a] or view.facing[b]:
                self._paint_edge(painter, view, (a, b) if view.facing[a] else (b, a), start, end)
        for face in solid.NORMALS:
            if view.facing[face]:
                self._paint_face(painter, view, face)

    def _paint_hull(self, painter: QPainter, view: "_View") -> None:
        """The whole outline, shaded as a ball would be: it is what shows of the corners and the outer edges."""
        outline = QPolygonF([QPointF(x, y) for x, y in _hull([view.on_screen(ball) for ball in view.balls])])
        lit, unlit = self._shades.body(brightness(_FLAT_LAMP)), self._shades.body(brightness(_FLAT_SHADE))
        brush = QBrush(_gradient(view.x, view.y, 1.25 * view.half, lit, unlit))
        pen = QPen(brush, 2 * view.rounding)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(brush)
        painter.drawPolygon(outline)
        painter.setPen(Qt.PenStyle.NoPen)

    def _paint_edge(
        self, painter: QPainter, view: "_View", faces: tuple[int, int], start: int, end: int
    ) -> None:
        """A rounded edge: its light runs from that of the one face to that of the other, or to the outline."""
        near, far = view.normals[faces[0]], view.normals[faces[1]]
        if not view.facing[faces[1]]:
            bend = min(atan2(near[2], -far[2]), pi / 2)
            far = _between(near, far, cos(bend), sin(bend))
        middle = unit((near[0] + far[0], near[1] + far[1], near[2] + far[2]))
        p, q = view.balls[start], view.balls[end]
        corners = [
            view.on_screen(_out(ball, normal)) for ball, normal in ((p, near), (q, near), (q, far), (p, far))
        ]
        painter.setBrush(QBrush(self._edge_gradient(corners, (near, middle, far))))
        painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in corners]))

    def _edge_gradient(
        self, corners: list[tuple[float, float]], normals: tuple[Vector, Vector, Vector]
    ) -> QLinearGradient:
        """Light across a rounded edge, at right angles to it."""
        (px, py), (qx, qy), (rx, ry), (sx, sy) = corners
        along_x, along_y = qx - px, qy - py
        length = hypot(along_x, along_y) or 1.0
        along_x, along_y = along_x / length, along_y / length
        ax, ay = (px + qx) / 2, (py + qy) / 2
        bx, by = (rx + sx) / 2 - ax, (ry + sy) / 2 - ay
        slip = bx * along_x + by * along_y
        gradient = QLinearGradient(ax, ay, ax + bx - slip * along_x, ay + by - slip * along_y)
        for stop, normal in zip((0.0, 0.5, 1.0), normals, strict=True):
            gradient.setColorAt(stop, self._shades.body(brightness(normal)))
        return gradient

    def _paint_face(self, painter: QPainter, view: "_View", face: int) -> None:
        """A face and its pips."""
        bright = brightness(view.normals[face])
        lit, unlit = self._shades.body(bright + _GLOW), self._shades.body(bright - _GLOW)
        to_screen = view.face_to_screen(face)
        painter.setBrush(QBrush(_gradient(view.x, view.y, view.half, lit, unlit)))
        painter.drawPolygon(to_screen.map(_FLAT_SQUARE))
        across, along = view.across(face)
        slide = (dot(across, LAMP) * _PIP_DEPTH, dot(along, LAMP) * _PIP_DEPTH)
        self._paint_pips(painter, to_screen, face, slide)

    def _paint_pips(
        self, painter: QPainter, to_screen: QTransform, face: int, slide: tuple[float, float]
    ) -> None:
        """Holes: the wall away from the lamp catches its light, and so does the rim beyond it."""
        shades, pips = self._shades, self._pips[face]
        ace = face == 1
        painter.setBrush(shades.rim)
        painter.drawPath((QTransform.fromTranslate(-slide[0], -slide[1]) * to_screen).map(pips))
        painter.setBrush(shades.ace_lit if ace else shades.pip_lit)
        painter.drawPath(to_screen.map(pips))
        painter.setBrush(shades.ace if ace else shades.pip)
        painter.drawPath((QTransform.fromTranslate(slide[0], slide[1]) * to_screen).map(self._pits[face]))


class _View:
    """A die as the player sees it: its rotation, its place on the screen, and which faces show."""

    def __init__(self, pose: Pose, edge: float) -> None:
        seen = after(solid.LOOK, pose.turn)
        self.half = edge / 2
        self.x = pose.x
        self.y = pose.y - pose.height * solid.LIFT * self.half
        self._eye = solid.CAMERA - pose.height * solid.NEARER * 0.45
        self._scale = solid.CAMERA * self.half
        self._seen: Matrix = seen
        self.balls = [turned(seen, ball) for ball in solid.BALLS]
        self.normals = {face: turned(seen, normal) for face, normal in solid.NORMALS.items()}
        self.facing = {face: normal[2] * self._eye > 1.0 for face, normal in self.normals.items()}
        self.rounding = solid.ROUNDING * self._scale / self._eye

    def on_screen(self, point: Vector) -> tuple[float, float]:
        """Where a point of the die, on the player's axes, is seen."""
        near = self._scale / (self._eye - point[2])
        return (self.x + point[0] * near, self.y - point[1] * near)

    def across(self, face: int) -> tuple[Vector, Vector]:
        """The two directions of a face on the player's axes."""
        return turned(self._seen, solid.ACROSS[face]), turned(self._seen, solid.ALONG[face])

    def face_to_screen(self, face: int) -> QTransform:
        """From a face's own plane, in halves of an edge, to the screen."""
        n = self.normals[face]
        u, v = self.across(face)
        k, w = self._scale, self._eye - n[2]
        return QTransform(
            k * u[0] - self.x * u[2], -k * u[1] - self.y * u[2], -u[2],
            k * v[0] - self.x * v[2], -k * v[1] - self.y * v[2], -v[2],
            k * n[0] + self.x * w, -k * n[1] + self.y * w, w,
        )  # fmt: skip


_FLAT_LAMP: Vector = unit((LAMP[0], LAMP[1], 0.0))
_FLAT_SHADE: Vector = (-_FLAT_LAMP[0], -_FLAT_LAMP[1], 0.0)
_FLAT_SQUARE = QPolygonF(
    [QPointF(x * solid.FLAT, y * solid.FLAT) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
)


def _pips(face: int, growth: float) -> QPainterPath:
    """The outlines of a face's pips on its own plane."""
    path = QPainterPath()
    radius = (solid.ACE_RADIUS if face == 1 else solid.PIP_RADIUS) + growth
    for across, along in solid.PIPS[face]:
        path.addEllipse(QPointF(across * solid.PIP_STEP, along * solid.PIP_STEP), radius, radius)
    return path


def _gradient(x: float, y: float, reach: float, lit: object, unlit: object) -> QLinearGradient:
    """Light that falls off along the lamp's direction across the screen."""
    dx, dy = _FLAT_LAMP[0] * reach, -_FLAT_LAMP[1] * reach
    gradient = QLinearGradient(x + dx, y + dy, x - dx, y - dy)
    gradient.setColorAt(0.0, lit)
    gradient.setColorAt(1.0, unlit)
    return gradient


def _between(a: Vector, b: Vector, share_a: float, share_b: float) -> Vector:
    """A weighted sum of two directions."""
    return (a[0] * share_a + b[0] * share_b, a[1] * share_a + b[1] * share_b, a[2] * share_a + b[2] * share_b)


def _out(ball: Vector, normal: Vector) -> Vector:
    """The point on a ball's surface in a direction."""
    return _between(ball, normal, 1.0, solid.ROUNDING)


def _hull(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """The convex outline of some points (Andrew's monotone chain)."""
    ordered = sorted(points)
    outline: list[tuple[float, float]] = []
    for run in (ordered, ordered[::-1]):
        chain: list[tuple[float, float]] = []
        for p in run:
            while len(chain) > 1 and _turns_right(chain[-2], chain[-1], p):
                chain.pop()
            chain.append(p)
        outline += chain[:-1]
    return outline


def _turns_right(a: tuple[float, float], b: tuple[float, float], c: tuple[float, float]) -> bool:
    return (b[0] - a[0]) * (c[1] - a[1]) <= (b[1] - a[1]) * (c[0] - a[0])
