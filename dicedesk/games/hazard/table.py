"""Who casts at the Hazard table, sessions for them, and the best turn that a person ever had there."""

from dataclasses import replace

from dicedesk.core.record import Record
from dicedesk.core.words import Name, tr
from dicedesk.games.hazard.players import HAZARD_PLAYERS
from dicedesk.games.hazard.rules import HAZARD, HazardRules, HazardState
from dicedesk.games.hazard.telling import best_turn
from dicedesk.play.game_session import GameSession
from dicedesk.play.game_table import Chosen, GameTable
from dicedesk.play.ports.clock import Clock
from dicedesk.play.ports.store import Store
from dicedesk.play.saved_games import Dice
from dicedesk.play.seats import (
    PERSON,
    Seat,
    computer_called,
    numbered,
    person_called,
    player_in,
    seat_of_person,
)
from dicedesk.play.settings import SettingsKeeper

CASTERS = "casters"
"""What can be chosen for a new game: how many people cast."""


class HazardGameTable(GameTable[HazardState]):
    """Opens sessions of Hazard and keeps them in the store. Its best score is the most rounds won in a turn."""

    roster = HAZARD_PLAYERS
    is_fewest_best = False

    def __init__(
        self, store: Store, clock: Clock, settings: SettingsKeeper, dice: Dice | None = None
    ) -> None:
        """`dice` gives the dice for a record's Id; sealed ones where it is None."""
        super().__init__(HAZARD, store, clock, settings, dice)

    def new_session(self, casters: tuple[str, ...]) -> GameSession[HazardState]:
        """A new game for 1 to 4 casters by name, or PERSON. Raises NotationError for others, and other names."""
        rules = HazardRules(len(casters))
        names, is_alone = self._settings.value.names, casters.count(PERSON) == 1
        seats = (
            seat_of_person(names, place, HAZARD_PLAYERS.has, is_alone=is_alone)
            if caster == PERSON
            else _computer(casters, place)
            for place, caster in enumerate(casters)
        )
        return self._saved.begin(rules.to_text(), tuple(seats))

    def begin(self, chosen: Chosen) -> GameSession[HazardState]:
        """A game for as many people as were chosen."""
        return self.new_session((PERSON,) * int(chosen[CASTERS]))

    def _next_session(self, last: Record[HazardState] | None) -> GameSession[HazardState]:
        return self.new_session((PERSON,) if last is None else casters_of(last))

    def _seats_in(self, record: Record[HazardState]) -> tuple[Seat[HazardState], ...]:
        casters = casters_of(record)
        return tuple(
            person_called(record.tag(f"Player{place}") or numbered(place))
            if caster == PERSON
            else _computer(casters, place)
            for place, caster in enumerate(casters)
        )

    def _score(self, session: GameSession[HazardState]) -> int | None:
        return best_turn(session.record, session.state)


def casters_of(record: Record[HazardState]) -> tuple[str, ...]:
    """Who sits where in a record: names of computer casters, or PERSON."""
    return tuple(player_in(record, seat, HAZARD_PLAYERS) for seat in range(record.first_state().seats))


def _computer(casters: tuple[str, ...], place: int) -> Seat[HazardState]:
    """The seat of a computer caster; of several by the same name each has its number."""
    seat = computer_called(casters[place], HAZARD_PLAYERS)
    if casters.count(seat.record_name) == 1:
        return seat
    return replace(seat, name=Name(tr("{name} ({seat})", name=seat.name.text, seat=place + 1)))
