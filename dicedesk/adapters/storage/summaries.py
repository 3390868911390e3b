"""The summaries of kept games, and the mistakes in them, as rows of the SQLite file: how they are made and written.

A summary follows from its game, so that the file has none before somebody looks at the history: no start and no move
waits for them, and a file that has lost them loses nothing. Mistakes follow from reviews in the same way. A game has
few mistakes, and of those that ask for the same only the newest is kept, so that it comes back once.
"""

import sqlite3
from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import closing
from pathlib import Path
from typing import TypeVar

from dicedesk.adapters.storage.layouts import open_as_it_is
from dicedesk.adapters.storage.sqlite_file import UNREADABLE, transaction, why_unreadable
from dicedesk.core.dice import FACES, SUMS
from dicedesk.play.ports.game_summary import GameResult, GameStanding, GameSummary, Mistake, ReviewFigures

WAIT_S = 1
"""So long a question waits where another program writes."""

DICE = (*(f"face_{face}" for face in FACES), *(f"sum_{total}" for total in SUMS))
"""The columns that count the faces of a game's dice, and the sums of two."""

# Each order has an index of its own for all games and one for those of one game, so that none has to be sorted; and one
# index holds all that is searched for, so that a search need not look at the games themselves. Losses and luck are
# sorted within each game alone. The index of games that were not reviewed is empty once all of them were. SQLite keeps
# the text with its comment: another number there has all games reviewed anew, where reviews say something else.
_TABLE = f"""CREATE TABLE summary (
    number INTEGER PRIMARY KEY,
    game TEXT NOT NULL,
    opponent TEXT NOT NULL,
    begun INTEGER NOT NULL,
    result INTEGER NOT NULL,
    score INTEGER NOT NULL,
    other INTEGER NOT NULL,
    length INTEGER NOT NULL,
    standing INTEGER NOT NULL,
    seal TEXT NOT NULL,
    best INTEGER,
    money INTEGER,
    loss INTEGER, -- reviews 2
    luck INTEGER,
    reviewed INTEGER NOT NULL,
    {", ".join(f"{column} INTEGER NOT NULL" for column in DICE)}
)"""
# Games without a summary that need none: no list shows a game before its first move.
_UNPLAYED = """CREATE TABLE unplayed (
    number INTEGER PRIMARY KEY,
    ended INTEGER NOT NULL
)"""
_INDEXES = """
CREATE INDEX summary_by_begun ON summary (begun);
CREATE INDEX summary_by_opponent ON summary (opponent);
CREATE INDEX summary_by_result ON summary (result, score);
CREATE INDEX summary_by_length ON summary (length);
CREATE INDEX summary_by_standing ON summary (standing);
CREATE INDEX summary_by_game_begun ON summary (game, begun);
CREATE INDEX summary_by_game_opponent ON summary (game, opponent);
CREATE INDEX summary_by_game_result ON summary (game, result, score);
CREATE INDEX summary_by_game_length ON summary (game, length);
CREATE INDEX summary_by_game_standing ON summary (game, standing);
CREATE INDEX summary_by_game_loss ON summary (game, loss);
CREATE INDEX summary_by_game_luck ON summary (game, luck);
CREATE INDEX summary_unreviewed ON summary (number) WHERE reviewed = 0;
CREATE INDEX summary_searched ON summary (game, opponent, result, standing, begun);
"""
_MISTAKES = """CREATE TABLE mistake (
    number INTEGER NOT NULL,
    ply INTEGER NOT NULL,
    game TEXT NOT NULL,
    day INTEGER NOT NULL,
    severity INTEGER NOT NULL,
    key TEXT NOT NULL,
    PRIMARY KEY (number, ply)
) WITHOUT ROWID"""
# The order in which exercises come is that of an index, for all games and for those of one game.
_MISTAKE_INDEXES = """
CREATE UNIQUE INDEX mistake_by_key ON mistake (game, key);
CREATE INDEX mistake_by_day ON mistake (day DESC, severity DESC);
CREATE INDEX mistake_by_game_day ON mistake (game, day DESC, severity DESC);
"""

