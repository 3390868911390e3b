"""What a table shows: a game in play, a moment of a replay, or a position alone."""

from collections.abc import Iterator
from typing import Protocol

from dicedesk.core.game import Played, StateT
from dicedesk.core.persistent_list import Fold, PersistentList, Value
from dicedesk.core.record import Record
from dicedesk.core.words import Name
from dicedesk.play.seats import Seat


class GameStory(Protocol[StateT]):
    """The game that led to a position: what only its moves can tell, such as a log or a number of turns."""

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


class Scene(Protocol[StateT]):
    """A position with the players at its table. `GameSession` is one with a story, `StillScene` one without."""

    @property
    def state(self) -> StateT: ...

    @property
    def last(self) -> Played[StateT] | None:
        """The move that led here; None if there was none, or if it is unknown."""
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
    def story(self) -> GameStory[StateT] | None:
        """The game that led here; None for a position alone."""
        ...


def moves_back(scene: Scene[StateT]) -> Iterator[Played[StateT]]:
    """The known moves that led here, the newest first."""
    if scene.story is not None:
        return iter(reversed(scene.story.history))
    return filter(None, (scene.last,))
