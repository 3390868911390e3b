"""What the tabs of all games share: keys that hurry, a game that goes on where it was left, and leaving it."""

from collections.abc import Callable
from typing import Any, ClassVar, Generic

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QComboBox, QPushButton, QWidget

from dicedesk.core.game import StateT
from dicedesk.ports.jobs import Jobs
from dicedesk.session.game_kit import GameKit
from dicedesk.session.game_session import GameSession
from dicedesk.ui.bridge import SessionBridge
from dicedesk.ui.keyboard.enter_key import is_enter
from dicedesk.ui.look.appearance import Appearance
from dicedesk.ui.tabs.computed import Computed, Key, Value
from dicedesk.ui.tabs.cues import CueOf, landing
from dicedesk.ui.tabs.game_end import GameEnd
from dicedesk.ui.tabs.game_tab import GameTab, Landmark, Status
from dicedesk.ui.tabs.pace import Pace
from dicedesk.ui.tabs.record_status import status_of
from dicedesk.ui.widgets.dice.tray import DiceTray
from dicedesk.ui.widgets.game_layout import GameLayout
from dicedesk.ui.widgets.result import Result, ResultText
from dicedesk.ui.words import tr


class PacedTab(GameTab, Generic[StateT]):
    """A tab with a bridge, a pace and one big button; the games derive from it.

    They set `bridge`, `pace`, `primary` and `result`, and say what happens in `begin_again`, `ask_to_leave`,
    `last_words`, `_play_on` and `_result_text`.

    Signals: `shown()` when somebody looks at the tab, `hidden()` when nobody does any more, and those of any tab.
    """

    shown = Signal()
    hidden = Signal()

    bridge: SessionBridge[StateT]
    pace: Pace[StateT]
    primary: QPushButton
    result: Result
    end: GameEnd

    kit: ClassVar[GameKit[Any]]
    """The parts of the game."""

    tray: DiceTray

    def __init__(self, appearance: Appearance, jobs: Jobs, parent: QWidget | None = None) -> None:
        """A tab that is still empty; `jobs` do what takes long."""
        super().__init__(parent)
        self._appearance, self._jobs = appearance, jobs
        self._asked_to_leave = False
        self._landmarks: dict[Landmark, QWidget] = {}

    @property
    def session(self) -> GameSession[StateT]:
        """The game on the table."""
        return self.bridge.session

    @property
    def is_busy(self) -> bool:
        """Whether a move is still being shown."""
        return self.pace.is_busy

    def take_focus(self) -> None:
        """Gives the focus ring to the control that a person needs first: the big button, unless a game says else.

        A result that nobody has looked at comes before that.
        """
        (self.result if self.end.is_fresh else self.primary).setFocus()

    def begin_again(self) -> None:
        """Begins another game at once."""
        raise NotImplementedError

    def ask_to_leave(self) -> None:
        """Says that the key has to be pressed again to leave the game that is being played."""
        raise NotImplementedError

    def last_words(self) -> str:
        """What the last move led to, as the felt says it."""
        raise NotImplementedError

    def status(self) -> Status:
        """Saved or not, and the seal of the dice."""
        return status_of(self.session.record, self.bridge.error, self.bridge.keeping)

    def record_text(self) -> str:
        """The record of the game so far."""
        return self.session.record.to_text()

    def landmarks(self) -> dict[Landmark, QWidget]:
        """Those of this game, as it marked them."""
        return self._landmarks

    def mark(self, dice: QWidget, choices: QWidget, layout: GameLayout, drawer_button: QWidget) -> None:
        """Says where the dice are, where a person chooses, and where the cards."""
        self._landmarks = {
            Landmark.DICE: dice,
            Landmark.CHOICES: choices,
            Landmark.CARDS: layout.column,
            Landmark.DRAWER: drawer_button,
        }
        layout.ring_lost.connect(self.take_focus)

    def new_game(self) -> None:
        """Begins another game, at the second asking where one is being played.

        While the last move is still being shown it only shows that to its end.
        """
        was_busy = self.pace.is_busy
        self.pace.stop()
        if self.session.is_over and was_busy:
            return
        if self.session.history and not self.session.is_over and not self._asked_to_leave:
            self._asked_to_leave = True
            self.ask_to_leave()
            self.pace.go_on()
            return
        self.begin_again()

    def lead_on(self) -> None:
        """Does what the key of the big button does: as a click on it, but it never closes a result."""
        if self.session.is_over and not self.pace.is_busy:
            self.end.look()
            self.primary.setFocus()
        else:
            self.primary.click()

    def undo(self) -> None:
        """Takes back the person's last move."""
        self.pace.stop()
        self.bridge.undo()
        self.pace.go_on()

    def stays(self) -> None:
        """Whoever does something else than ask again has thought better of leaving."""
        self._asked_to_leave = False

    def _lead_keys(self, layout: GameLayout, *parts: QWidget) -> None:
        """From now on the keys that the big button and these parts would take finish first what is being shown.

        The other buttons do at once what they say. A click on one of them leaves the focus ring where it is. The end
        of a game is shown, and stays until it has been looked at.
        """
        for part in (self.primary, *parts):
            part.installEventFilter(self)
        self.end = GameEnd(self.result, self.primary, layout.column)
        self.primary.clicked.connect(self._on_primary)
        for changed in (self.pace.rested, self.bridge.reset, self.bridge.undone):
            changed.connect(lambda *_: self.end.show(self._result_text(), self.take_focus))
        for button in self.findChildren(QPushButton):
            # Of several choices the Tab key finds the one that is made.
            if button is not self.primary and not button.isCheckable():
                button.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def _enable(self, button: QPushButton, *, on: bool) -> None:
        """Lets a button be pressed or not; one that has the focus ring gives it away first."""
        if not on and button.hasFocus():
            self.take_focus()
        button.setEnabled(on)

    def _tell_aloud(self) -> None:
        """From now on a screen reader is told what each move led to, why one was refused, and how things stand anew."""
        for changed in (self.pace.rested, self.bridge.reset):
            changed.connect(lambda *_: self.told.emit(self.last_words()))
        # What led to the dice that lie there again would else be heard like a new throw of them.
        self.bridge.undone.connect(lambda _: self.told.emit("\n".join((tr("Undone"), self.last_words()))))
        self.bridge.refused.connect(self.told)

    def _sound_out(self, cue_of: CueOf[StateT]) -> None:
        """From now on dice are heard when they land, and what they came to as `cue_of` says."""
        self.pace.revealed.connect(lambda: self._on_heard(cue_of))

    def _compute_while_shown(self, computed: Computed[Key, Value], key: Callable[[], Key]) -> None:
        """From now on the value of the game on the table is computed while somebody looks at the tab.

        Nothing waits for it where nobody looks: the tab may be gone before it comes.
        """
        self.shown.connect(lambda: computed.watch(key()))
        self.bridge.reset.connect(lambda: computed.watch(key()) if self.isVisible() else None)
        self.hidden.connect(computed.stop)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Any key finishes an animation or a pause, unless Enter presses something beside the game.

        One that is held down does so once.
        """
        presses = is_enter(event) and isinstance(self.window().focusWidget(), QAbstractButton | QComboBox)
        if presses or not (event.isAutoRepeat() or self.pace.hurry()):
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A key that a button would take finishes what is shown first; Tab only leads on to the next control."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            leads_on = event.key() in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab) or event.isAutoRepeat()
            if not leads_on and self.pace.hurry():
                return True
        return super().eventFilter(watched, event)

    def showEvent(self, event: QShowEvent) -> None:
        """Goes on where the game was when the tab was left."""
        super().showEvent(event)
        self._lay_out_at_once()
        self.take_focus()
        self.pace.go_on()
        self.shown.emit()

    def event(self, event: QEvent) -> bool:
        """Goes on when the person comes back from a dialog."""
        if event.type() is QEvent.Type.WindowActivate and self.isVisible():
            self.pace.go_on()
        return super().event(event)

    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing moves where nobody looks."""
        super().hideEvent(event)
        self.pace.stop()
        self.hidden.emit()

    def _result_text(self) -> ResultText | None:
        """What the game came to; None while it goes on."""
        raise NotImplementedError

    def _play_on(self) -> None:
        """Does what the big button says while the game goes on."""
        raise NotImplementedError

    def _on_primary(self) -> None:
        may_close = self.end.is_closed_by_press()
        self.stays()
        if self.pace.hurry():
            return
        if not self.session.is_over:
            self._play_on()
        elif may_close:
            self.new_game()
        else:
            self.end.look()

    def _lay_out_at_once(self) -> None:
        """What cards need is known only once they are shown: a first paint would see them at other sizes."""
        # In this tab alone: done for every window while a screen reader leaves one of them, it ended the program.
        # First the cards, then the column, which may now do without its scroll bar.
        for _ in range(2):
            for part in (self, *self.findChildren(QWidget)):
                QCoreApplication.sendPostedEvents(part, QEvent.Type.LayoutRequest.value)

    def _on_heard(self, cue_of: CueOf[StateT]) -> None:
        # A throw that is cut short because its tab is left is not heard through the wall.
        if not self.isVisible():
            return
        played = self.session.history[-1]
        if played.faces:
            self.heard.emit(landing(played.faces))
        cue = cue_of(played)
        if cue is not None:
            self.heard.emit(cue)
