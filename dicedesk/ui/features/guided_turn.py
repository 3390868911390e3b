"""The quick tour: a bubble points at one part of the window after the other; an offer asks whether it is wanted."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QMenuBar,
    QPushButton,
    QTabBar,
    QVBoxLayout,
    QWidget,
)

from dicedesk.ui.base.accessibility import announce
from dicedesk.ui.base.lifetime import give_focus_back, in_next_turn, is_alive
from dicedesk.ui.base.look.appearance import Appearance, StyleName, set_style
from dicedesk.ui.base.look.theme import Corner, Space, scaled
from dicedesk.ui.base.page import Landmark
from dicedesk.ui.base.widgets.card import label
from dicedesk.ui.base.words import in_sentences, tr


@dataclass(frozen=True)
class Stop:
    """A part of the window, its title, and what it is good for."""

    landmark: Landmark
    title: str
    text: str


def stops() -> tuple[tuple[Stop, ...], ...]:
    """Return the stops in order, each with its forms; the first form whose part is visible is shown."""
    return (*_of_the_game(), *_of_the_window())


def _of_the_game() -> tuple[tuple[Stop, ...], ...]:
    return (
        (
            Stop(
                Landmark.DICE,
                tr("The dice"),
                tr("The dice roll here, with the result next to them. Press any key to skip the roll."),
            ),
        ),
        (
            Stop(
                Landmark.CHOICES,
                tr("Your choice"),
                tr("Make your choice here with the mouse or the keyboard, then press the bright button."),
            ),
        ),
        (
            Stop(
                Landmark.CARDS,
                tr("The panels"),
                tr("Here to help you decide: the odds, the rules that matter now, and everything so far."),
            ),
            Stop(
                Landmark.DRAWER,
                tr("The panels"),
                tr(
                    "In a narrow window, this button or the D key shows the odds, the rules and the game log."
                ),
            ),
        ),
    )


def _of_the_window() -> tuple[tuple[Stop, ...], ...]:
    return (
        (
            Stop(
                Landmark.TABS,
                tr("The games"),
                tr(
                    "Switch games whenever you like. Each waits just as you left it, even if you "
                    "close the window."
                ),
            ),
        ),
        (
            Stop(
                Landmark.SEAL,
                tr("Fair dice"),
                tr(
                    "This shows where the dice come from. Sealed dice are fixed before the game, "
                    "and anyone can check them."
                ),
            ),
        ),
        (
            Stop(
                Landmark.MENUS,
                tr("Help"),
                tr(
                    "F1 opens the rules, ? shows the shortcuts, and {keys} finds any command.",
                    keys=QKeySequence("Ctrl+K").toString(QKeySequence.SequenceFormat.NativeText),
                ),
            ),
        ),
    )


POINTER = Space.MEDIUM
"""The length of the pointer of a bubble."""

_NEAR = Space.TIGHT
"""The distance from the tip of the pointer to the part."""

_FROM_CORNER = Corner.CARD + POINTER
"""The least distance from the middle of the pointer to a corner of the bubble."""


class Side(Enum):
    """On which side of the part the bubble stands."""

    BELOW = "below"
    ABOVE = "above"
    RIGHT = "right"
    LEFT = "left"


@dataclass(frozen=True)
class BubblePlacement:
    """Where a bubble goes: its body without the pointer, its side of the part, and the tip of the pointer."""

    body: QRect
    side: Side
    tip: QPoint


def placed(room: QRect, part: QRect, size: QSize) -> BubblePlacement:
    """Return where a bubble of a size goes: inside the room, and over as little of the part as possible.

    Beside a part that is higher than the bubble, below or above one that is not: what a person uses next lies below.
    """
    beside, stacked = (Side.RIGHT, Side.LEFT), (Side.BELOW, Side.ABOVE)
    sides = beside + stacked if part.height() > size.height() else stacked + beside
    places = [_placed(room, part, size, side) for side in sides]
    return min(places, key=lambda place: _area(place.body.intersected(part)))


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


_WIDTH = 300
_LINE = 2.0
_OVERLAP = 2
"""How far the pointer reaches under the body, so that no line shows between them."""

Key = Qt.Key
_ON, _BACK = (Key.Key_Right, Key.Key_Down), (Key.Key_Left, Key.Key_Up)
_ENTER = (Key.Key_Return, Key.Key_Enter)


class Bubble(QWidget):
    """Says something about a part of the window.

    Signals: `went_on()`, `went_back()`, and `left()` by the keys and buttons that mean that.
    """

    accessible_role = "Grouping"

    went_on = Signal()
    went_back = Signal()
    left = Signal()

    def __init__(self, appearance: Appearance, window: QWidget) -> None:
        super().__init__(window)
        self.hide()
        self._appearance = appearance
        self._placing: BubblePlacement | None = None
        self.title, self.text = label("lead", wraps=True), label("body", wraps=True)
        self.count = label("second")
        self.leave, self.back = _button("quiet", tr("Skip tour")), _button("quiet", tr("Back"))
        self.next = _button("quietPrimary", tr("Next"))
        self.leave.clicked.connect(self.left)
        self.back.clicked.connect(self.went_back)
        self.next.clicked.connect(self.went_on)
        row = QHBoxLayout()
        row.setSpacing(Space.SMALL)
        row.addWidget(self.count, 1)
        for button in (self.leave, self.back, self.next):
            row.addWidget(button)
            button.installEventFilter(self)
        self._column = column = QVBoxLayout(self)
        inside = POINTER + Space.LARGE
        column.setContentsMargins(inside, inside - Space.TIGHT, inside, inside - Space.TIGHT)
        column.setSpacing(Space.SMALL)
        for part in (self.title, self.text):
            column.addWidget(part)
        column.addLayout(row)

    def say(self, title: str, text: str, place: int, stops: int) -> None:
        """Show the words of a stop; `place` counts from 0, and the last of the stops has no next one."""
        self.title.setText(title)
        self.text.setText(text)
        self.count.setText(tr("{place} of {stops}", place=place + 1, stops=stops))
        self.setAccessibleName(title)
        self.setAccessibleDescription(text)
        is_last = place == stops - 1
        self.back.setEnabled(place > 0)
        self.leave.setVisible(not is_last)
        self.next.setText(tr("Done") if is_last else tr("Next"))
        for button in (self.leave, self.back, self.next):
            button.setAccessibleDescription(text)

    def body_size(self, most: int) -> QSize:
        """Return the size without the pointer, at most `most` wide."""
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

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Lead through the tour by arrows, Enter and Escape while one of the buttons has the focus."""
        if isinstance(event, QKeyEvent) and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            if event.key() not in (*_ON, *_BACK, *_ENTER, Key.Key_Escape):
                return False
            if event.type() is QEvent.Type.ShortcutOverride:
                event.accept()
                return True
            if event.type() is QEvent.Type.KeyPress and isinstance(watched, QPushButton):
                self._press(event.key(), watched)
                return True
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._placing is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-self.geometry().topLeft())
        body = QPainterPath()
        body.addRoundedRect(QRectF(self._placing.body), Corner.CARD, Corner.CARD)
        shape = body.united(_pointer(self._placing))
        painter.setPen(QPen(self._appearance.palette.colour("accent"), _LINE))
        painter.setBrush(self._appearance.palette.colour("surface"))
        painter.drawPath(shape)
        painter.end()

    def _press(self, key: int, button: QPushButton) -> None:
        if key in _ENTER:
            button.click()
        elif key in _ON:
            self.went_on.emit()
        elif key in _BACK:
            self.went_back.emit()
        else:
            self.left.emit()


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
        painter.setPen(QPen(self._appearance.palette.colour("accent"), _LINE))
        half = _LINE / 2
        line = QRectF(self.rect()).adjusted(half, half, -half, -half)
        painter.drawRoundedRect(line, Corner.BUTTON, Corner.BUTTON)
        painter.end()


