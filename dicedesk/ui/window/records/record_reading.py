"""Reads records in the background: the window goes on meanwhile.

What is short is read in a thread, at once. A file as large as a record may be takes seconds, and more memory than a
window should keep: it is read in a process, which has to start first.
"""

import os
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from dicedesk.core.words import brief
from dicedesk.features.records.story_file import ReadFiles, read_files, read_short_files
from dicedesk.play.ports.jobs import Jobs, reason_of
from dicedesk.ui.base.accessibility import announce
from dicedesk.ui.base.still_there import while_there
from dicedesk.ui.base.words import in_sentences, shown, tr

MOMENT_MS = 300
"""What takes no longer than this needs no word."""


class RecordReading(QObject):
    """Reads the records in files, once. When its parent goes first, what was read is dropped.

    Signals: `told(words)` what a person should know, which a screen reader says too; `read(story, name)` for each
    record, with its file's name; `several(files, words)` with the files that hold several records, and what each
    holds; `silent()` when nothing is left to know of what was told.
    """

    told = Signal(str)
    read = Signal(object, str)
    several = Signal(object, object)
    silent = Signal()

    def __init__(self, files: Sequence[str], short: Jobs, long: Jobs, parent: QWidget) -> None:
        """Reads nothing before `start`; then `short` are the jobs for short files, and `long` those for long ones."""
        super().__init__(parent)
        # Another process may run in another folder.
        self._files = tuple(map(os.path.abspath, files))
        self._short, self._long = short, long
        self._has_told = False
        self._slow = QTimer(self, singleShot=True, interval=MOMENT_MS)
        self._slow.timeout.connect(self._on_slow)

    def start(self) -> None:
        """Begins to read; this deletes itself at the end."""
        self._slow.start()
        work = partial(read_short_files, self._files)
        self._short.start(work, while_there(self._on_short), while_there(self._on_failed))

    def _on_slow(self) -> None:
        self._has_told = True
        self._tell(tr("Reading {files}…", files=self._names))

    def _on_short(self, read: ReadFiles | None) -> None:
        if read is None:
            work = partial(read_files, self._files)
            self._long.start(work, while_there(self._on_read), while_there(self._on_failed))
        else:
            self._on_read(read)

    def _on_read(self, read: ReadFiles) -> None:
        self._slow.stop()
        for story, name in read.stories:
            self.read.emit(story, name)
        if read.several:
            files, holds = zip(*read.several, strict=True)
            self.several.emit(files, [shown(words) for words in holds])
        if read.reasons:
            self._tell(brief(in_sentences(*(brief(shown(reason)) for reason in read.reasons))))
        elif self._has_told:
            self.silent.emit()
        self.deleteLater()

    def _on_failed(self, error: Exception) -> None:
        self._slow.stop()
        self._tell(tr("{file}: can't be read: {reason}", file=self._names, reason=shown(reason_of(error))))
        self.deleteLater()

    @property
    def _names(self) -> str:
        return brief(", ".join(Path(file).name for file in self._files))

    def _tell(self, words: str) -> None:
        self.told.emit(words)
        window = self.parent()
        if isinstance(window, QWidget):
            announce(window, words)
