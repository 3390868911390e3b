"""What can be asked about the margin and the number of dice of `bacon` and `swap`."""

from dicedesk.core.words import tr
from dicedesk.lab.hog_questions.strategy_field import AGAINST
from dicedesk.lab.questions.kind import QuestionKind

KIND = QuestionKind(
    "hog-sweep",
    tr("Hog: bacon and swap swept"),
    tr("With which margin and how many dice the strategies bacon and swap win most often."),
    (AGAINST,),
    "dicedesk.lab.hog_questions.sweep_answer:answer",
)
