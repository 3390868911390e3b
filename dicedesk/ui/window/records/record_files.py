"""Records in files, as the window saves and opens them."""

import os
from pathlib import Path

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

from dicedesk.core.errors import GameError
from dicedesk.core.record import parse_record
from dicedesk.features.records.record_name import file_name
from dicedesk.features.story import players_of
from dicedesk.games.catalogue import GAMES
from dicedesk.ui.base.words import shown, tr


def place_to_save(text: str, title: str) -> str:
    """The file that is proposed for a record's text; `title` is what the window calls the game."""
    try:
        record = parse_record(text, GAMES)
        players = tuple(shown(name.text) for name in players_of(record))
        name = file_name(title, record.tag("Id") or "", players)
    except GameError:
        name = file_name(title, "", ())
    return str(Path(documents(), name))


def documents() -> str:
    """The folder for documents; where this user has none, the home."""
    kind = QStandardPaths.StandardLocation
    places = (QStandardPaths.writableLocation(place) for place in (kind.DocumentsLocation, kind.HomeLocation))
    return next((place for place in places if os.access(place, os.W_OK)), "")


def chosen_files(window: QWidget) -> list[str]:
    """The files that a person chooses to have opened."""
    kinds = tr("Records (*.dice)"), tr("All files (*)")
    files, _ = QFileDialog.getOpenFileNames(window, tr("Open game records"), documents(), ";;".join(kinds))
    return files