def _button(name: StyleName, text: str) -> QPushButton:
    made = QPushButton(text)
    set_style(made, name)
    return made


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


Landmarks = Callable[[], dict[Landmark, QWidget]]

_MOVING = frozenset({QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.Hide})


class Walkthrough(QObject):
    """Points at one landmark after the other, and lets the game go on.

    Signals: `ended()` when it is over.
    """

    ended = Signal()

    def __init__(
        self, window: QWidget, landmarks: Landmarks, goal: Callable[[], str], appearance: Appearance
    ) -> None:
        """Begin at the first stop. `landmarks` is called at each stop, and when something in the window has moved.

        `goal` returns what wins and what ruins a turn of the game on the tab, which is said first at the dice.
        """
        super().__init__(window)
        self._window, self._landmarks, self._goal = window, landmarks, goal
        self._stops, self._place = stops(), 0
        self._followed: tuple[QWidget, ...] = ()
        self._is_over = False
        self._focus_before = QApplication.focusWidget()
        self.ring, self.bubble = Ring(appearance, window), Bubble(appearance, window)
        self.bubble.went_on.connect(self.go_on)
        self.bubble.went_back.connect(self.go_back)
        self.bubble.left.connect(self.end)
        appearance.changed.connect(self._arrange_soon)
        window.installEventFilter(self)
        self._go_to(0)

    @property
    def place(self) -> int:
        """Return the number of the stop, counted from 0."""
        return self._place

    def go_on(self) -> None:
        """Go to the next stop; end after the last."""
        if self._place + 1 == len(self._stops):
            self.end()
        else:
            self._go_to(self._place + 1)

    def go_back(self) -> None:
        """Go to the stop before, if there is one."""
        self._go_to(max(self._place - 1, 0))

    def end(self) -> None:
        """Remove everything, and give the focus back."""
        self._is_over = True
        self._window.removeEventFilter(self)
        self._follow(())
        had_focus = self.bubble.isAncestorOf(QApplication.focusWidget() or self._window)
        for part in (self.ring, self.bubble):
            part.hide()
            part.deleteLater()
        if had_focus:
            give_focus_back(self._focus_before)
        self.ended.emit()
        self.deleteLater()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the window and the part that is pointed at, without taking an event."""
        if event.type() in _MOVING:
            self._arrange_soon()
        return super().eventFilter(watched, event)

    def _go_to(self, place: int) -> None:
        self._place = place
        self._arrange()
        self.bubble.next.setFocus()
        announce(self.bubble, self.bubble.text.text())

    def _arrange_soon(self) -> None:
        # What lies in the window is laid out after it has heard of its new size.
        in_next_turn(self.bubble, self._arrange)

    def _arrange(self) -> None:
        # What was asked for before the end may come after it.
        if self._is_over:
            return
        stop, part = self._found()
        room = self._window.rect().adjusted(POINTER, POINTER, -POINTER, -POINTER)
        shown = self._area(part)
        words = (self._goal(), stop.text) if stop.landmark is Landmark.DICE else (stop.text,)
        self.bubble.say(stop.title, in_sentences(*words), self._place, len(self._stops))
        self.bubble.stand(placed(room, shown or room, self.bubble.body_size(room.width())))
        if shown is None:
            self.ring.hide()
        else:
            self.ring.lie_round(shown)
            self.bubble.raise_()

    def _found(self) -> tuple[Stop, QWidget | None]:
        """Return the form of the stop whose part is visible, with the part; else the first form, with None."""
        known, forms = self._landmarks(), self._stops[self._place]
        parts = [(stop, known[stop.landmark]) for stop in forms if stop.landmark in known]
        self._follow(tuple(part for _, part in parts))
        return next(((stop, part) for stop, part in parts if part.isVisible()), (forms[0], None))

    def _follow(self, parts: tuple[QWidget, ...]) -> None:
        for part in filter(is_alive, self._followed):
            part.removeEventFilter(self)
        self._followed = parts
        for part in parts:
            part.installEventFilter(self)

    def _area(self, part: QWidget | None) -> QRect | None:
        """Return the area of a part in the window; None for None."""
        return None if part is None else shown_of(part).translated(part.mapTo(self._window, QPoint()))


def shown_of(part: QWidget) -> QRect:
    """Return the area of a part without what is empty: the last menu, which is Help, and the tabs of a bar."""
    if isinstance(part, QMenuBar):
        return part.actionGeometry(part.actions()[-1])
    if isinstance(part, QTabBar):
        return part.tabRect(0).united(part.tabRect(part.count() - 1)).intersected(part.rect())
    return part.rect()


class Offer(QFrame):
    """A quiet question in the row of the menus, where nothing else is, until it is answered or the tour begins.

    Signals: `ended()` when it has gone.
    """

    ended = Signal()

    def __init__(self, window: QWidget, landmarks: Landmarks, begin: Callable[[], object]) -> None:
        super().__init__(window)
        set_style(self, "offer")
        self._window, self._landmarks, self._begin = window, landmarks, begin
        self._focus_before = window.focusWidget()
        self._sentence = tr("New here? The quick tour takes half a minute.")
        self.words = label("body")
        self.accept, self.decline = QPushButton(tr("Show me")), QPushButton(tr("No, thank you"))
        self.setAccessibleName(self._sentence)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(Space.SMALL)
        row.addWidget(self.words)
        set_style(self.accept, "quietPrimary")
        set_style(self.decline, "quiet")
        for button in (self.accept, self.decline):
            button.setAccessibleDescription(self._sentence)
            button.setToolTip(self._sentence)
            row.addWidget(button)
        self.accept.clicked.connect(self._on_accepted)
        self.decline.clicked.connect(self.end)
        window.installEventFilter(self)
        self.show()
        self._arrange()
        announce(self, self._sentence)

    def end(self) -> None:
        """Go for good, and give the focus back."""
        self._window.removeEventFilter(self)
        had_focus = self.isAncestorOf(self._window.focusWidget() or self._window)
        self.hide()
        if had_focus:
            give_focus_back(self._focus_before)
        self.ended.emit()
        self.deleteLater()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self._arrange()
        return super().eventFilter(watched, event)

    def _on_accepted(self) -> None:
        self.end()
        self._begin()

    def _arrange(self) -> None:
        """Stand right of the last menu, or of the last tab if the system shows the menus elsewhere."""
        known = self._landmarks()
        bar = known[Landmark.MENUS]
        if not isinstance(bar, QMenuBar) or bar.isNativeMenuBar() or not bar.isVisible():
            bar = known[Landmark.TABS]
        taken = shown_of(bar).translated(bar.mapTo(self._window, QPoint()))
        left, right = taken.right() + Space.LARGE, self._window.width() - Space.LARGE
        # Measured, not tried out: each text that is set asks for a layout, which would ask for this again.
        room = right - left - (self.sizeHint().width() - self.words.sizeHint().width())
        width_of = self.words.fontMetrics().horizontalAdvance
        texts = (self._sentence, tr("New here?"))
        self.words.setText(next((text for text in texts if width_of(text) <= room), ""))
        # No higher than the row, or the names of the tabs would lie under it.
        size = self.sizeHint().boundedTo(QSize(right - left, bar.height()))
        place = QRect(QPoint(), size)
        place.moveCenter(QPoint(0, bar.mapTo(self._window, bar.rect().center()).y()))
        place.moveRight(right)
        self.setGeometry(place)
        self.raise_()


def walkthrough(
    window: QWidget, landmarks: Landmarks, goal: Callable[[], str], appearance: Appearance
) -> Walkthrough:
    """Begin the tour, in place of its offer or of a tour that is under way."""
    end_walkthrough(window)
    return Walkthrough(window, landmarks, goal, appearance)


def end_walkthrough(window: QWidget) -> None:
    """Remove the offer and the tour that is under way."""
    for offer in window.findChildren(Offer):
        offer.end()
    for before in window.findChildren(Walkthrough):
        before.end()


def offer_walkthrough(window: QWidget, landmarks: Landmarks, begin: Callable[[], object]) -> Offer:
    """Offer the tour; `begin` begins it."""
    return Offer(window, landmarks, begin)
