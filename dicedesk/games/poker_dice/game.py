"""The parts of Poker Dice. Its command-line answers are in `commands`."""

from dicedesk.games.frame import Game, GameSample, late
from dicedesk.games.poker_dice.past import PokerDicePast
from dicedesk.games.poker_dice.players import POKER_DICE_PLAYERS
from dicedesk.games.poker_dice.prompt import POKER_DICE_PROMPT
from dicedesk.games.poker_dice.rules import POKER_DICE, PokerDiceState
from dicedesk.games.poker_dice.table import PokerDiceGameTable
from dicedesk.games.poker_dice.table_view import PokerDiceChoice, PokerDiceTelling
from dicedesk.games.poker_dice.unit import UNIT

GAME: Game[PokerDiceState] = Game(
    spec=POKER_DICE,
    table=PokerDiceGameTable,
    telling=PokerDiceTelling(),
    prompt=POKER_DICE_PROMPT,
    past=PokerDicePast(),
    moments=late("dicedesk.games.poker_dice.moments:POKER_DICE_MOMENTS"),
    sample=GameSample(
        opening=("hand",),
        positions=(
            "poker-dice bankroll 80, hands 2, dice 6 3 6 3 4, rolls-left 1",
            "poker-dice bankroll 120, hands 3, dice 1 1 1 4 5, rolls-left 1",
        ),
        choice=PokerDiceChoice(),
    ),
    players=POKER_DICE_PLAYERS,
    unit=UNIT,
    coach=late("dicedesk.games.poker_dice.coach:POKER_DICE_COACH"),
    exercises=late("dicedesk.games.poker_dice.exercises:POKER_DICE_EXERCISES"),
    position_fields=late("dicedesk.games.poker_dice.position_fields:poker_dice_fields"),
)
