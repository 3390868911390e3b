"""Saves games of the history in a file: their records, or what the table says of them."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QPushButton

from dicedesk.features.history.exporting import TABLE_SUFFIX, export_games
from dicedesk.features.history.table_file import JSON_SUFFIX
from dicedesk.features.records.record_name import SUFFIX, file_name
from dicedesk.play.ports.past_games import ChosenGames, PastGames
from dicedesk.ui.base.services.long_work import LongWork
from dicedesk.ui.base.words import tr, trn


class Exporting(QObject):
    """Has any number of games saved in the background.

    Signals: `told(str)` with what a person should know.
    """

    told = Signal(str)

    def __init__(self, past: PastGames, work: LongWork, parent: QObject) -> None:
        """The file is asked for over the window of the button."""
        super().__init__(parent)
        self._past, self._work = past, work
        self.button = QPushButton(tr("Export…"))
        self._name = ""

    def ask_and_export(self, chosen: ChosenGames, title: str, day: str) -> None:
        """Asks for a file, and saves the games that are chosen in it.

        `title` says what they are, and `day` when the only one was begun, for the name that is proposed.
        """
        if not chosen.ranges:
            return
        kinds = tr("Records (*.dice)"), tr("Table (*.csv)"), tr("JSON (*.json)")
        proposed = file_name(title, day, ())
        name, kind = QFileDialog.getSaveFileName(
            self.button.window(), tr("Export games"), proposed, ";;".join(kinds)
        )
        if name:
            suffixes = dict(zip(kinds, (SUFFIX, TABLE_SUFFIX, JSON_SUFFIX), strict=True))
            self._export(chosen, Path(name), suffixes.get(kind, SUFFIX))

    def _export(self, chosen: ChosenGames, file: Path, suffix: str) -> None:
        if file.suffix.lower() not in (SUFFIX, TABLE_SUFFIX, JSON_SUFFIX):
            file = file.with_name(file.name + suffix)
        elif file.suffix == SUFFIX != suffix:
            # The name that was proposed, and another kind of file.
            file = file.with_suffix(suffix)
        self._name = file.name
        work = partial(export_games, self._past, chosen, str(file.absolute()))
        self._work.start(tr("Saving games…"), work, self._on_exported)

    def _on_exported(self, count: int) -> None:
        self.told.emit(trn("1 game saved as {name}", "{count} games saved as {name}", count, name=self._name))
