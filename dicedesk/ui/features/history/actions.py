"""Actions on games of the history: read and verify records, delete them with undo, import and export files."""

from collections import Counter
from collections.abc import Sequence
from enum import Enum
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QMenu,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from dicedesk.core.errors import GameError
from dicedesk.core.fair.verify import differences, fair_words, is_provable
from dicedesk.core.record import parse_record
from dicedesk.core.words import tr as sentence
from dicedesk.features.history.files import (
    JSON_SUFFIX,
    TABLE_SUFFIX,
    ImportResult,
    export_games,
    import_files,
)
from dicedesk.features.history.games import record_of, title_words
from dicedesk.features.record_file import SUFFIX, file_name
from dicedesk.features.story import Story, story_of
from dicedesk.games.catalogue import SPECS
from dicedesk.play.ports.clock import Clock
from dicedesk.play.ports.jobs import Jobs
from dicedesk.play.ports.past_games import ChosenGames, History, PastGame
from dicedesk.play.ports.store import StoreError
from dicedesk.ui.base.dialogs import CopyButtons, begin_with
from dicedesk.ui.base.keys import EnterKey
from dicedesk.ui.base.long_work import LongWork
from dicedesk.ui.base.look.appearance import set_style
from dicedesk.ui.base.look.theme import Space
from dicedesk.ui.base.widgets.card import label
from dicedesk.ui.base.words import in_sentences, moment, shown, tr, trn
from dicedesk.ui.base.work import Work

_NAMED = 5
"""The most games named that fail the check."""
_GONE = sentence("This game is no longer in the history.")


class _Proof(Enum):
    """The result of checking a game's dice."""

    TRUE = "true"
    FALSE = "false"
    NONE = "none"


def record_text(past: History, game: PastGame) -> str:
    """The record of a game as text. Raises StoreError."""
    stored_game = past.game(game.number)
    if stored_game is None:
        raise StoreError(_GONE)
    return record_of(stored_game)


def story_in(past: History, game: PastGame) -> tuple[PastGame, Story]:
    """The game with its story. Raises StoreError, and the errors of reading and replaying the record."""
    return game, story_of(parse_record(record_text(past, game), SPECS))


def check_dice(past: History, games: Sequence[PastGame]) -> str:
    """The result of checking the dice of these games: the reason for one, the counts for several.

    Games that cannot prove anything, such as those with real dice, are counted apart. The first few games that fail
    the check are named.
    """
    proofs = [(game, *_proof_of(past, game)) for game in games]
    if len(proofs) == 1:
        return proofs[0][2]
    counts = Counter(proof for _, proof, _ in proofs)
    sound, unproved = counts[_Proof.TRUE], counts[_Proof.NONE]
    if sound == len(proofs):
        return trn(
            "The dice in this game check out.", "The dice in each of the {count} games check out.", sound
        )
    false = [(game, shown(reason)) for game, proof, reason in proofs if proof is _Proof.FALSE]
    return in_sentences(
        trn(
            "In 1 of {all} games, the dice check out.",
            "In {count} of {all} games, the dice check out.",
            sound,
            all=len(proofs),
        ),
        trn(
            "1 game cannot be verified: its dice have no seal, or its seed is not revealed.",
            "{count} games cannot be verified: their dice have no seal, or their seeds are not revealed.",
            unproved,
        )
        if unproved
        else "",
        trn("The dice in 1 game do not check out:", "The dice in {count} games do not check out:", len(false))
        if false
        else "",
        *(
            tr(
                "{game}, {date}: {reason}",
                game=title_words(game.summary),
                date=_date(game),
                reason=reason,
            )
            for game, reason in false[:_NAMED]
        ),
    )


def _proof_of(past: History, game: PastGame) -> tuple[_Proof, str]:
    stored_game = past.game(game.number)
    if stored_game is None:
        return _Proof.FALSE, _GONE
    try:
        record = parse_record(stored_game.record, SPECS)
        wrong = differences(record)
    except GameError as error:
        return (_Proof.FALSE if game.summary.game in SPECS else _Proof.NONE), error.sentence
    if not wrong:
        return _Proof.TRUE, fair_words(record)
    return _Proof.FALSE if is_provable(record) else _Proof.NONE, wrong[0]


def _date(game: PastGame) -> str:
    return moment(game.summary.begun) if game.summary.begun else tr("date unknown")


