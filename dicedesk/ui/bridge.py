"""Between a session and the widgets of its tab."""

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QObject, Signal, Slot

from dicedesk.core.errors import GameError
from dicedesk.core.game import Move
from dicedesk.session.game_keeper import Keeping
from dicedesk.session.game_session import GameSession, Played
from dicedesk.ui.words import shown


class Table(Protocol):
    """Opens sessions of one game, and says why one could not be kept."""

    @property
    def trouble(self) -> str | None:
        """Why the last change was not kept; None where it was."""
        ...

    @property
    def keeping(self) -> Keeping:
        """How the game on the table is kept."""
        ...

    @property
    def new_session(self) -> Callable[..., GameSession]:
        """Opens a new game, with wishes that the game's own tab and table understand."""
        ...


class SessionBridge(QObject):
    """Owns one GameSession and tells of its changes.

    Signals: `played(Played)` after a move, `ended(Outcome)` after the last one, `undone(int)` with the number of
    moves that were taken back, `refused(str)` with the reason, `reset()` when another game has begun.
    """

    played = Signal(object)
    ended = Signal(object)
    undone = Signal(int)
    refused = Signal(str)
    reset = Signal()

    def __init__(self, table: Table, session: GameSession, parent: QObject | None = None) -> None:
        """Watches a session that the table opened."""
        super().__init__(parent)
        self._table = table
        self._session = session

    @property
    def session(self) -> GameSession:
        """The session now, to read from."""
        return self._session

    @property
    def trouble(self) -> str | None:
        """Why the last change was not kept; None where it was."""
        return self._table.trouble

    @property
    def keeping(self) -> Keeping:
        """How the game on the table is kept."""
        return self._table.keeping

    @Slot(object)
    def play(self, move: Move) -> None:
        """Makes a person's move."""
        try:
            self._tell(self._session.play(move))
        except GameError as error:
            self.refused.emit(shown(self.why_refused(move, error)))

    def why_refused(self, _move: Move, error: GameError) -> str:
        """Why a person's move was refused; a game that has more to say of it derives from this."""
        return str(error)

    @Slot()
    def play_computer(self) -> None:
        """Makes the move of the computer player whose turn it is."""
        try:
            self._tell(self._session.play_computer())
        except GameError as error:
            self.refused.emit(shown(str(error)))

    @Slot()
    def undo(self) -> None:
        """Takes back the last move of a person and what came after it."""
        moves = self._session.undo()
        if moves:
            self.undone.emit(moves)

    def new_game(self, *wishes: object) -> None:
        """Begins another game, as the table understands the wishes."""
        self._session = self._table.new_session(*wishes)
        self.reset.emit()

    def _tell(self, played: Played) -> None:
        self.played.emit(played)
        outcome = played.step.state.outcome()
        if outcome is not None:
            self.ended.emit(outcome)
