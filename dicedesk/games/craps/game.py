"""The parts of Craps. Its command-line answers are in `commands` and `own_commands`."""

from dicedesk.games.craps.past import CrapsPast
from dicedesk.games.craps.players import CRAPS_PLAYERS
from dicedesk.games.craps.prompt import CRAPS_PROMPT
from dicedesk.games.craps.rules import CRAPS, CrapsState
from dicedesk.games.craps.table import CRAPS_SETTINGS, CrapsGameTable
from dicedesk.games.craps.table_view import CrapsChoice, CrapsTelling
from dicedesk.games.craps.unit import UNIT
from dicedesk.games.frame import Game, GameSample, late

GAME: Game[CrapsState] = Game(
    spec=CRAPS,
    table=CrapsGameTable,
    telling=CrapsTelling(),
    prompt=CRAPS_PROMPT,
    past=CrapsPast(),
    moments=late("dicedesk.games.craps.moments:CRAPS_MOMENTS"),
    sample=GameSample(
        opening=("throw",),
        positions=("craps bankroll 989, point 6, pass 6", "craps bankroll 500, pass 10"),
        rules=("", "preset=las-vegas", "odds-limit=2 bankroll=20"),
        players=("bet:hard-8", "bet:hard-6"),
        choice=CrapsChoice(chip=5),
    ),
    players=CRAPS_PLAYERS,
    settings=CRAPS_SETTINGS,
    unit=UNIT,
    coach=late("dicedesk.games.craps.coach:CRAPS_COACH"),
    exercises=late("dicedesk.games.craps.exercises:CRAPS_EXERCISES"),
    position_fields=late("dicedesk.games.craps.position_fields:craps_fields"),
)
