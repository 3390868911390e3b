"""The player's input at every table: moves, new games, undo, typed dice, and the choice of players."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QWidget

from dicedesk.core.game import Move, StateT
from dicedesk.core.record import Record
from dicedesk.core.rollers import TypedDice
from dicedesk.core.words import Name, Sentence
from dicedesk.play.game_session import GameSession
from dicedesk.play.seated_table import SeatedTable
from dicedesk.play.seats import Seating
from dicedesk.ui.base.bridge import SessionBridge
from dicedesk.ui.base.dice.tray import DiceTray
from dicedesk.ui.base.keys import ActionSpec
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.widgets.game_frame import GameFrame
from dicedesk.ui.base.words import in_sentences, shown, tr
from dicedesk.ui.table.pace import GameEnd, Pace

if TYPE_CHECKING:
    from dicedesk.ui.base.dice.faces_entry import FacesEntry
    from dicedesk.ui.table.players_card import PlayersCard


class Confirmation(QObject):
    """Confirms actions such as another game in the middle of one: the player must ask twice.

    Signals: `asked(str)` with the sentence that says how to confirm, `dropped()` when the player has done something
    else.
    """

    asked = Signal(str)
    dropped = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._action = ""

    def is_sure(self, action: str, sentence: str) -> bool:
        """Whether the action is requested for the second time in a row; the first time, emit `asked` with the
        sentence.
        """
        if self._action == action:
            return True
        self.drop()
        self._action = action
        self.asked.emit(sentence)
        return False

    def is_meant(self, action: str, sentence: str, *, is_free: bool) -> bool:
        """Whether to do this now: at once if it is free, otherwise when requested again. Forgets it then."""
        if not (is_free or self.is_sure(action, sentence)):
            return False
        self.drop()
        return True

    def drop(self) -> None:
        """Forget the request, since the player did something else."""
        was_asked, self._action = bool(self._action), ""
        if was_asked:
            self.dropped.emit()


class TableInput(QObject, Generic[StateT]):
    """The player's input at a table. Each game derives its own with `play_on` and `new_session`.

    `holds_back` returns whether the coach warns of moves first, and `reminds` whether a warning waits for an answer.
    `leads` returns whether a press of the big button has done something else, such as a computer's move.

    Signals: `answered(str)` with the reason if nothing was done, `began()` when the requested game has begun.
    """

    answered = Signal(str)
    began = Signal()

    def __init__(
        self, bridge: SessionBridge[StateT], pace: Pace[StateT], end: GameEnd, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._bridge, self._pace, self._end = bridge, pace, end
        self.confirmation = Confirmation(self)
        self.holds_back: Callable[[tuple[Move, ...]], bool] = lambda _: False
        self.reminds: Callable[[], bool] = lambda: False
        self.leads: Callable[[], bool] = lambda: False

    @property
    def _session(self) -> GameSession[StateT]:
        return self._bridge.session

    def play_on(self) -> None:
        """Do the big button's action while the game goes on."""
        raise NotImplementedError

    def new_session(self) -> GameSession[StateT]:
        """Another game for the chosen players."""
        raise NotImplementedError

    def make(self, *moves: Move) -> None:
        """Make moves, unless the coach warns of them first."""
        if not self.holds_back(moves):
            self.make_all(moves)

    def make_all(self, moves: tuple[Move, ...]) -> None:
        """Make moves in spite of any warning."""
        self._bridge.play_together(moves)

    def hurry(self) -> bool:
        """Finish the current motion; return False if there was none."""
        self.confirmation.drop()
        return self._pace.hurry()

    def press(self) -> None:
        """Do the big button's action, when it is clicked."""
        may_close = self._end.is_closed_by_press()
        if self.hurry() or self.leads():
            return
        if not self._session.is_over:
            self.play_on()
        elif may_close:
            self.new_game()
        else:
            self._end.look()

    def lead_on(self) -> None:
        """Do the action of the big button's key: as a click on it, but it never closes a result."""
        self._end.lead_on(is_over=self._session.is_over and not self._pace.is_busy)

    def new_game(self) -> None:
        """Begin another game, when asked again if one is in progress.

        While the last move is still in motion it only finishes it.
        """
        was_busy = self._pace.is_busy
        self._pace.stop()
        if self._session.is_over and was_busy:
            return
        sure = (
            tr("This is today's only try. Press N again to give it up.")
            if self._bridge.is_only_try
            else tr("Press N again to leave this game and start another")
        )
        if self._leaves("another game", sure):
            self.begin_again()
        else:
            self._pace.go_on()

    def with_cost(self, sure: str) -> str:
        """The question whether to leave the game on the table, after the cost of leaving."""
        cost = self._session.leaving_cost
        return sure if cost is None else in_sentences(cost, sure)

    def _leaves(self, action: str, sure: str) -> bool:
        """Whether to leave the game on the table: at once if it has no moves, otherwise when asked again."""
        return self._session.is_untouched or self.confirmation.is_sure(action, self.with_cost(sure))

    def play_today(self) -> None:
        """Begin today's game, when asked again if another one is in progress."""
        self._pace.stop()
        sure = tr("Press Ctrl+T or click again to leave this game and play today's")
        if self._bridge.is_todays_game:
            self.answered.emit(tr("You are playing today's game"))
            self._pace.go_on()
        elif self._leaves("today", sure):
            was_seen = self._bridge.has_seen_today
            self._bridge.begin_today()
            self.began.emit()
            if was_seen:
                self.answered.emit(tr("You already know today's dice, so this game is casual"))
        else:
            self._pace.go_on()

    def new_game_with_dice(self, are_typed: bool) -> None:  # noqa: FBT001 (the signal's argument)
        """Begin another game, with typed dice or the program's, when asked again if one is in progress."""
        self._pace.stop()
        sure = (
            tr("Press Ctrl+Shift+N again to leave this game and start another")
            if are_typed
            else tr("Choose the command again to leave this game and start another")
        )
        if self._leaves(f"typed dice: {are_typed}", sure):
            self._bridge.choose_dice(are_typed=are_typed)
            self.begin_again()
        else:
            self._pace.go_on()

    def begin_again(self) -> None:
        """Begin another game at once."""
        self._bridge.begin(self.new_session())
        self.began.emit()

    def begin_at_once(self) -> None:
        """Begin another game in place of one that is over or has not begun; the focus stays in place."""
        self._pace.stop()
        self._bridge.begin(self.new_session())

    def undo(self) -> None:
        """Undo the player's last move; in a counted game, dice only when asked again."""
        self._pace.stop()
        sure = tr("Ask once more to undo the roll; this game then no longer counts")
        if self.confirmation.is_meant("undo", sure, is_free=not self._session.undo_costs):
            self._bridge.undo()
        self._pace.go_on()

    def redo(self) -> None:
        """Redo the last undone move, with the same dice."""
        self.confirmation.drop()
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