RESULTS = (GameResult.LOST, GameResult.TIED, GameResult.ENDED, GameResult.OPEN, GameResult.WON)
STANDINGS = (
    GameStanding.COUNTED,
    GameStanding.PRACTICE,
    GameStanding.LEFT,
    GameStanding.GOES_ON,
    GameStanding.UNREADABLE,
    GameStanding.IMPORTED,
    GameStanding.FALSE_DICE,
)
"""The file names results and standings by their places here, from 0; sorted so, the lost ones come first."""
_NEVER_REVIEWED = (GameStanding.GOES_ON, GameStanding.UNREADABLE)
_WRITE = f"REPLACE INTO summary VALUES ({', '.join('?' * (15 + len(DICE)))})"  # noqa: S608 (columns of ours alone)
_DAY_S = 24 * 60 * 60

_WRITE_MISTAKE = """
INSERT INTO mistake SELECT number, :ply, game, begun / :day, :severity, :key FROM summary WHERE number = :number
ON CONFLICT (game, key) DO UPDATE SET
    number = excluded.number, ply = excluded.ply, day = excluded.day, severity = excluded.severity
WHERE excluded.number > mistake.number
"""

Found = TypeVar("Found")


class HistoryFile:
    """The store's file, opened for each question and closed again. It can be handed to another process.

    The store goes on writing meanwhile.
    """

    def __init__(self, file: Path) -> None:
        self.file = file

    def _ask(self, question: Callable[[sqlite3.Connection], Found]) -> Found:
        """Return the answer to one question. Raises StoreError."""
        with closing(open_as_it_is(self.file, WAIT_S, "rw")) as connection:
            try:
                make_summaries(connection)
                return question(connection)
            except UNREADABLE as error:
                raise why_unreadable(error) from None

    def _change(self, change: Callable[[sqlite3.Connection], Found]) -> Found:
        """Change the file in one transaction, and return what `change` does. Raises StoreError."""

        def in_transaction(connection: sqlite3.Connection) -> Found:
            with transaction(connection):
                return change(connection)

        return self._ask(in_transaction)

    def _each(self, question: Callable[[sqlite3.Connection], Iterator[Found]]) -> Iterator[Found]:
        """Yield the answers one by one, of one moment of the file, whatever is played meanwhile. Raises StoreError."""
        with closing(open_as_it_is(self.file, WAIT_S, "rw")) as connection:
            try:
                make_summaries(connection)
                connection.execute("BEGIN")
                yield from question(connection)
            except UNREADABLE as error:
                raise why_unreadable(error) from None


def make_summaries(connection: sqlite3.Connection) -> None:
    """Make the tables, where the file has none yet, or one of another version: its summaries are made anew."""
    made = "SELECT sql FROM sqlite_master WHERE name IN ('mistake', 'summary', 'unplayed') ORDER BY name"
    if connection.execute(made).fetchall() != [(_MISTAKES,), (_TABLE,), (_UNPLAYED,)]:
        connection.executescript(
            "BEGIN IMMEDIATE; DROP TABLE IF EXISTS summary; DROP TABLE IF EXISTS unplayed; "
            "DROP TABLE IF EXISTS mistake; "
            f"{_TABLE}; {_UNPLAYED}; {_MISTAKES}; {_INDEXES} {_MISTAKE_INDEXES} COMMIT;"
        )


def write_summary(connection: sqlite3.Connection, number: int, summary: GameSummary) -> None:
    """Write the summary of the game of this number, over an earlier one; the transaction is the caller's."""
    if summary.standing is GameStanding.UNPLAYED:
        forget_summaries(connection, (number,))
        connection.execute(
            "REPLACE INTO unplayed (number, ended) SELECT place, ended FROM game WHERE place = ?", (number,)
        )
        return
    connection.execute("DELETE FROM unplayed WHERE number = ?", (number,))
    figures, review = summary.figures, summary.review
    connection.execute(
        _WRITE,
        (
            number,
            summary.game,
            summary.opponent,
            summary.begun,
            RESULTS.index(summary.result),
            summary.score,
            summary.other,
            summary.length,
            STANDINGS.index(summary.standing),
            summary.seal,
            figures.best,
            figures.money,
            None if review is None else review.loss,
            None if review is None else review.luck,
            review is not None or summary.standing in _NEVER_REVIEWED,
            *figures.dice.faces,
            *figures.dice.sums,
        ),
    )
    if review is not None:
        _write_mistakes(connection, number, review.mistakes)


