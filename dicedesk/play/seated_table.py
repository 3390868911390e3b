"""The table of a game for any mix of people and computer players, or for one person."""

from collections.abc import Callable
from typing import Any

from dicedesk.core.game import StateT
from dicedesk.core.record import Record
from dicedesk.play.game_session import GameSession
from dicedesk.play.game_table import Chosen, GameTable
from dicedesk.play.seats import PERSON, Seat, computer_called, person_in, players_in


class SeatedTable(GameTable[StateT]):
    """Opens sessions for the players of each seat: names of computer players, or PERSON, in order of play.

    A first game is for one person, and each later one for the players of the last game.
    """

    def new_session(self, seating: tuple[str, ...] = (PERSON,)) -> GameSession[StateT]:
        """A new game. Raises NotationError for unknown names, or a number of players that the rules forbid."""
        rules, is_alone = self._rules_for(len(seating)), seating.count(PERSON) == 1
        return self._saved.begin(
            rules, self._seats(seating, lambda place: self._person(place, is_alone=is_alone))
        )

    def seating_of(self, record: Record[Any]) -> tuple[str, ...]:
        """The players of a record, in the form that `new_session` takes."""
        return players_in(record, self.roster)

    def begin(self, chosen: Chosen) -> GameSession[StateT]:
        """A game of one person; a game with options derives its own."""
        return self.new_session()

    def _rules_for(self, seats: int) -> str:
        """The rules of a new game for `seats` players, as in records; by default the usual ones."""
        return ""

    def _computer(self, name: str) -> Seat[StateT]:
        return computer_called(name, self.roster)

    def _next_session(self, last: Record[StateT] | None) -> GameSession[StateT]:
        return self.new_session() if last is None else self.new_session(self.seating_of(last))

    def _seats_in(self, record: Record[StateT]) -> tuple[Seat[StateT], ...]:
        return self._seats(self.seating_of(record), lambda place: person_in(record, place))

    def _seats(
        self, seating: tuple[str, ...], person_at: Callable[[int], Seat[Any]]
    ) -> tuple[Seat[StateT], ...]:
        return tuple(
            person_at(place) if name == PERSON else self._computer(name) for place, name in enumerate(seating)
        )
