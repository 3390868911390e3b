"""Paints dice: a hull, the rounded edges that face the player, the faces with their pips, and the shadow.

Shapes are mapped to the screen before they are painted. A painter with a perspective transform would take twice
as long, as it leaves Qt's fast path for gradients.
"""

from math import cos, hypot, pi, sin

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPolygonF

from dicedesk.ui.base.look.theme import DiceStyle
from dicedesk.ui.base.widgets.dice.drawing.balls import Balls
from dicedesk.ui.base.widgets.dice.drawing.depths import Depths
from dicedesk.ui.base.widgets.dice.drawing.numerals import numeral
from dicedesk.ui.base.widgets.dice.drawing.shading import LAMP, Point, brightness, shades_of
from dicedesk.ui.base.widgets.dice.drawing.view import GLOW, LIT_X, LIT_Y, View, towards_outline
from dicedesk.ui.base.widgets.dice.motion import solid
from dicedesk.ui.base.widgets.dice.motion.motion import Pose
from dicedesk.ui.base.widgets.dice.motion.rotation import dot, unit

_RIM = 0.75
"""How far inside the outline, in pixels of the screen, the shapes end that are not smoothed.

Smoothing costs more than all other painting, and it shows at the outline and at the pips only: the shapes between
them differ too little where they meet.
"""

_RIM_LIT, _RIM_DARK = brightness((LIT_X, -LIT_Y, 0.0)), brightness((-LIT_X, LIT_Y, 0.0))
"""The light on the outline, on the side of the lamp and on the other."""

_RIM_REACH = 1.2
"""How far the outline is from the middle towards the lamp, in halves of an edge."""

_FINE = 2.0
"""With so many pixels of the screen to a pixel, nobody sees the steps of an outline that moves."""

_NUMERAL_DEPTH = 0.4
"""How deep a numeral is cut, as a share of the depth of a pip."""

_REACHES_OUTLINE = 0.3
"""A face that turns less than this to the eye has a side that lies within the rim."""

_RIM_LIGHT = 0.2
"""How much brighter than its face the rim of a pip is."""

_SLIVER = 0.06
"""A face that turns less than this to the eye is too thin for its pips to be more than specks."""

_NEARLY_STRAIGHT = 0.03
"""A rounded edge whose light is bent less than this looks the same without."""

_PIT_SLIDE = 0.075
_RIM_SLIDE = 0.05
"""How far the dark of a pip and the lit rim beyond it are shifted towards and away from the lamp."""

_SMOOTH = QPainter.RenderHint.Antialiasing


