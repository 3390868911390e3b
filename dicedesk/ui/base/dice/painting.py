"""Paints dice: a hull, the rounded edges that face the player, the faces with their pips, and the inside of a clear
die.

Shapes are mapped to the screen before they are painted. A painter with a perspective transform would take twice as
long, as it leaves Qt's fast path for gradients. Light and shade come first: one lamp at the upper left, and the colors
it makes.
"""

from array import array
from functools import cache, lru_cache
from math import asin, atan2, cos, hypot, pi, sin, sqrt

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPixmap,
    QPolygonF,
    QRadialGradient,
    QTransform,
)

from dicedesk.ui.base.dice import solid
from dicedesk.ui.base.dice.flat import numeral
from dicedesk.ui.base.dice.motion import Pose
from dicedesk.ui.base.dice.solid import Vector, after, cross, dot, turned, unit
from dicedesk.ui.base.look.theme import DiceStyle, mixed

LAMP: Vector = unit((-0.50, 0.66, 0.74))
"""The direction of the light, on the player's axes: right, up, toward the eye."""

_HALFWAY: Vector = unit((LAMP[0], LAMP[1], LAMP[2] + 1.0))
"""The normal of a surface that mirrors the lamp into the eye."""

_SHINE = 0.10
_POLISH = 26
"""The strength of that mirroring, and how narrow it is."""

STEPS = 96
"""Shades of a body color; few enough for Qt to find its gradients in its cache."""


def brightness(normal: Vector, shine: float = _SHINE) -> float:
    """The light that a surface shows: from 0 to 1, and up to `shine` more where it mirrors the lamp.

    It is never black, as the table reflects light.
    """
    lit = 0.5 + 0.5 * dot(normal, LAMP)
    mirrored = max(dot(normal, _HALFWAY), 0.0) ** _POLISH
    return lit * (0.62 + 0.38 * lit) + shine * mirrored


_FULL = 0.97
_TOP = 1.12
"""Brightness at which the body has its own color, and its maximum."""

_PER_BRIGHTNESS = STEPS / _TOP


Point = tuple[float, float]


class Shades:
    """The colors of one style, from its darkest side to its brightest edge, mixed once.

    Almost every gradient is a stretch of one ramp from dark to light, with the right brightness at two points. Qt then
    finds its table of colors in its cache, which is faster by a third.
    """

    def __init__(self, style: DiceStyle) -> None:
        dark, body, light = QColor(style.body_shade), QColor(style.body), QColor(style.body_light)
        self._body = [_shade(_TOP * step / (STEPS - 1), dark, body, light) for step in range(STEPS)]
        self._solid = [QBrush(color) for color in self._body]
        self._pixels = [
            0xFF << 24 | color.red() << 16 | color.green() << 8 | color.blue() for color in self._body
        ]
        self._ramp = QLinearGradient()
        self._ramp.setStops([(0.0, dark), (_FULL / _TOP, body), (1.0, light)])
        self.pip, self.pip_lit = QBrush(QColor(style.pip)), QBrush(QColor(style.pip_lit))
        self.ace, self.ace_lit = QBrush(QColor(style.ace)), QBrush(QColor(style.ace_lit))

    def pixel(self, bright: float) -> int:
        """The body in one light, as an opaque pixel of an image."""
        return self._pixels[_step(bright)]

    def solid(self, bright: float) -> QBrush:
        """The body in one light."""
        return self._solid[_step(bright)]

    def between(self, a: Point, bright_a: float, b: Point, bright_b: float) -> QBrush:
        """The body in a light that changes evenly between two points of the screen, and beyond."""
        change = bright_b - bright_a
        if abs(change) < _EVEN or abs(a[0] - b[0]) + abs(a[1] - b[1]) < _NARROW:
            return self._solid[_step((bright_a + bright_b) / 2)]
        dark, light = -bright_a / change, (_TOP - bright_a) / change
        dx, dy = b[0] - a[0], b[1] - a[1]
        self._ramp.setStart(a[0] + dx * dark, a[1] + dy * dark)
        self._ramp.setFinalStop(a[0] + dx * light, a[1] + dy * light)
        return QBrush(self._ramp)

    def bent(self, a: Point, b: Point, brights: tuple[float, float, float]) -> QBrush:
        """The body in a light with values at `a`, halfway, and at `b`, as on a rounded edge."""
        if abs(a[0] - b[0]) + abs(a[1] - b[1]) < _NARROW or max(brights) - min(brights) < _EVEN:
            return self._solid[_step(brights[1])]
        gradient = QLinearGradient(*a, *b)
        for stop, bright in zip((0.0, 0.5, 1.0), brights, strict=True):
            gradient.setColorAt(stop, self._body[_step(bright)])
        return QBrush(gradient)


