"""The guided turn: a bubble beside the table explains each step while a new player plays.

Its words are the `lesson` of the game's `Telling`. `MainWindow` begins it a moment after the start, or when a game is
first shown later, if `GameTable.greets_newcomer` says so; the menu begins it at any time.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from typing import Any

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from dicedesk.play.telling import Lesson, TablePart, lesson_at
from dicedesk.ui.base.accessibility import announce
from dicedesk.ui.base.keys import HELD_FOR_OTHERS
from dicedesk.ui.base.lifetime import in_next_turn
from dicedesk.ui.base.look.appearance import Appearance, set_style
from dicedesk.ui.base.look.theme import Corner, Space, Type, scaled
from dicedesk.ui.base.widgets.card import label
from dicedesk.ui.base.words import shown, tr
from dicedesk.ui.table.game_tab import GameTab

POINTER = Space.MEDIUM
"""The length of a bubble's pointer."""

_NEAR = Space.TIGHT
"""The distance from the tip of the pointer to the part."""

_FROM_CORNER = Corner.CARD + POINTER
"""The least distance from the middle of the pointer to a corner of the bubble."""


class Side(Enum):
    """The side of the part that the bubble is on."""

    BELOW = "below"
    ABOVE = "above"
    RIGHT = "right"
    LEFT = "left"


@dataclass(frozen=True)
class BubblePlacement:
    """The place of a bubble: its body without the pointer, its side of the part, and the tip of the pointer."""

    body: QRect
    side: Side
    tip: QPoint


def placed(room: QRect, part: QRect, size: QSize, free: Iterable[QRect] = ()) -> BubblePlacement:
    """The place of a bubble of this size: inside the room, and covering as little as possible of the part and of
    `free`.

    It is beside a part that is higher than the bubble, above or below any other: the player's next control lies below.
    """
    beside, stacked = (Side.RIGHT, Side.LEFT), (Side.ABOVE, Side.BELOW)
    sides = beside + stacked if part.height() > size.height() else stacked + beside
    places = [_placed(room, part, size, side) for side in sides]
    clear = (part, *free)
    return min(places, key=lambda place: sum(_area(place.body.intersected(each)) for each in clear))


def _placed(room: QRect, part: QRect, size: QSize, side: Side) -> BubblePlacement:
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
    return BubblePlacement(body, side, _tip(body, middle, side))


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


_WIDTH = 340
_LINE = 2.0
_OVERLAP = 2
"""How far the pointer reaches under the body, so that no line shows between them."""


class Bubble(QWidget):
    """Explains a part of the window, without taking the focus.

    Signals: `left()` when its button is pressed.
    """

    accessible_role = "Grouping"

    left = Signal()

    def __init__(self, appearance: Appearance, window: QWidget) -> None:
        super().__init__(window)
        self.hide()
        self._appearance = appearance
        self._placing: BubblePlacement | None = None
        self.text, self.leave = label("body", wraps=True), QPushButton()
        set_style(self.leave, "quiet")
        self.leave.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.leave.setToolTip(tr("End the guided turn (Esc)"))
        self.leave.clicked.connect(self.left)
        self.setAccessibleName(tr("Guided turn"))
        row = QHBoxLayout()
        row.addWidget(label("second", tr("Guided turn")), 1)
        row.addWidget(self.leave)
        self._column = column = QVBoxLayout(self)
        inside = POINTER + Space.LARGE
        column.setContentsMargins(inside, inside - Space.TIGHT, inside, inside - Space.SMALL)
        column.setSpacing(Space.SMALL)
        column.addWidget(self.text)
        column.addLayout(row)

    def say(self, lesson: Lesson) -> None:
        """Show the text of a lesson, and have it read aloud."""
        text = shown(lesson.text)
        self.text.setText(text)
        self.leave.setText(tr("Done") if lesson.is_last else tr("Skip"))
        self.leave.setAccessibleName(self.leave.toolTip())
        self.leave.setAccessibleDescription(text)
        self.setAccessibleDescription(text)
        announce(self, text)

    def body_size(self, most: int) -> QSize:
        """The size without the pointer, at most `most` wide."""
        wished = max(scaled(_WIDTH), self._column.minimumSize().width() - 2 * POINTER)
        width = min(wished, most)
        return QSize(width, self._column.totalHeightForWidth(width + 2 * POINTER) - 2 * POINTER)

    def stand(self, placing: BubblePlacement) -> None:
        """Move to a place, above everything else in the window."""
        self._placing = placing
        self.setGeometry(placing.body.adjusted(-POINTER, -POINTER, POINTER, POINTER))
        self.raise_()
        self.show()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._placing is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-self.geometry().topLeft())
        body = QPainterPath()
        body.addRoundedRect(QRectF(self._placing.body), Corner.CARD, Corner.CARD)
        shape = body.united(_pointer(self._placing))
        painter.setPen(QPen(self._appearance.palette.color("accent"), _LINE))
        painter.setBrush(self._appearance.palette.color("surface"))
        painter.drawPath(shape)
        painter.end()