class TypedThrow(QObject):
    """Asks for the faces that the bridge wants, in place of the buttons under the table.

    Signals: `told(str)` with a message for the screen reader, `closed()` when the buttons are back.
    """

    told = Signal(str)
    closed = Signal()

    def __init__(
        self,
        bridge: SessionBridge[Any],
        frame: GameFrame,
        buttons: QWidget,
        appearance: Appearance,
        words: Callable[[Name, Move, int], Sentence],
        parent: QObject,
    ) -> None:
        """Follows the bridge from now on. `words` makes the request for the throw."""
        super().__init__(parent)
        self._bridge, self._frame, self._buttons = bridge, frame, buttons
        self._appearance, self._words = appearance, words
        self._entry: FacesEntry | None = None
        bridge.throw_wanted.connect(self._on_wanted)

    @property
    def entry(self) -> "FacesEntry | None":
        """The entry for the faces; None while no throw is wanted."""
        return None if self._entry is None or self._entry.isHidden() else self._entry

    def _on_wanted(self) -> None:
        request = self._bridge.wanted_throw
        if request is None:
            self._close()
            return
        if self._entry is None:
            self._entry = self._new_entry()
        self._buttons.hide()
        self._frame.act_on_table(on=False)
        sentence = self._words(request.name, request.move, request.dice)
        self._entry.ask_for(shown(sentence), request.dice, may_leave=not request.is_computers)
        self._entry.setFocus()

    def _new_entry(self) -> "FacesEntry":
        # Few games are played with typed dice: 8 ms.
        from dicedesk.ui.base.dice.faces_entry import FacesEntry

        entry = FacesEntry(self._appearance)
        self._frame.put_over_buttons(entry)
        entry.thrown.connect(self._bridge.throw)
        entry.left.connect(self._bridge.leave_throw)
        entry.told.connect(self.told)
        return entry

    def _close(self) -> None:
        if self._entry is not None:
            self._entry.hide()
            self._buttons.show()
            self._frame.act_on_table(on=True)
            self.closed.emit()


