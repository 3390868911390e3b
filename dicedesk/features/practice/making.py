"""Makes exercises of positions, and of moves of records."""

from dataclasses import replace
from itertools import islice
from typing import Any

from dicedesk.coach.coach import Against, Coach
from dicedesk.coach.evaluation import Evaluation
from dicedesk.coach.exercises import Exercise, GameExercises
from dicedesk.core.errors import NotationError
from dicedesk.core.game import StateT
from dicedesk.core.record import Record, parse_record
from dicedesk.core.words import tr
from dicedesk.games.catalogue import GAMES, exercises_of, part_of


def exercise_in(text: str, ply: int) -> Exercise:
    """The exercise of the choice that follows the first `ply` moves of a record's text; a job of its own.

    Raises NotationError where that choice makes none, and what reading and replaying the record raise.
    """
    return exercise_at(parse_record(text, GAMES), ply)


def exercise_at(record: Record[Any], ply: int) -> Exercise:
    """The same of a record."""
    played = next(islice(record.replayed(), ply, None), None)
    exercises = exercises_of(record.spec.id)
    if played is None or exercises is None or not exercises.has(played.before, played.move):
        raise NotationError(tr("There is no choice to practice here."))
    coach = part_of(record.spec.id, "coach")
    against = coach.against(record)
    offered = exercises.offered(coach, played.before, played.move, against)
    made = exercise_from(record.spec.id, exercises, coach, (played.before, against), offered)
    moves = (choice.move for choice in made.choices)
    return replace(
        made, made=next(move for move in moves if exercises.is_same(played.before, played.move, move))
    )


def exercise_from(
    game: str,
    exercises: GameExercises[StateT],
    coach: Coach[StateT],
    where: tuple[StateT, Against],
    offered: tuple[Evaluation, ...],
) -> Exercise:
    """The exercise of a position with the choices that are offered there; losses count from the best of those."""
    state, against = where
    ordered = sorted(offered, key=lambda each: each.graded_loss)
    best = ordered[0]
    choices = (exercises.choice(state, each, offered) for each in ordered)
    return Exercise(
        game=game,
        state=state,
        against=against,
        unit=coach.unit,
        position=exercises.position(state, against),
        question=exercises.question(state, offered),
        choices=tuple(
            replace(choice, loss=each.loss - best.loss, graded=each.graded_loss - best.graded_loss)
            for choice, each in zip(choices, ordered, strict=True)
        ),
    )
