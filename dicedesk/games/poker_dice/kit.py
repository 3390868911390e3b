"""The kit of Poker Dice."""

from dicedesk.games.frame import GameKit
from dicedesk.games.poker_dice.game import POKER_DICE
from dicedesk.games.poker_dice.players import POKER_DICE_PLAYERS
from dicedesk.games.poker_dice.prompt import POKER_DICE_PROMPT
from dicedesk.games.poker_dice.rules import PokerDiceState
from dicedesk.games.poker_dice.table import PokerDiceGameTable
from dicedesk.games.poker_dice.telling import PokerDiceNarrator, PokerDicePast

POKER_DICE_KIT: GameKit[PokerDiceState] = GameKit(
    POKER_DICE,
    PokerDiceGameTable,
    PokerDiceNarrator(),
    POKER_DICE_PROMPT,
    PokerDicePast(),
    POKER_DICE_PLAYERS,
    coach="dicedesk.games.poker_dice.coach:POKER_DICE_COACH",
    coach_unit="hands",
    exercises="dicedesk.games.poker_dice.exercises:POKER_DICE_EXERCISES",
)
