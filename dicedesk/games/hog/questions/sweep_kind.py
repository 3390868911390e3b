"""What can be asked about the margin and the number of dice of `bacon` and `swap`."""

from dicedesk.core.words import tr
from dicedesk.games.hog.questions.strategy_field import AGAINST
from dicedesk.lab.questions.kind import QuestionKind

KIND = QuestionKind(
    "hog-sweep",
    tr("Hog: best bacon and swap"),
    tr("Which margin and number of dice win most often with bacon and swap."),
    (AGAINST,),
    "dicedesk.games.hog.questions.sweep_answer:answer",
)