@cache
def shades_of(style: DiceStyle) -> Shades:
    """The colors of a style, mixed once for all its dice."""
    return Shades(style)


_NARROW = 2.0
"""A distance in pixels, across plus down, over which a gradient cannot be seen."""

_EVEN = 0.02
"""A change of brightness that cannot be seen on an edge; one color is three times as fast as a gradient."""


def _step(bright: float) -> int:
    return min(max(int(bright * _PER_BRIGHTNESS), 0), STEPS - 1)


def _shade(bright: float, dark: QColor, body: QColor, light: QColor) -> QColor:
    if bright < _FULL:
        return mixed(dark, body, bright / _FULL)
    return mixed(body, light, (bright - _FULL) / (_TOP - _FULL))


_FINENESS = 32
"""The side, in pixels, of the one picture from which balls of every size are made."""

_GLOW_STEP = 0.04
"""Steps of a ball's `glow`, toward the lit or the dark side of its die."""

_MOST_SURFACES = 200
"""More than the dice of two styles need; each takes 4 KiB."""

_MOST_BALLS = 400
"""Far more than dice of one size need; balls of other sizes are dropped."""


class Balls:
    """The lit balls at the corners of a die: the same picture for every turn of the die."""

    def __init__(self, shades: Shades) -> None:
        self._shades = shades
        self._painted: dict[tuple[int, int, float], tuple[QPixmap, float]] = {}

    def ball(self, radius: float, glow: float, ratio: float) -> tuple[QPixmap, float]:
        """A ball, and its middle's distance from the left and top of its picture.

        Its radius, in pixels, is nearly `radius`, on a screen with this pixel `ratio`; `glow` is how much brighter it
        is than in the middle of a die.
        """
        key = (max(round(radius * ratio), 1), round(glow / _GLOW_STEP), ratio)
        picture = self._painted.get(key)
        if picture is None:
            if len(self._painted) >= _MOST_BALLS:
                self._painted.clear()
            picture = self._painted[key] = self._paint(*key)
        return picture

    def _paint(self, radius: int, glow: int, ratio: float) -> tuple[QPixmap, float]:
        """A ball with a pixel of air around it for its smooth outline; `radius` is in pixels of the screen."""
        pixmap = QPixmap(2 * radius + 2, 2 * radius + 2)
        pixmap.fill(Qt.GlobalColor.transparent)
        brush = QBrush(_surface(self._shades, glow))
        scale = 2 * radius / _FINENESS
        brush.setTransform(QTransform(scale, 0, 0, scale, 1, 1))
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(brush)
        painter.drawEllipse(QPointF(radius + 1, radius + 1), radius, radius)
        painter.end()
        pixmap.setDevicePixelRatio(ratio)
        return pixmap, (radius + 1) / ratio


@lru_cache(_MOST_SURFACES)
def _surface(shades: Shades, glow: int) -> QImage:
    """The square picture of a ball that all sizes are scaled from; all dice of a style share it."""
    pixels = array("I", [shades.pixel(bright + glow * _GLOW_STEP) for bright in _lights()])
    # A copy, as an image does not keep its bytes alive.
    return QImage(pixels.tobytes(), _FINENESS, _FINENESS, QImage.Format.Format_RGB32).copy()


@cache
def _lights() -> tuple[float, ...]:
    """The brightness of a ball, row by row; outside, that of its outline.

    It does not mirror the lamp: a bright corner would end where its edges begin.
    """
    middle, lights = _FINENESS / 2, []
    for row in range(_FINENESS):
        for column in range(_FINENESS):
            x, y = (column + 0.5 - middle) / middle, (middle - row - 0.5) / middle
            size = max(sqrt(x * x + y * y), 1.0)
            x, y = x / size, y / size
            lights.append(brightness((x, y, sqrt(max(1.0 - x * x - y * y, 0.0))), shine=0.0))
    return tuple(lights)


GLOW = 0.075
"""How much brighter a die is on the side toward the lamp, and darker on the side away from it."""

_ACROSS_LAMP = hypot(LAMP[0], LAMP[1])
LIT_X, LIT_Y = LAMP[0] / _ACROSS_LAMP, -LAMP[1] / _ACROSS_LAMP
"""The direction of the lamp across the screen."""

