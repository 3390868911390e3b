"""The order in which a move is shown, sounded and announced, until the result of the game has been looked at."""

from collections.abc import Callable
from math import ceil
from typing import Generic

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication, QDialog, QPushButton, QWidget

from dicedesk.core.dice import Roll
from dicedesk.core.game import Played, StateT
from dicedesk.play.ports.audio import Cue
from dicedesk.play.telling import Phase, ResultText
from dicedesk.ui.base.bridge import SessionBridge
from dicedesk.ui.base.dice.tray import DiceTray
from dicedesk.ui.table.result import Result

_SOME = 5


class Flight(Generic[StateT]):
    """Throws the dice of a move; it ends with the tray's `settled`. A game that shows more derives from this."""

    def __init__(self, tray: DiceTray) -> None:
        self._tray = tray

    def begin(self, played: Played[StateT]) -> bool:
        """Throw the move's dice; return False if it has none, and the move can be shown at once."""
        if played.faces:
            self._tray.throw(played.faces)
        return bool(played.faces)

    def finish(self) -> None:
        """Lay the dice down at once."""
        self._tray.finish()


def landing(faces: Roll) -> Cue:
    """The sound of these dice when they land."""
    match len(faces):
        case 1:
            return Cue.ONE_DIE
        case 2:
            return Cue.TWO_DICE
        case dice:
            return Cue.FEW_DICE if dice <= _SOME else Cue.MANY_DICE


class FollowUp(QObject, Generic[StateT]):
    """The motion after the dice lie still: none, but a game derives its own, such as scores that change places.

    Signals: `over()` at its end. At a `speed` of 2 it takes half its time.
    """

    over = Signal()

    speed = 1.0

    @property
    def is_running(self) -> bool:
        """Whether the motion is running."""
        return False

    def begin(self, played: Played[StateT]) -> bool:
        """Begin the motion; return False if there is none."""
        return False

    def finish(self) -> None:
        """End the motion at once."""

    def set_pause(self, milliseconds: int) -> None:
        """Set the computer's pause, if the motion waits for the computer."""

    def lasting(self, milliseconds: int) -> int:
        """The duration of this at the chosen speed: at least 1 ms, unless it is 0."""
        return ceil(milliseconds / self.speed)


class Pace(QObject, Generic[StateT]):
    """Shows a move, which has already been played, step by step. The state of the game never waits for it.

    Every change of the game ends the motion first: one move at a time is shown, and none of an earlier game.

    Signals: `hurried()` when all motions have to finish at once, `changed()` when it becomes busy, `revealed()` when
    the dice lie still and their meaning may be told, `rested()` when the motion of a move is over. The widget that
    shows the flight calls `on_settled` at its end.
    """

    hurried = Signal()
    changed = Signal()
    revealed = Signal()
    rested = Signal()

    def __init__(
        self,
        bridge: SessionBridge[StateT],
        flight: Flight[StateT],
        parent: QObject,
        follow_up: FollowUp[StateT] | None = None,
    ) -> None:
        super().__init__(parent)
        self._bridge, self._flight = bridge, flight
        self._follow_up = follow_up or FollowUp[StateT](self)
        self._rolling: Played[StateT] | None = None
        self._has_landed = False
        self._holders: set[str] = set()
        self._pause = QTimer(self, singleShot=True, interval=bridge.pause_ms)
        self._pause.timeout.connect(self._on_pause_over)
        self._follow_up.over.connect(self._on_rested)
        bridge.played.connect(self._on_played)
        bridge.changing.connect(self.finish)

    @property
    def is_busy(self) -> bool:
        """Whether a move is still in motion."""
        return self._rolling is not None or self._follow_up.is_running

    @property
    def phase(self) -> Phase:
        """The phase of the last move."""
        if self._rolling is not None:
            return Phase.IN_FLIGHT
        return Phase.LANDED if self._has_landed else Phase.AT_REST

    def set_pause(self, milliseconds: int) -> None:
        """Set the computer's pause before it moves, in milliseconds."""
        self._pause.setInterval(milliseconds)
        self._follow_up.set_pause(milliseconds)

    def set_speed(self, speed: float) -> None:
        """Set the speed of motions after the dice; 1 is the default."""
        self._follow_up.speed = speed

    @property
    def is_held(self) -> bool:
        """Whether the computer is stopped by `hold`."""
        return bool(self._holders)

    @property
    def is_paused(self) -> bool:
        """Whether the player has stopped the computer, who holds it without a name."""
        return "" in self._holders

    def hold(self, *, on: bool, by: str = "") -> None:
        """Stop the computer from moving, or release it: it moves when each `by` that stopped it has released it."""
        if on:
            self._holders.add(by)
            self._pause.stop()
        else:
            self._holders.discard(by)
            self.go_on()

    def hurry(self) -> bool:
        """Finish the current motion or pause at once; return False if there was none."""
        self.hurried.emit()
        if self._rolling is not None:
            self._flight.finish()
        elif self._follow_up.is_running:
            self._follow_up.finish()
        elif self._pause.isActive():
            self._pause.stop()
            self._bridge.play_computer()
        else:
            return False
        return True

    def finish(self) -> None:
        """Show the move to its end at once."""
        self.hurried.emit()
        self._flight.finish()
        self._follow_up.finish()

    def stop(self) -> None:
        """Show the move to its end at once; the computer does not move before `go_on`."""
        self.finish()
        self._pause.stop()

    def go_on(self) -> None:
        """Let the computer move after its pause, if it is its turn."""
        if self._bridge.session.computer_moves and not self.is_busy and not self.is_held:
            self._pause.start()
        else:
            self._pause.stop()

    def on_settled(self) -> None:
        """Go on after the flight: the dice lie still."""
        if self._rolling is None:
            return
        played, self._rolling = self._rolling, None
        self._has_landed = True
        self.revealed.emit()
        if self._follow_up.begin(played):
            self.changed.emit()
        else:
            self._on_rested()

    def _on_rested(self) -> None:
        self._has_landed = False
        self.rested.emit()
        self.go_on()

    def _on_pause_over(self) -> None:
        # After the dialog the computer goes on.
        if not is_dialog_open(self.parent()):
            self._bridge.play_computer()

    def _on_played(self, played: Played[StateT]) -> None:
        self._pause.stop()
        self._rolling = played
        if self._flight.begin(played):
            self.changed.emit()
        else:
            self.on_settled()


