"""Between a session and the widgets of its tab."""

from typing import Generic

from PySide6.QtCore import QObject, Signal, Slot

from dicedesk.core.errors import GameError
from dicedesk.core.game import Move, StateT
from dicedesk.core.record import Record
from dicedesk.session.game_keeper import SaveStatus
from dicedesk.session.game_session import PRACTICE_AFTER_HINT, PRACTICE_AFTER_UNDO, GameSession
from dicedesk.session.game_table import GameTable
from dicedesk.ui.words import shown


class SessionBridge(QObject, Generic[StateT]):
    """Owns one GameSession and tells of its changes.

    Signals: `played(Played)` after a move, `undone(int)` with the number of moves that were taken back, `redone(int)`
    with that of moves that were brought back, `refused(str)` with the reason, `leaving()` when the game is about to be
    left for one that goes on from a record, `reset()` when another game has begun, `laid_out()` when the session shows
    another of its moves, `became_practice(str)` when the game stops counting, with the sentence that says so,
    `word_chosen()` when another word is mixed into the dice.
    """

    played = Signal(object)
    undone = Signal(int)
    redone = Signal(int)
    refused = Signal(str)
    leaving = Signal()
    reset = Signal()
    laid_out = Signal()
    became_practice = Signal(str)
    word_chosen = Signal()

    def __init__(
        self, table: GameTable[StateT], session: GameSession[StateT], parent: QObject | None = None
    ) -> None:
        """Watches a session that the table opened."""
        super().__init__(parent)
        self._table = table
        self._session = session

    @property
    def session(self) -> GameSession[StateT]:
        """The session now, to read from."""
        return self._session

    @property
    def error(self) -> str | None:
        """Why the last change was not kept; None where it was."""
        return self._table.error

    @property
    def save_status(self) -> SaveStatus:
        """Whether the game on the table is saved."""
        return self._table.save_status

    @Slot(object)
    def play(self, move: Move) -> None:
        """Makes a person's move."""
        try:
            self.played.emit(self._session.play(move))
        except GameError as error:
            self.refused.emit(shown(self.why_refused(move, error)))

    def why_refused(self, _move: Move, error: GameError) -> str:
        """Why a person's move was refused; a game that has more to say of it derives from this."""
        return str(error)

    @Slot()
    def play_computer(self) -> None:
        """Makes the move of the computer player whose turn it is."""
        try:
            self.played.emit(self._session.play_computer())
        except GameError as error:
            self.refused.emit(shown(str(error)))

    @Slot()
    def undo(self) -> None:
        """Takes back the last move of a person and what came after it."""
        counted = not self._session.is_practice
        moves = self._session.undo()
        if moves:
            self.undone.emit(moves)
        if counted and self._session.is_practice:
            self.became_practice.emit(shown(PRACTICE_AFTER_UNDO))

    @Slot()
    def redo(self) -> None:
        """Brings back what was taken back last."""
        moves = self._session.redo()
        if moves:
            self.redone.emit(moves)

    def take_hint(self) -> None:
        """Counts a hint that a person asked for."""
        counted = not self._session.is_practice
        self._session.take_hint()
        if counted and self._session.is_practice:
            self.became_practice.emit(shown(PRACTICE_AFTER_HINT))

    def choose_word(self, word: str) -> None:
        """Mixes this word into the dice, unless some have been thrown already."""
        if self._session.choose_word(word):
            self.word_chosen.emit()

    def begin(self, session: GameSession[StateT]) -> None:
        """Goes on with another game, which the table has opened."""
        self._session = session
        self.reset.emit()

    def go_on_from(self, record: Record[StateT]) -> None:
        """Leaves the game on the table for a practice game that begins with the moves of a record."""
        self.leaving.emit()
        self.begin(self._table.go_on_from(record))

    def lay_out(self) -> None:
        """Tells that the session, which shows a record, does so at another of its moves."""
        self.laid_out.emit()