_CLOSER = 0.45
"""The growth of a die as a share of its rise: less than in truth, as a die must not fill the screen."""

_ARC = pi / 9
"""Steps in which the outline goes around a corner, in radians."""


Disc = tuple[float, float, float]


class View:
    """One die in one pose, on the screen, in pixels.

    `x`, `y` is its middle, `half` half of its edge, `discs` the balls of its corners, in the order of solid.BALLS;
    `normals` are the directions of its faces, `visible` the faces that show.
    """

    def __init__(self, pose: Pose, edge: float) -> None:
        self._look = after(solid.LOOK, pose.turn)
        (ax, bx, cx), (ay, by, cy), (az, bz, cz) = self._look
        self.half = half = edge / 2
        self.x, self.y = x, y = pose.x, pose.y - pose.height * solid.LIFT * half
        self._eye = eye = solid.CAMERA - pose.height * solid.NEARER * _CLOSER
        self._scale = scale = solid.CAMERA * half
        self.normals: dict[int, Vector] = {
            1: (ax, ay, az), 2: (bx, by, bz), 3: (cx, cy, cz),
            4: (-cx, -cy, -cz), 5: (-bx, -by, -bz), 6: (-ax, -ay, -az),
        }  # fmt: skip
        self.visible = [face for face, normal in self.normals.items() if normal[2] * eye > 1.0]
        self.balls = [
            (i * ax + j * bx + k * cx, i * ay + j * by + k * cy, i * az + j * bz + k * cz)
            for i, j, k in solid.BALLS
        ]
        self.discs: list[Disc] = []
        for ball_x, ball_y, ball_z in self.balls:
            near = scale / (eye - ball_z)
            self.discs.append((x + ball_x * near, y - ball_y * near, solid.ROUNDING * near))

    def on_ball(self, place: int, normal: Vector) -> Point:
        """The screen point of a corner's ball whose surface faces in the direction `normal`."""
        ball, r = self.balls[place], solid.ROUNDING
        near = self._scale / (self._eye - ball[2] - normal[2] * r)
        return (self.x + (ball[0] + normal[0] * r) * near, self.y - (ball[1] + normal[1] * r) * near)

    def on_outline(self, place: int, normal: Vector, inside: float) -> Point:
        """The screen point on the outline of a corner's ball in the direction `normal`, `inside` pixels inside."""
        x, y, radius = self.discs[place]
        return (x + normal[0] * (radius - inside), y - normal[1] * (radius - inside))

    def outline(self) -> list[Point]:
        """The outline: around each outer corner from the direction of one side to the direction of the next."""
        corners = [self.discs[place] for place in _round(tuple(self.visible))]
        headings = [_heading(a, b) for a, b in zip(corners, corners[1:] + corners[:1], strict=True)]
        points = []
        for (x, y, r), before, then in zip(corners, headings[-1:] + headings[:-1], headings, strict=True):
            # Where a side is about to show, a corner hardly bends, or a hair inward.
            bend = max((then - before + pi) % (2 * pi) - pi, 0.0)
            steps = max(int(bend / _ARC + 0.999), 1)
            for step in range(steps + 1):
                angle = before + bend * step / steps
                points.append((x + r * cos(angle), y + r * sin(angle)))
        return points

    def glow(self, x: float, y: float) -> float:
        """How much brighter or darker a place on the screen is than the middle of the die."""
        return GLOW * ((x - self.x) * LIT_X + (y - self.y) * LIT_Y) / self.half

    def across(self, face: int) -> tuple[Vector, Vector]:
        """The two directions along a face, on the player's axes."""
        return turned(self._look, solid.ACROSS[face]), turned(self._look, solid.ALONG[face])

    def shift(self, face: int, across: Vector, along: Vector, by: Point) -> Point:
        """The screen distance of a step in the plane of a face at its middle, in halves of an edge."""
        near = self._scale / (self._eye - self.normals[face][2])
        return (
            (across[0] * by[0] + along[0] * by[1]) * near,
            -(across[1] * by[0] + along[1] * by[1]) * near,
        )

    def face_to_screen(self, face: int, depth: float = 1.0) -> QTransform:
        """Map a face's own plane, in halves of an edge, to the screen; `depth` is its distance from the middle."""
        n = self.normals[face]
        n = (n[0] * depth, n[1] * depth, n[2] * depth)
        u, v = self.across(face)
        k, w = self._scale, self._eye - n[2]
        return QTransform(
            k * u[0] - self.x * u[2], -k * u[1] - self.y * u[2], -u[2],
            k * v[0] - self.x * v[2], -k * v[1] - self.y * v[2], -v[2],
            k * n[0] + self.x * w, -k * n[1] + self.y * w, w,
        )  # fmt: skip