class DiePainter:
    """Paints dice of one style."""

    def __init__(self, style: DiceStyle, *, has_numerals: bool = False) -> None:
        """Prepares the colours and the outlines of the pips, or of the numerals in their place."""
        self._shades = shades_of(style)
        self._balls = Balls(self._shades)
        if has_numerals:
            self._pips = self._pits = {face: numeral(face) for face in solid.PIPS}
        else:
            self._pips = {face: _pips(face, 0.0) for face in solid.PIPS}
            self._pits = {face: _pips(face, -0.035) for face in solid.PIPS}
        self._depths = Depths(style, self._pips) if style.inner_light else None
        self._depth = _NUMERAL_DEPTH if has_numerals else 1.0

    def paint(self, painter: QPainter, pose: Pose, edge: float, *, is_still: bool = True) -> None:
        """Paints one die without its shadow; one that is not still is smoothed only where it shows in motion."""
        ratio = painter.deviceTransform().m11()
        view = View(pose, edge)
        is_smooth = is_still or ratio < _FINE
        rim = _RIM / ratio if is_smooth else 0.0
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setRenderHint(_SMOOTH, is_smooth)
        self._paint_hull(painter, view, is_smooth=is_smooth)
        painter.setRenderHint(_SMOOTH, False)  # noqa: FBT003  # Qt's own parameter
        self._paint_corners(painter, view, rim, ratio)
        self._paint_edges(painter, view, rim)
        for face in view.shown:
            self._paint_face(painter, view, face, is_smooth=is_smooth)
        if self._depths is not None:
            painter.setRenderHint(_SMOOTH, is_still)
            self._depths.paint(painter, view, ratio)
        self._paint_pips(painter, view, is_still=is_still, is_smooth=is_smooth)

    def _paint_hull(self, painter: QPainter, view: View, *, is_smooth: bool) -> None:
        """The whole outline, so that no felt shines through where other shapes meet; a smooth one in its own light."""
        dx, dy = LIT_X * view.half * _RIM_REACH, LIT_Y * view.half * _RIM_REACH
        lit, dark = (view.x + dx, view.y + dy), (view.x - dx, view.y - dy)
        glow = GLOW * _RIM_REACH
        painter.setBrush(
            self._shades.between(lit, _RIM_LIT + glow, dark, _RIM_DARK - glow)
            if is_smooth
            else self._shades.solid((_RIM_LIT + _RIM_DARK) / 2)
        )
        painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in view.outline()]))

    def _paint_corners(self, painter: QPainter, view: View, rim: float, ratio: float) -> None:
        """The balls of the corners, of which the edges and faces painted later leave a patch."""
        for place in {place for face in view.shown for place in solid.CORNERS[face]}:
            x, y, radius = view.discs[place]
            ball, reach = self._balls.ball(radius - rim, view.glow(x, y), ratio)
            painter.drawPixmap(QPointF(x - reach, y - reach), ball)

    def _paint_edges(self, painter: QPainter, view: View, rim: float) -> None:
        """The rounded edges."""
        shown = view.shown
        for a, b, start, end in solid.EDGES:
            if a in shown:
                if b in shown:
                    self._paint_edge(painter, view, (a, b), (start, end))
                else:
                    self._paint_outer_edge(painter, view, (a, b), (start, end), rim)
            elif b in shown:
                self._paint_outer_edge(painter, view, (b, a), (start, end), rim)

    def _paint_edge(
        self, painter: QPainter, view: View, faces: tuple[int, int], ends: tuple[int, int]
    ) -> None:
        """A rounded edge between two faces that show: its light runs from that of one to that of the other."""
        a, b = view.normals[faces[0]], view.normals[faces[1]]
        p, q = ends
        near, far = (view.on_ball(p, a), view.on_ball(q, a)), (view.on_ball(p, b), view.on_ball(q, b))
        from_, to = _straight_across(*near, *far)
        glow = view.glow(*from_)
        bright_a, bright_b = brightness(a) + glow, brightness(b) + glow
        middle = brightness(unit((a[0] + b[0], a[1] + b[1], a[2] + b[2]))) + glow
        if abs(2 * middle - bright_a - bright_b) < 2 * _NEARLY_STRAIGHT:
            painter.setBrush(self._shades.between(from_, bright_a, to, bright_b))
        else:
            painter.setBrush(self._shades.bent(from_, to, (bright_a, middle, bright_b)))
        painter.drawPolygon(_quadrilateral(near, far))

    def _paint_outer_edge(
        self, painter: QPainter, view: View, faces: tuple[int, int], ends: tuple[int, int], rim: float
    ) -> None:
        """A rounded edge from the face that shows to the rim."""
        a = view.normals[faces[0]]
        b = towards_outline(a, view.normals[faces[1]])
        p, q = ends
        near, far = (
            (view.on_ball(p, a), view.on_ball(q, a)),
            (view.on_outline(p, b, rim), view.on_outline(q, b, rim)),
        )
        from_, to = _straight_across(*near, *far)
        glow = view.glow(*from_)
        painter.setBrush(self._shades.between(from_, brightness(a) + glow, to, brightness(b) + glow))
        painter.drawPolygon(_quadrilateral(near, far))

    def _paint_face(self, painter: QPainter, view: View, face: int, *, is_smooth: bool) -> None:
        """A face without its pips."""
        normal = view.normals[face]
        bright = brightness(normal)
        dx, dy = LIT_X * view.half, LIT_Y * view.half
        painter.setBrush(
            self._shades.between(
                (view.x + dx, view.y + dy), bright + GLOW, (view.x - dx, view.y - dy), bright - GLOW
            )
        )
        painter.setRenderHint(_SMOOTH, is_smooth and normal[2] < _REACHES_OUTLINE)
        painter.drawPolygon(view.face_to_screen(face).map(_FLAT_SQUARE))

    def _paint_pips(self, painter: QPainter, view: View, *, is_still: bool, is_smooth: bool) -> None:
        """The pips of all faces that show.

        A pip is a hole: its wall away from the lamp catches the light, and so does the rim beyond it. In motion only
        the edge of the hole is smoothed.
        """
        shades, holes = self._shades, []
        painter.setRenderHint(_SMOOTH, is_still)
        for face in view.shown:
            if view.normals[face][2] < _SLIVER:
                continue
            to_screen = view.face_to_screen(face)
            hole = to_screen.map(self._pips[face])
            across, along = view.across(face)
            away = (-dot(across, LAMP) * self._depth, -dot(along, LAMP) * self._depth)
            dx, dy = view.shift(face, across, along, away)
            painter.setBrush(shades.solid(brightness(view.normals[face]) + _RIM_LIGHT))
            painter.drawPath(hole.translated(dx * _RIM_SLIDE, dy * _RIM_SLIDE))
            pit = hole if self._pits is self._pips else to_screen.map(self._pits[face])
            holes.append((face == 1, hole, pit.translated(-dx * _PIT_SLIDE, -dy * _PIT_SLIDE)))
        painter.setRenderHint(_SMOOTH, is_smooth)
        for is_ace, hole, _ in holes:
            painter.setBrush(shades.ace_lit if is_ace else shades.pip_lit)
            painter.drawPath(hole)
        painter.setRenderHint(_SMOOTH, is_still)
        for is_ace, _, pit in holes:
            painter.setBrush(shades.ace if is_ace else shades.pip)
            painter.drawPath(pit)
        painter.setRenderHint(_SMOOTH)


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


def _quadrilateral(side: tuple[Point, Point], beyond: tuple[Point, Point]) -> QPolygonF:
    """The shape between two sides that run the same way."""
    (p, q), (beyond_p, beyond_q) = side, beyond
    return QPolygonF([QPointF(*p), QPointF(*q), QPointF(*beyond_q), QPointF(*beyond_p)])


def _straight_across(p: Point, q: Point, beyond_p: Point, beyond_q: Point) -> tuple[Point, Point]:
    """Two points at right angles to the side p-q, as far apart as that side and the one beyond it."""
    ex, ey = q[0] - p[0], q[1] - p[1]
    length = hypot(ex, ey) or 1.0
    ex, ey = ex / length, ey / length
    ax, ay = (p[0] + q[0]) / 2, (p[1] + q[1]) / 2
    bx, by = (beyond_p[0] + beyond_q[0]) / 2, (beyond_p[1] + beyond_q[1]) / 2
    slip = (bx - ax) * ex + (by - ay) * ey
    return (ax, ay), (bx - slip * ex, by - slip * ey)
