"""Begins a start with the games of a backup, where somebody chose one; it is looked for at each start."""

import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from dicedesk.adapters.storage.sqlite_file import set_aside

CHOSEN = "dicedesk-go-back-to.sqlite"
"""A whole copy of the backup that was chosen. That it is there says that the next start begins with it."""
BEFORE = "before-going-back"


def go_back(file: Path) -> Path | None:
    """Puts the chosen copy in the place of the file of games; returns the earlier file's new name, if there was one.

    A start that is killed in between loses nothing: the next one goes on from there. Raises OSError.
    """
    chosen = file.with_name(CHOSEN)
    if not chosen.exists():
        return None
    aside = None
    if file.exists():
        # One file is put aside in one step; what cannot be read is put aside with its log.
        with suppress(sqlite3.Error), closing(sqlite3.connect(file)) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        aside = set_aside(file, BEFORE)
    chosen.replace(file)
    return aside
