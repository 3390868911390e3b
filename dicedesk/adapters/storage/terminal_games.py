"""Opens a games folder for a terminal: games to play, to check and to add up."""

import os
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

from dicedesk.adapters.storage.database import (
    FILE_NAME,
    UNREADABLE,
    WAIT_S,
    is_missing,
    reading,
    refuse_what_is_not_ours,
)
from dicedesk.adapters.storage.folders import TERMINAL, FolderLock, data_folder
from dicedesk.adapters.storage.history import SqliteArchive, SqliteHistory, opened_archive
from dicedesk.adapters.storage.store import SqliteStore
from dicedesk.adapters.system_clock import SystemClock
from dicedesk.core.words import tr
from dicedesk.play.ports.past_games import ImportCount
from dicedesk.play.ports.store import StoredGame, StoreError
from dicedesk.play.terminal import OpenedGames


def open_games(data: str | None) -> OpenedGames:
    """Open the folder, by default the user's own.

    Raises StoreError while another DiceDesk has it, or if its file belongs to a newer version or another program.
    """
    folder = data_folder(data, os.environ)
    _refuse_what_is_not_ours(folder / FILE_NAME)
    lock = FolderLock(folder)
    if not lock.is_mine:
        is_of_terminal = lock.is_of_terminal
        lock.close()
        raise StoreError(
            tr("your games are open in another terminal; leave the game there, or play with --data DIR")
            if is_of_terminal
            else tr("your games are open in a DiceDesk window; close it, or play with --data DIR")
        )
    lock.say(TERMINAL)
    store = SqliteStore(folder, lock)
    notice = None if store.is_open else store.wait_reason
    leaving = ExitStack()
    leaving.callback(lock.close)
    leaving.callback(store.close)
    return OpenedGames(store, SystemClock(), notice, store.try_again, leaving.close)


def open_history(data: str | None) -> SqliteHistory:
    """The history of the games of a folder, by default the user's own.

    Each query raises StoreError if the file cannot be used.
    """
    return _MadeWhenNeeded(data_folder(data, os.environ) / FILE_NAME)


class _MadeWhenNeeded(SqliteHistory):
    """The history in a file that is created if necessary when the first game is imported."""

    def take_in(self, games: Sequence[StoredGame]) -> ImportCount:
        """Import records read from files."""
        with reading():
            if is_missing(self.file):
                SqliteStore(self.file.parent).close()
        return super().take_in(games)


def _refuse_what_is_not_ours(file: Path) -> None:
    """Raises StoreError if the file belongs to a newer version or another program; a damaged one is set aside later."""
    with suppress(*UNREADABLE):
        if not is_missing(file):
            refuse_what_is_not_ours(file, WAIT_S)


@contextmanager
def open_archive(data: str | None) -> Iterator[SqliteArchive]:
    """All games of a folder, by default the user's own. Raises StoreError."""
    with opened_archive(data_folder(data, os.environ) / FILE_NAME) as archive:
        yield archive
