"""The casters at the Hazard table, their sessions, and a person's best turn there."""

from dicedesk.games.hazard.past import best_turn
from dicedesk.games.hazard.players import HAZARD_PLAYERS
from dicedesk.games.hazard.rules import HAZARD, HazardRules, HazardState
from dicedesk.play.game_session import GameSession
from dicedesk.play.game_table import Chosen
from dicedesk.play.seated_table import SeatedTable
from dicedesk.play.seats import PERSON

CASTERS = "casters"
"""The choice for a new game: how many people cast."""


class HazardGameTable(SeatedTable[HazardState]):
    """Opens sessions of Hazard and keeps them in the store. Its best score is the most rounds won in a turn."""

    spec = HAZARD
    roster = HAZARD_PLAYERS
    is_fewest_best = False

    def begin(self, chosen: Chosen) -> GameSession[HazardState]:
        """A game for the chosen number of people."""
        return self.new_session((PERSON,) * int(chosen[CASTERS]))

    def _rules_for(self, seats: int) -> str:
        return HazardRules(seats).to_text()

    def _score(self, session: GameSession[HazardState]) -> int | None:
        return best_turn(session.record, session.state)
