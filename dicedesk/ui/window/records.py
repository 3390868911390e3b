"""Records in files: choosing files, and writing and reading them in the background."""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QStandardPaths, Qt, QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialog, QFileDialog, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from dicedesk.core.errors import GameError
from dicedesk.core.record import parse_record
from dicedesk.core.system_errors import reason_of
from dicedesk.core.words import brief
from dicedesk.features.record_file import file_name
from dicedesk.features.story import Refusal, StoryFiles, players_of, read_files, read_short_files
from dicedesk.games.catalogue import SPECS
from dicedesk.play.ports.jobs import Jobs
from dicedesk.play.ports.past_games import History
from dicedesk.play.settings import LONGEST_NAME
from dicedesk.ui.base.accessibility import announce
from dicedesk.ui.base.keys import EnterKey
from dicedesk.ui.base.look.appearance import set_style
from dicedesk.ui.base.look.theme import Space
from dicedesk.ui.base.widgets.card import label
from dicedesk.ui.base.words import shown, tr, trn
from dicedesk.ui.base.work import Work

if TYPE_CHECKING:
    from dicedesk.features.answer import Draft


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


def file_to_send(window: QWidget, draft: "Draft", name: str) -> Path | None:
    """Ask for the file of a challenge or an answer by a player of this name; None if none was chosen."""
    record, kind = draft.record, tr("answer") if draft.to else tr("challenge")
    proposed = file_name(shown(record.spec.title), record.tag("Id") or "", (name, kind))
    title = tr("Save the answer") if draft.to else tr("Save the challenge")
    return _asked_file(window, title, str(Path(documents(), proposed)))


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


def write_sent(file: Path, text: str, to: str) -> str:
    """Write a challenge, or the answer to a challenger; return a sentence about the result."""
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        return tr("The file could not be saved: {reason}", reason=reason_of(error))
    if to:
        return tr("Answer saved. Send this file to {name}.", name=to)
    return tr("Challenge saved. Send this file to a friend.")


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
    several records, and the contents of each; `refused(refusals)` with the reasons why files were not opened;
    `silent()` when the last message is out of date.
    """

    told = Signal(str)
    read = Signal(object, str)
    challenged = Signal(object, str)
    several = Signal(object, object)
    refused = Signal(object)
    silent = Signal()

    def __init__(self, files: Sequence[str], past: History, short: Jobs, long: Jobs, parent: QWidget) -> None:
        """`past` knows the games played here. `short` are the jobs for short files, `long` those for long ones.

        Nothing is read before `start`.
        """
        super().__init__(parent)
        self._past = past
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
        self._short.ask(read_short_files, self._files, self._past)

    def _on_slow(self) -> None:
        self._has_told = True
        self._tell(tr("Reading {files}…", files=self._names))

    def _on_short(self, read: StoryFiles | None) -> None:
        if read is None:
            self._long.ask(read_files, self._files, self._past)
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
        if self._has_told:
            self.silent.emit()
        if read.refusals:
            self.refused.emit(read.refusals)
        self.deleteLater()

    def _on_failed(self, reason: str) -> None:
        self._slow.stop()
        says = tr("{file} cannot be read: {reason}", file=self._names, reason=shown(reason))
        self.refused.emit((Refusal(says),))
        self.deleteLater()

    @property
    def _names(self) -> str:
        return brief(", ".join(Path(file).name for file in self._files))

    def _tell(self, words: str) -> None:
        self.told.emit(words)
        window = self.parent()
        if isinstance(window, QWidget):
            announce(window, words)


_WIDTH = 420
_MOST_NAMED = 5
"""Most unopened files listed by name."""


class FileNotice(QDialog):
    """A small dialog about files. Escape closes it."""

    def __init__(self, title: str, says: str, notes: Sequence[str], parent: QWidget) -> None:
        """The `notes`, except empty ones, are smaller lines below what it says."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(title)
        self.says = label("lead", says, wraps=True)
        self.notes = tuple(label("second", note, wraps=True) for note in notes if note)
        self.close_button = QPushButton(tr("Close"))
        self._buttons = QHBoxLayout()
        self._buttons.setSpacing(Space.SMALL)
        self._buttons.addStretch(1)
        self.column = QVBoxLayout()
        self.column.setSpacing(Space.SMALL)
        for part in (self.says, *self.notes):
            self.column.addWidget(part)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(Space.LARGE, Space.LARGE, Space.LARGE, Space.LARGE)
        whole.setSpacing(Space.MEDIUM)
        whole.addLayout(self.column)
        whole.addStretch(1)
        whole.addLayout(self._buttons)
        self.setMinimumWidth(_WIDTH)
        self._add_button(self.close_button)
        self.close_button.clicked.connect(self.close)
        EnterKey(self)
        self.close_button.setFocus()

    def _add_button(self, button: QPushButton) -> None:
        """Add a button before the others; a screen reader says the whole text with it."""
        button.setAutoDefault(False)
        button.setAccessibleDescription("\n".join(part.text() for part in (self.says, *self.notes)))
        self._buttons.insertWidget(1, button)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # Qt gives a new window two thirds of the screen's height at most.
        self._grow()

    def _grow(self) -> None:
        """Become as high as the texts need."""
        whole = self.layout()
        if whole is not None:
            self.resize(self.width(), max(self.height(), whole.totalHeightForWidth(self.width())))


