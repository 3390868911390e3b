"""The buttons that keep an answer in files, and the line that says from what seed it came."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFileDialog, QPushButton, QWidget

from dicedesk.features.question_files import chart_csv, json_text, table_csv
from dicedesk.lab.questions.fields import SeedField
from dicedesk.lab.questions.findings import Findings, FoundChart, FoundTable
from dicedesk.play.ports.jobs import JobError, Jobs, reason_of
from dicedesk.ui.base.asking import Asking
from dicedesk.ui.base.still_there import while_there
from dicedesk.ui.base.widgets.card import label
from dicedesk.ui.base.widgets.wrapping import ButtonRow
from dicedesk.ui.base.words import shown, tr
from dicedesk.ui.features.lab.question.answer import AnswerView

_TABLE, _ALL = ".csv", ".json"


class Keeping(ButtonRow):
    """Saves what is shown of an answer.

    Signals: `told(str)` with what came of it, `again_asked()` when a question is to be read from a file.
    """

    told = Signal(str)
    again_asked = Signal()

    def __init__(self, asking: Asking, jobs: Jobs, parent: QWidget) -> None:
        """Nothing can be saved yet. The jobs write files; they work in this process."""
        self.source = label("second")
        self.again_button = QPushButton(tr("Open a saved question…"))
        self.figures_button, self.picture_button = (
            QPushButton(tr("Save data…")),
            QPushButton(tr("Save picture…")),
        )
        buttons = (self.again_button, self.figures_button, self.picture_button)
        super().__init__(self.source, buttons, parent)
        self._asking, self._jobs = asking, jobs
        self._answer: AnswerView | None = None
        for button in buttons:
            button.setAutoDefault(False)
        self.again_button.clicked.connect(self.again_asked)
        self.figures_button.clicked.connect(self.save_figures)
        self.picture_button.clicked.connect(self.save_picture)

    def show_answer(self, answer: AnswerView | None) -> None:
        """Saves this answer from now on."""
        self._answer = answer
        self.source.setText("" if answer is None else self._origin(answer))
        self.figures_button.setEnabled(answer is not None)
        self.picture_button.setEnabled(answer is not None and answer.chart is not None)

    def save_figures(self) -> None:
        """Asks for a file, and writes the figures that are shown, or all that was found, into it."""
        answer = self._answer
        if answer is None:
            return
        answer.complete()
        kinds = {tr("Table (*.csv)"): _TABLE, tr("All data (*.json)"): _ALL}
        name = f"dicedesk-{answer.findings.question.kind}{_TABLE}"
        chosen, kind = QFileDialog.getSaveFileName(self, tr("Save data"), name, ";;".join(kinds))
        if not chosen:
            return
        file = Path(chosen)
        wanted = kinds.get(kind, _TABLE)
        if file.suffix.lower() not in kinds.values():
            file = file.with_name(file.name + wanted)
        elif file.name == name:
            file = file.with_suffix(wanted)
        self._jobs.start(
            partial(_write, file, answer.findings, answer.table, answer.chart),
            partial(while_there(self._on_saved), file.name),
            while_there(self._on_failed),
        )

    def save_picture(self) -> None:
        """Asks for a file, and draws the chart that is shown into it."""
        if self._answer is not None:
            self._answer.complete()
            if self._answer.card is not None:
                self._answer.card.save()

    def _origin(self, answer: AnswerView) -> str:
        """The seed, and the file that the question came from."""
        field = next((field for field in self._asking.kind.fields if isinstance(field, SeedField)), None)
        said = "" if field is None else tr("Seed {seed}", seed=answer.findings.question.value(field))
        if not self._asking.source:
            return said
        again = tr("from {file}", file=self._asking.source)
        return f"{said} · {again}" if said else again

    def _on_saved(self, name: str, _: None) -> None:
        self._say(tr("Saved as {name}", name=name))

    def _on_failed(self, error: Exception) -> None:
        self._say(tr("This could not be saved: {reason}", reason=shown(reason_of(error))))

    def _say(self, words: str) -> None:
        self.told.emit(words)


def _write(file: Path, findings: Findings, table: FoundTable | None, chart: FoundChart | None) -> None:
    """Writes all as JSON, or the table as CSV; the chart where there is no table. Raises JobError."""
    if file.suffix.lower() == _ALL:
        text = json_text(findings)
    elif table is not None:
        text = table_csv(findings.question, table)
    else:
        text = "" if chart is None else chart_csv(findings.question, chart)
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise JobError(error.strerror or str(error)) from None
