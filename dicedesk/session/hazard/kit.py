"""The kit of Hazard."""

from dicedesk.games.hazard.game import HAZARD
from dicedesk.games.hazard.state import HazardState
from dicedesk.players.hazard import HAZARD_PLAYERS
from dicedesk.session.game_kit import GameKit
from dicedesk.session.hazard.narrator import HazardNarrator
from dicedesk.session.hazard.past import HazardPast
from dicedesk.session.hazard.prompt import HAZARD_PROMPT
from dicedesk.session.hazard.table import HazardGameTable

HAZARD_KIT: GameKit[HazardState] = GameKit(
    HAZARD,
    HazardGameTable,
    HazardNarrator(),
    HAZARD_PROMPT,
    HazardPast(),
    HAZARD_PLAYERS,
    coach="dicedesk.coach.hazard.coach:HAZARD_COACH",
    coach_unit="rounds",
    exercises="dicedesk.session.hazard.exercises:HAZARD_EXERCISES",
)
