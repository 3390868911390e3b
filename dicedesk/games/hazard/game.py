"""The parts of Hazard. Its command-line answers are in `commands` and `own_commands`."""

from dicedesk.games.frame import Game, GameSample, late
from dicedesk.games.hazard.past import HazardPast
from dicedesk.games.hazard.players import HAZARD_PLAYERS
from dicedesk.games.hazard.prompt import HAZARD_PROMPT
from dicedesk.games.hazard.rules import HAZARD, HazardState
from dicedesk.games.hazard.table import HazardGameTable
from dicedesk.games.hazard.telling import HazardTelling
from dicedesk.games.hazard.unit import UNIT

GAME: Game[HazardState] = Game(
    spec=HAZARD,
    table=HazardGameTable,
    telling=HazardTelling(),
    prompt=HAZARD_PROMPT,
    past=HazardPast(),
    moments=late("dicedesk.games.hazard.moments:HAZARD_MOMENTS"),
    sample=GameSample(
        opening=("main 7", "throw"),
        positions=("hazard won 2", "hazard won 0, main 7, chance 5"),
        rules=("", "casters=2", "casters=3", "casters=4"),
        choice=7,
    ),
    players=HAZARD_PLAYERS,
    unit=UNIT,
    coach=late("dicedesk.games.hazard.coach:HAZARD_COACH"),
    exercises=late("dicedesk.games.hazard.exercises:HAZARD_EXERCISES"),
    position_fields=late("dicedesk.games.hazard.position_fields:hazard_fields"),
)