def lay_typed_dice(bridge: SessionBridge[Any], tray: DiceTray) -> None:
    """Lay typed dice on the felt at once from now on; those of the program fly."""

    def follow() -> None:
        tray.is_laid_by_hand = isinstance(bridge.session.dice, TypedDice)

    bridge.reset.connect(follow)
    follow()


class SeatingChoice(QObject, Generic[Seating]):
    """The seated players: those of the game on the table, until others are chosen on the card of players.

    They join at once if no game is lost by it, otherwise in the next game.

    Signals: `game_wanted()` when a game has to begin at once for the chosen players, `waits(str)` with the sentence
    that they join in the next game, or "" if those of the game on the table were chosen again.
    """

    game_wanted = Signal()
    waits = Signal(str)

    def __init__(
        self, bridge: SessionBridge[Any], seating_of: Callable[[Record[Any]], Seating], parent: QObject
    ) -> None:
        """Follows the games of the bridge from now on. `seating_of` returns the players of a record."""
        super().__init__(parent)
        self._bridge, self._seating_of = bridge, seating_of
        self._seating = seating_of(bridge.session.record)
        self._card: PlayersCard[Seating] | None = None
        bridge.reset.connect(self._on_reset)

    @property
    def seating(self) -> Seating:
        """The chosen players."""
        return self._seating

    def choose(self, seating: Seating) -> bool:
        """Seat these players; return whether they play at once, and not in the next game."""
        self._seating = seating
        if self._card is not None:
            self._card.seat(seating)
        if self._bridge.session.is_over:
            self.game_wanted.emit()
        else:
            self._on_seated(seating)
        return seating == self._seating_of(self._bridge.session.record)

    def choose_on(self, card: "PlayersCard[Seating]") -> None:
        """Show the chosen players on the card, and follow it."""
        self._card = card
        card.seated.connect(self._on_seated)
        self._show()
        card.show_waiting(do_wait=self._seating != self._seating_of(self._bridge.session.record))

    def _on_seated(self, seating: Seating) -> None:
        self._seating = seating
        if self._bridge.session.is_untouched:
            self.game_wanted.emit()
        elif self._card is not None:
            do_wait = seating != self._seating_of(self._bridge.session.record)
            self.waits.emit(self._card.show_waiting(do_wait=do_wait))

    def _on_reset(self) -> None:
        self._seating = self._seating_of(self._bridge.session.record)
        self._show()

    def _show(self) -> None:
        if self._card is not None:
            self._card.show_waiting(do_wait=False)
            self._card.seat(self._seating)


class SeatedInput(TableInput[StateT]):
    """The input at a table where people and computer players take any seat; the chosen ones play the next game."""

    def __init__(
        self,
        bridge: SessionBridge[StateT],
        pace: Pace[StateT],
        end: GameEnd,
        table: SeatedTable[StateT],
        players: SeatingChoice[tuple[str, ...]],
        parent: QObject,
    ) -> None:
        super().__init__(bridge, pace, end, parent)
        self._table, self._players = table, players

    def new_session(self) -> GameSession[StateT]:
        return self._table.new_session(self._players.seating)