class Ring(QWidget):
    """A line around a part of the window; clicks go through it."""

    def __init__(self, appearance: Appearance, window: QWidget) -> None:
        super().__init__(window)
        self.hide()
        self._appearance, self._window = appearance, window
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def lie_round(self, part: QRect) -> None:
        """Surround an area, above everything else in the window."""
        wider = part.adjusted(-Space.TIGHT, -Space.TIGHT, Space.TIGHT, Space.TIGHT)
        self.setGeometry(wider.intersected(self._window.rect()))
        self.raise_()
        self.show()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._appearance.palette.color("accent"), _LINE))
        half = _LINE / 2
        line = QRectF(self.rect()).adjusted(half, half, -half, -half)
        painter.drawRoundedRect(line, Corner.BUTTON, Corner.BUTTON)
        painter.end()


def _pointer(placing: BubblePlacement) -> QPainterPath:
    tip, far = QPointF(placing.tip), POINTER + _OVERLAP
    base = {
        Side.BELOW: ((-POINTER, far), (POINTER, far)),
        Side.ABOVE: ((-POINTER, -far), (POINTER, -far)),
        Side.RIGHT: ((far, -POINTER), (far, POINTER)),
        Side.LEFT: ((-far, -POINTER), (-far, POINTER)),
    }[placing.side]
    path = QPainterPath()
    path.addPolygon(QPolygonF([tip, *(tip + QPointF(x, y) for x, y in base)]))
    path.closeSubpath()
    return path


Key = Qt.Key

_LEADING = frozenset(
    {
        *(Key.Key_Tab, Key.Key_Backtab, Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down),
        *(Key.Key_Return, Key.Key_Enter, Key.Key_Space, Key.Key_Home, Key.Key_End),
        *(Key(key) for key in range(Key.Key_0, Key.Key_9 + 1)),
        *HELD_FOR_OTHERS,
    }
)
"""Keys that move the focus to a part of the table, choose there or press it, even without effect."""

_MOVING = frozenset({QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.Hide})


