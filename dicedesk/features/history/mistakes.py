"""Finds the choices of persons in a reviewed game that come back as exercises."""

from itertools import islice
from typing import Any

from dicedesk.coach.evaluation import Grade
from dicedesk.coach.review import MoveReview, Review
from dicedesk.core.record import Record
from dicedesk.games.catalogue import KITS, exercises_of
from dicedesk.play.ports.game_summary import Mistake
from dicedesk.play.seats import PERSON, player_in

_MISTAKES = (Grade.MISTAKE, Grade.BLUNDER)
_PARTS = 1000
_WORST = 1_000_000


def mistakes_in(record: Record[Any], reviewed: Review) -> tuple[Mistake, ...]:
    """The mistakes and blunders of persons in a record, in their order."""
    exercises = exercises_of(record.spec.id)
    persons = _persons(record, len(reviewed.players))
    found = {
        ply: move
        for ply, move in enumerate(reviewed.moves)
        if move.is_open and move.grade in _MISTAKES and move.seat in persons
    }
    if exercises is None or not found:
        return ()
    mistakes = []
    for ply, played in enumerate(islice(record.replayed(), max(found) + 1)):
        if ply in found and exercises.has(played.before, played.move):
            key = exercises.key(played.before, played.move, reviewed.against)
            mistakes.append(Mistake(ply, _severity(found[ply], reviewed), key))
    return tuple(mistakes)


def _persons(record: Record[Any], seats: int) -> frozenset[int]:
    roster = KITS[record.spec.id].players
    return frozenset(
        seat for seat in range(seats) if roster is None or player_in(record, seat, roster) == PERSON
    )


def _severity(move: MoveReview, reviewed: Review) -> int:
    """The loss in thousandths of what the game calls a mistake, so that losses of different games compare."""
    share = move.loss / move.weight / reviewed.unit.limits.mistake
    return min(round(_PARTS * share), _WORST)
