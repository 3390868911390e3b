"""A die as the player sees it: where its corners and faces are on the screen, and which of them show."""

from math import atan2, cos, hypot, pi, sin

from PySide6.QtGui import QTransform

from dicedesk.ui.widgets.dice import solid
from dicedesk.ui.widgets.dice.motion import Pose
from dicedesk.ui.widgets.dice.shading import LAMP, Point
from dicedesk.ui.widgets.dice.turning import Matrix, Vector, after, between, turned

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

    `x`, `y` is its middle, `half` half of its edge, `discs` the balls of its corners, in the order of solid.BALLS.
    """

    def __init__(self, pose: Pose, edge: float, rim: float) -> None:
        """Turns and places the corners and the faces."""
        seen = after(solid.LOOK, pose.turn)
        self.half, self.rim = edge / 2, rim
        self.x = pose.x
        self.y = pose.y - pose.height * solid.LIFT * self.half
        self._eye = solid.CAMERA - pose.height * solid.NEARER * _CLOSER
        self._scale = solid.CAMERA * self.half
        self._seen: Matrix = seen
        self.balls = [turned(seen, ball) for ball in solid.BALLS]
        self.normals = {face: turned(seen, normal) for face, normal in solid.NORMALS.items()}
        self.facing = {face: normal[2] * self._eye > 1.0 for face, normal in self.normals.items()}
        self.discs = [self._disc(ball) for ball in self.balls]

    def _disc(self, ball: Vector) -> Disc:
        """A corner's ball on the screen: its middle and its radius."""
        near = self._scale / (self._eye - ball[2])
        return (self.x + ball[0] * near, self.y - ball[1] * near, solid.ROUNDING * near)

    def on_ball(self, ball: Vector, normal: Vector) -> Point:
        """Where the point of a corner's ball that faces in a direction is seen."""
        r = solid.ROUNDING
        near = self._scale / (self._eye - ball[2] - normal[2] * r)
        return (self.x + (ball[0] + normal[0] * r) * near, self.y - (ball[1] + normal[1] * r) * near)

    def on_outline(self, place: int, normal: Vector) -> Point:
        """Where the outline of a corner's ball is seen in a direction."""
        x, y, radius = self.discs[place]
        return (x + normal[0] * radius, y - normal[1] * radius)

    def outline(self) -> list[Point]:
        """The outline: round each outer corner from the direction of one side to the next one's."""
        corners = _hull(self.discs)
        headings = [
            atan2(b[1] - a[1], b[0] - a[0]) - pi / 2
            for a, b in zip(corners, corners[1:] + corners[:1], strict=True)
        ]
        points = []
        for (x, y, r), before, then in zip(corners, headings[-1:] + headings[:-1], headings, strict=True):
            bend = (then - before) % (2 * pi)
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


def towards_outline(shown: Vector, hidden: Vector) -> Vector:
    """Between a direction that shows and one that does not, the one that is seen edge on."""
    bend = min(atan2(shown[2], -hidden[2]), pi / 2)
    return between(shown, hidden, cos(bend), sin(bend))


def _hull(discs: list[Disc]) -> list[Disc]:
    """The discs on the convex outline of their middles, in order (Andrew's monotone chain)."""
    ordered = sorted(discs)
    outline: list[Disc] = []
    for run in (ordered, ordered[::-1]):
        chain: list[Disc] = []
        for disc in run:
            while len(chain) > 1 and _turns_wrong(chain[-2], chain[-1], disc):
                chain.pop()
            chain.append(disc)
        outline += chain[:-1]
    return outline


def _turns_wrong(a: Disc, b: Disc, c: Disc) -> bool:
    return (b[0] - a[0]) * (c[1] - a[1]) <= (b[1] - a[1]) * (c[0] - a[0])
