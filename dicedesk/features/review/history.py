"""The figures of a review that the history saves: cost and luck, their words, and mistakes to practice."""

from collections.abc import Callable
from fractions import Fraction
from functools import partial
from itertools import islice
from typing import Any

from dicedesk.coach.coach import SlowWork
from dicedesk.coach.evaluation import Grade, Worth
from dicedesk.coach.review import MoveReview, Review, review
from dicedesk.coach.unit import Unit
from dicedesk.core.record import Record, parse_record
from dicedesk.core.words import Sentence
from dicedesk.games.catalogue import GAMES, SPECS, exercises_of
from dicedesk.play.ports.game_summary import PARTS, ChoiceFigures, GameSummary, Mistake, ReviewFigures
from dicedesk.play.ports.past_games import History
from dicedesk.play.ports.store import StoredGame
from dicedesk.play.seats import people_in

MOST_AT_ONCE = 500
"""Most games reviewed by one job; its memory is freed when its process ends."""


def review_some(past: History, tell: Callable[[int | SlowWork], None]) -> int:
    """Review games that need it, and return their number.

    `tell` receives the number done so far, and the slow work of coaches. Raises StoreError.
    """
    count = 0
    for reviewed in past.review(partial(reviewed_figures, tell=tell)):
        count += reviewed
        tell(count)
        if count >= MOST_AT_ONCE:
            break
    return count


def reviewed_figures(
    stored: StoredGame, tell: Callable[[SlowWork], object] = lambda _: None
) -> ReviewFigures | None:
    """Return the person's cost and luck, and the mistakes of all people; `tell` hears of the coach's slow work.

    Cost and luck are those of the first person, or of the first seat if there is no person. The luck is that of the
    game's ending, so that its numbers add up here too.

    None for a game without a coach, or that cannot be replayed.
    """
    try:
        record = parse_record(stored.record, SPECS)
        game = GAMES[record.spec.id]
        if game.coach is None:
            return None
        coach = game.coach()
        coach.work_out(record.first_state().rules_text(), tell)
        reviewed = review(record, coach)
        players = reviewed.players
        people = people_in(record, len(players), game.players)
        person = players[people[0] if people else 0]
        mistakes = mistakes_in(record, reviewed)
        choices = _choices_in(record, reviewed, people[0]) if people else ()
        is_rated = bool(people) and _is_rated(record, reviewed)
    except ValueError:
        return None
    even = _parts(person.without_luck) if is_rated else None
    luck = reviewed.unit.shown_luck(person)
    return ReviewFigures(_parts(person.cost), _parts(luck), mistakes, choices, even)


def _choices_in(record: Record[Any], reviewed: Review, seat: int) -> tuple[ChoiceFigures, ...]:
    """The costs of a seat's choices that mattered, by kind; none of a game from a position.

    Moves taken over belong to another game.
    """
    if record.begins_at_position:
        return ()
    own = [move for move in reviewed.moves[record.taken_over :] if move.seat == seat and move.is_open]
    return tuple(
        ChoiceFigures(
            kind,
            len(alike),
            sum(_parts(move.cost) for move in alike),
            sum(_parts(move.put_down) for move in alike),
        )
        for kind in dict.fromkeys(move.kind for move in own)
        for alike in [[move for move in own if move.kind == kind]]
    )


def _is_rated(record: Record[Any], reviewed: Review) -> bool:
    """Whether it is a whole game, by the usual rules, against the player that ratings use."""
    first, past = record.first_state(), GAMES[record.spec.id].past
    return (
        reviewed.is_over
        and not record.taken_over
        and not record.begins_at_position
        and first.rules_text() == record.spec.new_state("").rules_text()
        and past.opponent(record) == reviewed.unit.rated_against != ""
    )


def lost_words(summary: GameSummary) -> Sentence | None:
    """Return the cost of the person's choices, such as "$9.80" or "17.3" (points); None without a review."""
    unit = _unit(summary)
    return unit.number_words(Fraction(summary.review.cost, PARTS)) if unit and summary.review else None


def whole_lost_words(summary: GameSummary) -> Sentence | None:
    """Return the cost with its unit, such as "17.3 points"."""
    unit = _unit(summary)
    return unit.amount_words(Fraction(summary.review.cost, PARTS)) if unit and summary.review else None


def luck_words(summary: GameSummary) -> Sentence | None:
    """Return the luck, such as "+41.6", where good luck is above 0; None without a review."""
    unit = _unit(summary)
    return unit.sum_change_words(Fraction(summary.review.luck, PARTS)) if unit and summary.review else None


def whole_luck_words(summary: GameSummary) -> Sentence | None:
    """Return the luck with its unit, such as "+41.6 points"."""
    unit = _unit(summary)
    return unit.whole_change_words(Fraction(summary.review.luck, PARTS)) if unit and summary.review else None


def luck_way(summary: GameSummary) -> int:
    """Return 1 for good luck that its words show, -1 for bad, otherwise 0."""
    unit = _unit(summary)
    return unit.way(Fraction(summary.review.luck, PARTS)) if unit and summary.review else 0


def _unit(summary: GameSummary) -> Unit | None:
    game = GAMES.get(summary.game)
    return game.unit if game else None


def _parts(worth: Worth) -> int:
    return round(worth * PARTS)


_MISTAKES = (Grade.MISTAKE, Grade.BLUNDER)
_PARTS = 1000
_WORST = 1_000_000


def mistakes_in(record: Record[Any], reviewed: Review) -> tuple[Mistake, ...]:
    """Return the mistakes and blunders of people in a record, in order."""
    exercises = exercises_of(record.spec.id)
    persons = people_in(record, len(reviewed.players), GAMES[record.spec.id].players)
    errors = {
        ply: move
        for ply, move in enumerate(reviewed.moves)
        if move.is_open and move.grade in _MISTAKES and move.seat in persons
    }
    if exercises is None or not errors:
        return ()
    mistakes = []
    for ply, played in enumerate(islice(record.replayed(), max(errors) + 1)):
        if ply in errors and exercises.has(played.before, played.move):
            key = exercises.key(played.before, played.move, reviewed.against)
            mistakes.append(Mistake(ply, _severity(errors[ply], reviewed), key))
    return tuple(mistakes)


def _severity(move: MoveReview, reviewed: Review) -> int:
    """Return the cost in thousandths of the game's limit for a mistake, which makes games comparable."""
    share = move.cost / move.weight / reviewed.unit.limits.mistake
    return min(round(_PARTS * share), _WORST)
