"""The shape of a die, its rotation in space, and its look from the player's chair.

Rotations are plain tuples: numpy would cost more at start than it saves here. Axes: x points right, y away from the
player (up the screen), z up from the table.

Lengths are in halves of an edge: the die reaches from -1 to 1 on its own axes. It is a box with an edge rounding, that
is, a smaller box with a ball rolled all over it; so its outline is the outline of the smaller box's corners, drawn
with a round pen.
"""

from itertools import combinations
from math import cos, hypot, pi, radians, sin, sqrt

Vector = tuple[float, float, float]
Matrix = tuple[Vector, Vector, Vector]
"""Three rows; a rotation's columns are the rotated axes x, y and z."""


def unit(v: Vector) -> Vector:
    """The direction of `v`; a zero vector raises ZeroDivisionError."""
    size = sqrt(v[0] * v[0] + v[1] * v[1] + v[2] * v[2])
    return (v[0] / size, v[1] / size, v[2] / size)


def dot(a: Vector, b: Vector) -> float:
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def cross(a: Vector, b: Vector) -> Vector:
    """The vector product, right-handed."""
    return (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])


def turned(m: Matrix, v: Vector) -> Vector:
    """The rotated vector."""
    x, y, z = v
    a, b, c = m
    return (
        a[0] * x + a[1] * y + a[2] * z,
        b[0] * x + b[1] * y + b[2] * z,
        c[0] * x + c[1] * y + c[2] * z,
    )


def after(second: Matrix, first: Matrix) -> Matrix:
    """The rotation `first`, followed by `second`."""
    (a, b, c), (d, e, f), (g, h, i) = first
    return tuple(  # type: ignore[return-value]  # three rows in, three rows out
        (x * a + y * d + z * g, x * b + y * e + z * h, x * c + y * f + z * i) for x, y, z in second
    )


def about(axis: Vector, angle: float) -> Matrix:
    """The rotation by `angle` radians about a unit axis, counter-clockwise seen from its tip."""
    x, y, z = axis
    c, s = cos(angle), sin(angle)
    k = 1.0 - c
    return (
        (c + x * x * k, x * y * k - z * s, x * z * k + y * s),
        (y * x * k + z * s, c + y * y * k, y * z * k - x * s),
        (z * x * k - y * s, z * y * k + x * s, c + z * z * k),
    )


ROUNDING = 0.2
"""Radius of the rounded edges."""

FLAT = 1.0 - ROUNDING
"""Half the side of the flat part of a face."""

CAMERA = 8.5
"""Distance from the player's eye to the middle of a die: near enough to show that it is solid."""

TILT = radians(26.0)
"""The player's angle from straight above, in radians; the sides that face the player show."""

NORMALS: dict[int, Vector] = {
    1: (1.0, 0.0, 0.0),
    2: (0.0, 1.0, 0.0),
    3: (0.0, 0.0, 1.0),
    4: (0.0, 0.0, -1.0),
    5: (0.0, -1.0, 0.0),
    6: (-1.0, 0.0, 0.0),
}
"""The direction of each face on an unturned die: opposite faces add to 7, and 1, 2, 3 turn counter-clockwise."""

ACROSS: dict[int, Vector] = {
    1: (0.0, 1.0, 0.0),
    2: (0.0, 0.0, 1.0),
    3: (1.0, 0.0, 0.0),
    4: (1.0, 0.0, 0.0),
    5: (0.0, 0.0, 1.0),
    6: (0.0, 1.0, 0.0),
}
"""A direction along each face, from which its pips are set out."""

ALONG: dict[int, Vector] = {face: cross(NORMALS[face], ACROSS[face]) for face in NORMALS}
"""The other direction along each face."""

PIP_STEP = 0.47
PIP_RADIUS = 0.185
ACE_RADIUS = 0.27

_CORNERS = ((-1, -1), (-1, 1), (1, -1), (1, 1))
_MIDDLES = ((-1, 0), (1, 0))
PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((0, 0),),
    2: (_CORNERS[0], _CORNERS[3]),
    3: (_CORNERS[0], (0, 0), _CORNERS[3]),
    4: _CORNERS,
    5: (*_CORNERS, (0, 0)),
    6: (*_CORNERS, *_MIDDLES),
}
"""The pips of each face in steps across and along it."""

BALLS: tuple[Vector, ...] = tuple(
    (x, y, z) for x in (-FLAT, FLAT) for y in (-FLAT, FLAT) for z in (-FLAT, FLAT)
)
"""Centers of the balls that round the eight corners."""

MEETING: tuple[tuple[int, int, int], ...] = tuple(
    (1 if x > 0 else 6, 2 if y > 0 else 5, 3 if z > 0 else 4) for x, y, z in BALLS
)
"""The three faces that meet at each of those corners."""


CORNERS: dict[int, tuple[int, ...]] = {
    face: tuple(place for place, faces in enumerate(MEETING) if face in faces) for face in NORMALS
}
"""The places in BALLS of the four corners of each face."""


def _edges() -> tuple[tuple[int, int, int, int], ...]:
    """Each edge as its two faces and the two indexes in BALLS of its ends."""
    edges = []
    for a, b in combinations(sorted(NORMALS), 2):
        ends = [i for i, ball in enumerate(BALLS) if dot(ball, NORMALS[a]) > 0 < dot(ball, NORMALS[b])]
        if a + b != 7:
            edges.append((a, b, ends[0], ends[1]))
    return tuple(edges)


EDGES = _edges()
"""The twelve edges: two faces, and the places in BALLS of the two ends."""

LOOK: Matrix = about((1.0, 0.0, 0.0), -TILT)
"""From the table's axes to the player's: right, up, and toward the eye."""

LIFT = sin(TILT)
"""Distance up the screen of a rise by one."""

NEARER = cos(TILT)
"""Distance toward the eye of a rise by one."""


def resting_turn(face: int, quarter: int, yaw: float) -> Matrix:
    """The rotation of a die lying with `face` on top, turned by quarters and `yaw` radians."""
    sideways, away = ACROSS[face], ALONG[face]
    upright: Matrix = (sideways, away, NORMALS[face])
    return after(about((0.0, 0.0, 1.0), quarter * pi / 2 + yaw), upright)


def support(turn: Matrix) -> float:
    """The height of the middle of a turned die whose lowest point touches the table; 1 when it lies flat."""
    x, y, z = turn[2]
    return FLAT * (abs(x) + abs(y) + abs(z)) + ROUNDING


def reach(turn: Matrix) -> float:
    """The radius of the circle around the middle of the projected die, in halves of an edge."""
    look = after(LOOK, turn)
    widest = 0.0
    for ball in BALLS:
        x, y, z = turned(look, ball)
        widest = max(widest, (hypot(x, y) + ROUNDING) * CAMERA / (CAMERA - z))
    return widest
