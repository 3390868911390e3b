"""A position alone, as a scene."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, Self

from dicedesk.core.game import Played, StateT
from dicedesk.core.words import Name
from dicedesk.play.seats import Roster, Seat, computer_called, seat_of_person


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
