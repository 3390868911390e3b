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
from dicedesk.ui.widgets.dice.numerals import numeral
from dicedesk.ui.widgets.dice.shading import LAMP, Point, Shades, brightness
from dicedesk.ui.widgets.dice.turning import Vector, between, dot, unit
from dicedesk.ui.widgets.dice.view import GLOW, LIT_X, LIT_Y, View, towards_outline

_HULL_BRIGHTNESS = 0.6

_RIM = 1.5
"""Width, in pixels of the screen, of the line along the outline that is smoothed.

Smoothing costs more than all other painting, and it shows at the outline and at the pips only: the shapes between
them differ too little where they meet.
"""

_NUMERAL_DEPTH = 0.4
"""How deep a numeral is cut, as a share of the depth of a pip."""

_REACHES_OUTLINE = 0.3
"""A face that turns less than this to the eye has a side that lies within the rim."""

_RIM_LIGHT = 0.2
"""How much brighter than its face the rim of a pip is."""

_WIDER = 1.12
"""By how much the patch of a corner is made larger, to reach under the shapes round it."""

_SLANTING = 0.55
"""A face that turns less than this to the eye has corners of which little more than the outline shows."""

_PIT_SLIDE = 0.075
_RIM_SLIDE = 0.05
"""How far the dark of a pip and the lit rim beyond it are shifted towards and away from the lamp."""


_Corner = tuple[int, list[Vector], list[Vector]]
"""A corner's place in solid.MEETING, and where those of its faces point that show and that are hidden."""

_Rim = tuple[QBrush, QPolygonF]


class DiePainter:
    """Paints dice of one style."""

    def __init__(self, style: DiceStyle, *, has_numerals: bool = False) -> None:
        """Prepares the colours and the outlines of the pips, or of the numerals in their place."""
        self._shades = Shades(style)
        if has_numerals:
            self._pips = self._pits = {face: numeral(face) for face in solid.PIPS}
        else:
            self._pips = {face: _pips(face, 0.0) for face in solid.PIPS}
            self._pits = {face: _pips(face, -0.035) for face in solid.PIPS}
        self._depth = _NUMERAL_DEPTH if has_numerals else 1.0

    def paint(self, painter: QPainter, pose: Pose, edge: float) -> None:
        """Paints one die without its shadow, on a painter that smooths what it paints."""
        view = View(pose, edge, _RIM / painter.device().devicePixelRatioF())
        shown = [face for face in solid.NORMALS if view.facing[face]]
        corners = [
            (
                place,
                [view.normals[face] for face in faces if view.facing[face]],
                [view.normals[face] for face in faces if not view.facing[face]],
            )
            for place, faces in enumerate(solid.MEETING)
        ]
        painter.setPen(Qt.PenStyle.NoPen)
        self._paint_hull(painter, view)
        for corner in corners:
            self._paint_round(painter, view, corner)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
        for corner in corners:
            self._paint_corner(painter, view, corner)
        rims = self._paint_edges(painter, view)
        for face in shown:
            self._paint_face(painter, view, face)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for light, rim in rims:
            painter.setBrush(light)
            painter.drawPolygon(rim)
        for face in shown:
            self._paint_pips(painter, view, face)

    def _paint_round(self, painter: QPainter, view: View, corner: _Corner) -> None:
        """The disc of a corner on the outline, in the light of its rim."""
        place, shown, hidden = corner
        if not shown or not hidden:
            return
        out = _sum(hidden if len(hidden) == 1 else [towards_outline(shown[0], normal) for normal in hidden])
        x, y, radius = view.discs[place]
        painter.setBrush(self._shades.solid(brightness(unit((out[0], out[1], 0.0))) + view.glow(x, y)))
        painter.drawEllipse(QPointF(x, y), radius, radius)

    def _paint_hull(self, painter: QPainter, view: View) -> None:
        """The whole outline in one shade, so that no felt shines through where other shapes meet."""
        painter.setBrush(self._shades.solid(_HULL_BRIGHTNESS))
        painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in view.outline()]))

    def _paint_corner(self, painter: QPainter, view: View, corner: _Corner) -> None:
        """The ball of a corner, of which the edges and faces painted later leave a patch with three tips."""
        place, shown, hidden = corner
        if not shown:
            return
        x, y, radius = view.discs[place]
        radius -= view.rim / 2
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

    def _paint_edges(self, painter: QPainter, view: View) -> list[_Rim]:
        """The rounded edges; gives back the rims that are still to be smoothed."""
        rims = []
        for a, b, start, end in solid.EDGES:
            if view.facing[a] and view.facing[b]:
                self._paint_edge(painter, view, (a, b), (start, end))
            elif view.facing[a]:
                rims.append(self._paint_outer_edge(painter, view, (a, b), (start, end)))
            elif view.facing[b]:
                rims.append(self._paint_outer_edge(painter, view, (b, a), (start, end)))
        return rims

    def _paint_edge(
        self, painter: QPainter, view: View, faces: tuple[int, int], ends: tuple[int, int]
    ) -> None:
        """A rounded edge between two faces that show: its light runs from that of one to that of the other."""
        a, b = view.normals[faces[0]], view.normals[faces[1]]
        p, q = view.balls[ends[0]], view.balls[ends[1]]
        near, far = (view.on_ball(p, a), view.on_ball(q, a)), (view.on_ball(p, b), view.on_ball(q, b))
        from_, to = _straight_across(*near, *far)
        glow = view.glow(*from_)
        lights = (
            brightness(a) + glow,
            brightness(unit((a[0] + b[0], a[1] + b[1], a[2] + b[2]))) + glow,
            brightness(b) + glow,
        )
        painter.setBrush(self._shades.bent(from_, to, lights))
        painter.drawPolygon(_quadrilateral(near, far))

    def _paint_outer_edge(
        self, painter: QPainter, view: View, faces: tuple[int, int], ends: tuple[int, int]
    ) -> _Rim:
        """A rounded edge from the face that shows to the outline; gives back the rim that is still to be smoothed."""
        a = view.normals[faces[0]]
        b = towards_outline(a, view.normals[faces[1]])
        near = view.on_ball(view.balls[ends[0]], a), view.on_ball(view.balls[ends[1]], a)
        far = view.on_outline(ends[0], b), view.on_outline(ends[1], b)
        from_, to = _straight_across(*near, *far)
        glow = view.glow(*from_)
        lit = brightness(b) + glow
        painter.setBrush(self._shades.between(from_, brightness(a) + glow, to, lit))
        rim = min(view.rim, hypot(to[0] - from_[0], to[1] - from_[1]))
        painter.drawPolygon(_quadrilateral(near, _inside(far, b, rim / 2)))
        return self._shades.solid(lit), _quadrilateral(_inside(far, b, rim), far)

    def _paint_face(self, painter: QPainter, view: View, face: int) -> None:
        """A face without its pips."""
        bright = brightness(view.normals[face])
        to_screen = view.face_to_screen(face)
        dx, dy = LIT_X * view.half, LIT_Y * view.half
        painter.setBrush(
            self._shades.between(
                (view.x + dx, view.y + dy), bright + GLOW, (view.x - dx, view.y - dy), bright - GLOW
            )
        )
        reaches_outline = view.normals[face][2] < _REACHES_OUTLINE
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, reaches_outline)
        painter.drawPolygon(to_screen.map(_FLAT_SQUARE))

    def _paint_pips(self, painter: QPainter, view: View, face: int) -> None:
        """The pips of a face."""
        bright = brightness(view.normals[face])
        to_screen = view.face_to_screen(face)
        across, along = view.across(face)
        lamp = (dot(across, LAMP) * self._depth, dot(along, LAMP) * self._depth)
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


