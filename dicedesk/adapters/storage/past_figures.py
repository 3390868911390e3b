"""The figures of all games, added up by SQLite from their summaries."""

import sqlite3
from collections.abc import Iterator

from dicedesk.adapters.storage.summaries import DICE, STANDINGS, HistoryFile, result_of, standing_of, whole
from dicedesk.core.dice import FACES, DiceCounts
from dicedesk.play.ports.game_summary import GameResult, GameStanding
from dicedesk.play.ports.past_games import DatedFigure, Tally

MANY = 10_000
"""So many games are added up in some 60 ms."""

# One index holds all that is asked for, in this very order.
_TALLIES = """
SELECT game, opponent, result, standing, count(*) FROM summary INDEXED BY summary_searched
WHERE :game IN ('', game) GROUP BY game, opponent, result, standing
"""
_RESULTS = """
SELECT result FROM summary WHERE :game IN ('', game) AND standing = :counted ORDER BY begun, number
"""
_FEWEST = """
SELECT begun, best FROM summary WHERE :game IN ('', game) AND standing = :counted AND best IS NOT NULL
ORDER BY best, begun, number LIMIT 1
"""
_MOST = _FEWEST.replace("ORDER BY best", "ORDER BY best DESC")
_MONEY = """
SELECT begun, money FROM summary WHERE :game IN ('', game) AND standing IN (:counted, :left) AND money IS NOT NULL
ORDER BY begun, number
"""
_DICE = (
    f"SELECT {', '.join(f'sum({column})' for column in DICE)} FROM summary "  # noqa: S608 (columns of ours alone)
    "WHERE :game IN ('', game) AND standing IN (:counted, :left)"
)


class SqlitePastFigures(HistoryFile):
    """Adds up the summaries that were made."""

    def are_few(self) -> bool:
        """Return whether so few games were kept that adding them up takes a moment."""
        statement = "SELECT count(*) FROM (SELECT 1 FROM game LIMIT ?)"
        (count,) = self._ask(lambda connection: connection.execute(statement, (MANY,)).fetchone())
        return whole(count) < MANY

    def tallies(self, game: str) -> tuple[Tally, ...]:
        """Return how the games came out, by game and opponent."""
        rows = self._ask(lambda connection: _rows(connection, _TALLIES, game).fetchall())
        return tuple(
            Tally(str(name), str(opponent), standing_of(standing), result_of(result), count)
            for name, opponent, result, standing, count in rows
        )

    def results(self, game: str) -> Iterator[GameResult]:
        """Yield how each counted game came out, in the order in which they were begun."""
        return self._each(
            lambda connection: (result_of(result) for (result,) in _rows(connection, _RESULTS, game))
        )

    def best(self, game: str, *, is_fewest: bool) -> DatedFigure | None:
        """Return the best figure of a counted game, the earliest of equal ones; None where there is none."""
        statement = _FEWEST if is_fewest else _MOST
        row = self._ask(lambda connection: _rows(connection, statement, game).fetchone())
        return None if row is None else DatedFigure(whole(row[0]), whole(row[1]))

    def money(self, game: str) -> Iterator[DatedFigure]:
        """Yield what each game won in cents, in the order in which they were begun."""
        return self._each(
            lambda connection: (
                DatedFigure(whole(begun), whole(money)) for begun, money in _rows(connection, _MONEY, game)
            )
        )

    def dice(self, game: str) -> DiceCounts:
        """Return what the dice showed in games that were counted or left."""
        row = self._ask(lambda connection: _rows(connection, _DICE, game).fetchone())
        counts = tuple(map(whole, row))
        return DiceCounts(counts[: len(FACES)], counts[len(FACES) :])


def _rows(connection: sqlite3.Connection, statement: str, game: str) -> sqlite3.Cursor:
    counted, left = (STANDINGS.index(standing) for standing in (GameStanding.COUNTED, GameStanding.LEFT))
    return connection.execute(statement, {"game": game, "counted": counted, "left": left})
