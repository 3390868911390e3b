"""Imports records into the history: asks for files or a folder, and tells what came of it."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QMenu, QPushButton

from dicedesk.features.history.importing import Imported, import_files
from dicedesk.play.ports.past_games import PastGames
from dicedesk.ui.base.services.long_work import LongWork
from dicedesk.ui.base.words import in_sentences, shown, tr
from dicedesk.ui.features.history.files.import_report import ImportReport


class Importing(QObject):
    """Has records imported in the background, where they can also be dropped on the page.

    Signals: `imported()` when there may be more games, `told(str)` with what a person should know.
    """

    imported = Signal()
    told = Signal(str)

    def __init__(self, past: PastGames, work: LongWork, parent: QObject) -> None:
        """Files are asked for over the window of the button."""
        super().__init__(parent)
        self._past, self._work = past, work
        self.button = QPushButton(tr("Import…"))
        menu = QMenu(self.button)
        for words, ask in ((tr("Files…"), self.ask_for_files), (tr("Folder…"), self.ask_for_folder)):
            menu.addAction(words).triggered.connect(ask)
        self.button.setMenu(menu)
        work.ended.connect(self.imported)

    def ask_for_files(self) -> None:
        """Asks for files, and imports the records in them."""
        kinds = ";;".join((tr("Records (*.dice)"), tr("All files (*)")))
        files, _ = QFileDialog.getOpenFileNames(self.button.window(), tr("Import game records"), "", kinds)
        self.import_all(files)

    def ask_for_folder(self) -> None:
        """Asks for a folder, and imports all records in it and below it."""
        folder = QFileDialog.getExistingDirectory(self.button.window(), tr("Import game records"))
        self.import_all([folder] if folder else [])

    def import_all(self, files: Sequence[str]) -> None:
        """Imports the records in these files and folders."""
        if files:
            work = partial(import_files, self._past, tuple(files))
            self._work.start(tr("Importing game records…"), work, self._on_imported)

    def _on_imported(self, found: Imported) -> None:
        self.told.emit(in_sentences(*map(shown, found.sentences)))
        if found.reasons:
            reasons = [shown(reason) for reason in found.reasons]
            ImportReport(in_sentences(*map(shown, found.sentences)), reasons, self.button.window()).show()
