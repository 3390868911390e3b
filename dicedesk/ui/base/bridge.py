"""Between a session and the widgets of its tab."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Generic, NamedTuple

from PySide6.QtCore import QObject, Signal, Slot

from dicedesk.core.dice import Roll
from dicedesk.core.errors import GameError
from dicedesk.core.fair.open_dice import OpenDice
from dicedesk.core.game import Move, Played, StateT
from dicedesk.core.record import Record
from dicedesk.core.rollers import TypedDice
from dicedesk.core.words import Name
from dicedesk.play.game_session import CASUAL_AFTER_HINT, CASUAL_AFTER_UNDO, GameSession
from dicedesk.play.game_table import GameTable
from dicedesk.play.saved_games import SaveStatus
from dicedesk.play.settings import Pause
from dicedesk.ui.base.words import shown

if TYPE_CHECKING:
    from dicedesk.core.position import PositionLine


class ThrowRequest(NamedTuple):
    """A roll that the player is asked to make and type in: a number of dice for a move of the player `name`."""

    move: Move
    dice: int
    name: Name
    is_computers: bool


class SessionBridge(QObject, Generic[StateT]):
    """Owns one GameSession and signals its changes.

    Signals:
    - `played(Played)` after a move
    - `undone(int)` and `redone(int)` with the number of moves undone or redone
    - `refused(str)` with the reason
    - `changing()` before any of these is tried and before another game begins, so that the last move is not shown any
      more
    - `reset()` when another game has begun
    - `laid_out()` when the session shows another of its moves
    - `became_casual(str)` when the game stops counting, with the sentence that says so
    - `word_chosen()` when another word is mixed into the dice
    - `throw_wanted()` when the player has to roll real dice and type them in, and when that is over
    - `throw_left()` when the player withdraws that move
    - `game_asked(bool)` when another game is requested: whether its dice are typed in
    """

    played = Signal(object)
    undone = Signal(int)
    redone = Signal(int)
    refused = Signal(str)
    changing = Signal()
    reset = Signal()
    laid_out = Signal()
    became_casual = Signal(str)
    word_chosen = Signal()
    throw_wanted = Signal()
    throw_left = Signal()
    game_asked = Signal(bool)

    def __init__(
        self, table: GameTable[StateT], session: GameSession[StateT], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._table = table
        self._session = session
        self._request: ThrowRequest | None = None
        self.follow_kind()

    @property
    def session(self) -> GameSession[StateT]:
        """The current session, to read from."""
        return self._session

    @property
    def error(self) -> str | None:
        """Why the last change was not saved; None if it was."""
        return self._table.error

    @property
    def save_status(self) -> SaveStatus:
        """Whether the game on the table is saved."""
        return self._table.save_status

    @property
    def pause_ms(self) -> int:
        """Wait of a computer player before it moves, in milliseconds."""
        return self._table.pause.value

    @Slot(int)
    def choose_pause(self, milliseconds: int) -> None:
        """Set the wait of computer players, for the next start too."""
        self._table.choose_pause(Pause(milliseconds))

    @Slot(object)
    def play(self, move: Move) -> None:
        """Make the player's move; if its dice are typed in, ask for them by `throw_wanted` first."""
        self.changing.emit()
        if not self._wants_throw(move):
            self._make(move, self._session.play)

    def play_together(self, moves: tuple[Move, ...]) -> None:
        """Make moves that were chosen together and are undone together."""
        before = len(self._session.history)
        for move in moves:
            self.play(move)
        count = len(self._session.history) - before
        if count > 1:
            self._session.join(count)

    def why_refused(self, _move: Move, error: GameError) -> str:
        """Why the move was refused; a game overrides this to say more."""
        return str(error)

    @Slot()
    def play_computer(self) -> None:
        """Make the computer player's move; if its dice are typed in, ask for them first."""
        self.changing.emit()
        move = self._session.computer_move if isinstance(self._session.dice, TypedDice) else None
        if move is not None and self._wants_throw(move):
            return
        try:
            self._tell(self._session.play_computer())
        except GameError as error:
            self.refused.emit(shown(str(error)))

    @property
    def wanted_throw(self) -> ThrowRequest | None:
        """The roll that the player has to make and type in; None if there is none."""
        return self._request

    def throw(self, faces: Roll) -> None:
        """Make the move that waits for dice, with these faces."""
        request = self._request
        if request is not None:
            self._make(request.move, lambda move: self._session.play(move, faces))

    def leave_throw(self) -> None:
        """Withdraw the move that waits for dice; a computer player's stays."""
        if self._request is not None and not self._request.is_computers:
            self._want(None)
            self.throw_left.emit()

    @Slot()
    def undo(self) -> None:
        """Undo the player's last move and the moves after it."""
        self.changing.emit()
        self._want(None)
        counted = not self._session.is_casual
        moves = self._session.undo()
        if moves:
            self.undone.emit(moves)
        if counted and self._session.is_casual:
            self.became_casual.emit(shown(CASUAL_AFTER_UNDO))

    @Slot()
    def redo(self) -> None:
        """Redo what was undone last."""
        self.changing.emit()
        self._want(None)
        moves = self._session.redo()
        if moves:
            self.redone.emit(moves)

    def take_hint(self) -> None:
        """Record that the player took a hint."""
        counted = not self._session.is_casual
        self._session.take_hint()
        if counted and self._session.is_casual:
            self.became_casual.emit(shown(CASUAL_AFTER_HINT))

    @property
    def is_casual_next(self) -> bool:
        """Whether new games are casual."""
        return self._table.coaching.is_casual

    def choose_kind(self, *, casual: bool) -> None:
        """Make this game, if no die has been thrown yet, and the next ones casual or counted."""
        self._table.choose_kind(casual=casual)
        self.follow_kind()

    def follow_kind(self) -> None:
        """Make a game without a throw casual or counted as chosen, no matter where that was chosen."""
        self._session.choose_kind(casual=self.is_casual_next)

    def choose_word(self, word: str) -> None:
        """Mix the player's word into the dice, unless a die has been rolled already."""
        if self._session.choose_word(word):
            self.word_chosen.emit()

    def begin(self, session: GameSession[StateT]) -> None:
        """Go on with another game, which the table has opened."""
        self.changing.emit()
        self._session = session
        self.follow_kind()
        self._want(None)
        self.reset.emit()

    def lesson_begun(self) -> int | None:
        """The number of moves made before the guided turn under way, or a newcomer's, began; None if there is none."""
        return self._table.lesson_begun()

    def begin_lesson(self, begun: int) -> None:
        """Save that the guided turn under way began after this number of moves."""
        self._table.begin_lesson(begun)

    def end_lesson(self) -> None:
        """Save that the guided turn has ended."""
        self._table.end_lesson()

    @property
    def has_todays_dice(self) -> bool:
        """Whether the game has the dice of today's, even if it is over."""
        return self._session.dice == self._table.dice_of_today

    @property
    def is_todays_game(self) -> bool:
        """Whether today's game is being played."""
        return self.has_todays_dice and not self._session.is_closed

    @property
    def is_only_try(self) -> bool:
        """Whether today's game is being played for the first time; every further one is casual."""
        return self.is_todays_game and self._table.is_first_with_todays_dice(self._session.record)

    @property
    def has_seen_today(self) -> bool:
        """Whether a die of today's game was thrown here."""
        return self._table.has_seen_today

    def begin_today(self) -> None:
        """Begin today's game in place of the one on the table."""
        self.begin(self._table.begin_today())

    def begin_shared(self, header: Record[StateT], dice: OpenDice) -> None:
        """Begin a game as a record's header says, with its dice. Raises ValueError for unknown players."""
        self.begin(self._table.begin_shared(header, dice))

    def choose_dice(self, *, are_typed: bool) -> None:
        """Choose whether the dice of the next game are real dice, typed in, or the program's."""
        self._table.choose_dice(are_typed=are_typed)

    def ask_for_game(self, *, are_typed: bool) -> None:
        """Ask for another game, with typed or the program's dice."""
        self.game_asked.emit(are_typed)

    def go_on_from(self, record: Record[StateT]) -> None:
        """Leave the game for a casual game that begins with the moves of a record."""
        # A move of the computer still in progress would be added to the abandoned game.
        self.changing.emit()
        self.begin(self._table.go_on_from(record))

    def begin_at(self, line: "PositionLine[StateT]") -> None:
        """Leave the game for one that begins at a position. Raises NotationError for an impossible one."""
        self.changing.emit()
        self.begin(self._table.begin_at(line))

    def lay_out(self) -> None:
        """Signal that a session that shows a record now shows another of its moves."""
        self.laid_out.emit()

    def _wants_throw(self, move: Move) -> bool:
        """Ask for the dice of a move if they are typed in; return whether they are."""
        state = self._session.state
        dice = (
            state.dice_for(move)
            if isinstance(self._session.dice, TypedDice) and state.refusal(move) is None
            else 0
        )
        if dice:
            name = self._session.seats[state.seat].name
            self._want(ThrowRequest(move, dice, name, self._session.computer_moves))
        return dice > 0

    def _want(self, request: ThrowRequest | None) -> None:
        if request != self._request:
            self._request = request
            self.throw_wanted.emit()

    def _make(self, move: Move, play: Callable[[Move], Played[StateT]]) -> None:
        try:
            self._tell(play(move))
        except GameError as error:
            self.refused.emit(shown(self.why_refused(move, error)))

    def _tell(self, played: Played[StateT]) -> None:
        self._want(None)
        self.played.emit(played)
