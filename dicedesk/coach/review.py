"""The review of a game: the cost of each choice, the luck of each roll, and their sums.

For each seat, its value at the start + luck - cost is its result, exactly: each move takes the value from one position
to the next, and the value of the move itself splits that change into the choice and its dice.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any, NamedTuple

from dicedesk.coach.coach import Against, Coach
from dicedesk.coach.evaluation import Grade, PlayerReview, Rating, Worth
from dicedesk.coach.unit import Unit
from dicedesk.core.dice import Roll
from dicedesk.core.game import Move, Played, StateT
from dicedesk.core.record import Record
from dicedesk.core.words import Name, Sentence, tr

_NOTHING = Fraction(0)
"""Sums of fractions that start with it stay exact."""


class MoveReview(NamedTuple):
    """One move. `lost`, `luck` and `values` hold a number for each seat.

    `best` is the best move available: the move made, if it gained on the coach's best. `lost` is what the choice took
    from a seat's value: positive for the mover's cost, negative for another seat's gain. `luck` is what the dice gave,
    `values` the values after it. A choice is open if one of the moves would have cost more than next to nothing, and no
    other move undid it before the next dice. `weight` is the divisor of its cost before it is graded: 1, at craps the
    dollars at stake in the choice, and 0 if it is not graded. `put_down` is its part of the divisor of the average
    cost: at craps the dollars bet. `kind` is the kind of an open choice, from its unit's list.
    """

    seat: int
    move: Move
    faces: Roll
    best: Move
    grade: Grade
    is_open: bool
    weight: Worth
    put_down: Worth
    lost: tuple[Worth, ...]
    luck: tuple[Worth, ...]
    values: tuple[Worth, ...]
    kind: str

    @property
    def cost(self) -> Worth:
        """The cost of the choice compared with the best one."""
        return self.lost[self.seat]

    @property
    def is_error(self) -> bool:
        """Whether the choice is an inaccuracy or worse."""
        return self.is_open and self.grade is not Grade.FINE

    @property
    def is_for_the_win(self) -> bool:
        """As `Evaluation.is_for_the_win`."""
        return not self.weight and self.cost > 0


@dataclass(frozen=True, slots=True)
class Review:
    """A game. `is_over` is False if it was reviewed before its end."""

    unit: Unit
    against: Against
    is_over: bool
    moves: tuple[MoveReview, ...]
    players: tuple[PlayerReview, ...]

    def in_floats(self) -> "Review":
        """The same with floats for the moves, which are fast to draw and format; its sums stay exact."""
        return replace(self, moves=tuple(map(_in_floats, self.moves)))


def _in_floats(move: MoveReview) -> MoveReview:
    return move._replace(
        weight=float(move.weight),
        put_down=float(move.put_down),
        lost=tuple(map(float, move.lost)),
        luck=tuple(map(float, move.luck)),
        values=tuple(map(float, move.values)),
    )


def review(record: Record[Any], coach: Coach[Any, Any]) -> Review:
    """The review of a record. Raises the errors of replaying it."""
    return review_of(record.first_state(), record.replayed(), coach, coach.against(record))


def review_of(
    first: StateT, played: Iterable[Played[StateT]], coach: Coach[StateT, Any], against: Against
) -> Review:
    """The review of a game that begins with the state `first`."""
    start = values = _values(coach, first, against)
    moves, own_moves, last = list[MoveReview](), list[Move](), first
    for each in played:
        moves.append(_reviewed(each, values, coach, against))
        _take_back(moves, coach.taken_back(each.before, each.move, own_moves))
        own_moves.append(each.move)
        last, values = each.step.state, moves[-1].values
    players = tuple(
        _player(seat, start[seat], values[seat], moves, coach.unit, coach.cost_before(first))
        for seat in range(first.seats)
    )
    return Review(coach.unit, against, last.outcome() is not None, tuple(moves), players)


def _values(coach: Coach[StateT, Any], state: StateT, against: Against) -> tuple[Worth, ...]:
    return tuple(coach.worth(state, against, seat) for seat in range(state.seats))


def _reviewed(
    played: Played[StateT], before: tuple[Worth, ...], coach: Coach[StateT, Any], against: Against
) -> MoveReview:
    state, move = played.before, played.move
    after = _values(coach, played.step.state, against)
    # Without dice, a choice has the value of the position after it.
    worths = (
        tuple(coach.worth_of(state, move, against, seat) for seat in range(state.seats))
        if played.faces
        else after
    )
    lost = tuple(map(_less, before, worths))
    decision, limits = coach.decision(state, against), coach.unit.limits
    weight = coach.weight(state, move)
    best = move if lost[state.seat] < 0 else decision.best
    # Quitting is not part of what the other choices risk, but it counts once a person has made that choice.
    risk = decision.stake if against[state.seat] else max(decision.stake, lost[state.seat])
    is_open = bool(weight) and risk > limits.open
    return MoveReview(
        seat=state.seat,
        move=move,
        faces=played.faces,
        best=best,
        grade=limits.grade(lost[state.seat] / weight) if weight else Grade.FINE,
        is_open=is_open,
        weight=weight,
        put_down=coach.put_down(move, weight),
        lost=lost,
        luck=tuple(map(_less, after, worths)),
        values=after,
        kind=coach.kind(state, move, best) if is_open else "",
    )


def _take_back(moves: list[MoveReview], places: tuple[int, ...]) -> None:
    """Stop counting the moves at these places, which the last move undid, if they cost nothing together.

    If no dice were rolled in between either, the moves count as no choices.
    """
    together = (*places, len(moves) - 1)
    if places and not _added_up(moves[place].cost for place in together):
        saw_dice = any(move.faces for move in moves[min(places) :])
        for place in together:
            is_open = moves[place].is_open and saw_dice
            moves[place] = moves[place]._replace(put_down=_NOTHING, is_open=is_open)


def _less(worth: Worth, other: Worth) -> Worth:
    """The difference. Most throws cost nothing, and subtracting fractions is slow."""
    if worth is other:
        return _NOTHING
    return worth - other if other else worth


def _added_up(worths: Iterable[Worth]) -> Worth:
    """The sum; zeros are skipped because adding fractions is slow."""
    total: Worth = _NOTHING
    for worth in worths:
        if worth:
            total = total + worth
    return total


def _player(
    seat: int, start: Worth, end: Worth, moves: list[MoveReview], unit: Unit, before: Worth
) -> PlayerReview:
    open_ = [move for move in moves if move.seat == seat and move.is_open]
    put_down = _added_up(move.put_down for move in open_)
    lost = _added_up(move.cost for move in open_) / (put_down or 1)
    worst = max((move.grade for move in open_), key=list(Grade).index, default=Grade.FINE)
    return PlayerReview(
        value_at_start=start,
        dice=_added_up(move.luck[seat] for move in moves),
        gifts=-_added_up(move.lost[seat] for move in moves if move.seat != seat),
        cost=_added_up(move.cost for move in moves if move.seat == seat),
        result=end,
        choices=len(open_),
        cost_a_choice=lost,
        grades=tuple((grade, sum(move.grade is grade for move in open_)) for grade in Grade),
        rating=unit.limits.rating(lost, worst) if put_down else None,
        cost_before=before,
    )


def rating_words(rating: Rating) -> Sentence:
    """The word for a player's rating."""
    return {
        Rating.FLAWLESS: tr("Flawless"),
        Rating.STRONG: tr("Strong"),
        Rating.STEADY: tr("Solid"),
        Rating.LEARNING: tr("Uneven"),
        Rating.ADVENTUROUS: tr("Rough"),
    }[rating]


