"""All that Poker Dice consists of. What it answers on the command line is in `commands`."""

from typing import TYPE_CHECKING

from dicedesk.games.frame import Game
from dicedesk.games.poker_dice.players import POKER_DICE_PLAYERS
from dicedesk.games.poker_dice.prompt import POKER_DICE_PROMPT
from dicedesk.games.poker_dice.rules import POKER_DICE, PokerDiceState
from dicedesk.games.poker_dice.table import PokerDiceGameTable
from dicedesk.games.poker_dice.table_view import PokerDiceTelling
from dicedesk.games.poker_dice.telling import PokerDicePast
from dicedesk.games.poker_dice.unit import UNIT

if TYPE_CHECKING:
    from dicedesk.games.poker_dice.coach import PokerDiceCoach
    from dicedesk.games.poker_dice.exercises import PokerDiceExercises


def _coach() -> "PokerDiceCoach":
    # It is needed when somebody is coached or reviewed.
    from dicedesk.games.poker_dice.coach import POKER_DICE_COACH

    return POKER_DICE_COACH


def _exercises() -> "PokerDiceExercises":
    # They are needed when somebody practices.
    from dicedesk.games.poker_dice.exercises import POKER_DICE_EXERCISES

    return POKER_DICE_EXERCISES


GAME: Game[PokerDiceState] = Game(
    spec=POKER_DICE,
    table=PokerDiceGameTable,
    telling=PokerDiceTelling(),
    prompt=POKER_DICE_PROMPT,
    past=PokerDicePast(),
    players=POKER_DICE_PLAYERS,
    unit=UNIT,
    coach=_coach,
    exercises=_exercises,
)
