"""Opens a games folder for a terminal: games to play, to check and to add up."""

import os
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, suppress
from pathlib import Path

from dicedesk.adapters.storage.chain_rows import KINDS
from dicedesk.adapters.storage.folders import TERMINAL, FolderLock, data_folder
from dicedesk.adapters.storage.games import kept_game
from dicedesk.adapters.storage.layouts import open_as_it_is, version_of_ours
from dicedesk.adapters.storage.opened_store import opened_store
from dicedesk.adapters.storage.past_figures import SqlitePastFigures
from dicedesk.adapters.storage.past_games import SqlitePastGames
from dicedesk.adapters.storage.sqlite_file import (
    FILE_NAME,
    UNREADABLE,
    WAIT_S,
    is_missing,
    why_unreadable,
)
from dicedesk.adapters.storage.sqlite_store import SqliteStore
from dicedesk.adapters.system_clock import SystemClock
from dicedesk.core.fair.chain import Link
from dicedesk.core.words import tr
from dicedesk.play.ports.past_games import PastData
from dicedesk.play.ports.store import StoredGame, StoreError
from dicedesk.play.terminal import OpenedGames

HISTORY_WAIT_S = 5
"""So long a check of all games waits for whoever writes."""


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


def open_figures(data: str | None, *, make: bool = False) -> PastData:
    """The games of a folder, the user's own where it is None, and their figures.

    Where the folder is missing it is made for the first game that is taken in, if `make` says so. Each question raises
    StoreError where the file cannot be used.
    """
    file = data_folder(data, os.environ) / FILE_NAME
    games = _MadeWhenNeeded(file) if make else SqlitePastGames(file)
    return PastData(games, SqlitePastFigures(file))


class _MadeWhenNeeded(SqlitePastGames):
    """Games in a file that is made for the first of them where it is missing."""

    def take_in(self, games: Sequence[StoredGame]) -> int:
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


class SqliteHistory:
    """The games and links of one file."""

    def __init__(self, file: Path) -> None:
        """Opens the file. Raises StoreError where there is none, or one of another version."""
        self._connection = open_as_it_is(file, HISTORY_WAIT_S, "ro")
        # One moment of the file, whatever another program goes on to write.
        self._connection.execute("BEGIN")

    def links(self) -> Iterator[Link]:
        """Every link of the chain, the first one first."""
        try:
            for kind, game, digest, found in self._connection.execute(
                "SELECT kind, game, digest, hash FROM chain ORDER BY place"
            ):
                if not (kind in range(len(KINDS)) and isinstance(game, int)):
                    raise StoreError(tr("a link of the chain cannot be read"))
                yield Link(KINDS[kind], game, _bytes(digest), _bytes(found))
        except UNREADABLE as error:
            raise why_unreadable(error) from None

    def game(self, number: int) -> StoredGame | None:
        """The game of that number; None where it is not kept."""
        try:
            return kept_game(self._connection, number)
        except UNREADABLE as error:
            raise why_unreadable(error) from None

    def games(self) -> Iterator[tuple[int, str, bool]]:
        """Each kept game in order: its number, its id, and whether it has ended or was left."""
        statement = "SELECT place, id, ended FROM game ORDER BY place"
        try:
            for number, name, ended in self._connection.execute(statement):
                yield int(number), str(name), bool(ended)
        except UNREADABLE as error:
            raise why_unreadable(error) from None

    def close(self) -> None:
        """Closes the file."""
        self._connection.close()


def open_history(data: str | None) -> SqliteHistory:
    """The games of a folder, the user's own where it is None. Raises StoreError."""
    return SqliteHistory(data_folder(data, os.environ) / FILE_NAME)


def _bytes(value: object) -> bytes:
    return value if isinstance(value, bytes) else b""
