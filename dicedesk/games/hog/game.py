"""The parts of Hog. Its command-line answers are in `commands` and `own_commands`."""

from dicedesk.games.frame import Game, GameSample, late
from dicedesk.games.hog.past import HogPast
from dicedesk.games.hog.players import HOG_PLAYERS
from dicedesk.games.hog.prompt import HOG_PROMPT
from dicedesk.games.hog.rules import HOG, HogState
from dicedesk.games.hog.table import HogGameTable
from dicedesk.games.hog.telling import HogTelling
from dicedesk.games.hog.unit import UNIT

GAME: Game[HogState] = Game(
    spec=HOG,
    table=HogGameTable,
    telling=HogTelling(),
    prompt=HOG_PROMPT,
    past=HogPast(),
    moments=late("dicedesk.games.hog.moments:HOG_MOMENTS"),
    sample=GameSample(
        opening=("roll 3",),
        positions=("hog 34-50 | goal=100 | You, final", "hog 90-12 | goal=100 | You, final"),
        rules=("", "goal=60", "goal=25", "goal=1"),
        players=("swap:8:4",),
        choice=4,
    ),
    players=HOG_PLAYERS,
    unit=UNIT,
    coach=late("dicedesk.games.hog.coach:HOG_COACH"),
    exercises=late("dicedesk.games.hog.exercises:HOG_EXERCISES"),
    position_fields=late("dicedesk.games.hog.position_fields:hog_fields"),
)
