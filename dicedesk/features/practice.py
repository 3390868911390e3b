"""Practice: the mistakes of saved games come back as exercises, and random positions are dealt.

`prepare` makes the exercises that are due, `deal` random ones, `exercise_at` an exercise from a move of a record; each
is a job. `after_answer` says when an exercise returns: a solved one after 1 day, then after 3, 7, 21, 60 and 180 days
each time it is solved again, and every 180 days from then on. A missed one returns after ten minutes and starts over.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import islice
from random import Random
from typing import Any, Final

from dicedesk.coach.coach import A_PERSON, Against, SlowWork
from dicedesk.coach.evaluation import Evaluation
from dicedesk.coach.exercises import Exercise, GameExercises, Level
from dicedesk.core.errors import NotationError
from dicedesk.core.game import MoveT, StateT
from dicedesk.core.record import Record, parse_record
from dicedesk.core.words import tr
from dicedesk.features.history.games import summary_of
from dicedesk.features.position import read_position
from dicedesk.features.review.history import review_some
from dicedesk.games.catalogue import SPECS, exercises_of, load_coach
from dicedesk.play.ports.past_games import DueExercise, ExerciseCount, ExercisePlace, History

TRIES = 400
"""Positions tried to find the wanted level; after that, the nearest level is dealt."""
_LEVELS = tuple(Level)
DAYS: Final = (1, 3, 7, 21, 60, 180)
"""Days until an exercise returns that was solved for the first, second, third ... time in a row."""
MISSED_S: Final = 10 * 60
"""Seconds until a missed exercise returns."""
DAY_S: Final = 24 * 60 * 60


@dataclass(frozen=True)
class ExerciseProgress:
    """The number of exercises of each game, and when the next one becomes due; None if there is none.

    `unreviewed` is the number of games whose mistakes are not known yet.
    """

    counts: tuple[ExerciseCount, ...]
    next_due: int | None
    unreviewed: int

    def of(self, game: str) -> ExerciseCount:
        """Return the counts of one game, or the sums of all for ""."""
        counts = [each for each in self.counts if game in {"", each.game}]
        total, due, known = (
            sum(getattr(each, name) for each in counts) for name in ("total", "due", "known")
        )
        return ExerciseCount(game, total, due, known)


def prepare(
    past: History,
    game: str,
    now: int,
    most: int,
    without: frozenset[ExercisePlace] = frozenset(),
    tell: Callable[[SlowWork], object] = lambda _: None,
) -> dict[ExercisePlace, Exercise | None]:
    """Return the due exercises of a game, "" for all, newest and worst first, except those in `without`.

    None stands for an exercise whose game was deleted, or cannot be replayed. `tell` hears of the coach's slow work.
    Raises StoreError.
    """
    found = past.due_exercises(game, now, most, without)
    return {due.place: _due_exercise(past, due, tell) for due in found}


def progress(past: History, game: str, now: int) -> ExerciseProgress:
    """Return the number of exercises, and when the next one of a game is due. Raises StoreError."""
    unreviewed = past.behind() + past.unreviewed()
    return ExerciseProgress(past.exercise_counts(now), past.next_due(game, now), unreviewed)


def find_some(past: History, tell: Callable[[int | SlowWork], None]) -> int:
    """Summarize and review games that need it, and return the number reviewed. Raises StoreError."""
    for _ in past.catch_up(summary_of):
        tell(0)
    return review_some(past, tell)


def _due_exercise(past: History, due: DueExercise, tell: Callable[[SlowWork], object]) -> Exercise | None:
    game = past.game(due.place.number)
    if game is None:
        return None
    try:
        exercise = exercise_at(parse_record(game.record, SPECS), due.place.ply, tell)
    except ValueError:
        return None
    return replace(exercise, due=due)


def deal(game: str, level: Level, seed: int, most: int) -> tuple[Exercise, ...]:
    """Return `most` exercises of a game and a level, the same ones for the same seed; run as a job.

    Raises KeyError for a game without exercises.
    """
    # These positions need not be unpredictable.
    luck = Random(seed)
    return tuple(_one(game, level, luck) for _ in range(most))


def _one(game: str, level: Level, luck: Random) -> Exercise:
    exercises = exercises_of(game)
    if exercises is None:
        raise KeyError(game)
    coach = load_coach(game)
    nearest: dict[int, Exercise] = {}
    for _ in range(TRIES):
        state, offered = exercises.dealt(coach, luck.randrange)
        offered_level = exercises.level([each.graded_cost for each in offered], coach.unit)
        if offered_level is None:
            continue
        distance = abs(_LEVELS.index(offered_level) - _LEVELS.index(level))
        if distance not in nearest:
            nearest[distance] = _exercise(game, exercises, state, (A_PERSON,) * state.seats, offered)
        if not distance:
            break
    return nearest[min(nearest)]


def exercise_at(
    record: Record[Any], ply: int, tell: Callable[[SlowWork], object] = lambda _: None
) -> Exercise:
    """Return the exercise for the choice after the first `ply` moves of a record; run as a job.

    `tell` hears of the coach's slow work. Raises NotationError if that choice makes no exercise, and the errors of
    replaying the record.
    """
    played = next(islice(record.replayed(), ply, None), None)
    exercises = exercises_of(record.spec.id)
    if played is None or exercises is None or not exercises.has(played.before, played.move):
        raise NotationError(tr("There is no choice to practice here."))
    coach = load_coach(record.spec.id)
    coach.work_out(played.before.rules_text(), tell)
    against = coach.against(record)
    offered = exercises.offered(coach, played.before, played.move, against)
    exercise = _exercise(record.spec.id, exercises, played.before, against, offered)
    same = (each for each in exercise.choices if exercises.is_same(played.before, played.move, each.move))
    return replace(exercise, own_choice=next(same))


def exercise_in(text: str, tell: Callable[[SlowWork], object] = lambda _: None) -> Exercise:
    """Return the exercise for the choice in the position of a line; run as a job.

    `tell` hears of the coach's slow work. Raises NotationError if the line cannot be read, or if its choice makes no
    exercise.
    """
    line = read_position(text)
    game, state = line.spec.id, line.state
    coach, exercises = load_coach(game), exercises_of(game)
    coach.work_out(line.rules, tell)
    against = coach.against_names(line.players or (A_PERSON,) * state.seats)
    moves = (each.move for each in coach.evaluate(state, against))
    move = next((move for move in moves if exercises is not None and exercises.has(state, move)), None)
    if exercises is None or move is None:
        raise NotationError(tr("There is no choice to practice here."))
    return _exercise(game, exercises, state, against, exercises.offered(coach, state, move, against))


def _exercise(
    game: str,
    exercises: GameExercises[StateT, MoveT],
    state: StateT,
    against: Against,
    offered: tuple[Evaluation[MoveT], ...],
) -> Exercise:
    ordered = sorted(offered, key=lambda each: each.graded_cost)
    choices = tuple(exercises.choice(state, each, offered) for each in ordered)
    position = exercises.position(state, against, offered)
    return Exercise(game, state, against, load_coach(game).unit, position, choices)


@dataclass(frozen=True)
class Return:
    """How often in a row an exercise was solved, and when it returns, in seconds since 1970 (UTC)."""

    step: int
    due: int


def after_answer(step: int, now: int, *, is_right: bool) -> Return:
    """Return when an exercise returns after this answer; it was solved `step` times in a row before."""
    if not is_right:
        return Return(0, now + MISSED_S)
    return Return(step + 1, now + DAYS[min(step, len(DAYS) - 1)] * DAY_S)
