"""The kit of Hazard."""

from dicedesk.games.frame import GameKit
from dicedesk.games.hazard.players import HAZARD_PLAYERS
from dicedesk.games.hazard.prompt import HAZARD_PROMPT
from dicedesk.games.hazard.rules import HAZARD, HazardState
from dicedesk.games.hazard.table import HazardGameTable
from dicedesk.games.hazard.telling import HazardPast, HazardTelling
from dicedesk.games.hazard.unit import UNIT

HAZARD_KIT: GameKit[HazardState] = GameKit(
    HAZARD,
    HazardGameTable,
    HazardTelling(),
    HAZARD_PROMPT,
    HazardPast(),
    HAZARD_PLAYERS,
    unit=UNIT,
    has_exercises=True,
)