def _heading(a: Disc, b: Disc) -> float:
    """The direction away from the line that touches two discs, the nearer of which is the larger."""
    across, down = b[0] - a[0], b[1] - a[1]
    far = hypot(across, down) or 1.0
    return atan2(down, across) - pi / 2 + asin(max(min((a[2] - b[2]) / far, 1.0), -1.0))


def towards_outline(visible: Vector, hidden: Vector) -> Vector:
    """The direction between a visible and a hidden one that lies on the outline."""
    a, b = -hidden[2], visible[2]
    if a <= 0:
        return hidden
    size = hypot(a, b)
    a, b = a / size, b / size
    return (visible[0] * a + hidden[0] * b, visible[1] * a + hidden[1] * b, visible[2] * a + hidden[2] * b)


@cache
def _round(visible: tuple[int, ...]) -> tuple[int, ...]:
    """The places of the corners on the outline while these faces show, clockwise on the screen."""
    follows: dict[int, int] = {}
    for a, b, start, end in solid.EDGES:
        if (a in visible) != (b in visible):
            inside, outside = (a, b) if a in visible else (b, a)
            clockwise = cross(solid.NORMALS[outside], solid.NORMALS[inside])
            if dot(clockwise, solid.BALLS[start]) < 0:
                follows[start] = end
            else:
                follows[end] = start
    first = place = next(iter(follows))
    corners = [first]
    while (place := follows[place]) != first:
        corners.append(place)
    return tuple(corners)


_NEARER = 0.66
"""Apparent distance of a far face from the middle: a clear body bends the light and brings it nearer."""

_EDGE_ON = -0.2
"""Far faces that point less away from the eye than this are seen edge on: their pips would be scratches."""

_PIP_OPACITY = 0.16
GLOW_OPACITY = 0.62
_GLOW_RADIUS = 1.02
_GLOW_SLIDE = 0.3
"""The size of the gathered light, and how far from the middle it lies, in halves of an edge."""

_SIZE_STEP = 4
"""The steps, in pixels of the screen, in which the picture of the light grows with the die."""


class Depths:
    """The inside of a clear die: light gathered on the side away from the lamp, and the pips of the far faces."""

    def __init__(self, style: DiceStyle, pips: dict[int, QPainterPath]) -> None:
        """`pips` are the outlines on each face's own plane."""
        self._pips = pips
        far = QColor(style.pip)
        far.setAlphaF(_PIP_OPACITY)
        self._far = QBrush(far)
        self._light = QColor(style.inner_light)
        self._lights: dict[tuple[int, float], QPixmap] = {}

    def paint(self, painter: QPainter, view: View, ratio: float) -> None:
        """Paint the inside over the faces, before their own pips."""
        radius = _GLOW_RADIUS * view.half
        light = self._light_of(radius, ratio)
        reach = light.deviceIndependentSize().width() / 2
        x, y = view.x - LIT_X * _GLOW_SLIDE * view.half, view.y - LIT_Y * _GLOW_SLIDE * view.half
        painter.drawPixmap(QPointF(x - reach, y - reach), light)
        painter.setBrush(self._far)
        for face, normal in view.normals.items():
            if normal[2] < _EDGE_ON:
                painter.drawPath(view.face_to_screen(face, _NEARER).map(self._pips[face]))

    def _light_of(self, radius: float, ratio: float) -> QPixmap:
        key = (max(round(radius * ratio / _SIZE_STEP), 1) * _SIZE_STEP, ratio)
        light = self._lights.get(key)
        if light is None:
            light = self._lights[key] = self._painted(*key)
        return light

    def _painted(self, radius: int, ratio: float) -> QPixmap:
        """A soft blot that is fully clear at its edge; `radius` is in pixels of the screen."""
        pixmap = QPixmap(2 * radius, 2 * radius)
        pixmap.fill(Qt.GlobalColor.transparent)
        gradient = QRadialGradient(QPointF(radius, radius), radius)
        for stop, share in ((0.0, 1.0), (0.35, 0.72), (0.7, 0.2), (1.0, 0.0)):
            color = QColor(self._light)
            color.setAlphaF(GLOW_OPACITY * share)
            gradient.setColorAt(stop, color)
        painter = QPainter(pixmap)
        painter.fillRect(pixmap.rect(), gradient)
        painter.end()
        pixmap.setDevicePixelRatio(ratio)
        return pixmap


