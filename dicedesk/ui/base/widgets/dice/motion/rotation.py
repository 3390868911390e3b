"""Rotations in space as plain tuples: numpy would cost more at start than it saves here.

Axes: x points right, y away from the player (up the screen), z up from the table.
"""

from math import cos, sin, sqrt

Vector = tuple[float, float, float]
Matrix = tuple[Vector, Vector, Vector]
"""Three rows; a rotation's columns are where the axes x, y and z end up."""


def unit(v: Vector) -> Vector:
    """The direction of `v`; a zero vector is a ZeroDivisionError."""
    size = sqrt(v[0] * v[0] + v[1] * v[1] + v[2] * v[2])
    return (v[0] / size, v[1] / size, v[2] / size)


def dot(a: Vector, b: Vector) -> float:
    """The inner product."""
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def cross(a: Vector, b: Vector) -> Vector:
    """The vector product, right-handed."""
    return (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])


def between(a: Vector, b: Vector, share_a: float, share_b: float) -> Vector:
    """A weighted sum of two vectors."""
    return (a[0] * share_a + b[0] * share_b, a[1] * share_a + b[1] * share_b, a[2] * share_a + b[2] * share_b)


def turned(m: Matrix, v: Vector) -> Vector:
    """Where the rotation takes `v`."""
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
