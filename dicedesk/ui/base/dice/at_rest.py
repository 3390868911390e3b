"""Where dice come to rest: large, in one row or two, and never touching."""

from collections.abc import Sequence
from dataclasses import dataclass

from dicedesk.ui.base.look.theme import DIE_EDGE_LARGEST

_MASK = (1 << 64) - 1
_STRIDE = 0x9E3779B97F4A7C15


def between(low: float, high: float, *keys: int) -> float:
    """A number from `low` to `high` that depends on the keys alone (the mixing steps of splitmix64).

    Small differences between throws come from it, so that no two look alike and a picture can be painted again. It
    affects only looks, never faces.
    """
    state = 0
    for key in keys:
        state = (state ^ key) * _STRIDE + _STRIDE & _MASK
        state = (state ^ state >> 30) * 0xBF58476D1CE4E5B9 & _MASK
        state = (state ^ state >> 27) * 0x94D049BB133111EB & _MASK
        state ^= state >> 31
    return low + (high - low) * (state / (_MASK + 1))


REACH = 0.82
"""Radius, in edges, within which a resting die stays however it is turned; the tests measure it."""

_AIR = 0.02
"""Free space around that circle, in edges; a die may use half of it to lie a little askew."""

_SHARE = 0.5
"""The largest edge as a share of the felt's height, so that a single die keeps some table around it."""

_EASY_ROW = 6
_ROWS_AT_MOST = 2
_ONE_ROW_BONUS = 1.9
"""Up to six dice read best in a single row, unless two rows make them larger by more than this."""


@dataclass(frozen=True, slots=True)
class Area:
    """The part of the felt that dice may lie on, in pixels."""

    left: float
    top: float
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class DiceAtRest:
    """The length of an edge in pixels, and the middle of each die."""

    edge: float
    places: tuple[tuple[float, float], ...]


def lay_out(count: int, area: Area, throws: Sequence[int] = ()) -> DiceAtRest:
    """The resting places of `count` dice, in reading order.

    `throws` holds the number of the throw that placed each die, since each lies a little differently; () for a
    straight row.
    """
    if count <= 0:
        return DiceAtRest(0.0, ())
    rows = _rows_for(count, area)
    edge = _edge(rows, count, area)
    cell = 2 * (REACH + _AIR) * edge
    longest = -(-count // rows)
    across = min((area.width - cell) / max(longest - 1, 1), cell * 1.12)
    down = min((area.height - cell) / max(rows - 1, 1), cell * 1.06)
    slack = _AIR * edge * 0.7 if throws else 0.0
    places = []
    for die in range(count):
        row = die // longest
        in_row = min(longest, count - row * longest)
        x = area.left + area.width / 2 + (die - row * longest - (in_row - 1) / 2) * across
        y = area.top + area.height / 2 + (row - (rows - 1) / 2) * down
        throw = throws[die] if throws else 0
        askew = (between(-slack, slack, throw, die, 1), between(-slack, slack, throw, die, 2))
        places.append((x + askew[0], y + askew[1]))
    return DiceAtRest(edge, tuple(places))


def _rows_for(count: int, area: Area) -> int:
    """1, or 2 if two rows make the dice clearly larger."""
    if count == 1:
        return 1
    one, two = (_edge(rows, count, area) for rows in (1, _ROWS_AT_MOST))
    if count <= _EASY_ROW:
        one *= _ONE_ROW_BONUS
    return 1 if one >= two else _ROWS_AT_MOST


def _edge(rows: int, count: int, area: Area) -> float:
    longest = -(-count // rows)
    cell = 2 * (REACH + _AIR)
    fitting = min(area.width / (longest * cell), area.height / (rows * cell))
    return max(min(fitting, area.height * _SHARE, DIE_EDGE_LARGEST), 1.0)
