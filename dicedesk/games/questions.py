"""All kinds of questions, in the order in which people see them, and questions as JSON."""

from dicedesk.core.by_name import object_called
from dicedesk.core.errors import NotationError
from dicedesk.core.game import Json
from dicedesk.core.words import tr
from dicedesk.lab.questions.findings import Findings
from dicedesk.lab.questions.kind import QuestionKind
from dicedesk.lab.questions.question import LabQuestion, Tell
from dicedesk.play.ports.jobs import Workers

_KINDS: tuple[str, ...] = (
    "dicedesk.games.craps.questions:SYSTEMS_KIND",
    "dicedesk.games.hog.questions:PAIR",
    "dicedesk.games.hog.questions:SWEEP",
    "dicedesk.games.hog.questions:DICE",
    "dicedesk.games.hazard.mains.kind:KIND",
    "dicedesk.games.poker_dice.simulated_players.kind:KIND",
    "dicedesk.lab.dice_test.kind:KIND",
)
"""Where each kind is; its module is loaded when the Lab is first asked."""


def all_kinds() -> tuple[QuestionKind, ...]:
    """All that can be asked."""
    return tuple(object_called(name) for name in _KINDS)


def kind_called(name: str) -> QuestionKind:
    """The kind with this id. Raises NotationError."""
    for kind in all_kinds():
        if kind.id == name:
            return kind
    raise NotationError(tr("The Lab has no question “{name}”.", name=name))


def answered(question: LabQuestion, workers: Workers, tell: Tell) -> Findings:
    """What its kind finds, as `QuestionKind.answered` says; a process can be handed this and the question."""
    return kind_called(question.kind).answered(question, workers, tell)


def to_json(question: LabQuestion) -> Json:
    """The question, so that it can be asked again."""
    return {"question": question.kind, "asked": dict(question.texts)}


def from_json(told: object) -> LabQuestion:
    """The question that was written so. Raises NotationError for anything else."""
    match told:
        case {"question": str() as name, "asked": dict() as asked} if all(
            isinstance(text, str) for text in (*asked, *asked.values())
        ):
            return kind_called(name).question(asked)
        case _:
            raise NotationError(tr("This file holds no question of the Lab."))
