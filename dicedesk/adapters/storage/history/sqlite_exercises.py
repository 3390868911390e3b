"""The exercises of the kept games, in the SQLite file. It is opened for each question, and closed again."""

from collections.abc import Collection

from dicedesk.adapters.storage.history.mistake_rows import counts_in, due_in, next_due_in, write_answer
from dicedesk.adapters.storage.history.opened import OpenedForEach
from dicedesk.play.ports.past_games import DueExercise, ExerciseCount, ExercisePlace


class SqliteExercises(OpenedForEach):
    """Reads the mistakes that reviews found, and keeps what was answered."""

    def due(
        self, game: str, now: int, most: int, without: Collection[ExercisePlace] = ()
    ) -> tuple[DueExercise, ...]:
        """At most so many that are due."""
        return self._ask(lambda connection: due_in(connection, game, now, most, without))

    def counts(self, now: int) -> tuple[ExerciseCount, ...]:
        """How many there are of each game."""
        return self._ask(lambda connection: counts_in(connection, now))

    def next_due(self, game: str, now: int) -> int | None:
        """When the first returns that is not due."""
        return self._ask(lambda connection: next_due_in(connection, game, now))

    def answer(self, place: ExercisePlace, step: int, due: int) -> None:
        """Keep an answer."""
        self._ask(lambda connection: write_answer(connection, place, step, due))
