"""The question whether dice are fair."""

from dataclasses import dataclass

from dicedesk.core.dice import Roll
from dicedesk.core.words import Sentence, tr
from dicedesk.lab.dice_test.dice_kinds import DiceKind
from dicedesk.lab.dice_test.typed_faces import faces_in
from dicedesk.lab.questions.fields import SEED, ChoiceField, Field, FieldChoice, WholeNumberField
from dicedesk.lab.questions.kind import QuestionKind
from dicedesk.lab.questions.question import LabQuestion

_MOST_DICE = 1_000_000
IN_PAIRS = "yes"


@dataclass(frozen=True)
class FacesField(Field[Roll]):
    """Faces of real dice, perhaps none."""

    def read(self, text: str) -> Roll:
        """The faces."""
        return faces_in(text)

    def settled(self, text: str) -> str:
        """The faces with spaces between them."""
        return " ".join(map(str, self.read(text)))


FACES = FacesField(
    "faces",
    tr("Faces of your dice"),
    tr("What real dice showed, such as 3 1 6 6 2; leave it empty to test the program's own dice."),
    "",
)
DICE_KIND = ChoiceField(
    "dice",
    tr("The program's dice"),
    tr("Which of the program's dice to test if no faces are typed."),
    DiceKind.SEALED.value,
    (
        FieldChoice(DiceKind.SEALED.value, tr("Fair dice, sealed")),
        FieldChoice(DiceKind.SEEDED.value, tr("Dice from a seed")),
    ),
)
NUMBER = WholeNumberField(
    "number",
    tr("Number of dice"),
    tr("How many of the program's dice are rolled."),
    "600",
    1,
    _MOST_DICE,
)
PAIRS = ChoiceField(
    "pairs",
    tr("Sums of two"),
    tr("Whether every two dice make a roll, so that their sums are tested too."),
    "no",
    (FieldChoice("no", tr("No")), FieldChoice(IN_PAIRS, tr("Yes"))),
)


def refusal(question: LabQuestion) -> Sentence | None:
    """Dice in pairs need an even number of them."""
    dice = len(question.value(FACES)) or question.value(NUMBER)
    if question.value(PAIRS) == IN_PAIRS and dice % 2:
        return tr("Sums of two need an even number of dice, not {dice}.", dice=dice)
    return None


KIND = QuestionKind(
    "dice-test",
    tr("Are these dice fair?"),
    tr("Whether dice are fair, and how often a loaded die would be detected."),
    (FACES, DICE_KIND, NUMBER, PAIRS, SEED),
    "dicedesk.lab.dice_test.answering:answer",
    refusal,
)
