"""The last question of one kind: the texts of its form, the job for its answer, and the answer."""

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QObject, Signal

from dicedesk.core.errors import NotationError
from dicedesk.games.questions import answered
from dicedesk.lab.fields import AnswerProgress, Field, LabQuestion
from dicedesk.lab.findings import Findings, QuestionKind
from dicedesk.play.ports.jobs import Jobs, Workers
from dicedesk.ui.base.work import Work


class Asking(QObject):
    """Answers one question of a kind at a time. It outlives the page that shows it.

    Signals: `progressed()` when more of an answer is done, `changed()` when an answer arrives, fails, is started or is
    canceled.
    """

    progressed = Signal()
    changed = Signal()

    def __init__(self, kind: QuestionKind, jobs: Jobs, workers: Workers) -> None:
        """The form starts with the defaults. `jobs` compute answers, and the workers help them."""
        super().__init__()
        self.kind, self._workers = kind, workers
        self._work = Work(jobs, self, self._on_done, self._on_failed, self._on_news)
        self.texts = {field.name: field.default for field in kind.fields}
        self.question: LabQuestion | None = None
        self.findings: Findings | None = None
        self.progress = AnswerProgress(0, 0)
        self.failure, self.source = "", ""

    @property
    def is_busy(self) -> bool:
        """Whether an answer is being computed."""
        return self.question is not None

    @property
    def is_older(self) -> bool:
        """Whether the form has changed since the last answer; an empty text means any seed."""
        if self.findings is None:
            return False
        answered_to = dict(self.findings.question.texts)
        return any(self._settled(field) not in ("", answered_to[field.name]) for field in self.kind.fields)

    def faults(self) -> dict[str, str]:
        """The errors in the texts, by field name; "" is the name for an error of the whole question."""
        faults: dict[str, str] = {}
        for field in self.kind.fields:
            try:
                field.settled(self.texts[field.name])
            except NotationError as error:
                faults[field.name] = error.sentence
        if not faults:
            try:
                self.kind.question(self.texts)
            except NotationError as error:
                faults[""] = error.sentence
        return faults

    def ask(self, source: str = "") -> None:
        """Compute the answer to these texts; `source` is the name of the file they came from.

        Raises NotationError if the texts are not a valid question.
        """
        question = self.kind.question(self.texts)
        self._work.cancel()
        self.question, self.failure, self.source = question, "", source
        self.progress = AnswerProgress(0, 0)
        self.changed.emit()
        self._work.ask(answered, question, self._workers)

    def fill(self, texts: Mapping[str, str]) -> None:
        """Put other texts into the form."""
        self.texts.update(texts)

    def cancel(self) -> None:
        """Cancel the computation; the last answer stays."""
        if self.is_busy:
            self._work.cancel()
            self.question = None
            self.changed.emit()

    def _settled(self, field: Field[Any]) -> str | None:
        """The text of a field as a question stores it; "" for an empty one, None for an invalid one."""
        text = self.texts[field.name].strip()
        try:
            return field.settled(text) if text else ""
        except NotationError:
            return None

    def _on_news(self, progress: AnswerProgress) -> None:
        self.progress = progress
        self.progressed.emit()

    def _on_done(self, findings: Findings) -> None:
        self.findings, self.question = findings, None
        self.changed.emit()

    def _on_failed(self, reason: str) -> None:
        self.failure, self.question = reason, None
        self.changed.emit()
