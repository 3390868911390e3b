"""The classes of the craps chapter as it describes them: their names, fields, constructors, methods and effects.

This is the chapter's own design, apart from the engine that the program plays with: bets are mutable, throws call the
game back, states resolve bets. A class of a reader's own can stand in place of any of these; `parts` says what each
asks of the others. `python -m dicedesk.classroom.craps` plays the demonstration.
"""

from dicedesk.classroom.craps.bets import Bet, InvalidBet
from dicedesk.classroom.craps.dice import Dice
from dicedesk.classroom.craps.game import CrapsGame
from dicedesk.classroom.craps.outcomes import Outcome
from dicedesk.classroom.craps.player import CrapsPlayer
from dicedesk.classroom.craps.states import CrapsGamePointOff, CrapsGamePointOn, CrapsGameState
from dicedesk.classroom.craps.table import CrapsTable
from dicedesk.classroom.craps.throw_builder import ThrowBuilder
from dicedesk.classroom.craps.throws import CrapsThrow, ElevenThrow, NaturalThrow, PointThrow, Throw

Game = CrapsGame
Table = CrapsTable
Player = CrapsPlayer
GamePointOff = CrapsGamePointOff

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
    "Game",
    "GamePointOff",
    "InvalidBet",
    "NaturalThrow",
    "Outcome",
    "Player",
    "PointThrow",
    "Table",
    "Throw",
    "ThrowBuilder",
]