class FileRefusal(FileNotice):
    """Says why files were not opened."""

    def __init__(self, refusals: Sequence[Refusal], parent: QWidget) -> None:
        """The first reason is the largest."""
        first, *others = refusals[:_MOST_NAMED]
        notes = [first.reason, *(line for one in others for line in (one.says, one.reason))]
        rest = len(refusals) - _MOST_NAMED
        more = trn("1 more file was not opened.", "{count} more files were not opened.", rest)
        says, *lines = (brief(shown(words)) for words in (first.says, *notes))
        super().__init__(tr("Open game records"), says, (*lines, more if rest > 0 else ""), parent)


class FileOffer(FileNotice):
    """Offers an action on opened files. Signals: `wanted()` when it is accepted."""

    wanted = Signal()

    def __init__(self, title: str, says: str, note: str, accept: str, parent: QWidget) -> None:
        """`accept` is the label of the button."""
        super().__init__(title, says, (note,), parent)
        self.accept_button, self.cancel_button = QPushButton(accept), self.close_button
        self.cancel_button.setText(tr("Cancel"))
        set_style(self.accept_button, "primary")
        self._add_button(self.accept_button)
        self.accept_button.clicked.connect(self._on_wanted)
        self.accept_button.setFocus()

    def _on_wanted(self) -> None:
        self.wanted.emit()
        self.close()


class SendDialog(FileOffer):
    """Shows what a friend will read in a challenge or an answer, and asks for the sender's name.

    Signals: `chosen(Draft, str)` with the name when it is accepted.
    """

    chosen = Signal(object, str)

    def __init__(self, draft: "Draft", name: str, parent: QWidget) -> None:
        """`name` is the initial name, "" for none."""
        says, note, accept = (
            (
                tr("Send your answer to {name}.", name=draft.to),
                tr("The file is the record of your game. {name} can read all of your moves.", name=draft.to),
                tr("Save answer…"),
            )
            if draft.to
            else (
                tr("Challenge a friend to play with the same dice."),
                tr("The file has your name, your result and the cost of your choices, but not your moves."),
                tr("Save challenge…"),
            )
        )
        super().__init__(tr("Send to a friend"), says, note, accept, parent)
        self._draft = draft
        self.name = QLineEdit(name)
        self.name.setMaxLength(LONGEST_NAME)
        title = label("second", tr("Your name"))
        title.setBuddy(self.name)
        self.name.setAccessibleName(title.text())
        self.preview = label("body", wraps=True)
        for place, part in enumerate((title, self.name, self.preview), 1):
            self.column.insertWidget(place, part)
        self.name.textChanged.connect(self._show)
        self.name.returnPressed.connect(self.accept_button.click)
        self.setTabOrder(self.accept_button, self.cancel_button)
        self._show()
        if not self.accept_button.isEnabled():
            self.name.setFocus()

    def _on_wanted(self) -> None:
        self.chosen.emit(self._draft, self.name.text().strip())
        super()._on_wanted()

    def _show(self) -> None:
        name = self.name.text().strip()
        is_allowed = self._draft.allows(name)
        self.accept_button.setEnabled(is_allowed)
        told = shown(self._draft.told(name)) if is_allowed else ""
        self.preview.setText(told or (tr("This name cannot be used.") if name else tr("Type your name.")))
        self.name.setAccessibleDescription(self.preview.text())
        self.accept_button.setAccessibleDescription(told)
        if self.isVisible():
            # What the friend reads may have become longer; Qt tells only the outer layout of it.
            self.column.invalidate()
            self._grow()
