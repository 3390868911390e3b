"""The kit of Craps."""

from dicedesk.games.craps.game import CRAPS
from dicedesk.games.craps.players import CRAPS_PLAYERS
from dicedesk.games.craps.prompt import CRAPS_PROMPT
from dicedesk.games.craps.rules import CrapsState
from dicedesk.games.craps.table import CRAPS_SETTINGS, CrapsGameTable
from dicedesk.games.craps.telling import CrapsNarrator, CrapsPast
from dicedesk.games.frame import GameKit

CRAPS_KIT: GameKit[CrapsState] = GameKit(
    CRAPS,
    CrapsGameTable,
    CrapsNarrator(),
    CRAPS_PROMPT,
    CrapsPast(),
    CRAPS_PLAYERS,
    CRAPS_SETTINGS,
    coach="dicedesk.games.craps.coach:CRAPS_COACH",
    coach_unit="dollars",
    exercises="dicedesk.games.craps.exercises:CRAPS_EXERCISES",
)
