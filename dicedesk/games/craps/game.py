"""All that Craps consists of. What it answers on the command line is in `commands` and `own_commands`."""

from typing import TYPE_CHECKING

from dicedesk.games.craps.players import CRAPS_PLAYERS
from dicedesk.games.craps.prompt import CRAPS_PROMPT
from dicedesk.games.craps.rules import CRAPS, CrapsState
from dicedesk.games.craps.table import CRAPS_SETTINGS, CrapsGameTable
from dicedesk.games.craps.table_view import CrapsTelling
from dicedesk.games.craps.telling import CrapsPast
from dicedesk.games.craps.unit import UNIT
from dicedesk.games.frame import Game

if TYPE_CHECKING:
    from dicedesk.games.craps.coach import CrapsCoach
    from dicedesk.games.craps.exercises import CrapsExercises


def _coach() -> "CrapsCoach":
    # It is needed when somebody is coached or reviewed.
    from dicedesk.games.craps.coach import CRAPS_COACH

    return CRAPS_COACH


def _exercises() -> "CrapsExercises":
    # They are needed when somebody practices.
    from dicedesk.games.craps.exercises import CRAPS_EXERCISES

    return CRAPS_EXERCISES


GAME: Game[CrapsState] = Game(
    spec=CRAPS,
    table=CrapsGameTable,
    telling=CrapsTelling(),
    prompt=CRAPS_PROMPT,
    past=CrapsPast(),
    players=CRAPS_PLAYERS,
    settings=CRAPS_SETTINGS,
    unit=UNIT,
    coach=_coach,
    exercises=_exercises,
)
