"""What a table shows: a game in play, a moment of a replay, or a position alone."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, Self

from dicedesk.core.game import Played, StateT
from dicedesk.core.persistent_list import Fold, PersistentList, Value
from dicedesk.core.record import Record
from dicedesk.core.words import Name
from dicedesk.play.seats import Roster, Seat, computer_called, seat_of_person


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


@dataclass(frozen=True)
class StillScene(Generic[StateT]):
    """A position without its game: nothing is known of the moves before `last`, and nothing can be undone.

    `home` is the seat shown on the left.
    """

    state: StateT
    seats: tuple[Seat[StateT], ...]
    last: Played[StateT] | None = None
    home: int = 0

    @classmethod
    def against(
        cls,
        state: StateT,
        players: Sequence[str],
        roster: Roster[StateT] | None,
        last: Played[StateT] | None = None,
    ) -> Self:
        """A position with these players: a computer player's name as in records, or "" for a person, by seat.

        The only person is "You", on the left. Raises NotationError for an unknown computer player.
        """
        is_alone = sum(not name for name in players) == 1
        people = ("",) * len(players)
        seats = tuple(
            computer_called(name, roster)
            if name and roster is not None
            else seat_of_person(people, place, lambda _: False, is_alone=is_alone)
            for place, name in enumerate(players)
        )
        return cls(state, seats, last, players.index("") if is_alone else 0)

    @property
    def names(self) -> tuple[Name, ...]:
        """The names of the players, by seat."""
        return tuple(seat.name for seat in self.seats)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.state.outcome() is not None

    @property
    def computer_moves(self) -> bool:
        """Whether it is a computer player's turn."""
        return not self.is_over and self.seats[self.state.seat].player is not None

    @property
    def undoable(self) -> int:
        """Always 0."""
        return 0

    @property
    def story(self) -> None:
        """None: the game is unknown."""
        return None
