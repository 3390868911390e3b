"""The parts of Yacht. Its command-line answers are in `commands`."""

from dicedesk.games.frame import Game, GameSample, late
from dicedesk.games.yacht.past import YachtPast
from dicedesk.games.yacht.players import YACHT_PLAYERS
from dicedesk.games.yacht.prompt import YACHT_PROMPT
from dicedesk.games.yacht.rules import YACHT, YachtState
from dicedesk.games.yacht.table import YACHT_SETTINGS, YachtGameTable
from dicedesk.games.yacht.table_view import YachtChoice, YachtTelling
from dicedesk.games.yacht.unit import UNIT

GAME: Game[YachtState] = Game(
    spec=YACHT,
    table=YachtGameTable,
    telling=YachtTelling(),
    prompt=YACHT_PROMPT,
    past=YachtPast(),
    moments=late("dicedesk.games.yacht.moments:YACHT_MOMENTS"),
    sample=GameSample(
        opening=("roll",),
        positions=(
            "yacht fives 20, choice 21, dice 5 2 5 3 1, rolls-left 1",
            "yacht ones 2, yacht 50, dice 1 2 3 4 6, rolls-left 2",
        ),
        rules=(
            *("", "players=2", "players=3"),
            *("sheet=nordic players=2", "sheet=bonus players=4", "sheet=free-joker"),
        ),
        choice=YachtChoice(),
    ),
    players=YACHT_PLAYERS,
    settings=YACHT_SETTINGS,
    unit=UNIT,
    coach=late("dicedesk.games.yacht.coach:YACHT_COACH"),
    exercises=late("dicedesk.games.yacht.exercises:YACHT_EXERCISES"),
    position_fields=late("dicedesk.games.yacht.position_fields:yacht_fields"),
)
