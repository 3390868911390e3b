"""A die as the player sees it: where its corners and faces are on the screen, and which of them show."""

from functools import cache
from math import asin, atan2, cos, hypot, pi, sin

from PySide6.QtGui import QTransform

from dicedesk.ui.base.widgets.dice.drawing.shading import LAMP, Point
from dicedesk.ui.base.widgets.dice.motion import solid
from dicedesk.ui.base.widgets.dice.motion.motion import Pose
from dicedesk.ui.base.widgets.dice.motion.rotation import Vector, after, cross, dot, turned

GLOW = 0.075
"""How much brighter a die is on the side towards the lamp, and darker on the side away from it."""

_ACROSS_LAMP = hypot(LAMP[0], LAMP[1])
LIT_X, LIT_Y = LAMP[0] / _ACROSS_LAMP, -LAMP[1] / _ACROSS_LAMP
"""The way to the lamp across the screen."""

_CLOSER = 0.45
"""The share of its rise by which a die grows: less than in truth, as a die that fills the screen is no help."""

_ARC = pi / 9
"""The steps in which the outline goes round a corner."""


Disc = tuple[float, float, float]


class View:
    """One die in one pose, on the screen, in pixels.

    `x`, `y` is its middle, `half` half of its edge, `discs` the balls of its corners, in the order of solid.BALLS;
    `normals` tells where each face points, `shown` which faces show.
    """

    def __init__(self, pose: Pose, edge: float) -> None:
        """Turns and places the corners and the faces."""
        self._seen = after(solid.LOOK, pose.turn)
        (ax, bx, cx), (ay, by, cy), (az, bz, cz) = self._seen
        self.half = half = edge / 2
        self.x, self.y = x, y = pose.x, pose.y - pose.height * solid.LIFT * half
        self._eye = eye = solid.CAMERA - pose.height * solid.NEARER * _CLOSER
        self._scale = scale = solid.CAMERA * half
        self.normals: dict[int, Vector] = {
            1: (ax, ay, az), 2: (bx, by, bz), 3: (cx, cy, cz),
            4: (-cx, -cy, -cz), 5: (-bx, -by, -bz), 6: (-ax, -ay, -az),
        }  # fmt: skip
        self.shown = [face for face, normal in self.normals.items() if normal[2] * eye > 1.0]
        self.balls = [
            (i * ax + j * bx + k * cx, i * ay + j * by + k * cy, i * az + j * bz + k * cz)
            for i, j, k in solid.BALLS
        ]
        self.discs: list[Disc] = []
        for ball_x, ball_y, ball_z in self.balls:
            near = scale / (eye - ball_z)
            self.discs.append((x + ball_x * near, y - ball_y * near, solid.ROUNDING * near))

    def on_ball(self, place: int, normal: Vector) -> Point:
        """Where the point of a corner's ball that faces in a direction is seen."""
        ball, r = self.balls[place], solid.ROUNDING
        near = self._scale / (self._eye - ball[2] - normal[2] * r)
        return (self.x + (ball[0] + normal[0] * r) * near, self.y - (ball[1] + normal[1] * r) * near)

    def on_outline(self, place: int, normal: Vector, inside: float) -> Point:
        """Where the outline of a corner's ball is seen in a direction, so many pixels inside."""
        x, y, radius = self.discs[place]
        return (x + normal[0] * (radius - inside), y - normal[1] * (radius - inside))

    def outline(self) -> list[Point]:
        """The outline: round each outer corner from the direction of one side to the next one's."""
        corners = [self.discs[place] for place in _round(tuple(self.shown))]
        headings = [_heading(a, b) for a, b in zip(corners, corners[1:] + corners[:1], strict=True)]
        points = []
        for (x, y, r), before, then in zip(corners, headings[-1:] + headings[:-1], headings, strict=True):
            # Where a side is about to show, a corner hardly bends, or a hair the other way.
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
        """The two directions of a face on the player's axes."""
        return turned(self._seen, solid.ACROSS[face]), turned(self._seen, solid.ALONG[face])

    def shift(self, face: int, across: Vector, along: Vector, by: Point) -> Point:
        """How far on the screen a step in the plane of a face goes at its middle, in halves of an edge."""
        near = self._scale / (self._eye - self.normals[face][2])
        return (
            (across[0] * by[0] + along[0] * by[1]) * near,
            -(across[1] * by[0] + along[1] * by[1]) * near,
        )

    def face_to_screen(self, face: int, depth: float = 1.0) -> QTransform:
        """From a face's own plane, in halves of an edge, to the screen; `depth` is its distance from the middle."""
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


def towards_outline(shown: Vector, hidden: Vector) -> Vector:
    """Between a direction that shows and one that does not, the one that is seen edge on."""
    a, b = -hidden[2], shown[2]
    if a <= 0:
        return hidden
    size = hypot(a, b)
    a, b = a / size, b / size
    return (shown[0] * a + hidden[0] * b, shown[1] * a + hidden[1] * b, shown[2] * a + hidden[2] * b)


@cache
def _round(shown: tuple[int, ...]) -> tuple[int, ...]:
    """The places of the corners on the outline while these faces show, clockwise on the screen."""
    follows: dict[int, int] = {}
    for a, b, start, end in solid.EDGES:
        if (a in shown) != (b in shown):
            inside, outside = (a, b) if a in shown else (b, a)
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
