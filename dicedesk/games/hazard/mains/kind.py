"""The question how often rounds of Hazard are won with each main."""

from dicedesk.core.words import tr
from dicedesk.lab.questions.fields import SEED, WholeNumberField
from dicedesk.lab.questions.kind import QuestionKind

_MOST_ROUNDS = 1_000_000_000

ROUNDS = WholeNumberField(
    "rounds",
    tr("Rounds"),
    tr("How many rounds to simulate with each main."),
    "1000000",
    1,
    _MOST_ROUNDS,
)

KIND = QuestionKind(
    "hazard-mains",
    tr("Hazard: best main"),
    tr("How often a round of Hazard is won with each main, and how long it takes."),
    (ROUNDS, SEED),
    "dicedesk.games.hazard.mains.answering:answer",
)
