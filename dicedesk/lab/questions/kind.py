"""A kind of question: its fields, and who answers it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from dicedesk.core.errors import NotationError
from dicedesk.core.words import Sentence, tr
from dicedesk.lab.questions.fields import Field
from dicedesk.lab.questions.findings import Findings
from dicedesk.lab.questions.question import LabQuestion, Tell
from dicedesk.play.ports.jobs import Workers


@dataclass(frozen=True)
class QuestionKind:
    """What can be asked of one experiment.

    `says` is a sentence about it, for the command line and the page. `answered` returns what is found: the workers do
    the long work, and `Tell` is called with how far it is. It takes long and imports numpy in its body, so a window has
    its jobs call it; it raises JobError where a worker failed. `refusal` says why values that are each good cannot be
    asked together, or None.
    """

    id: str
    title: Sentence
    says: Sentence
    fields: tuple[Field[Any], ...]
    answered: Callable[[LabQuestion, Workers, Tell], Findings]
    refusal: Callable[[LabQuestion], Sentence | None] = lambda _: None

    def question(self, texts: Mapping[str, str]) -> LabQuestion:
        """Return the question with these texts, and the default for each field without one.

        Raises NotationError for a text that cannot be read, for a field that is not there, and for values that cannot
        be asked together.
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