def grade_words(grade: Grade) -> Sentence:
    """The word for one choice of this grade."""
    return {
        Grade.FINE: tr("good"),
        Grade.INACCURACY: tr("inaccuracy"),
        Grade.MISTAKE: tr("mistake"),
        Grade.BLUNDER: tr("blunder"),
    }[grade]


def grades_words(grade: Grade) -> Sentence:
    """The word for several choices of this grade, shown next to their number."""
    return {
        Grade.FINE: tr("good choices"),
        Grade.INACCURACY: tr("inaccuracies"),
        Grade.MISTAKE: tr("mistakes"),
        Grade.BLUNDER: tr("blunders"),
    }[grade]


def player_words(player: PlayerReview, name: Name, unit: Unit, *, is_over: bool) -> tuple[Sentence, ...]:
    """The reasons for a player's result, and how well the player chose."""
    summary = unit.sum_words(player, name, is_over=is_over)
    if player.rating is None:
        return (summary,)
    first, *others = play_words(player, unit)
    return (
        summary,
        tr("{rating}. {words}", rating=rating_words(player.rating), words=first),
        *others,
    )


def play_words(player: PlayerReview, unit: Unit) -> tuple[Sentence, ...]:
    """The figures behind the rating of a player's choices; () if the player had nothing to decide."""
    if player.rating is None:
        return ()
    average = unit.average_words(player)
    return (average, unit.mistakes_words(player.decided)) if player.decided else (average,)
