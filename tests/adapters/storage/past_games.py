"""Stores with games of the past, for tests of the history."""

import sqlite3
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path

from dicedesk.adapters.storage.history.sqlite_past_games import SqlitePastGames
from dicedesk.adapters.storage.history.summary_rows import make_summaries, write_summary
from dicedesk.adapters.storage.sqlite_store import FILE_NAME, SqliteStore
from dicedesk.ports.game_summary import GameSummary
from dicedesk.ports.store import KeptGame

HOG = '[Game "hog"]\n[Rules "goal=5"]\n[Player0 "You"]\n[Player1 "final"]\n[Id "{id}"]\n'


def kept_hog(name: str, *moves: str, ended: bool = True) -> KeptGame:
    """A short game of Hog as the store keeps it."""
    return KeptGame(name, "hog", HOG.format(id=name), "", ended, moves)


def past_of(folder: Path, *games: KeptGame) -> SqlitePastGames:
    """The past of a folder in which these games are kept too."""
    with closing(SqliteStore(folder)) as store:
        for game in games:
            store.keep(game.whole())
    return SqlitePastGames(folder / FILE_NAME)


def past_with(folder: Path, summaries: Iterable[GameSummary]) -> SqlitePastGames:
    """The past of a folder with games of which only the summaries are there; they are numbered from 1."""
    SqliteStore(folder).close()
    with closing(sqlite3.connect(folder / FILE_NAME, isolation_level=None)) as connection:
        make_summaries(connection)
        connection.execute("BEGIN")
        for number, summary in enumerate(summaries, 1):
            connection.execute(
                "INSERT INTO game (id, game, header, seed, ended, moves, revision, sum) "
                "VALUES (?, ?, '', '', 1, 0, 0, 0)",
                (str(number), summary.game),
            )
            write_summary(connection, number, summary)
        connection.execute("COMMIT")
    return SqlitePastGames(folder / FILE_NAME)
