"""The invisible button over each painted spot, and how its keys lead from spot to spot.

Arrows go to the spot that lies that way, letters to the next one of that name.
"""

import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import assert_never

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QKeyEvent, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from dicedesk.ui.games.craps.layout.plan import Places

_SIDEWAYS = 2.5
"""A spot that the way misses is that much farther off for each pixel by which it is missed."""

_TOUCHING = 0.5
"""Spots that touch may overlap by less than this, in pixels, as their places are sums of shares."""


class Direction(Enum):
    LEFT = "left"
    RIGHT = "right"
    UP = "up"
    DOWN = "down"

    @property
    def is_upright(self) -> bool:
        return self in (Direction.UP, Direction.DOWN)


@dataclass(frozen=True)
class Stand:
    """A spot, and the point from which the next arrow leads on.

    Up and down keep to one line across the layout, left and right to another one, so that the way back leads back.
    """

    spot: str
    x: float
    y: float


def stand_on(places: Places, name: str) -> Stand:
    """Return a stand in the middle of a spot."""
    middle = places[name].center()
    return Stand(name, middle.x(), middle.y())


def step(places: Places, stand: Stand, way: Direction) -> Stand:
    """Return where an arrow key leads to; the same stand where no spot lies that way."""
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
    """Return the next spot after `here` whose name begins with the letter, round the layout, or None.

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


def _room_between(here: QRectF, there: QRectF, way: Direction) -> float:
    """Return how far the spot lies ahead, from edge to edge; below 0 where it does not lie ahead."""
    match way:
        case Direction.LEFT:
            return here.left() - there.right()
        case Direction.RIGHT:
            return there.left() - here.right()
        case Direction.UP:
            return here.top() - there.bottom()
        case Direction.DOWN:
            return there.top() - here.bottom()
        case _:
            assert_never(way)


def _missed_by(stand: Stand, there: QRectF, way: Direction) -> float:
    """Return how far beside the spot the way from this stand leads; 0 where it meets it."""
    line, low, high = (
        (stand.x, there.left(), there.right()) if way.is_upright else (stand.y, there.top(), there.bottom())
    )
    return max(low - line, line - high, 0.0)


_ARROWS = {
    Qt.Key.Key_Left: Direction.LEFT,
    Qt.Key.Key_Right: Direction.RIGHT,
    Qt.Key.Key_Up: Direction.UP,
    Qt.Key.Key_Down: Direction.DOWN,
}
_BET_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
_ENDS = (Qt.Key.Key_Home, Qt.Key.Key_End)
_TAKE_DOWN_KEYS = (Qt.Key.Key_Backspace, Qt.Key.Key_Delete)


class SpotButton(QAbstractButton):
    """The button of one bet: an item of a scene has no place in accessibility, a button has.

    Signals: `bet(str)` at a click, Enter or Space, `taken_down(str)` at a right click, Backspace or Delete,
    `arrow(str, Direction)`, `typed(str, str)` with a letter, `ended(str, bool)` at Home (False) or End (True),
    `escaped(str)` at Escape, `looked_at(str)` when the mouse or the focus comes, and `left(str)` when it goes. All
    carry the name.
    """

    bet = Signal(str)
    taken_down = Signal(str)
    arrow = Signal(str, object)
    typed = Signal(str, str)
    ended = Signal(str, bool)
    escaped = Signal(str)
    looked_at = Signal(str)
    left = Signal(str)

    def __init__(self, name: str, title: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.name = name
        self.setAccessibleName(title)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(lambda: self.bet.emit(self.name))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint nothing: the spot under it is painted."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in _ARROWS:
            self.arrow.emit(self.name, _ARROWS[key])
        elif event.isAutoRepeat():
            event.accept()
        elif key in _BET_KEYS:
            self.click()
        elif key in _TAKE_DOWN_KEYS:
            self.taken_down.emit(self.name)
        elif key in _ENDS:
            self.ended.emit(self.name, key == Qt.Key.Key_End)
        elif key == Qt.Key.Key_Escape:
            self.escaped.emit(self.name)
        elif _is_letter(event):
            self.typed.emit(self.name, event.text())
        else:
            event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take the bet down at a right click."""
        if event.button() == Qt.MouseButton.RightButton:
            self.setFocus(Qt.FocusReason.MouseFocusReason)
            self.taken_down.emit(self.name)
        else:
            super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.RightButton:
            event.accept()
        else:
            super().mouseReleaseEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.looked_at.emit(self.name)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.left.emit(self.name)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.looked_at.emit(self.name)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.left.emit(self.name)

    def event(self, event: QEvent) -> bool:
        """Take its keys before any shortcut does."""
        if event.type() is QEvent.Type.ShortcutOverride and _is_ours(event):
            event.accept()
            return True
        return super().event(event)


def _is_letter(event: QKeyEvent) -> bool:
    """Whether a letter was typed, alone or with Shift. A shortcut takes its letter first, but not with Shift."""
    held = event.modifiers() & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier)
    return held == Qt.KeyboardModifier.NoModifier and event.text().isalpha()


def _is_ours(event: QEvent) -> bool:
    return isinstance(event, QKeyEvent) and event.key() in (*_BET_KEYS, *_TAKE_DOWN_KEYS)