class Deletion(QObject):
    """Deletes games with undo.

    Deleted games are only hidden at first. The store deletes them when undo is no longer possible: at the next
    deletion, when the user leaves the page, and when the program ends. Until then nothing is lost: if the program is
    killed, the games are back at its next start, and undo restores the very same record.

    Signals: `changed()` when games are hidden, or shown again; `told(str)` with a message for the user.
    """

    changed = Signal()
    told = Signal(str)

    def __init__(self, past: History, jobs: Jobs, parent: QObject) -> None:
        super().__init__(parent)
        self._past, self._jobs = past, jobs
        self._pending: frozenset[int] = frozenset()
        self._going: frozenset[int] = frozenset()
        self.words = ""
        """The message about the last deletion."""

    @property
    def hidden(self) -> frozenset[int]:
        """The numbers of the games that must not be shown, although the store may still hold them."""
        return self._pending | self._going

    @property
    def count(self) -> int:
        """The number of games that undo would restore."""
        return len(self._pending)

    def delete(self, games: ChosenGames) -> None:
        """Delete games; the previous deletion can no longer be undone."""
        self.finish()
        Work(self._jobs, self, self._on_hidden, self._on_failed).ask(_hide, self._past, games)

    def undo(self) -> None:
        """Restore the games of the last deletion."""
        if self._pending:
            back = len(self._pending)
            self._pending = frozenset()
            self.changed.emit()
            self.told.emit(trn("1 game restored.", "{count} games restored.", back))

    def finish(self) -> None:
        """Have the store delete the games of the last deletion, which can then no longer be undone."""
        if self._pending:
            self._going |= self._pending
            gone, self._pending = self._pending, frozenset()
            self.changed.emit()
            work = Work(self._jobs, self, self._on_deleted, self._on_not_deleted, ends_with_owner=False)
            work.ask(_delete, self._past, gone)

    def _on_hidden(self, hidden: tuple[frozenset[int], int]) -> None:
        self.finish()  # of a deletion requested while this one was in progress
        self._pending, count = hidden
        deleted = trn("1 game deleted.", "{count} games deleted.", self.count) if self._pending else ""
        remark = tr(
            "A game that is still on the table cannot be deleted. Start a new game at that table first."
        )
        self.words = in_sentences(deleted, remark if self.count < count else "")
        self.changed.emit()
        self.told.emit(self.words)

    def _on_deleted(self, gone: frozenset[int]) -> None:
        self._going -= gone

    def _on_not_deleted(self, reason: str) -> None:
        self._going = frozenset()
        self.changed.emit()
        self._on_failed(reason)

    def _on_failed(self, reason: str) -> None:
        self.told.emit(shown(reason))


class DeletionLine(QWidget):
    """The line with the number of deleted games and an undo button; hidden if there is nothing to undo."""

    def __init__(self, deletion: Deletion) -> None:
        super().__init__()
        self._deletion = deletion
        self.words = label("second", wraps=True)
        self.undo = QPushButton(tr("Undo"))
        set_style(self.undo, "quiet")
        self.undo.setToolTip(tr("Undo (Ctrl+Z)"))
        self.undo.clicked.connect(deletion.undo)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(Space.SMALL)
        row.addWidget(self.words, 1)
        row.addWidget(self.undo)
        deletion.changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        self.words.setText(self._deletion.words)
        self.setVisible(self._deletion.count > 0)


def _hide(past: History, games: ChosenGames) -> tuple[frozenset[int], int]:
    numbers = past.numbers(games)
    return past.hide(numbers), len(numbers)


def _delete(past: History, numbers: frozenset[int]) -> frozenset[int]:
    past.delete(numbers)
    return numbers


