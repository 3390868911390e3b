"""The objects of the craps chapter under the names that its students know.

Thin: the rules are in `dicedesk.games.craps`, the players that follow a plan in `dicedesk.players.craps_plans`.
"""

from dicedesk.games.craps.bet_kinds import BetKind as Outcome
from dicedesk.games.craps.bets import Bet
from dicedesk.games.craps.craps_game import CrapsGame
from dicedesk.games.craps.dice import Dice, ThrowBuilder
from dicedesk.games.craps.game_states import CrapsGamePointOff, CrapsGamePointOn, CrapsGameState
from dicedesk.games.craps.player import CrapsPlayer
from dicedesk.games.craps.table import CrapsTable
from dicedesk.games.craps.throws import CrapsThrow, ElevenThrow, NaturalThrow, PointThrow, Throw

__all__ = [
    "Bet",
    "CrapsGame",
    "CrapsGamePointOff",
    "CrapsGamePointOn",
    "CrapsGameState",
    "CrapsPlayer",
    "CrapsTable",
    "CrapsThrow",
    "Dice",
    "ElevenThrow",
    "NaturalThrow",
    "Outcome",
    "PointThrow",
    "Throw",
    "ThrowBuilder",
]
