"""The guided turn: a bubble beside the table explains each step while a new player plays.

Its words are the `lesson` of the game's `Telling`. `MainWindow` begins it a moment after the start, or when a game is
shown later, if `GameTable.lesson_begun` says so; the menu begins it at any time.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from math import ceil
from typing import Any

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF, QRegion
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QPushButton, QWidget

from dicedesk.play.telling import Lesson, TablePart, can_guide, lesson_at
from dicedesk.ui.base.accessibility import announce
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


def placed(
    room: QRect,
    part: QRect,
    sizes: Sequence[QSize],
    kept: Iterable[QRect] = (),
    *spared: Iterable[QRect],
) -> BubblePlacement:
    """The place of a bubble of one of these sizes: inside the room, and covering as little as possible of the part and
    of what is `kept`; of such places one that covers as little as possible of what is `spared`, of the first group
    before the others.

    Earlier sizes are better. It is beside a part that is higher than wide, above or below any other: the player's next
    control lies below.
    """
    beside, stacked = (Side.RIGHT, Side.LEFT), (Side.ABOVE, Side.BELOW)
    places = [
        _placed(room, part, size, side, along)
        for size in sizes
        for along in _ALONG
        for side in (
            beside + stacked if part.height() > max(size.height(), part.width()) else stacked + beside
        )
    ]
    areas = (part, *kept), *map(tuple, spared)

    def covered(place: BubblePlacement) -> tuple[int, ...]:
        return tuple(sum(_area(place.body.intersected(each)) for each in group) for group in areas)

    return min(places, key=covered)


_ALONG = (0.5, 0.0, 1.0)
"""Where the bubble's own middle, start and end lie along its side of the part."""


def _placed(room: QRect, part: QRect, size: QSize, side: Side, along: float) -> BubblePlacement:
    away = POINTER + _NEAR
    body = QRect(
        part.left() + round(along * (part.width() - size.width())),
        part.top() + round(along * (part.height() - size.height())),
        size.width(),
        size.height(),
    )
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
    return BubblePlacement(body, side, _tip(body, part.center(), side))


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
_FLAT_WIDTHS = 620, 470
"""The greatest widths of a bubble with the button beside its text, for a window with little height."""
_RAGGED = 1.06
"""The width of a line of text on several lines, as a multiple of its share of the text."""
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
        self._title = label("second", tr("Guided turn"))
        self._row = QHBoxLayout()
        self._row.addWidget(self._title, 1)
        self._row.addWidget(self.leave)
        self._column = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._column.addWidget(self.text, 1)
        self._column.addLayout(self._row)
        self._flatten(on=False)

    @property
    def body(self) -> QRect:
        """Its place in the window, without the pointer; empty while it is hidden."""
        return QRect() if self._placing is None or self.isHidden() else self._placing.body

    def say(self, lesson: Lesson) -> None:
        """Show the text of a lesson, and have it read aloud."""
        text = shown(lesson.text)
        self.text.setText(text)
        self.leave.setText(tr("Done") if lesson.is_last else tr("Skip"))
        self.leave.setAccessibleName(self.leave.toolTip())
        self.leave.setAccessibleDescription(text)
        self.setAccessibleDescription(text)
        announce(self, text)

    def sizes(self, most: int) -> tuple[QSize, ...]:
        """The possible sizes without the pointer, at most `most` wide: the usual one, then flat ones, with the button
        beside the text; the last has the fewest lines."""
        usual, *flat = (min(scaled(width), most) for width in (_WIDTH, *_FLAT_WIDTHS))
        widths = *flat, most
        return self._size(usual, is_flat=False), *(self._size(width, is_flat=True) for width in widths)

    def _size(self, width: int, *, is_flat: bool) -> QSize:
        self._flatten(on=is_flat)
        width = max(width, self._column.minimumSize().width() - 2 * POINTER)
        if is_flat:
            # Lines of about one length.
            whole = self.text.fontMetrics().horizontalAdvance(self.text.text())
            lines = ceil(whole / (width - self._beside_text))
            width = min(width, ceil(_RAGGED * whole / lines) + self._beside_text)
        return QSize(width, self._column.totalHeightForWidth(width + 2 * POINTER) - 2 * POINTER)

    @property
    def _beside_text(self) -> int:
        """The width that a flat bubble needs beside its text."""
        return self.leave.sizeHint().width() + 2 * Space.LARGE + Space.MEDIUM + Space.TIGHT

    def _flatten(self, *, on: bool) -> None:
        self._title.setHidden(on)
        # Qt would measure it with a title just hidden.
        self._row.invalidate()
        direction = QBoxLayout.Direction
        self._column.setDirection(direction.LeftToRight if on else direction.TopToBottom)
        self._column.setSpacing(Space.MEDIUM if on else Space.SMALL)
        inside = POINTER + Space.LARGE
        if on:
            self._column.setContentsMargins(inside, POINTER + Space.TIGHT, inside, POINTER + Space.TIGHT)
        else:
            self._column.setContentsMargins(inside, inside - Space.TIGHT, inside, inside - Space.SMALL)

    def stand(self, placing: BubblePlacement) -> None:
        """Move to a place, above everything else in the window."""
        self._flatten(on=placing.body.size() != self._size(placing.body.width(), is_flat=False))
        self._placing = placing
        self.setGeometry(placing.body.adjusted(-POINTER, -POINTER, POINTER, POINTER))
        # Clicks beside it, where only the pointer is in its rectangle, go to the table.
        here = -self.geometry().topLeft()
        around = placing.body.adjusted(-_OVERLAP, -_OVERLAP, _OVERLAP, _OVERLAP).translated(here)
        pointer = _pointer(placing).boundingRect().toAlignedRect().translated(here)
        self.setMask(QRegion(around).united(pointer))
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
        # One of the two stands out on any ground: the accent of a light theme is hard to see on felt.
        for inset, color in ((_LINE / 2, "accent"), (1.5 * _LINE, "gold")):
            painter.setPen(QPen(self._appearance.palette.color(color), _LINE))
            line = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
            painter.drawRoundedRect(line, Corner.BUTTON - inset, Corner.BUTTON - inset)
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


