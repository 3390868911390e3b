"""Opens a games folder for a terminal."""

import os
from contextlib import ExitStack

from dicedesk.adapters.storage.folder_lock import FolderLock
from dicedesk.adapters.storage.folders import data_folder
from dicedesk.adapters.storage.opened_store import opened_store
from dicedesk.adapters.storage.patient_store import PatientStore
from dicedesk.adapters.system_clock import SystemClock
from dicedesk.session.terminal.opened_games import GamesInUseError, OpenedGames


def open_games(data: str | None) -> OpenedGames:
    """Open the folder, the user's own where `data` is None. Raises GamesInUseError while another DiceDesk has it."""
    folder = data_folder(data, os.environ)
    lock = FolderLock(folder)
    if not lock.is_mine:
        lock.close()
        raise GamesInUseError
    store, notice = opened_store(folder, lock)
    leaving = ExitStack()
    leaving.callback(lock.close)
    if not isinstance(store, PatientStore):
        return OpenedGames(store, SystemClock(), notice, lambda: None, leaving.close)
    leaving.callback(store.close)
    return OpenedGames(store, SystemClock(), notice, store.try_again, leaving.close)
