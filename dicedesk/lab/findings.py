"""Answers of the Lab: numbers, charts, tables and sentences, as plain values for windows, files and other processes.

A kind of question, at the end of this module, has the fields of the question and the function that answers it.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

from dicedesk.core.errors import NotationError
from dicedesk.core.words import Sentence, tr
from dicedesk.lab.charts import Chart, Measure, Value
from dicedesk.lab.fields import Field, LabQuestion, Tell
from dicedesk.play.ports.jobs import Workers


class NumberTone(Enum):
    """How a number is shown: plainly, or in the color of a gain or of a loss."""

    PLAIN = "plain"
    GAIN = "gain"
    LOSS = "loss"


@dataclass(frozen=True)
class KeyNumber:
    """A main number of an answer, and the sentence below it: "go broke within 500 rolls".

    `name` is its name in files. `exact` is the same number as a fraction, such as "244/495", if it is one.
    """

    name: str
    value: float
    measure: Measure
    says: Sentence
    tone: NumberTone = NumberTone.PLAIN
    exact: str = ""


@dataclass(frozen=True)
class TableColumn:
    """A column: its name in files, its title, what its values count, and the number of decimals.

    If there is too little room, a window leaves out columns whose values the row's case shows as well (`in_case`), the
    last one first.
    """

    name: str
    title: Sentence
    measure: Measure
    digits: int = 2
    in_case: bool = False


@dataclass(frozen=True)
class FoundTable:
    """A table: each row has a value for each column."""

    name: str
    title: Sentence
    columns: tuple[TableColumn, ...]
    rows: tuple[tuple[Value, ...], ...]


@dataclass(frozen=True)
class Case:
    """One of the things compared, such as a betting system: its key numbers, charts and sentences.

    Its key numbers are exact if possible, and simulated otherwise; `found_by` says which.
    """

    name: str
    title: Sentence
    numbers: tuple[KeyNumber, ...]
    charts: tuple[Chart, ...]
    notes: tuple[Sentence, ...] = ()
    is_exact: bool = True
    found_by: tuple[Sentence, ...] = ()


@dataclass(frozen=True)
class Findings:
    """The answer to a question.

    There is at least one case. If there are more, the first table has a row for each, in the same order, so that
    selecting a row shows its charts. `charts` compare all cases; `notes` explain the method.
    """

    question: LabQuestion
    cases: tuple[Case, ...]
    charts: tuple[Chart, ...] = ()
    tables: tuple[FoundTable, ...] = ()
    notes: tuple[Sentence, ...] = ()


@dataclass(frozen=True)
class QuestionKind:
    """A kind of question: its fields, and the function that answers it.

    `says` is a sentence about it for the page, `help` a line for the command line. `answered` returns the findings: the
    workers do the long work, and `Tell` receives the progress. It is slow and imports numpy in its body, so a window
    calls it in a job; it raises JobError if a worker failed. `refusal` says why values that are each valid cannot be
    combined, or None.
    """

    id: str
    title: Sentence
    says: Sentence
    fields: tuple[Field[Any], ...]
    answered: Callable[[LabQuestion, Workers, Tell], Findings]
    refusal: Callable[[LabQuestion], Sentence | None] = lambda _: None
    help: Sentence = field(default=Sentence("", {}), kw_only=True)

    def question(self, texts: Mapping[str, str]) -> LabQuestion:
        """Return the question with these texts, and the default for each missing field.

        Raises NotationError for an unreadable text, an unknown field, and values that cannot be combined.
        """
        names = [field.name for field in self.fields]
        for name in texts:
            if name not in names:
                raise NotationError(
                    tr("The question “{kind}” has no field “{name}”.", kind=self.id, name=name)
                )
        question = LabQuestion(
            self.id,
            tuple((field.name, field.settled(texts.get(field.name, field.default))) for field in self.fields),
        )
        refusal = self.refusal(question)
        if refusal is not None:
            raise NotationError(refusal)
        return question
