"""The quick tour: it leads from stop to stop, and lets the game go on behind."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Signal
from PySide6.QtWidgets import QApplication, QMenuBar, QTabBar, QWidget

from dicedesk.ui.base.accessibility import announce
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.page import Landmark
from dicedesk.ui.base.still_there import give_focus_back, in_next_turn, is_there
from dicedesk.ui.base.words import in_sentences
from dicedesk.ui.features.onboarding.bubble import Bubble, Ring
from dicedesk.ui.features.onboarding.placing import POINTER, placed
from dicedesk.ui.features.onboarding.stops import Stop, stops

Landmarks = Callable[[], dict[Landmark, QWidget]]

_MOVING = frozenset({QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.Hide})


class Walkthrough(QObject):
    """Points at one landmark after the other, wherever they are now.

    Signals: `ended()` when it is over.
    """

    ended = Signal()

    def __init__(
        self, window: QWidget, landmarks: Landmarks, goal: Callable[[], str], appearance: Appearance
    ) -> None:
        """Begins at the first stop. `landmarks` is asked at each stop, and when something in the window has moved.

        So is `goal`: what one plays for in the game that is looked at, which comes first where the dice are told of.
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
        """Which stop it is at, counted from 0."""
        return self._place

    def go_on(self) -> None:
        """Goes to the next stop; after the last one it ends."""
        if self._place + 1 == len(self._stops):
            self.end()
        else:
            self._go_to(self._place + 1)

    def go_back(self) -> None:
        """Goes to the stop before, where there is one."""
        self._go_to(max(self._place - 1, 0))

    def end(self) -> None:
        """Takes everything away, and gives the keyboard back."""
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
        """Follows the window and the part that it points at; looks only, and takes nothing."""
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
        """The form of the stop whose part can be seen, with the part; else the first form, without."""
        known, forms = self._landmarks(), self._stops[self._place]
        parts = [(stop, known[stop.landmark]) for stop in forms if stop.landmark in known]
        self._follow(tuple(part for _, part in parts))
        return next(((stop, part) for stop, part in parts if part.isVisible()), (forms[0], None))

    def _follow(self, parts: tuple[QWidget, ...]) -> None:
        for part in filter(is_there, self._followed):
            part.removeEventFilter(self)
        self._followed = parts
        for part in parts:
            part.installEventFilter(self)

    def _area(self, part: QWidget | None) -> QRect | None:
        """Where the part is in the window."""
        return None if part is None else shown_of(part).translated(part.mapTo(self._window, QPoint()))


def shown_of(part: QWidget) -> QRect:
    """The part without what is empty: of the menus only the last one, which is Help, and of a bar the tabs in it."""
    if isinstance(part, QMenuBar):
        return part.actionGeometry(part.actions()[-1])
    if isinstance(part, QTabBar):
        return part.tabRect(0).united(part.tabRect(part.count() - 1)).intersected(part.rect())
    return part.rect()
