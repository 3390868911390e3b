"""The mistakes of reviewed games as rows of the SQLite file, and what was answered when they were practiced.

Mistakes follow from their games, as summaries do, and are made anew with these. Answers are a person's own: they are in
a table of the file itself. A game has few mistakes, and of those that ask for the same only the newest is kept, so that
it comes back once.
"""

import sqlite3
from collections.abc import Collection, Iterable, Sequence

from dicedesk.play.ports.game_summary import Mistake
from dicedesk.play.ports.past_games import DueExercise, ExerciseCount, ExercisePlace

MISTAKES = """CREATE TABLE mistake (
    number INTEGER NOT NULL,
    ply INTEGER NOT NULL,
    game TEXT NOT NULL,
    day INTEGER NOT NULL,
    severity INTEGER NOT NULL,
    key TEXT NOT NULL,
    PRIMARY KEY (number, ply)
) WITHOUT ROWID"""
# The order in which exercises come is that of an index, for all games and for those of one game.
MISTAKE_INDEXES = """
CREATE UNIQUE INDEX mistake_by_key ON mistake (game, key);
CREATE INDEX mistake_by_day ON mistake (day DESC, severity DESC);
CREATE INDEX mistake_by_game_day ON mistake (game, day DESC, severity DESC);
"""
_DAY_S = 24 * 60 * 60

_WRITE = """
INSERT INTO mistake SELECT number, :ply, game, begun / :day, :severity, :key FROM summary WHERE number = :number
ON CONFLICT (game, key) DO UPDATE SET
    number = excluded.number, ply = excluded.ply, day = excluded.day, severity = excluded.severity
WHERE excluded.number > mistake.number
"""
_OF_GAME = {True: "", False: "mistake.game = :game AND"}
_DUE = """
SELECT number, ply, coalesce(step, 0) FROM mistake LEFT JOIN practised ON practised.game = number AND move = ply
WHERE {of_game} coalesce(due, 0) <= :now ORDER BY day DESC, severity DESC LIMIT :most
"""
_TOTALS = "SELECT game, count(*) FROM mistake INDEXED BY mistake_by_game_day GROUP BY game"
_LATER = """
SELECT mistake.game, count(*), sum(step > 0) FROM practised JOIN mistake ON number = practised.game AND ply = move
WHERE due > :now GROUP BY mistake.game
"""
_NEXT = """
SELECT min(due) FROM practised JOIN mistake ON number = practised.game AND ply = move WHERE {of_game} due > :now
"""


def write_mistakes(connection: sqlite3.Connection, number: int, mistakes: Iterable[Mistake]) -> None:
    """Write the mistakes of a summarized game over its earlier ones; the transaction is the caller's."""
    connection.execute("DELETE FROM mistake WHERE number = ?", (number,))
    connection.executemany(
        _WRITE,
        (
            {"number": number, "ply": each.ply, "day": _DAY_S, "severity": each.severity, "key": each.key}
            for each in mistakes
        ),
    )


def due_in(
    connection: sqlite3.Connection, game: str, now: int, most: int, without: Collection[ExercisePlace]
) -> tuple[DueExercise, ...]:
    """At most so many that are due, the newest day first, of each day the worst first."""
    rows: Sequence[tuple[int, int, int]] = connection.execute(
        _DUE.format(of_game=_OF_GAME[not game]), {"game": game, "now": now, "most": most + len(without)}
    ).fetchall()
    found = (DueExercise(ExercisePlace(number, ply), step) for number, ply, step in rows)
    return tuple(each for each in found if each.place not in without)[:most]


def counts_in(connection: sqlite3.Connection, now: int) -> tuple[ExerciseCount, ...]:
    """How many there are of each game."""
    later = {game: (count, known) for game, count, known in connection.execute(_LATER, {"now": now})}
    return tuple(
        ExerciseCount(game, total, total - later.get(game, (0, 0))[0], later.get(game, (0, 0))[1])
        for game, total in connection.execute(_TOTALS)
    )


def next_due_in(connection: sqlite3.Connection, game: str, now: int) -> int | None:
    """When the first returns that is not due."""
    found: int | None = connection.execute(
        _NEXT.format(of_game=_OF_GAME[not game]), {"game": game, "now": now}
    ).fetchone()[0]
    return found


def write_answer(connection: sqlite3.Connection, place: ExercisePlace, step: int, due: int) -> None:
    """Write an answer over an earlier one."""
    connection.execute(
        "REPLACE INTO practised (game, move, step, due) VALUES (?, ?, ?, ?)",
        (place.number, place.ply, step, due),
    )
