"""All that Hazard consists of. What it answers on the command line is in `commands` and `own_commands`."""

from typing import TYPE_CHECKING

from dicedesk.games.frame import Game
from dicedesk.games.hazard.players import HAZARD_PLAYERS
from dicedesk.games.hazard.prompt import HAZARD_PROMPT
from dicedesk.games.hazard.rules import HAZARD, HazardState
from dicedesk.games.hazard.table import HazardGameTable
from dicedesk.games.hazard.telling import HazardPast, HazardTelling
from dicedesk.games.hazard.unit import UNIT

if TYPE_CHECKING:
    from dicedesk.games.hazard.coach import HazardCoach
    from dicedesk.games.hazard.exercises import HazardExercises


def _coach() -> "HazardCoach":
    # It is needed when somebody is coached or reviewed.
    from dicedesk.games.hazard.coach import HAZARD_COACH

    return HAZARD_COACH


def _exercises() -> "HazardExercises":
    # They are needed when somebody practices.
    from dicedesk.games.hazard.exercises import HAZARD_EXERCISES

    return HAZARD_EXERCISES


GAME: Game[HazardState] = Game(
    spec=HAZARD,
    table=HazardGameTable,
    telling=HazardTelling(),
    prompt=HAZARD_PROMPT,
    past=HazardPast(),
    players=HAZARD_PLAYERS,
    unit=UNIT,
    coach=_coach,
    exercises=_exercises,
)