def _write_mistakes(connection: sqlite3.Connection, number: int, mistakes: Iterable[Mistake]) -> None:
    """Write the mistakes of a summarized game over its earlier ones; the transaction is the caller's."""
    connection.execute("DELETE FROM mistake WHERE number = ?", (number,))
    connection.executemany(
        _WRITE_MISTAKE,
        (
            {"number": number, "ply": each.ply, "day": _DAY_S, "severity": each.severity, "key": each.key}
            for each in mistakes
        ),
    )


def forget_summaries(connection: sqlite3.Connection, numbers: Collection[int]) -> None:
    """Drop the summaries of these games, and their mistakes; the transaction is the caller's."""
    for table in ("summary", "mistake"):
        statement = f"DELETE FROM {table} WHERE number = ?"  # noqa: S608 (tables of ours alone)
        connection.executemany(statement, ((number,) for number in numbers))


def behind_in(connection: sqlite3.Connection, hidden: frozenset[int]) -> list[int]:
    """Return the numbers of the games that have no summary yet, or that have ended since it was made; the newest first.

    Those that are hidden have none, and need none.
    """
    changed = connection.execute(
        "SELECT number FROM summary JOIN game ON place = number WHERE standing = ? AND game.ended "
        "UNION ALL SELECT number FROM unplayed JOIN game ON place = number "
        "WHERE moves OR game.ended != unplayed.ended",
        (STANDINGS.index(GameStanding.GOES_ON),),
    ).fetchall()
    kept, summarized, unplayed = (
        connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0]  # noqa: S608
        for table in ("game", "summary", "unplayed")
    )
    missing = (
        connection.execute(
            "SELECT place FROM game WHERE place NOT IN (SELECT number FROM summary) "
            "AND place NOT IN (SELECT number FROM unplayed)"
        ).fetchall()
        if kept != summarized + unplayed + len(hidden)
        else []
    )
    found = {int(number) for (number,) in (*changed, *missing)}
    return sorted(found - hidden, reverse=True)


def unreviewed_in(connection: sqlite3.Connection, below: int | None, most: int) -> list[int]:
    """Return the numbers of at most so many unreviewed games, the newest first, below a number or of all."""
    where, values = ("", []) if below is None else ("AND number < ?", [below])
    rows = connection.execute(
        f"SELECT number FROM summary INDEXED BY summary_unreviewed WHERE reviewed = 0 {where} "  # noqa: S608
        "ORDER BY number DESC LIMIT ?",
        (*values, most),
    )
    return [int(number) for (number,) in rows]


def write_review(connection: sqlite3.Connection, number: int, review: ReviewFigures | None) -> None:
    """Write what came of the review of this game, None where it has none; the transaction is the caller's."""
    connection.execute(
        "UPDATE summary SET loss = ?, luck = ?, reviewed = 1 WHERE number = ?",
        (None if review is None else review.loss, None if review is None else review.luck, number),
    )
    _write_mistakes(connection, number, () if review is None else review.mistakes)


def result_of(value: object) -> GameResult:
    """Return the result that the file names by its place in RESULTS; any one where it is damaged."""
    return RESULTS[whole(value) % len(RESULTS)]


def standing_of(value: object) -> GameStanding:
    """Return the standing that the file names by its place in STANDINGS; any one where it is damaged."""
    return STANDINGS[whole(value) % len(STANDINGS)]


def whole(value: object) -> int:
    """Return a whole number; 0 for whatever else a damaged file holds."""
    return value if isinstance(value, int) else 0
