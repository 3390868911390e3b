"""A question keeps settled texts, and is answered by the function of its kind."""

from dataclasses import replace

import pytest

from dicedesk.core.errors import NotationError
from dicedesk.core.words import Sentence, tr
from dicedesk.games.questions import from_json, kind_called
from dicedesk.lab.charts import Measure
from dicedesk.lab.fields import SEED, AnswerProgress, LabQuestion, Tell, WholeNumberField
from dicedesk.lab.findings import Case, Findings, KeyNumber, QuestionKind
from dicedesk.play.ports.jobs import OneByOne, Workers

LEAST = WholeNumberField("least", tr("Least"), tr("The lower number."), "1", 0, 100)
MOST = WholeNumberField("most", tr("Most"), tr("The higher number."), "6", 0, 100)


def _refusal(question: LabQuestion) -> Sentence | None:
    return tr("The least is above the most.") if question.value(LEAST) > question.value(MOST) else None


def mean(question: LabQuestion, workers: Workers, tell: Tell) -> Findings:
    """The mean of the whole numbers from the least to the most."""
    tell(AnswerProgress(1, workers.count))
    found = (question.value(LEAST) + question.value(MOST)) / 2
    number = KeyNumber("mean", found, Measure.NUMBER, tr("is the mean"))
    return Findings(question, (Case("mean", tr("Mean"), (number,), ()),))


KIND = QuestionKind("mean", tr("Mean"), tr("The mean of numbers."), (LEAST, MOST, SEED), mean, _refusal)


def test_a_question_holds_every_field() -> None:
    question = KIND.question({"most": " 8 ", "seed": "7"})
    assert question.texts == (("least", "1"), ("most", "8"), ("seed", "7"))
    assert question.value(MOST) == 8


def test_a_question_asked_again_is_the_same() -> None:
    question = KIND.question({})
    assert KIND.question(dict(question.texts)) == question


@pytest.mark.parametrize(
    ("texts", "says"),
    [
        ({"most": "many"}, "Most: expected a whole number"),
        ({"fewest": "1"}, "has no field “fewest”"),
        ({"least": "7"}, "The least is above the most."),
    ],
)
def test_what_cannot_be_asked_is_told(texts: dict[str, str], says: str) -> None:
    with pytest.raises(NotationError, match=says):
        KIND.question(texts)


def test_a_question_is_answered_by_the_function_of_its_kind() -> None:
    told: list[AnswerProgress] = []
    findings = KIND.answered(KIND.question({}), OneByOne(), told.append)
    assert findings.cases[0].numbers[0].value == 3.5
    assert told == [AnswerProgress(1, 1)]


def test_a_kind_that_is_not_there_is_told() -> None:
    with pytest.raises(NotationError, match="no question “mean”"):
        kind_called(KIND.id)


@pytest.mark.parametrize(
    "told", [None, [], {}, {"question": 5, "asked": {}}, {"question": "mean", "asked": {"least": 1}}]
)
def test_json_without_a_question_is_told(told: object) -> None:
    with pytest.raises(NotationError, match="contains no Lab question"):
        from_json(told)


def test_a_kind_without_a_refusal_takes_all_values() -> None:
    kind = replace(KIND, refusal=lambda _: None)
    assert kind.question({"least": "7"}).value(LEAST) == 7