_RIM = 0.75
"""Distance inside the outline, in pixels of the screen, at which unsmoothed shapes end.

Smoothing costs more than all other painting, and it shows at the outline and at the pips only: the shapes between them
differ too little where they meet.
"""

_RIM_LIT, _RIM_DARK = brightness((LIT_X, -LIT_Y, 0.0)), brightness((-LIT_X, LIT_Y, 0.0))
"""The light on the outline, on the lamp's side and on the far side."""

_RIM_REACH = 1.2
"""Distance of the outline from the middle toward the lamp, in halves of an edge."""

_FINE = 2.0
"""The pixel ratio of a screen from which the steps of a moving outline cannot be seen."""

_NUMERAL_DEPTH = 0.4
"""The depth of a numeral, as a share of the depth of a pip."""

_REACHES_OUTLINE = 0.3
"""A face that turns less than this to the eye has a side within the rim."""

_RIM_LIGHT = 0.2
"""How much brighter the rim of a pip is than its face."""

_SLIVER = 0.06
"""A face that turns less than this to the eye is too thin: its pips would be specks."""

_NEARLY_STRAIGHT = 0.03
"""A rounded edge whose light bends less than this looks the same with a straight gradient."""

_PIT_SLIDE = 0.075
_RIM_SLIDE = 0.05
"""Shift of a pip's dark toward the lamp, and of the lit rim away from it."""

_SMOOTH = QPainter.RenderHint.Antialiasing


class DiePainter:
    """Paints dice of one style, with pips or numerals."""

    def __init__(self, style: DiceStyle, *, has_numerals: bool = False) -> None:
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
        """Paint one die without its shadow; one that is not still is smoothed only where it shows in motion."""
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
        for face in view.visible:
            self._paint_face(painter, view, face, is_smooth=is_smooth)
        if self._depths is not None:
            painter.setRenderHint(_SMOOTH, is_still)
            self._depths.paint(painter, view, ratio)
        self._paint_pips(painter, view, is_still=is_still, is_smooth=is_smooth)

    def _paint_hull(self, painter: QPainter, view: View, *, is_smooth: bool) -> None:
        """Paint the whole outline in its own light, so that no felt shines through where other shapes meet."""
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
        """Paint the balls of the corners; edges and faces painted later leave a patch of each."""
        for place in {place for face in view.visible for place in solid.CORNERS[face]}:
            x, y, radius = view.discs[place]
            ball, reach = self._balls.ball(radius - rim, view.glow(x, y), ratio)
            painter.drawPixmap(QPointF(x - reach, y - reach), ball)

    def _paint_edges(self, painter: QPainter, view: View, rim: float) -> None:
        visible = view.visible
        for a, b, start, end in solid.EDGES:
            if a in visible:
                if b in visible:
                    self._paint_edge(painter, view, (a, b), (start, end))
                else:
                    self._paint_outer_edge(painter, view, (a, b), (start, end), rim)
            elif b in visible:
                self._paint_outer_edge(painter, view, (b, a), (start, end), rim)

    def _paint_edge(
        self, painter: QPainter, view: View, faces: tuple[int, int], ends: tuple[int, int]
    ) -> None:
        """Paint a rounded edge between two visible faces: its light runs from that of the first to that of the
        second.
        """
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
        """Paint the pips of all visible faces.

        A pip is a hole: its wall away from the lamp catches the light, and so does the rim beyond it. In motion only
        the edge of the hole is smoothed.
        """
        shades, holes = self._shades, []
        painter.setRenderHint(_SMOOTH, is_still)
        for face in view.visible:
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
    (p, q), (beyond_p, beyond_q) = side, beyond
    return QPolygonF([QPointF(*p), QPointF(*q), QPointF(*beyond_q), QPointF(*beyond_p)])


def _straight_across(p: Point, q: Point, beyond_p: Point, beyond_q: Point) -> tuple[Point, Point]:
    """Two points at right angles to the side p-q, as far apart as the two sides."""
    ex, ey = q[0] - p[0], q[1] - p[1]
    length = hypot(ex, ey) or 1.0
    ex, ey = ex / length, ey / length
    ax, ay = (p[0] + q[0]) / 2, (p[1] + q[1]) / 2
    bx, by = (beyond_p[0] + beyond_q[0]) / 2, (beyond_p[1] + beyond_q[1]) / 2
    slip = (bx - ax) * ex + (by - ay) * ey
    return (ax, ay), (bx - slip * ex, by - slip * ey)