_MOVING = frozenset({QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.Hide})


class GuidedTurn(QObject):
    """Explains each step beside a game's table, until the last step is done or the game ends.

    The game is played as usual meanwhile: no key and no click is taken from it, and between two steps nothing is
    shown. Its button ends it, and so does Esc while a step is shown. While the table asks something, the step makes
    way.

    Signals: `ended()` when it is over, but not if another one takes its place.
    """

    ended = Signal()

    def __init__(self, window: QWidget, tab: GameTab[Any, Any], appearance: Appearance, begun: int) -> None:
        """Go on in the current position of a lesson that began after `begun` moves."""
        super().__init__(window)
        self._window, self._tab, self._begun = window, tab, begun
        self._lesson: Lesson | None = None
        self._is_over = self._is_aside = False
        self.ring, self.bubble = Ring(appearance, window), Bubble(appearance, window)
        self.bubble.left.connect(self.end)
        self._parts: dict[TablePart, QWidget] = {
            TablePart.DICE: tab.tray,
            TablePart.CHOICES: tab.choices_part,
            TablePart.PRIMARY: tab.primary,
            **tab.lesson_parts,
        }
        for followed in {window, window.window(), *self._parts.values()}:
            followed.installEventFilter(self)
        appearance.changed.connect(self._arrange_soon)
        bridge, confirmation = tab.bridge, tab.input.confirmation
        for moved in (tab.pace.rested, bridge.undone, bridge.redone, bridge.laid_out, tab.came):
            moved.connect(self._go_on)
        for asked in (confirmation.asked, tab.input.answered, bridge.refused):
            asked.connect(self._step_aside)
        confirmation.dropped.connect(self._go_on)
        tab.frame.drawer_changed.connect(self._arrange_soon)
        bridge.played.connect(self._make_way)
        bridge.reset.connect(self._begin_again)
        tab.left.connect(self._hide)
        bridge.begin_lesson(begun)
        self._go_on()

    @property
    def lesson(self) -> Lesson | None:
        """The step shown; None between two steps and at the end."""
        return self._lesson

    @property
    def is_over(self) -> bool:
        return self._is_over

    @property
    def tab(self) -> GameTab[Any, Any]:
        """The game that it explains."""
        return self._tab

    def end(self) -> None:
        """Remove everything; the focus stays in the game."""
        if not self._is_over:
            self._tab.bridge.end_lesson()
            self.close()
            self.ended.emit()

    def close(self) -> None:
        """Remove everything without a message, because another guided turn begins."""
        if self._is_over:
            return
        self._is_over, self._lesson = True, None
        had_focus = self.bubble.leave.hasFocus()
        self._hide()
        for part in (self.ring, self.bubble):
            part.deleteLater()
        if had_focus:
            self._tab.take_focus()
        self.deleteLater()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the window, Esc and the parts of the table, without taking an event."""
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            # The outermost widget gets each key once.
            is_esc = watched is self._window.window() and event.key() == Qt.Key.Key_Escape
            if is_esc and self.bubble.isVisible():
                in_next_turn(self, self.end)
        elif event.type() in _MOVING:
            self._arrange_soon()
        return super().eventFilter(watched, event)

    def _begin_again(self) -> None:
        self._begun = len(self._tab.session.history)
        self._tab.bridge.begin_lesson(self._begun)
        self._go_on()

    def _go_on(self) -> None:
        if self._is_over or self._tab.is_busy:
            return
        self._is_aside = False
        was_last = self._lesson is not None and self._lesson.is_last
        lesson = lesson_at(self._tab.telling, self._tab.session, self._begun)
        if lesson is None and (was_last or not can_guide(self._tab.session)):
            self.end()
        elif lesson is None:
            self._lesson = None
            self._hide()
        else:
            if lesson != self._lesson:
                self._lesson = lesson
                self.bubble.say(lesson)
            self._arrange()

    def _make_way(self) -> None:
        """Hide if the dice are about to land under the bubble."""
        if self.bubble.body.intersects(self._area(TablePart.DICE)):
            self._hide()
        self.ring.hide()

    def _step_aside(self) -> None:
        """Hide if the table says something under the bubble; come back when it says something else."""
        tray = self._in_window(self._tab.tray, self._tab.tray.rect())
        if self.bubble.body.intersects(tray):
            self._is_aside = True
            self._hide()

    def _hide(self) -> None:
        self.bubble.hide()
        self.ring.hide()
        self._tab.tray.mute(caption=False, headline=False)
        self._tab.corner.mute(is_so=False)

    def _arrange_soon(self) -> None:
        # The widgets in the window are laid out after it gets its new size.
        in_next_turn(self, self._arrange)

    def _arrange(self) -> None:
        # A call requested before the end may come after it.
        if self._is_over or self._lesson is None or self._tab.is_busy or self._is_aside:
            return
        if not self._tab.isVisible() or self._tab.frame.is_open:
            self._hide()
            return
        room = self._window.rect().adjusted(POINTER, POINTER, -POINTER, -POINTER)
        part, tray = self._area(self._lesson.part), self._in_window(self._tab.tray, self._tab.tray.rect())
        part = part if part.isValid() else tray
        texts, chip = self._texts(tray), self._in_window(self._tab.corner, self._tab.corner.rect())
        above = QRect(QPoint(), self._in_window(self._tab, self._tab.rect()).topRight())
        sizes = self.bubble.sizes(room.width())
        self.bubble.stand(placed(room, part, sizes, (*self._kept(), chip), (above,), texts))
        # Only the ends of a text would show beside the bubble.
        caption, headline, _ = (self.bubble.body.intersects(text) for text in texts)
        self._tab.tray.mute(caption=caption, headline=headline)
        self._tab.corner.mute(is_so=self.bubble.body.intersects(chip))
        self.ring.lie_round(part)
        self.bubble.raise_()

    def _texts(self, tray: QRect) -> tuple[QRect, QRect, QRect]:
        """The places of the felt's caption, headline and note; with dice on it, there is no headline."""
        dice, large = self._area(TablePart.DICE), scaled(Type.LARGE)
        headline = QRect(tray.left(), tray.center().y() - large, tray.width(), 2 * large)
        above = dice if dice.isValid() else headline
        caption = QRect(QPoint(tray.left(), above.bottom()), tray.bottomRight())
        return (
            caption,
            QRect() if dice.isValid() else headline,
            self._in_window(self._tab.tray, self._tab.tray.note_rect),
        )

    def _kept(self) -> tuple[QRect, ...]:
        """The parts to leave uncovered: the dice, the next buttons, the scores, and the cards."""
        buttons = self._tab.primary.parentWidget() or self._tab.primary
        widgets = (buttons, *self._tab.score_parts, self._tab.frame.column)
        shown = (self._in_window(each, each.rect()) for each in widgets if each.isVisible())
        return *map(self._area, (TablePart.DICE, TablePart.CHOICES, TablePart.PRIMARY)), *shown

    def _area(self, part: TablePart) -> QRect:
        """The area of a part in the window; empty for dice if there are none."""
        widget = self._parts[part]
        return self._in_window(widget, self._tab.tray.dice_rect if part is TablePart.DICE else widget.rect())

    def _in_window(self, widget: QWidget, shape: QRect) -> QRect:
        return shape.translated(widget.mapTo(self._window, QPoint()))


def guided_turn(
    window: QWidget, tab: GameTab[Any, Any], appearance: Appearance, begun: int
) -> GuidedTurn | None:
    """Guide through the game of a tab since its move `begun`, in place of an earlier guided turn; None if no person
    plays in it."""
    if not can_guide(tab.session):
        return None
    for before in window.findChildren(GuidedTurn):
        if before.tab is tab:
            before.close()
    return GuidedTurn(window, tab, appearance, begun)
