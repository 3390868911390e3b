"""Records in files: choosing files, and writing and reading them in the background."""

import os
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, QStandardPaths, Qt, QTimer, Signal
from PySide6.QtWidgets import QDialog, QFileDialog, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from dicedesk.core.errors import GameError
from dicedesk.core.record import ORIGIN, parse_record
from dicedesk.core.system_errors import reason_of
from dicedesk.core.words import brief
from dicedesk.features.challenge import challenge_text
from dicedesk.features.record_file import file_name
from dicedesk.features.story import StoryFiles, players_of, read_files, read_short_files
from dicedesk.games.catalogue import SPECS
from dicedesk.play.ports.jobs import Jobs
from dicedesk.ui.base.accessibility import announce
from dicedesk.ui.base.keys import EnterKey
from dicedesk.ui.base.look.appearance import set_style
from dicedesk.ui.base.look.theme import Space
from dicedesk.ui.base.widgets.card import label
from dicedesk.ui.base.words import in_sentences, shown, tr
from dicedesk.ui.base.work import Work


def place_to_save(text: str, title: str) -> str:
    """The suggested file for a record's text; `title` is the title of the game."""
    try:
        record = parse_record(text, SPECS)
        players = tuple(shown(name.text) for name in players_of(record))
        name = file_name(title, record.tag("Id") or "", players)
    except GameError:
        name = file_name(title, "", ())
    return str(Path(documents(), name))


def documents() -> str:
    """The folder for documents, or the home folder if the user has none."""
    kind = QStandardPaths.StandardLocation
    places = (QStandardPaths.writableLocation(place) for place in (kind.DocumentsLocation, kind.HomeLocation))
    return next((place for place in places if os.access(place, os.W_OK)), "")


def file_to_save(window: QWidget, record: str, title: str) -> Path | None:
    """Ask for a file for a record's text; None if none was chosen. `title` is the title of the game."""
    return _asked_file(window, tr("Save the game record"), place_to_save(record, title))


def challenge_to_save(window: QWidget, record: str) -> tuple[Path, str] | None:
    """Ask for a file for the challenge of a finished game, and return it with its text; None if none was chosen.

    Raises GameError with a sentence if the game cannot be sent.
    """
    text = challenge_text(record)
    header = parse_record(text, SPECS)
    name = file_name(shown(header.spec.title), header.tag(ORIGIN) or "", (tr("challenge"),))
    file = _asked_file(window, tr("Send as a challenge"), str(Path(documents(), name)))
    return None if file is None else (file, text)


def _asked_file(window: QWidget, title: str, place: str) -> Path | None:
    name, _ = QFileDialog.getSaveFileName(window, title, place, tr("Records (*.dice)"))
    return Path(name) if name else None


def write_record(file: Path, record: str) -> str:
    """Write a record's text to a file; return a sentence about the result."""
    try:
        file.write_text(record, encoding="utf-8")
    except OSError as error:
        return tr("The game record could not be saved: {reason}", reason=reason_of(error))
    return tr("Game record saved as {name}", name=file.name)


def chosen_files(window: QWidget) -> list[str]:
    """Ask for files to open, and return them."""
    kinds = tr("Records (*.dice)"), tr("All files (*)")
    files, _ = QFileDialog.getOpenFileNames(window, tr("Open game records"), documents(), ";;".join(kinds))
    return files


MOMENT_MS = 300
"""Reading that ends within this time, in milliseconds, needs no message."""


class RecordReading(QObject):
    """Reads the records in files, once; results that arrive after its parent has gone are dropped.

    Signals: `told(words)` with a message, which a screen reader says too; `read(story, name)` for each record, with
    its file's name; `challenged(challenge, name)` for each challenge; `several(files, words)` with the files that hold
    several records, and the contents of each; `silent()` when the last message is out of date.
    """

    told = Signal(str)
    read = Signal(object, str)
    challenged = Signal(object, str)
    several = Signal(object, object)
    silent = Signal()

    def __init__(self, files: Sequence[str], short: Jobs, long: Jobs, parent: QWidget) -> None:
        """`short` are the jobs for short files, `long` those for long ones; nothing is read before `start`."""
        super().__init__(parent)
        # Another process may have another current folder.
        self._files = tuple(map(os.path.abspath, files))
        self._short = Work(short, self, self._on_short, self._on_failed)
        self._long = Work(long, self, self._on_read, self._on_failed)
        self._has_told = False
        self._slow = QTimer(self, singleShot=True, interval=MOMENT_MS)
        self._slow.timeout.connect(self._on_slow)

    def start(self) -> None:
        """Begin to read; the object deletes itself at the end."""
        self._slow.start()
        self._short.ask(read_short_files, self._files)

    def _on_slow(self) -> None:
        self._has_told = True
        self._tell(tr("Reading {files}…", files=self._names))

    def _on_short(self, read: StoryFiles | None) -> None:
        if read is None:
            self._long.ask(read_files, self._files)
        else:
            self._on_read(read)

    def _on_read(self, read: StoryFiles) -> None:
        self._slow.stop()
        for story, name in read.stories:
            self.read.emit(story, name)
        for challenge, name in read.challenges:
            self.challenged.emit(challenge, name)
        if read.several:
            files, holds = zip(*read.several, strict=True)
            self.several.emit(files, [shown(words) for words in holds])
        if read.reasons:
            self._tell(brief(in_sentences(*(brief(shown(reason)) for reason in read.reasons))))
        elif self._has_told:
            self.silent.emit()
        self.deleteLater()

    def _on_failed(self, reason: str) -> None:
        self._slow.stop()
        self._tell(tr("{file} cannot be read: {reason}", file=self._names, reason=shown(reason)))
        self.deleteLater()

    @property
    def _names(self) -> str:
        return brief(", ".join(Path(file).name for file in self._files))

    def _tell(self, words: str) -> None:
        self.told.emit(words)
        window = self.parent()
        if isinstance(window, QWidget):
            announce(window, words)


_OFFER_WIDTH = 420


class FileOffer(QDialog):
    """Offers an action on opened files. Escape closes it. Signals: `wanted()` when it is accepted."""

    wanted = Signal()

    def __init__(self, title: str, says: str, accept: str, parent: QWidget) -> None:
        """`accept` is the label of the button."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(title)
        self.says = label("lead", says, wraps=True)
        self.accept_button, self.cancel_button = QPushButton(accept), QPushButton(tr("Cancel"))
        set_style(self.accept_button, "primary")
        buttons = QHBoxLayout()
        buttons.setSpacing(Space.SMALL)
        buttons.addStretch(1)
        for button in (self.accept_button, self.cancel_button):
            button.setAutoDefault(False)
            button.setAccessibleDescription(says)
            buttons.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(Space.LARGE, Space.LARGE, Space.LARGE, Space.LARGE)
        column.setSpacing(Space.MEDIUM)
        column.addWidget(self.says)
        column.addLayout(buttons)
        self.setMinimumWidth(_OFFER_WIDTH)
        self.accept_button.clicked.connect(self._on_wanted)
        self.cancel_button.clicked.connect(self.close)
        EnterKey(self)
        self.accept_button.setFocus()

    def _on_wanted(self) -> None:
        self.wanted.emit()
        self.close()
