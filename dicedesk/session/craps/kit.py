"""The kit of Craps."""

from dicedesk.games.craps.game import CRAPS
from dicedesk.games.craps.state import CrapsState
from dicedesk.players.craps import CRAPS_PLAYERS
from dicedesk.session.craps.narrator import CrapsNarrator
from dicedesk.session.craps.past import CrapsPast
from dicedesk.session.craps.prompt import CRAPS_PROMPT
from dicedesk.session.craps.settings import CRAPS_SETTINGS
from dicedesk.session.craps.table import CrapsGameTable
from dicedesk.session.game_kit import GameKit

CRAPS_KIT: GameKit[CrapsState] = GameKit(
    CRAPS,
    CrapsGameTable,
    CrapsNarrator(),
    CRAPS_PROMPT,
    CrapsPast(),
    CRAPS_PLAYERS,
    CRAPS_SETTINGS,
    coach="dicedesk.coach.craps.coach:CRAPS_COACH",
    coach_unit="dollars",
    exercises="dicedesk.session.craps.exercises:CRAPS_EXERCISES",
)
