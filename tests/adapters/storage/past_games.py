"""Stores with games of the past, for tests of the history."""

import sqlite3
from collections.abc import Callable, Iterable
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from dicedesk.adapters.storage.database import FILE_NAME
from dicedesk.adapters.storage.history import SqliteHistory, make_summaries, write_summary
from dicedesk.adapters.storage.store import SqliteStore
from dicedesk.play.ports.game_summary import GameSummary
from dicedesk.play.ports.store import StoredGame


class KeptRecord(NamedTuple):
    """What the file holds of a game besides its summary; `record` is compressed."""

    id: str
    moves: int = 0
    record: bytes | None = None


class FiguresOfMany(SqliteHistory):
    """Figures that it takes longer than a moment to add up, whatever is kept."""

    def are_few(self) -> bool:
        """No."""
        return False


RecordOf = Callable[[int, GameSummary], KeptRecord]

HOG = '[Game "hog"]\n[Rules "goal=5"]\n[Player0 "You"]\n[Player1 "final"]\n[Id "{id}"]\n'


def kept_hog(name: str, *moves: str, ended: bool = True) -> StoredGame:
    """A short game of Hog as the store keeps it."""
    return StoredGame(name, "hog", HOG.format(id=name), "", ended, moves)


def past_of(folder: Path, *games: StoredGame) -> SqliteHistory:
    """The past of a folder in which these games are kept too."""
    with closing(SqliteStore(folder)) as store:
        for game in games:
            store.keep(game.whole())
    return SqliteHistory(folder / FILE_NAME)


def past_with(
    folder: Path, summaries: Iterable[GameSummary], record_of: RecordOf | None = None
) -> SqliteHistory:
    """The past of a folder with games, which are numbered from 1.

    Only their summaries are there, unless `record_of` gives the rest of each.
    """
    SqliteStore(folder).close()
    with closing(sqlite3.connect(folder / FILE_NAME, isolation_level=None)) as connection:
        make_summaries(connection)
        # A file that nobody has to trust is written sooner.
        connection.execute("PRAGMA journal_mode = OFF")
        connection.execute("PRAGMA cache_size = -200000")
        connection.execute("BEGIN")
        for number, summary in enumerate(summaries, 1):
            record = KeptRecord(str(number)) if record_of is None else record_of(number, summary)
            connection.execute(
                "INSERT INTO game (id, game, header, seed, ended, moves, revision, record) "
                "VALUES (?, ?, '', '', 1, ?, ?, ?)",
                (record.id, summary.game, record.moves, record.moves, record.record),
            )
            write_summary(connection, number, summary)
        connection.execute("COMMIT")
        connection.execute("PRAGMA journal_mode = WAL")
    return SqliteHistory(folder / FILE_NAME)
