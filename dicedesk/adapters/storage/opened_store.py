"""The store with which a window opens."""

from pathlib import Path

from dicedesk.adapters.storage.folder_lock import FolderLock
from dicedesk.adapters.storage.no_store import NoStore
from dicedesk.adapters.storage.patient_store import PatientStore
from dicedesk.adapters.storage.sqlite_store import SqliteStore
from dicedesk.core.words import tr
from dicedesk.ports.store import Store, StoreError


def opened_store(folder: Path, lock: FolderLock) -> tuple[Store, str | None]:
    """The store in a folder, and what there is to tell of it.

    A window that does not answer, or that belongs to another user, keeps the folder to itself.
    """
    try:
        if not lock.is_mine:
            raise StoreError(
                tr("Another DiceDesk window has these games open: nothing is saved in this one.")
            )
        return PatientStore(SqliteStore(folder)), None
    except StoreError as error:
        return NoStore(error.args[0]), error.args[0]
