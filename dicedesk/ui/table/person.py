"""What a person does in every game: plays on, begins another game, takes a move back or makes it again."""

from collections.abc import Callable
from typing import Generic

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QKeySequence

from dicedesk.core.game import Move, StateT
from dicedesk.play.game_session import GameSession
from dicedesk.ui.base.bridge import SessionBridge
from dicedesk.ui.base.keys import ActionSpec
from dicedesk.ui.base.words import tr
from dicedesk.ui.table.asked_twice import AskedTwice
from dicedesk.ui.table.game_end import GameEnd
from dicedesk.ui.table.pace import Pace


class Person(QObject, Generic[StateT]):
    """Makes the moves of a person. Each game derives its own, and says there what `play_on` and `new_session` do.

    `holds_back` says whether moves are held back once.

    Signals: `answered(str)` with why nothing was done, `began()` when the game that was asked for has begun.
    """

    answered = Signal(str)
    began = Signal()

    def __init__(
        self, bridge: SessionBridge[StateT], pace: Pace[StateT], end: GameEnd, parent: QObject
    ) -> None:
        """Plays the games of this bridge, after what the pace still shows."""
        super().__init__(parent)
        self._bridge, self._pace, self._end = bridge, pace, end
        self.asked = AskedTwice(self)
        self.holds_back: Callable[[tuple[Move, ...]], bool] = lambda _: False

    @property
    def _session(self) -> GameSession[StateT]:
        return self._bridge.session

    def play_on(self) -> None:
        """Does what the big button says while the game goes on."""
        raise NotImplementedError

    def new_session(self) -> GameSession[StateT]:
        """Another game, for those who are chosen to play."""
        raise NotImplementedError

    def make(self, *moves: Move) -> None:
        """Makes moves, unless they are held back."""
        if not self.holds_back(moves):
            self.make_all(moves)

    def make_all(self, moves: tuple[Move, ...]) -> None:
        """Makes moves that were not held back, or are made all the same."""
        for move in moves:
            self._bridge.play(move)

    def hurry(self) -> bool:
        """Finishes what is being shown, for a person who asks for something; False where nothing was."""
        self.asked.drop()
        return self._pace.hurry()

    def press(self) -> None:
        """Does what the big button says, when it is clicked."""
        may_close = self._end.is_closed_by_press()
        if self.hurry():
            return
        if not self._session.is_over:
            self.play_on()
        elif may_close:
            self.new_game()
        else:
            self._end.look()

    def lead_on(self) -> None:
        """Does what the key of the big button does: as a click on it, but it never closes a result."""
        self._end.lead_on(is_over=self._session.is_over and not self._pace.is_busy)

    def new_game(self) -> None:
        """Begins another game, at the second asking where one is being played.

        While the last move is still being shown it only shows that to its end.
        """
        was_busy = self._pace.is_busy
        self._pace.stop()
        if self._session.is_over and was_busy:
            return
        sure = tr("Press N again to leave this game and start another")
        if self._session.is_untouched or self.asked.is_sure("another game", sure):
            self.begin_again()
        else:
            self._pace.go_on()

    def new_game_with_dice(self, are_typed: bool) -> None:  # noqa: FBT001 (the signal's argument)
        """Begins another game, at the second asking where one is being played: its dice are typed in, or not."""
        self._pace.stop()
        sure = tr("Choose it again to leave this game and start another")
        if self._session.is_untouched or self.asked.is_sure(f"typed dice: {are_typed}", sure):
            self._bridge.choose_dice(are_typed=are_typed)
            self.begin_again()
        else:
            self._pace.go_on()

    def begin_again(self) -> None:
        """Begins another game at once."""
        self._bridge.begin(self.new_session())
        self.began.emit()

    def begin_at_once(self) -> None:
        """Begins another game in place of one that is over or has not begun, and leaves the focus ring where it is."""
        self._pace.stop()
        self._bridge.begin(self.new_session())

    def undo(self) -> None:
        """Takes back the person's last move."""
        self.asked.drop()
        self._pace.stop()
        self._bridge.undo()
        self._pace.go_on()

    def redo(self) -> None:
        """Brings back what was taken back last, with the same dice."""
        self.asked.drop()
        self._pace.stop()
        if not self._session.redoable:
            self.answered.emit(tr("There is nothing to redo"))
        self._bridge.redo()
        self._pace.go_on()

    def undo_actions(self) -> tuple[ActionSpec, ActionSpec]:
        """Undo and redo, as rows of the menu."""
        return (
            ActionSpec(tr("Undo"), (QKeySequence.StandardKey.Undo,), self.undo),
            ActionSpec(tr("Redo"), ("Ctrl+Shift+Z", "Ctrl+Y"), self.redo),
        )
