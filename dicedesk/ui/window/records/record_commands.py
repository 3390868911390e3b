"""Saves the record of a game, and opens those in files. No start needs it: all games are loaded for it."""

from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

from PySide6.QtWidgets import QFileDialog, QWidget

from dicedesk.features.story import Story
from dicedesk.play.ports.jobs import Jobs
from dicedesk.ui.base.words import tr
from dicedesk.ui.window.records.record_files import chosen_files, place_to_save
from dicedesk.ui.window.records.record_reading import RecordReading


class Teller(Protocol):
    """A window that tells of records."""

    def tell(self, sentence: str) -> None:
        """Says something in the status bar until the game moves on."""

    def show_status(self) -> None:
        """Shows again whether the game is saved."""

    def show_story(self, story: Story, file: str) -> object:
        """Opens the story of a record; `file` is the name that it was read from."""

    def offer_import(self, files: Sequence[str], holds: Sequence[str]) -> object:
        """Offers to import files with several records; `holds` says what each of them holds."""


class RecordCommands:
    """What a window does with files of records. One is made for each call, and not kept."""

    def __init__(self, window: QWidget, teller: Teller, short: Jobs, long: Jobs) -> None:
        """Files are asked for over the window, which is the teller too; `short` and `long` read files of that kind."""
        self._window, self._teller, self._short, self._long = window, teller, short, long

    def ask_and_save(self, record: str, game: str) -> None:
        """Asks for a file, and writes the record of a game into it; `game` is what people call the game."""
        place, kinds = place_to_save(record, game), tr("Records (*.dice)")
        name, _ = QFileDialog.getSaveFileName(self._window, tr("Save the game record"), place, kinds)
        if name:
            self.write(Path(name), record)

    def write(self, file: Path, record: str) -> None:
        """Writes the record into a file, and says how that went."""
        try:
            file.write_text(record, encoding="utf-8")
        except OSError as error:
            reason = error.strerror or str(error)
            self._teller.tell(tr("The game record could not be saved: {reason}", reason=reason))
        else:
            self._teller.tell(tr("Game record saved as {name}", name=file.name))

    def ask_and_open(self) -> None:
        """Asks for files, and opens the records in them."""
        self.open(chosen_files(self._window))

    def open(self, files: Sequence[str]) -> None:
        """Reads files in the background, and opens the story of each record; the status bar tells of the others."""
        reading = RecordReading(files, self._short, self._long, self._window)
        reading.told.connect(self._teller.tell)
        reading.read.connect(self._teller.show_story)
        reading.several.connect(self._teller.offer_import)
        reading.silent.connect(self._teller.show_status)
        reading.start()
