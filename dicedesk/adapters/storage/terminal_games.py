"""Opens a games folder for a terminal: games to play, to check and to add up."""

import os
from contextlib import ExitStack
from typing import TYPE_CHECKING

from dicedesk.adapters.storage.folder_lock import FolderLock
from dicedesk.adapters.storage.folders import data_folder
from dicedesk.adapters.storage.history.sqlite_past_figures import SqlitePastFigures
from dicedesk.adapters.storage.history.sqlite_past_games import SqlitePastGames
from dicedesk.adapters.storage.opened_store import opened_store
from dicedesk.adapters.storage.sqlite_history import open_history
from dicedesk.adapters.storage.sqlite_store import FILE_NAME
from dicedesk.adapters.system_clock import SystemClock
from dicedesk.core.by_name import object_called
from dicedesk.core.words import tr
from dicedesk.ports.past_figures import CountedPast
from dicedesk.ports.store import StoreError
from dicedesk.session.terminal.opened_games import GamesInUseError, OpenedGames

if TYPE_CHECKING:
    from dicedesk.lab.contest.parts import ContestParts

__all__ = ["open_contest", "open_figures", "open_games", "open_history"]


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
    leaving.callback(store.close)
    return OpenedGames(store, SystemClock(), notice, store.try_again, leaving.close)


def open_figures(data: str | None) -> CountedPast:
    """The games of a folder, the user's own where it is None, and their figures. Raises StoreError without a file."""
    file = data_folder(data, os.environ) / FILE_NAME
    if not file.is_file():
        raise StoreError(tr("no saved games in {folder}", folder=str(file.parent)))
    return CountedPast(SqlitePastGames(file), SqlitePastFigures(file))


def open_contest(data: str | None, scheduler: str | None = None) -> "ContestParts":
    """What a contest needs, with the chances kept in the folder; it is loaded now, and numpy with it.

    A cluster computes them where its scheduler's address is given. Raises JobError where it cannot be used.
    """
    parts: ContestParts = object_called("dicedesk.adapters.contest.parts:contest_parts")(data, scheduler)
    return parts