class GameImport(QObject):
    """Imports records in the background: from files, from a folder, or dropped on the page.

    Signals: `imported()` when there may be more games, `told(str)` with a message for the user, `challenged(list)` with
    the files among them that hold challenges, to be opened.
    """

    imported = Signal()
    told = Signal(str)
    challenged = Signal(object)

    def __init__(self, past: History, work: LongWork, clock: Clock, parent: QObject) -> None:
        """The file dialog opens over the window of the button."""
        super().__init__(parent)
        self._past, self._work, self._clock = past, work, clock
        self.button = QPushButton(tr("Import…"))
        menu = QMenu(self.button)
        for words, ask in ((tr("Files…"), self.ask_for_files), (tr("Folder…"), self.ask_for_folder)):
            menu.addAction(words).triggered.connect(ask)
        self.button.setMenu(menu)
        work.ended.connect(self.imported)

    def ask_for_files(self) -> None:
        """Ask for files, and import the records in them."""
        kinds = ";;".join((tr("Records (*.dice)"), tr("All files (*)")))
        files, _ = QFileDialog.getOpenFileNames(self.button.window(), tr("Import game records"), "", kinds)
        self.import_all(files)

    def ask_for_folder(self) -> None:
        """Ask for a folder, and import all records in it and below it."""
        folder = QFileDialog.getExistingDirectory(self.button.window(), tr("Import game records"))
        self.import_all([folder] if folder else [])

    def import_all(self, files: Sequence[str]) -> None:
        """Import the records in files and folders."""
        if files:
            now = self._clock.now()
            work = partial(import_files, self._past, tuple(files), now, opens_challenges=True)
            self._work.start(tr("Importing game records…"), work, self._on_imported)

    def _on_imported(self, result: ImportResult) -> None:
        if result.challenges:
            self.challenged.emit(result.challenges)
            if result.is_empty:
                return
        self.told.emit(in_sentences(*map(shown, result.sentences)))
        if result.reasons:
            reasons = [shown(reason) for reason in result.reasons]
            ImportReport(in_sentences(*map(shown, result.sentences)), reasons, self.button.window()).show()


class GameExport(QObject):
    """Saves any number of games in the background: their records, or a table of them.

    Signals: `told(str)` with a message for the user.
    """

    told = Signal(str)

    def __init__(self, past: History, work: LongWork, parent: QObject) -> None:
        """The file dialog opens over the window of the button."""
        super().__init__(parent)
        self._past, self._work = past, work
        self.button = QPushButton(tr("Export…"))
        self._name = ""

    def ask_and_export(self, games: ChosenGames, title: str, day: str) -> None:
        """Ask for a file, and save the chosen games in it.

        `title` describes them, and `day` is the start of a single game, for the suggested name.
        """
        if not games.ranges:
            return
        kinds = tr("Records (*.dice)"), tr("Table (*.csv)"), tr("JSON (*.json)")
        proposed = file_name(title, day, ())
        name, kind = QFileDialog.getSaveFileName(
            self.button.window(), tr("Export games"), proposed, ";;".join(kinds)
        )
        if name:
            suffixes = dict(zip(kinds, (SUFFIX, TABLE_SUFFIX, JSON_SUFFIX), strict=True))
            self._export(games, Path(name), suffixes.get(kind, SUFFIX))

    def _export(self, games: ChosenGames, file: Path, suffix: str) -> None:
        if file.suffix.lower() not in (SUFFIX, TABLE_SUFFIX, JSON_SUFFIX):
            file = file.with_name(file.name + suffix)
        elif file.suffix == SUFFIX != suffix:
            # The suggested name, with another kind of file.
            file = file.with_suffix(suffix)
        self._name = file.name
        work = partial(export_games, self._past, games, str(file.absolute()))
        self._work.start(tr("Saving games…"), work, self._on_exported)

    def _on_exported(self, count: int) -> None:
        self.told.emit(trn("1 game saved as {name}", "{count} games saved as {name}", count, name=self._name))


_WIDTH, _HEIGHT = 640, 360


class ImportReport(QDialog):
    """The faults of imported records: a sentence for each, which can be copied."""

    def __init__(self, result: str, reasons: Sequence[str], parent: QWidget) -> None:
        """`result` sums up the import; `reasons` say why records are left out or fail the check."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Import game records"))
        self.reasons = QPlainTextEdit("\n".join(reasons))
        self.reasons.setReadOnly(True)
        self.reasons.setTabChangesFocus(True)
        self.reasons.setAccessibleName(tr("Errors in the records"))
        self.buttons = CopyButtons(self.reasons, self)
        column = QVBoxLayout(self)
        column.setContentsMargins(Space.LARGE, Space.LARGE, Space.LARGE, Space.LARGE)
        column.setSpacing(Space.MEDIUM)
        column.addWidget(label("lead", result, wraps=True))
        column.addWidget(self.reasons, 1)
        column.addLayout(self.buttons)
        begin_with(self, _WIDTH, _HEIGHT)
        EnterKey(self)
        self.buttons.close_button.setFocus()
