"""The question of one kind that was asked last: the texts of its form, the job for its answer, and the answer."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, Signal

from dicedesk.core.errors import NotationError
from dicedesk.games.questions import answered
from dicedesk.lab.fields import AnswerProgress, Field, LabQuestion
from dicedesk.lab.findings import Findings, QuestionKind
from dicedesk.play.ports.jobs import Job, Jobs, Workers, reason_of
from dicedesk.ui.base.lifetime import if_alive


class Asking(QObject):
    """Answers one question of a kind at a time. It outlives the page that shows it.

    Signals: `progressed()` when more of an answer is done, `changed()` when an answer came, failed, is begun or is
    given up.
    """

    progressed = Signal()
    changed = Signal()

    def __init__(self, kind: QuestionKind, jobs: Jobs, workers: Workers) -> None:
        """The form begins with the defaults. `jobs` compute answers, and the workers help them."""
        super().__init__()
        self.kind, self._jobs, self._workers = kind, jobs, workers
        self.texts = {field.name: field.default for field in kind.fields}
        self.question: LabQuestion | None = None
        self.findings: Findings | None = None
        self.progress = AnswerProgress(0, 0)
        self.failure, self.source = "", ""
        self._job: Job | None = None
        self._number = 0

    @property
    def is_busy(self) -> bool:
        """Whether an answer is being computed."""
        return self.question is not None

    @property
    def is_older(self) -> bool:
        """Whether the form has changed since the last answer; an empty text stands for any seed."""
        if self.findings is None:
            return False
        answered_to = dict(self.findings.question.texts)
        return any(self._settled(field) not in ("", answered_to[field.name]) for field in self.kind.fields)

    def faults(self) -> dict[str, str]:
        """Return what is wrong with the texts, by field name; "" stands for all of them together."""
        found: dict[str, str] = {}
        for field in self.kind.fields:
            try:
                field.settled(self.texts[field.name])
            except NotationError as error:
                found[field.name] = error.sentence
        if not found:
            try:
                self.kind.question(self.texts)
            except NotationError as error:
                found[""] = error.sentence
        return found

    def ask(self, source: str = "") -> None:
        """Compute the answer to these texts; `source` is the name of the file that they came from.

        Raises NotationError where the texts are no question.
        """
        question = self.kind.question(self.texts)
        self._give_up()
        self.question, self.failure, self.source = question, "", source
        self.progress = AnswerProgress(0, 0)
        self._number += 1
        number = self._number
        self.changed.emit()
        job = self._jobs.start_with_progress(
            partial(answered, question, self._workers),
            partial(if_alive(self._on_progress), number),
            partial(if_alive(self._on_done), number),
            partial(if_alive(self._on_failed), number),
        )
        if self.is_busy and number == self._number:
            self._job = job

    def fill(self, texts: Mapping[str, str]) -> None:
        """Put other texts into the form."""
        self.texts.update(texts)

    def cancel(self) -> None:
        """Cancel the computation; the last answer stays."""
        if self.is_busy:
            self._give_up()
            self.changed.emit()

    def _settled(self, field: Field[Any]) -> str | None:
        """Return the text of a field as a question stores it; "" for an empty one, None for an invalid one."""
        text = self.texts[field.name].strip()
        try:
            return field.settled(text) if text else ""
        except NotationError:
            return None

    def _give_up(self) -> None:
        self.question = None
        if self._job is not None:
            self._job.cancel()
            self._job = None

    def _on_progress(self, number: int, progress: AnswerProgress) -> None:
        if self._is_wanted(number):
            self.progress = progress
            self.progressed.emit()

    def _on_done(self, number: int, findings: Findings) -> None:
        if self._is_wanted(number):
            self.findings, self.question, self._job = findings, None, None
            self.changed.emit()

    def _on_failed(self, number: int, error: Exception) -> None:
        if self._is_wanted(number):
            self.failure, self.question, self._job = reason_of(error), None, None
            self.changed.emit()

    def _is_wanted(self, number: int) -> bool:
        return number == self._number and self.is_busy
