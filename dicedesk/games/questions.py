"""All kinds of questions, in display order, and questions as JSON."""

from dicedesk.core.errors import NotationError
from dicedesk.core.game import Json
from dicedesk.core.words import tr
from dicedesk.games.catalogue import FIRST_IN_LAB, TITLES, part_of
from dicedesk.lab.dice_test.questions import DICE_TEST_KIND
from dicedesk.lab.fields import LabQuestion, Tell
from dicedesk.lab.findings import Findings, QuestionKind
from dicedesk.play.ports.jobs import Workers

KINDS: tuple[QuestionKind, ...] = (
    *(
        kind
        for game in sorted(TITLES, key=FIRST_IN_LAB.__ne__)
        for kind in part_of(game, "questions", "KINDS", tuple[QuestionKind, ...]())
    ),
    DICE_TEST_KIND,
)


def kind_called(name: str) -> QuestionKind:
    """Return the kind with this id. Raises NotationError."""
    for kind in KINDS:
        if kind.id == name:
            return kind
    raise NotationError(tr("The Lab has no question “{name}”.", name=name))


def answered(question: LabQuestion, workers: Workers, tell: Tell) -> Findings:
    """Return the findings of the question's kind; a process can be handed this function and the question."""
    return kind_called(question.kind).answered(question, workers, tell)


def to_json(question: LabQuestion) -> Json:
    """Return the question as JSON, from which it can be asked again."""
    return {"question": question.kind, "asked": dict(question.texts)}


def from_json(data: object) -> LabQuestion:
    """Return the question that `to_json` wrote. Raises NotationError for anything else."""
    match data:
        case {"question": str() as name, "asked": dict() as texts} if all(
            isinstance(text, str) for text in (*texts, *texts.values())
        ):
            return kind_called(name).question(texts)
        case _:
            raise NotationError(tr("This file contains no Lab question."))
