"""Where craps is played: sessions by the rules of the house that was chosen last, and who plays them."""

from dataclasses import replace

from dicedesk.core.record import Record
from dicedesk.games.craps.game import CRAPS
from dicedesk.games.craps.house_rules import PRESETS, HouseRules
from dicedesk.games.craps.players import CRAPS_PLAYERS
from dicedesk.games.craps.settings import CRAPS_SETTINGS
from dicedesk.games.craps.state import CrapsState
from dicedesk.play.game_session import GameSession
from dicedesk.play.game_table import Chosen, GameTable
from dicedesk.play.ports.clock import Clock
from dicedesk.play.ports.store import Store
from dicedesk.play.saved_games import Dice
from dicedesk.play.seats import PERSON, YOU, Seat, computer_called, person_called, player_in, seat_of_person
from dicedesk.play.settings.keeper import SettingsKeeper

HOUSE, KEPT = "house", "kept"
"""What can be chosen for a new game: the house by its name, or the one that was chosen last."""


class CrapsGameTable(GameTable[CrapsState]):
    """Opens sessions of craps by the rules of the house, and keeps them in the store."""

    def __init__(
        self, store: Store, clock: Clock, settings: SettingsKeeper, dice: Dice | None = None
    ) -> None:
        """`dice` gives the dice for a record's Id; sealed ones where it is None."""
        super().__init__(CRAPS, store, clock, settings, dice)

    @property
    def error(self) -> str | None:
        """Why the last change, or the settings, were not kept; None where all is well."""
        return super().error or self._settings.error

    @property
    def house(self) -> HouseRules:
        """The rules of the house for the next game."""
        return self._settings.of(CRAPS_SETTINGS).rules

    def choose_house(self, rules: HouseRules) -> None:
        """Makes these the rules from the next game on, also after the next start."""
        self._settings.change_game(
            CRAPS_SETTINGS, lambda settings: replace(settings, rules=rules, is_visited=True)
        )

    @property
    def is_first_visit(self) -> bool:
        """Whether nobody has played at a table or chosen a house yet."""
        return not self._settings.of(CRAPS_SETTINGS).is_visited

    def remember_visit(self) -> None:
        """Keeps that somebody has played here."""
        if self.is_first_visit:
            self._settings.change_game(CRAPS_SETTINGS, lambda settings: replace(settings, is_visited=True))

    @property
    def person(self) -> str:
        """What the person at this computer is called in the next game."""
        return self._seat(PERSON).name.text

    def new_session(self, bettor: str = PERSON) -> GameSession[CrapsState]:
        """A new game by the rules of the house. Raises NotationError for an unknown bettor."""
        return self._saved.begin(self.house.to_text(), (self._seat(bettor),))

    def begin(self, chosen: Chosen) -> GameSession[CrapsState]:
        """A game of a person in the house that they chose, which is kept as the next default, or in the last one."""
        if chosen[HOUSE] != KEPT:
            self.choose_house(PRESETS[chosen[HOUSE]])
        return self.new_session()

    def _next_session(self, last: Record[CrapsState] | None) -> GameSession[CrapsState]:
        return self.new_session(PERSON if last is None else bettor_of(last))

    def _seats_in(self, record: Record[CrapsState]) -> tuple[Seat[CrapsState], ...]:
        bettor = bettor_of(record)
        if bettor == PERSON:
            return (person_called(record.tag("Player0") or YOU),)
        return (computer_called(bettor, CRAPS_PLAYERS),)

    def _seat(self, bettor: str) -> Seat[CrapsState]:
        if bettor == PERSON:
            return seat_of_person(self._settings.value.names, 0, CRAPS_PLAYERS.has, is_alone=True)
        return computer_called(bettor, CRAPS_PLAYERS)


def bettor_of(record: Record[CrapsState]) -> str:
    """Who plays in a record: the name of a computer bettor, or PERSON."""
    return player_in(record, 0, CRAPS_PLAYERS)
