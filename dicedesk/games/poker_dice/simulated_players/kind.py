"""The question how many hands of Poker Dice it takes to the award, for each computer player."""

from dicedesk.core.words import tr
from dicedesk.lab.questions.fields import SEED, WholeNumberField
from dicedesk.lab.questions.kind import QuestionKind

_MOST_HANDS, _MOST_GAMES = 500, 100_000_000

HANDS = WholeNumberField(
    "hands",
    tr("Hands"),
    tr("How many hands the player has to reach the award."),
    "30",
    1,
    _MOST_HANDS,
)
GAMES = WholeNumberField(
    "games",
    tr("Games", "games played"),
    tr("How many games to simulate with each player."),
    "100000",
    1,
    _MOST_GAMES,
)

KIND = QuestionKind(
    "poker-dice-players",
    tr("Poker Dice: compare players"),
    tr("How soon computer players of Poker Dice reach the award, or go broke."),
    (HANDS, GAMES, SEED),
    "dicedesk.games.poker_dice.simulated_players.answering:answer",
)
