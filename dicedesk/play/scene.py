"""What a table shows: a game in play, a moment of a replay, or any position and what was played from there."""

from typing import Protocol

from dicedesk.core.game import Played, StateT
from dicedesk.core.persistent_list import Fold, PersistentList, Value
from dicedesk.core.record import Record
from dicedesk.core.words import Name
from dicedesk.play.seats import Seat


class Scene(Protocol[StateT]):
    """A position with the players at its table, and the game that led to it, such as a `GameSession`."""

    @property
    def state(self) -> StateT: ...

    @property
    def last(self) -> Played[StateT] | None:
        """The move that led here; None if there was none."""
        ...

    @property
    def seats(self) -> tuple[Seat[StateT], ...]: ...

    @property
    def names(self) -> tuple[Name, ...]:
        """The names of the players, by seat."""
        ...

    @property
    def home(self) -> int:
        """The seat shown on the left."""
        ...

    @property
    def is_over(self) -> bool: ...

    @property
    def computer_moves(self) -> bool:
        """Whether it is a computer player's turn."""
        ...

    @property
    def undoable(self) -> int:
        """The number of moves that can be undone at once."""
        ...

    @property
    def record(self) -> Record[StateT]: ...

    @property
    def history(self) -> PersistentList[Played[StateT]]:
        """Every move so far and its step."""
        ...

    @property
    def is_casual(self) -> bool:
        """Whether the game does not count."""
        ...

    def folded(self, fold: Fold[StateT, Value]) -> Value:
        """The value of a fold over the moves."""
        ...
