"""The kit of Craps."""

from dicedesk.games.craps.players import CRAPS_PLAYERS
from dicedesk.games.craps.prompt import CRAPS_PROMPT
from dicedesk.games.craps.rules import CRAPS, CrapsState
from dicedesk.games.craps.table import CRAPS_SETTINGS, CrapsGameTable
from dicedesk.games.craps.table_view import CrapsTelling
from dicedesk.games.craps.telling import CrapsPast
from dicedesk.games.craps.unit import UNIT
from dicedesk.games.frame import GameKit

CRAPS_KIT: GameKit[CrapsState] = GameKit(
    CRAPS,
    CrapsGameTable,
    CrapsTelling(),
    CRAPS_PROMPT,
    CrapsPast(),
    CRAPS_PLAYERS,
    CRAPS_SETTINGS,
    unit=UNIT,
    has_exercises=True,
)