def _quadrilateral(side: tuple[Point, Point], beyond: tuple[Point, Point]) -> QPolygonF:
    """The shape between two sides that run the same way."""
    (p, q), (beyond_p, beyond_q) = side, beyond
    return QPolygonF([QPointF(*p), QPointF(*q), QPointF(*beyond_q), QPointF(*beyond_p)])


def _inside(side: tuple[Point, Point], normal: Vector, by: float) -> tuple[Point, Point]:
    """A side of the outline that faces in a direction, moved inwards by so many pixels."""
    dx, dy = normal[0] * by, normal[1] * by
    (ax, ay), (bx, by_) = side
    return (ax - dx, ay + dy), (bx - dx, by_ + dy)


def _sum(directions: list[Vector]) -> Vector:
    """The way half between directions of the same length."""
    x, y, z = zip(*directions, strict=True)
    return sum(x), sum(y), sum(z)


def _straight_across(p: Point, q: Point, beyond_p: Point, beyond_q: Point) -> tuple[Point, Point]:
    """Two points at right angles to the side p-q, as far apart as that side and the one beyond it."""
    ex, ey = q[0] - p[0], q[1] - p[1]
    length = hypot(ex, ey) or 1.0
    ex, ey = ex / length, ey / length
    ax, ay = (p[0] + q[0]) / 2, (p[1] + q[1]) / 2
    bx, by = (beyond_p[0] + beyond_q[0]) / 2, (beyond_p[1] + beyond_q[1]) / 2
    slip = (bx - ax) * ex + (by - ay) * ey
    return (ax, ay), (bx - slip * ex, by - slip * ey)
