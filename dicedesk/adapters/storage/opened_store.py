"""The store with which a window opens."""

import sqlite3
from functools import partial
from pathlib import Path

from dicedesk.adapters.storage.folder_lock import FolderLock
from dicedesk.adapters.storage.folders import mend_rights
from dicedesk.adapters.storage.going_back import go_back
from dicedesk.adapters.storage.no_store import NoStore
from dicedesk.adapters.storage.patient_store import PatientStore
from dicedesk.adapters.storage.sqlite_file import ForeignError
from dicedesk.adapters.storage.sqlite_store import FILE_NAME, SqliteStore
from dicedesk.core.words import tr
from dicedesk.play.ports.store import StoreError


def opened_store(folder: Path, lock: FolderLock) -> tuple[PatientStore, str | None]:
    """The store in a folder, and what there is to tell of it.

    A window that does not answer, or that belongs to another user, keeps the folder to itself. Where the folder cannot
    be had or used now, the store tries again later.
    """
    open_file = partial(_open_file, folder, lock)
    try:
        return PatientStore(open_file()), None
    except StoreError as error:
        reason = error.args[0]
        return PatientStore(NoStore(reason), open_file), reason


def _open_file(folder: Path, lock: FolderLock) -> SqliteStore:
    """Raises StoreError."""
    if not lock.take():
        raise StoreError(
            tr(
                "A game in a terminal has these games open: nothing is saved in this window until you leave "
                "it."
            )
            if lock.is_of_terminal
            else tr("Another DiceDesk window has these games open. Close it, or nothing is saved here.")
        )
    told = _gone_back(folder)
    mend_rights(folder)
    store = SqliteStore(folder)
    if told:
        store.note(told)
    return store


def _gone_back(folder: Path) -> str:
    """Goes back to a backup where one was chosen; returns what there is to tell of it, or ""."""
    try:
        earlier = go_back(folder / FILE_NAME)
    except (OSError, sqlite3.Error, ForeignError) as error:
        return tr("DiceDesk could not restore the backup: {reason}", reason=error)
    if earlier is None:
        return ""
    return tr(
        "DiceDesk restored the backup you chose. The previous file is kept as {name}.",
        name=earlier.name,
    )
