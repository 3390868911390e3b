"""How keys lead from spot to spot: arrows to the one that lies that way, letters to the next one of that name."""

import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import assert_never

from PySide6.QtCore import QRectF

from dicedesk.ui.games.craps.layout.grid import Places

_SIDEWAYS = 2.5
"""A spot that the way misses is that much farther off for each pixel by which it is missed."""

_TOUCHING = 0.5
"""Spots that touch may overlap by less than this, in pixels, as their places are sums of shares."""


class Way(Enum):
    """The ways of the arrow keys."""

    LEFT = "left"
    RIGHT = "right"
    UP = "up"
    DOWN = "down"

    @property
    def is_upright(self) -> bool:
        """Whether it leads up or down."""
        return self in (Way.UP, Way.DOWN)


@dataclass(frozen=True)
class Stand:
    """A spot, and the point from which the next arrow leads on.

    Up and down keep to one line across the layout, left and right to another one, so that the way back leads back.
    """

    spot: str
    x: float
    y: float


def stand_on(places: Places, name: str) -> Stand:
    """A stand in the middle of a spot."""
    middle = places[name].center()
    return Stand(name, middle.x(), middle.y())


def step(places: Places, stand: Stand, way: Way) -> Stand:
    """Where an arrow key leads to; the same stand where no spot lies that way."""
    here = places[stand.spot]
    ahead = [name for name, place in places.items() if _room_between(here, place, way) > -_TOUCHING]
    if not ahead:
        return stand

    def distance(name: str) -> float:
        there = places[name]
        return _room_between(here, there, way) + _SIDEWAYS * _missed_by(stand, there, way)

    nearest = min(ahead, key=distance)
    middle = places[nearest].center()
    if way.is_upright:
        return Stand(nearest, stand.x, middle.y())
    return Stand(nearest, middle.x(), stand.y)


def next_with_initial(names: Mapping[str, str], here: str, typed: str) -> str | None:
    """The next spot after this one whose name begins with the letter, round the layout; None where none does.

    `names` has a name for each spot. Accents and capitals make no difference.
    """
    order = list(names)
    after = order.index(here) + 1
    wanted = _plain(typed)
    return next(
        (spot for spot in order[after:] + order[:after] if wanted and _plain(names[spot]).startswith(wanted)),
        None,
    )


def _plain(text: str) -> str:
    parts = unicodedata.normalize("NFD", text.strip()).casefold()
    return "".join(sign for sign in parts if not unicodedata.combining(sign))


def _room_between(here: QRectF, there: QRectF, way: Way) -> float:
    """How far the spot lies ahead, from edge to edge; below 0 where it does not lie ahead."""
    match way:
        case Way.LEFT:
            return here.left() - there.right()
        case Way.RIGHT:
            return there.left() - here.right()
        case Way.UP:
            return here.top() - there.bottom()
        case Way.DOWN:
            return there.top() - here.bottom()
        case _:
            assert_never(way)


def _missed_by(stand: Stand, there: QRectF, way: Way) -> float:
    """How far beside the spot the way from this stand leads; 0 where it meets it."""
    line, low, high = (
        (stand.x, there.left(), there.right()) if way.is_upright else (stand.y, there.top(), there.bottom())
    )
    return max(low - line, line - high, 0.0)
