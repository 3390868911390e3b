"""The kit of Poker Dice."""

from dicedesk.games.frame import GameKit
from dicedesk.games.poker_dice.players import POKER_DICE_PLAYERS
from dicedesk.games.poker_dice.prompt import POKER_DICE_PROMPT
from dicedesk.games.poker_dice.rules import POKER_DICE, PokerDiceState
from dicedesk.games.poker_dice.table import PokerDiceGameTable
from dicedesk.games.poker_dice.table_view import PokerDiceTelling
from dicedesk.games.poker_dice.telling import PokerDicePast
from dicedesk.games.poker_dice.unit import UNIT

POKER_DICE_KIT: GameKit[PokerDiceState] = GameKit(
    POKER_DICE,
    PokerDiceGameTable,
    PokerDiceTelling(),
    POKER_DICE_PROMPT,
    PokerDicePast(),
    POKER_DICE_PLAYERS,
    unit=UNIT,
    has_exercises=True,
)
