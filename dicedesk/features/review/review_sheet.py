"""A review as plain numbers: quick to be handed from the process that made it to the window, however long the game."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from dicedesk.coach.coach import Coach
from dicedesk.coach.evaluation import Grade, PlayerReview
from dicedesk.coach.review import MoveReview, Review
from dicedesk.coach.unit import Unit
from dicedesk.core.record import Record, parse_record
from dicedesk.core.words import Name, Sentence
from dicedesk.features.review.reviewed_game import coach_of, reviewed_game
from dicedesk.features.story import dice_told
from dicedesk.games.catalogue import GAMES

_MOVES_SHARE = 0.8
"""So much of the work is done when all moves are weighed; then the errors are explained."""


class ReviewRow(NamedTuple):
    """One move, as `MoveReview` has it, in floats. `best` is the best move as a record writes it."""

    seat: int
    best: str
    grade: Grade
    is_open: bool
    lost: tuple[float, ...]
    luck: tuple[float, ...]
    values: tuple[float, ...]

    @property
    def loss(self) -> float:
        """What the choice lost to the best one."""
        return self.lost[self.seat]

    @property
    def is_error(self) -> bool:
        """Whether the choice is worth a look: an inaccuracy or worse."""
        return self.is_open and self.grade is not Grade.FINE


class Reasons(NamedTuple):
    """Why the best move is the best, and what speaks for or against the one that was made; None for nothing."""

    best: Sentence | None
    made: Sentence | None


@dataclass(frozen=True)
class ReviewSheet:
    """The review of a game, its players and its moves in order.

    `dice` says whether they were the sealed ones. `start` is what the first position is worth to each seat. `reasons`
    explain errors, by the index of the move.
    """

    unit: Unit
    against: tuple[str, ...]
    is_over: bool
    players: tuple[PlayerReview, ...]
    names: tuple[Name, ...]
    notes: tuple[Sentence, ...]
    dice: Sentence
    start: tuple[float, ...]
    rows: tuple[ReviewRow, ...]
    reasons: Mapping[int, Reasons]


def review_record(text: str, tell: Callable[[float], object]) -> ReviewSheet:
    """The review of a record's text; `tell` hears on the way which share is done.

    Raises NotationError for what is no record, or has no coach, and what replaying it raises.
    """
    record = parse_record(text, GAMES)
    coach = coach_of(record)
    game = reviewed_game(record, lambda share: tell(_MOVES_SHARE * share))
    reviewed = game.review
    seats = range(len(reviewed.players))
    first = record.first_state()
    start = tuple(float(coach.worth(first, reviewed.against, seat)) for seat in seats)
    rows = tuple(map(_row, reviewed.moves))
    tell(_MOVES_SHARE)
    return ReviewSheet(
        reviewed.unit,
        reviewed.against,
        reviewed.is_over,
        reviewed.players,
        game.names,
        game.notes,
        dice_told(record, is_over=reviewed.is_over),
        start,
        rows,
        _reasons(record, coach, reviewed, rows),
    )


def _row(move: MoveReview) -> ReviewRow:
    return ReviewRow(
        move.seat,
        move.best.to_text(),
        move.grade,
        move.is_open,
        tuple(map(float, move.lost)),
        tuple(map(float, move.luck)),
        tuple(map(float, move.values)),
    )


def _reasons(
    record: Record[Any], coach: Coach[Any], reviewed: Review, rows: tuple[ReviewRow, ...]
) -> dict[int, Reasons]:
    return {
        place: Reasons(
            coach.why(played.before, reviewed.moves[place].best, reviewed.against),
            coach.why(played.before, played.move, reviewed.against),
        )
        for place, played in enumerate(record.replayed())
        if rows[place].is_error
    }
