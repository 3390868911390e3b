"""Opens a games folder for a terminal: games to play, to check and to add up."""

import os
from collections.abc import Sequence
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import TYPE_CHECKING

from dicedesk.adapters.storage.folder_lock import TERMINAL, FolderLock
from dicedesk.adapters.storage.folders import data_folder
from dicedesk.adapters.storage.history.sqlite_past_figures import SqlitePastFigures
from dicedesk.adapters.storage.history.sqlite_past_games import SqlitePastGames
from dicedesk.adapters.storage.opened_store import opened_store
from dicedesk.adapters.storage.sqlite_file import (
    UNREADABLE,
    WAIT_S,
    is_missing,
    version_of_ours,
    why_unreadable,
)
from dicedesk.adapters.storage.sqlite_history import open_history
from dicedesk.adapters.storage.sqlite_store import FILE_NAME, SqliteStore
from dicedesk.adapters.system_clock import SystemClock
from dicedesk.core.by_name import object_called
from dicedesk.core.words import tr
from dicedesk.play.ports.past_games import CountedPast
from dicedesk.play.ports.store import KeptGame, StoreError
from dicedesk.play.terminal import OpenedGames

if TYPE_CHECKING:
    from dicedesk.games.hog.contest import ContestParts

__all__ = ["open_contest", "open_figures", "open_games", "open_history"]


def open_games(data: str | None) -> OpenedGames:
    """Open the folder, the user's own where `data` is None.

    Raises StoreError while another DiceDesk has it, and where its file is of a newer version or of another program.
    """
    folder = data_folder(data, os.environ)
    _refuse_what_is_not_ours(folder / FILE_NAME)
    lock = FolderLock(folder)
    if not lock.is_mine:
        is_of_terminal = lock.is_of_terminal
        lock.close()
        raise StoreError(
            tr("a game in another terminal has these games open: leave it, or play with --data DIR.")
            if is_of_terminal
            else tr("a DiceDesk window has these games open: close it, or play with --data DIR.")
        )
    lock.say(TERMINAL)
    store, notice = opened_store(folder, lock)
    leaving = ExitStack()
    leaving.callback(lock.close)
    leaving.callback(store.close)
    return OpenedGames(store, SystemClock(), notice, store.try_again, leaving.close)


def open_figures(data: str | None, *, make: bool = False) -> CountedPast:
    """The games of a folder, the user's own where it is None, and their figures.

    Where the folder is missing it is made for the first game that is taken in, if `make` says so. Each question raises
    StoreError where the file cannot be used.
    """
    file = data_folder(data, os.environ) / FILE_NAME
    games = _MadeWhenNeeded(file) if make else SqlitePastGames(file)
    return CountedPast(games, SqlitePastFigures(file))


class _MadeWhenNeeded(SqlitePastGames):
    """Games in a file that is made for the first of them where it is missing."""

    def take_in(self, games: Sequence[KeptGame]) -> int:
        """Keep records that were read from files."""
        try:
            if is_missing(self.file):
                SqliteStore(self.file.parent).close()
        except OSError as error:
            raise why_unreadable(error) from None
        return super().take_in(games)


def _refuse_what_is_not_ours(file: Path) -> None:
    """Raises StoreError where the file is of a newer version or another program; a damaged one is set aside later."""
    with suppress(*UNREADABLE):
        if not is_missing(file):
            version_of_ours(file, WAIT_S)


def open_contest(data: str | None, scheduler: str | None = None) -> "ContestParts":
    """What a contest needs, with the chances kept in the folder; it is loaded now, and numpy with it.

    A cluster computes them where its scheduler's address is given. Raises JobError where it cannot be used.
    """
    parts: ContestParts = object_called("dicedesk.adapters.contest.parts:contest_parts")(data, scheduler)
    return parts
