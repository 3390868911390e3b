"""The kit of Poker Dice."""

from dicedesk.games.poker_dice.game import POKER_DICE
from dicedesk.games.poker_dice.state import PokerDiceState
from dicedesk.players.poker_dice import POKER_DICE_PLAYERS
from dicedesk.session.game_kit import GameKit
from dicedesk.session.poker_dice.narrator import PokerDiceNarrator
from dicedesk.session.poker_dice.past import PokerDicePast
from dicedesk.session.poker_dice.prompt import POKER_DICE_PROMPT
from dicedesk.session.poker_dice.table import PokerDiceGameTable

POKER_DICE_KIT: GameKit[PokerDiceState] = GameKit(
    POKER_DICE,
    PokerDiceGameTable,
    PokerDiceNarrator(),
    POKER_DICE_PROMPT,
    PokerDicePast(),
    POKER_DICE_PLAYERS,
    coach="dicedesk.coach.poker_dice.coach:POKER_DICE_COACH",
    coach_unit="hands",
    exercises="dicedesk.session.poker_dice.exercises:POKER_DICE_EXERCISES",
)
