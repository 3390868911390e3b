"""Asks for a file that the Lab has kept, and reads the question in it."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import cast

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from dicedesk.features.kept_questions import question_in
from dicedesk.features.records.text_file import read_bytes
from dicedesk.lab.questions.question import LabQuestion
from dicedesk.play.ports.jobs import Jobs, reason_of
from dicedesk.ui.base.still_there import while_there
from dicedesk.ui.base.words import shown, tr

_ENDINGS = (".json", ".csv", ".png", ".svg")


class KeptFile(QObject):
    """Reads one file after the other.

    Signals: `read(LabQuestion, str)` with the question and the file's name, `told(str)` with why there is none.
    """

    read = Signal(object, str)
    told = Signal(str)

    def __init__(self, jobs: Jobs, owner: QWidget) -> None:
        """The file is asked for over the owner. The jobs read files; they work in this process."""
        super().__init__(owner)
        self._jobs = jobs

    def ask(self) -> None:
        """Asks for a file, and reads it."""
        owner = cast(QWidget, self.parent())
        kinds = tr("Files of the Lab ({endings})", endings=" ".join(f"*{ending}" for ending in _ENDINGS))
        file, _ = QFileDialog.getOpenFileName(owner, tr("Open a saved question"), "", kinds)
        if file:
            self.open(file)

    def take(self, files: Sequence[str]) -> bool:
        """Reads the first of the files that can hold a question; returns whether there is one."""
        found = next((file for file in files if Path(file).suffix.lower() in _ENDINGS), None)
        if found is not None:
            self.open(found)
        return found is not None

    def open(self, file: str) -> None:
        """Reads a file."""
        name = Path(file).name
        self._jobs.start(
            partial(_question_in, file, name),
            partial(while_there(self._on_read), name),
            while_there(self._on_failed),
        )

    def _on_read(self, name: str, question: LabQuestion) -> None:
        self.read.emit(question, name)

    def _on_failed(self, error: Exception) -> None:
        self.told.emit(shown(reason_of(error)))


def _question_in(file: str, name: str) -> LabQuestion:
    """Raises NotationError and UnreadableError."""
    return question_in(read_bytes(file, name))
