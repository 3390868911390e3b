"""The figures of summaries, added up by SQLite."""

import sqlite3
from collections.abc import Iterator

from dicedesk.adapters.storage.history.summary_rows import DICE, RESULTS, STANDINGS, whole
from dicedesk.core.dice import FACES, DiceCounts
from dicedesk.play.ports.game_summary import GameResult, GameStanding
from dicedesk.play.ports.past_games import Dated, Tally

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


def are_few_in(connection: sqlite3.Connection) -> bool:
    """Whether so few games were kept that adding them up takes a moment."""
    (count,) = connection.execute("SELECT count(*) FROM (SELECT 1 FROM game LIMIT ?)", (MANY,)).fetchone()
    return whole(count) < MANY


def tallies_in(connection: sqlite3.Connection, game: str) -> tuple[Tally, ...]:
    """How the games came out, by game and opponent."""
    return tuple(
        Tally(str(name), str(opponent), _standing(standing), _result(result), count)
        for name, opponent, result, standing, count in _ask(connection, _TALLIES, game)
    )


def results_in(connection: sqlite3.Connection, game: str) -> Iterator[GameResult]:
    """How the counted games came out, in their order."""
    return (_result(result) for (result,) in _ask(connection, _RESULTS, game))


def best_in(connection: sqlite3.Connection, game: str, *, is_fewest: bool) -> Dated | None:
    """The best figure of a counted game, the earliest of equal ones."""
    row = _ask(connection, _FEWEST if is_fewest else _MOST, game).fetchone()
    return None if row is None else Dated(whole(row[0]), whole(row[1]))


def money_in(connection: sqlite3.Connection, game: str) -> Iterator[Dated]:
    """What the games won, in their order."""
    return (Dated(whole(begun), whole(money)) for begun, money in _ask(connection, _MONEY, game))


def dice_in(connection: sqlite3.Connection, game: str) -> DiceCounts:
    """What the dice showed."""
    counts = tuple(map(whole, _ask(connection, _DICE, game).fetchone()))
    return DiceCounts(counts[: len(FACES)], counts[len(FACES) :])


def _ask(connection: sqlite3.Connection, statement: str, game: str) -> sqlite3.Cursor:
    counted, left = (STANDINGS.index(standing) for standing in (GameStanding.COUNTED, GameStanding.LEFT))
    return connection.execute(statement, {"game": game, "counted": counted, "left": left})


def _result(value: object) -> GameResult:
    return RESULTS[whole(value) % len(RESULTS)]


def _standing(value: object) -> GameStanding:
    return STANDINGS[whole(value) % len(STANDINGS)]
