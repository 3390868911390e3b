"""Makes the exercises that are due, and finds the mistakes of games that were not reviewed yet. Each is a job."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from dicedesk.coach.exercises import Exercise
from dicedesk.features.history.reviewing import review_some
from dicedesk.features.history.summaries import summary_of
from dicedesk.features.practice.making import exercise_in
from dicedesk.play.ports.past_games import DueExercise, ExerciseCount, ExercisePlace, KeptExercises, PastGames


@dataclass(frozen=True)
class WantedExercises:
    """Which exercises are to be made: of one game or of all (""), now (in seconds since 1970), but not these."""

    game: str
    now: int
    most: int
    without: frozenset[ExercisePlace] = frozenset()


@dataclass(frozen=True)
class Prepared:
    """Exercises that were made, and those that could not be: their games have gone, or cannot be replayed."""

    exercises: tuple[Exercise, ...]
    gone: frozenset[ExercisePlace]


@dataclass(frozen=True)
class ExerciseProgress:
    """How many exercises there are of each game, and when the first returns that is not due; None for none."""

    counts: tuple[ExerciseCount, ...]
    next_due: int | None

    def of(self, game: str) -> ExerciseCount:
        """The counts of one game, "" for all together."""
        found = [each for each in self.counts if game in {"", each.game}]
        total, due, known = (sum(getattr(each, name) for each in found) for name in ("total", "due", "known"))
        return ExerciseCount(game, total, due, known)


def prepare(kept: KeptExercises, past: PastGames, wanted: WantedExercises) -> Prepared:
    """The exercises that are due, the newest and worst first. Raises StoreError."""
    made: list[Exercise] = []
    gone: set[ExercisePlace] = set()
    for due in kept.due(wanted.game, wanted.now, wanted.most, wanted.without):
        exercise = _made(past, due)
        if exercise is None:
            gone.add(due.place)
        else:
            made.append(exercise)
    return Prepared(tuple(made), frozenset(gone))


def progress(kept: KeptExercises, game: str, now: int) -> ExerciseProgress:
    """How many there are. Raises StoreError."""
    return ExerciseProgress(kept.counts(now), kept.next_due(game, now))


def find_some(past: PastGames, tell: Callable[[int], None]) -> int:
    """Have games summarized and reviewed that were not yet, and return how many were reviewed. Raises StoreError."""
    for _ in past.catch_up(summary_of):
        tell(0)
    return review_some(past, tell)


def _made(past: PastGames, due: DueExercise) -> Exercise | None:
    game = past.game(due.place.number)
    if game is None:
        return None
    try:
        exercise = exercise_in(game.record, due.place.ply)
    except ValueError:
        return None
    return replace(exercise, place=due.place, step=due.step)
