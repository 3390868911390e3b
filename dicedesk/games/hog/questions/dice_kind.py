"""What can be asked about the points of 1 to 10 dice in a turn of Hog."""

from dicedesk.core.words import tr
from dicedesk.lab.questions.fields import SEED, WholeNumberField
from dicedesk.lab.questions.kind import QuestionKind

POINTS = WholeNumberField(
    "points",
    tr("Points"),
    tr("How many points are enough in one turn."),
    "10",
    1,
    60,
)
ROLLS = WholeNumberField(
    "rolls",
    tr("Rolls"),
    tr("How many rolls to simulate with each number of dice."),
    "100000",
    1000,
    100_000_000,
)

KIND = QuestionKind(
    "hog-dice",
    tr("Hog: how many dice"),
    tr("Which number of dice scores most on average, and which one most often scores enough points."),
    (POINTS, ROLLS, SEED),
    "dicedesk.games.hog.questions.dice_answer:answer",
)
