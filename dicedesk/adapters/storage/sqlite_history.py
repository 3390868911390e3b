"""Reads all games of an SQLite file, and their chain. It changes nothing, and another DiceDesk may have the file."""

import os
from collections.abc import Iterator
from pathlib import Path

from dicedesk.adapters.storage.chain_rows import KINDS
from dicedesk.adapters.storage.folders import data_folder
from dicedesk.adapters.storage.games.game_rows import kept_game
from dicedesk.adapters.storage.sqlite_file import UNREADABLE, opened_as_it_is, why_unreadable
from dicedesk.adapters.storage.sqlite_store import FILE_NAME
from dicedesk.core.fair.chain import Link
from dicedesk.core.words import tr
from dicedesk.play.ports.store import KeptGame, StoreError

WAIT_S = 5


class SqliteHistory:
    """The games and links of one file."""

    def __init__(self, file: Path) -> None:
        """Opens the file. Raises StoreError where there is none, or one of another version."""
        self._connection = opened_as_it_is(file, WAIT_S)
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

    def game(self, number: int) -> KeptGame | None:
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
