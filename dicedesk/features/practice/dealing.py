"""The trainer: deals random positions of a game, as hard as they are wanted."""

from random import Random

from dicedesk.coach.coach import A_PERSON
from dicedesk.coach.exercises import Exercise, Level
from dicedesk.features.practice.making import exercise_from
from dicedesk.games.catalogue import exercises_of, part_of

TRIES = 400
"""So many positions are looked at for one of the level; then the nearest one that was found is dealt."""

_LEVELS = tuple(Level)


def deal(game: str, level: Level, seed: int, most: int) -> tuple[Exercise, ...]:
    """So many exercises of a game and a level, the same ones for the same seed; a job of its own.

    Raises KeyError for a game that has no exercises.
    """
    # Nothing depends on who can foresee these positions.
    luck = Random(seed)
    return tuple(_one(game, level, luck) for _ in range(most))


def _one(game: str, level: Level, luck: Random) -> Exercise:
    exercises = exercises_of(game)
    if exercises is None:
        raise KeyError(game)
    coach = part_of(game, "coach")
    gaps = exercises.gaps(coach.unit)
    nearest: dict[int, Exercise] = {}
    for _ in range(TRIES):
        state, offered = exercises.dealt(coach, luck.randrange)
        best = min(each.graded_loss for each in offered)
        found = gaps.level([each.graded_loss - best for each in offered], coach.unit)
        if found is None:
            continue
        distance = abs(_LEVELS.index(found) - _LEVELS.index(level))
        if distance not in nearest:
            against = (A_PERSON,) * state.seats
            nearest[distance] = exercise_from(game, exercises, coach, (state, against), offered)
        if not distance:
            break
    return nearest[min(nearest)]
