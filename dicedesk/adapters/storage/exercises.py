"""The exercises: the mistakes of reviewed games in the SQLite file, and what was answered when they were practiced.

Answers are a person's own: unlike mistakes, they are in a table of the file itself, and nothing makes them anew.
"""

from collections.abc import Collection, Sequence

from dicedesk.adapters.storage.summaries import HistoryFile
from dicedesk.play.ports.past_games import DueExercise, ExerciseCount, ExercisePlace

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
_ANSWER = "REPLACE INTO practised (game, move, step, due) VALUES (?, ?, ?, ?)"


class SqliteExercises(HistoryFile):
    """Reads the mistakes that reviews found, and keeps what was answered."""

    def due(
        self, game: str, now: int, most: int, without: Collection[ExercisePlace] = ()
    ) -> tuple[DueExercise, ...]:
        """Return at most so many that are due, the newest day first, of each day the worst first."""
        statement = _DUE.format(of_game=_OF_GAME[not game])
        values = {"game": game, "now": now, "most": most + len(without)}
        rows: Sequence[tuple[int, int, int]] = self._ask(
            lambda connection: connection.execute(statement, values).fetchall()
        )
        found = (DueExercise(ExercisePlace(number, ply), step) for number, ply, step in rows)
        return tuple(each for each in found if each.place not in without)[:most]

    def counts(self, now: int) -> tuple[ExerciseCount, ...]:
        """Return how many exercises there are of each game."""
        totals, later = self._ask(
            lambda connection: (
                connection.execute(_TOTALS).fetchall(),
                {game: (count, known) for game, count, known in connection.execute(_LATER, {"now": now})},
            )
        )
        return tuple(
            ExerciseCount(game, total, total - later.get(game, (0, 0))[0], later.get(game, (0, 0))[1])
            for game, total in totals
        )

    def next_due(self, game: str, now: int) -> int | None:
        """Return when the first comes back that is not due; None where none does."""
        statement = _NEXT.format(of_game=_OF_GAME[not game])
        found: int | None = self._ask(
            lambda connection: connection.execute(statement, {"game": game, "now": now}).fetchone()[0]
        )
        return found

    def answer(self, place: ExercisePlace, step: int, due: int) -> None:
        """Keep an answer, over an earlier one."""
        self._ask(lambda connection: connection.execute(_ANSWER, (place.number, place.ply, step, due)))
