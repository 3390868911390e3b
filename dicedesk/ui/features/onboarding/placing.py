"""Where a bubble stands that points at a part of the window."""

from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QPoint, QRect, QSize

from dicedesk.ui.base.look.theme import Corner, Space

POINTER = Space.MEDIUM
"""The length of a bubble's pointer."""

_NEAR = Space.TIGHT
"""From the tip of the pointer to the part."""

_FROM_CORNER = Corner.CARD + POINTER
"""The pointer's middle is no nearer to a corner of the bubble."""


class Side(Enum):
    """On which side of the part the bubble stands."""

    BELOW = "below"
    ABOVE = "above"
    RIGHT = "right"
    LEFT = "left"


@dataclass(frozen=True)
class Placing:
    """The bubble without its pointer, on which side of the part it stands, and where the pointer ends."""

    body: QRect
    side: Side
    tip: QPoint


def placed(room: QRect, part: QRect, size: QSize) -> Placing:
    """Inside the room, and over as little of the part as can be.

    Beside a part that is higher than the bubble, below or above one that is not: what a person uses next lies below.
    """
    beside, stacked = (Side.RIGHT, Side.LEFT), (Side.BELOW, Side.ABOVE)
    sides = beside + stacked if part.height() > size.height() else stacked + beside
    places = [_placed(room, part, size, side) for side in sides]
    return min(places, key=lambda place: _area(place.body.intersected(part)))


def _placed(room: QRect, part: QRect, size: QSize, side: Side) -> Placing:
    middle, away = part.center(), POINTER + _NEAR
    body = QRect(QPoint(), size)
    body.moveCenter(middle)
    match side:
        case Side.BELOW:
            body.moveTop(part.bottom() + away)
        case Side.ABOVE:
            body.moveBottom(part.top() - away)
        case Side.RIGHT:
            body.moveLeft(part.right() + away)
        case Side.LEFT:
            body.moveRight(part.left() - away)
    body.moveLeft(_between(room.left(), body.left(), room.right() + 1 - body.width()))
    body.moveTop(_between(room.top(), body.top(), room.bottom() + 1 - body.height()))
    return Placing(body, side, _tip(body, middle, side))


def _tip(body: QRect, middle: QPoint, side: Side) -> QPoint:
    x = _between(body.left() + _FROM_CORNER, middle.x(), body.right() - _FROM_CORNER)
    y = _between(body.top() + _FROM_CORNER, middle.y(), body.bottom() - _FROM_CORNER)
    match side:
        case Side.BELOW:
            return QPoint(x, body.top() - POINTER)
        case Side.ABOVE:
            return QPoint(x, body.bottom() + POINTER)
        case Side.RIGHT:
            return QPoint(body.left() - POINTER, y)
        case Side.LEFT:
            return QPoint(body.right() + POINTER, y)


def _between(least: int, wished: int, most: int) -> int:
    return max(min(wished, most), least)


def _area(shape: QRect) -> int:
    return shape.width() * shape.height() if shape.isValid() else 0