def is_dialog_open(tab: QObject | None) -> bool:
    """Whether a dialog over the tab's window is in use.

    A dialog that lets the game go on, such as the rules, counts until the window is active again.
    """
    if QApplication.activeModalWidget() is not None:
        return True
    if not isinstance(tab, QWidget):
        return False
    window = tab.window()
    return not window.isActiveWindow() and any(dialog.isVisible() for dialog in window.findChildren(QDialog))


_PRESSES = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)


class GameEnd(QObject):
    """Keeps the result on the felt, and the big button from closing it too early.

    The result gets the focus once the last motion is over. The first key pressed then, or a click on it, passes the
    focus to the big button. Only a press of the button that began while the result could be read begins another game,
    and not the second one of a double click: so a press meant to hurry the dice does not. No time is measured.

    Signals: `seen()` when the player has looked at the result.
    """

    seen = Signal()

    def __init__(self, result: Result, primary: QPushButton, cards: QWidget) -> None:
        """The game goes on. A player who reads the `cards` keeps the focus there."""
        super().__init__(primary)
        self._result, self._primary, self._cards = result, primary, cards
        self._is_seen = self._is_pressed_early = False
        self._is_opening = True
        result.seen.connect(self.look)
        primary.installEventFilter(self)

    @property
    def is_fresh(self) -> bool:
        """Whether the felt has a result that the player has not looked at."""
        return not self._result.isHidden() and not self._is_seen

    @property
    def is_seen(self) -> bool:
        """Whether the result was looked at, even before it shows in a new tab."""
        return self._is_seen or self._is_opening

    def show(self, text: ResultText | None, take_focus: Callable[[], None]) -> None:
        """Show the result, or remove it for None; `take_focus` moves the focus to its usual control.

        A game that is over when its tab is opened, as in another language, was looked at before.
        """
        is_opening, self._is_opening = self._is_opening, False
        had_ring = self._result.hasFocus()
        if text is None:
            self._is_seen = False
            self._result.go()
            if had_ring:
                take_focus()
            return
        self._result.show_result(text)
        if is_opening:
            self._is_seen = True
            return
        # A player who reads a card, or answers elsewhere in the window, keeps the focus.
        focus, tab = self._primary.window().focusWidget(), self._cards.parentWidget()
        is_here = focus is None or (tab is not None and tab.isAncestorOf(focus))
        if is_here and not (focus is not None and self._cards.isAncestorOf(focus)):
            take_focus()

    def look(self) -> None:
        """Focus the move to see, or else the big button: the player has looked at the result."""
        if self.is_fresh:
            self._is_seen = True
            see = self._result.see_button
            (see if see.isVisible() else self._primary).setFocus()
            self.seen.emit()

    def lead_on(self, *, is_over: bool) -> None:
        """Do the action of the big button's key: as a click on it, but it never closes a result."""
        if is_over:
            self.look()
            self._primary.setFocus()
        else:
            self._primary.click()

    def is_closed_by_press(self) -> bool:
        """Whether the current press of the big button may close the result."""
        is_early, self._is_pressed_early = self._is_pressed_early, False
        return not is_early

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Note whether the result could be read when the mouse was pressed on the big button."""
        if event.type() in _PRESSES:
            is_double = event.type() is QEvent.Type.MouseButtonDblClick
            self._is_pressed_early = is_double or self._result.isHidden()
        return super().eventFilter(watched, event)
