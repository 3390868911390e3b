"""All that Hog consists of. What it answers on the command line is in `commands` and `own_commands`."""

from typing import TYPE_CHECKING

from dicedesk.games.frame import Game
from dicedesk.games.hog.players import HOG_PLAYERS
from dicedesk.games.hog.prompt import HOG_PROMPT
from dicedesk.games.hog.rules import HOG, HogState
from dicedesk.games.hog.table import HogGameTable
from dicedesk.games.hog.telling import HogPast, HogTelling
from dicedesk.games.hog.unit import UNIT

if TYPE_CHECKING:
    from dicedesk.games.hog.coach import HogCoach
    from dicedesk.games.hog.exercises import HogExercises


def _coach() -> "HogCoach":
    # It is needed when somebody is coached or reviewed.
    from dicedesk.games.hog.coach import HOG_COACH

    return HOG_COACH


def _exercises() -> "HogExercises":
    # They are needed when somebody practices.
    from dicedesk.games.hog.exercises import HOG_EXERCISES

    return HOG_EXERCISES


GAME: Game[HogState] = Game(
    spec=HOG,
    table=HogGameTable,
    telling=HogTelling(),
    prompt=HOG_PROMPT,
    past=HogPast(),
    players=HOG_PLAYERS,
    unit=UNIT,
    coach=_coach,
    exercises=_exercises,
)