class GuidedTurn(QObject):
    """Explains each step beside a game's table, up to the last lesson or another action.

    The game is played as usual meanwhile: no key and no click is taken from it. Esc ends this, and so does a key that
    neither plays nor leads to a part of the table, or another tab.

    Signals: `ended()` when it is over.
    """

    ended = Signal()

    def __init__(self, window: QWidget, tab: GameTab[Any, Any], appearance: Appearance) -> None:
        """Begin with the current position, which has a lesson."""
        super().__init__(window)
        self._window, self._tab = window, tab
        self._begun = len(tab.session.history)
        self._lesson: Lesson | None = None
        self._is_over = self._has_silenced = False
        self.ring, self.bubble = Ring(appearance, window), Bubble(appearance, window)
        self.bubble.left.connect(self.end)
        self._parts = {
            TablePart.DICE: tab.tray,
            TablePart.CHOICES: tab.choices_part,
            TablePart.PRIMARY: tab.primary,
        }
        for followed in {window, window.window(), *self._parts.values()}:
            followed.installEventFilter(self)
        appearance.changed.connect(self._arrange_soon)
        bridge = tab.bridge
        for moved in (tab.pace.rested, bridge.undone, bridge.redone, bridge.laid_out):
            moved.connect(self._go_on)
        bridge.played.connect(self._make_way)
        bridge.reset.connect(self._begin_again)
        tab.left.connect(self.end)
        self._go_on()

    @property
    def lesson(self) -> Lesson | None:
        """The current lesson; None once it is over."""
        return self._lesson

    def end(self) -> None:
        """Remove everything; the focus stays in the game."""
        if self._is_over:
            return
        self._is_over, self._lesson = True, None
        had_focus = self.bubble.leave.hasFocus()
        for part in (self.ring, self.bubble):
            part.hide()
            part.deleteLater()
        if self._has_silenced and not self._tab.tray.caption:
            self._tab.say_again()
        if had_focus:
            self._tab.take_focus()
        self.ended.emit()
        self.deleteLater()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the window, its keys and the parts of the table, without taking an event."""
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            # The outermost widget gets each key once.
            if watched is self._window.window():
                self._follow_key(event)
        elif event.type() in _MOVING:
            self._arrange_soon()
        return super().eventFilter(watched, event)

    def _follow_key(self, event: QKeyEvent) -> None:
        """End this once the key has been handled, if it neither plays nor leads to a part."""
        before = self._position()
        if event.key() == Key.Key_Escape:
            in_next_turn(self, self.end)
        elif event.key() not in _LEADING:
            in_next_turn(self, lambda: self.end() if self._position() == before else None)

    def _position(self) -> tuple[object, ...]:
        tab = self._tab
        return len(tab.session.history), tab.showing.choice, tab.is_busy, self._window.focusWidget()

    def _begin_again(self) -> None:
        self._begun = len(self._tab.session.history)
        self._go_on()

    def _go_on(self) -> None:
        if self._is_over or self._tab.is_busy:
            return
        lesson = lesson_at(self._tab.telling, self._tab.session, self._begun)
        if lesson is None:
            self.end()
            return
        if lesson != self._lesson:
            self._lesson = lesson
            self.bubble.say(lesson)
        self._arrange()

    def _make_way(self) -> None:
        """Hide if the dice are about to land under the bubble."""
        if self.bubble.geometry().intersects(self._area(TablePart.DICE)):
            self.bubble.hide()
        self.ring.hide()

    def _arrange_soon(self) -> None:
        # The widgets in the window are laid out after it gets its new size.
        in_next_turn(self, self._arrange)

    def _arrange(self) -> None:
        # A call requested before the end may come after it.
        if self._is_over or self._lesson is None or self._tab.is_busy:
            return
        room = self._window.rect().adjusted(POINTER, POINTER, -POINTER, -POINTER)
        part, tray = self._area(self._lesson.part), self._in_window(self._tab.tray, self._tab.tray.rect())
        part = part if part.isValid() else tray
        buttons = self._tab.primary.parentWidget() or self._tab.primary
        free = *(self._area(each) for each in TablePart), self._in_window(buttons, buttons.rect())
        self.bubble.stand(placed(room, part, self.bubble.body_size(room.width()), free))
        if not self._area(TablePart.DICE).isValid() and self.bubble.geometry().intersects(tray):
            # Only the ends of the caption would show beside the bubble.
            self._has_silenced = True
            self._tab.say("", is_bright=False)
            large = scaled(Type.LARGE)
            headline = QRect(tray.left(), tray.center().y() - large, tray.width(), 2 * large)
            if self.bubble.geometry().intersects(headline):
                self._tab.tray.set_headline("")
        self.ring.lie_round(part)
        self.bubble.raise_()

    def _area(self, part: TablePart) -> QRect:
        """The area of a part in the window; empty for dice if there are none."""
        widget = self._parts[part]
        return self._in_window(widget, self._tab.tray.dice_rect if part is TablePart.DICE else widget.rect())

    def _in_window(self, widget: QWidget, shape: QRect) -> QRect:
        return shape.translated(widget.mapTo(self._window, QPoint()))


def guided_turn(window: QWidget, tab: GameTab[Any, Any], appearance: Appearance) -> GuidedTurn | None:
    """Begin at the game of a tab, in place of any other guided turn; None if the game has no lesson now."""
    for before in window.findChildren(GuidedTurn):
        before.end()
    if lesson_at(tab.telling, tab.session, len(tab.session.history)) is None:
        return None
    return GuidedTurn(window, tab, appearance)
