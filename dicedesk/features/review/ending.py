"""The end of a game: its result, how it came about, and the one moment to tell a friend.

For the seat from which a game is seen, each move is two steps: the choice, and its dice. The moment is the step with
the largest change in the direction of the result.
"""

from collections.abc import Iterator

from dicedesk.coach.evaluation import Worth
from dicedesk.coach.unit import is_certain
from dicedesk.core.fair.open_dice import DatedDice, open_dice_of
from dicedesk.core.record import LEFT
from dicedesk.core.words import Joined, Name, Sentence, by, figure, in_sentences, tr
from dicedesk.features.challenge import why_not_sent
from dicedesk.features.review.bars import bars_of
from dicedesk.features.review.best_play import game_with_best_play, result_of
from dicedesk.features.review.curve import curve_of
from dicedesk.features.review.duel import duel_words
from dicedesk.features.review.end_card import EndingStep, GameEnding
from dicedesk.features.review.game import NONE, SeatReview
from dicedesk.play.ports.game_summary import GameStanding

_EVEN = 0.5
_PAIR = 2


def ending_of(review: SeatReview) -> GameEnding | None:
    """Return the ending from the seat of the review; None for a game that is not over."""
    headline = review.headline
    if headline is None:
        return None
    step = moment_of(review)
    own = review.unit.result_words(review.player, review.name, review.last_state)
    return GameEnding(
        headline=headline,
        expected=_expected(review),
        summary=NONE if own else review.result_told,
        sums=review.unit.sums(review.player),
        bars=bars_of(review.player, review.unit),
        curve=curve_of(review),
        step=step,
        moment=Joined((own, _told(review, step)), sign="\n"),
        error=_error(review, step),
        to_copy=line_to_copy(review),
        best_play=_best_play(review),
        duel=duel_words(review),
        can_challenge=why_not_sent(review.game.record) is None,
    )


def steps_of(review: SeatReview) -> Iterator[EndingStep]:
    """Yield each choice and its dice, in the order of the game, without the seat's choices that do not count."""
    for place, move in enumerate(review.game.review.moves, 1):
        if move.is_open or move.seat != review.seat:
            yield EndingStep(place, is_choice=True, change=-move.lost[review.seat])
        if move.faces:
            yield EndingStep(place, is_choice=False, change=move.luck[review.seat])


def moment_of(review: SeatReview) -> EndingStep | None:
    """Return the step with the largest shown change in the direction of the result; the latest of several.

    Returns None if no step has a visible change in that direction.
    """
    way, number = _way(review), review.unit.quantity.number
    moment, furthest = None, 0.0
    for step in steps_of(review):
        size = way * number(step.change).number
        if size > 0 and size >= furthest:
            moment, furthest = step, size
    return moment


def _way(review: SeatReview) -> int:
    """Return 1 after a win and -1 after a loss; if nobody wins, the sign of the change over the game, or 0.

    You have also lost if others share the win.
    """
    outcome = review.last_state.outcome()
    if outcome is not None and len(review.game.names) > 1 and review.people:
        if outcome.winner is not None:
            return 1 if outcome.winner == review.seat else -1
        if review.name.is_you and _is_behind(review):
            return -1
    change = review.player.result - review.player.brought
    return (change > 0) - (change < 0)


def _is_behind(review: SeatReview) -> bool:
    scored = review.parts.past.scored(review.game.record, review.last_state)
    return scored.score < scored.other


def _expected(review: SeatReview) -> Sentence:
    """Return what the seat could expect at the start, or "" if the headline may not name it."""
    outcome, seats = review.last_state.outcome(), len(review.game.names)
    has_won = outcome is not None and outcome.winner == review.seat
    is_named = seats == _PAIR or review.name.is_you or has_won
    if review.unit.quantity.is_chance or seats == 1 or not is_named:
        return NONE
    return review.unit.expected_words(figure(review.player.value_at_start, 1), review.name)


def _told(review: SeatReview, step: EndingStep | None) -> str:
    unit, moves = review.unit, review.game.review.moves
    is_free = not (review.player.choices or unit.has_gifts(review.player))
    if step is None:
        if not any(move.faces for move in moves):
            return tr("No dice were rolled.")
        if is_free:
            return in_sentences(tr("No single roll stood out."), _no_choice(review.name))
        return tr("No single roll or choice stood out.")
    number = unit.quantity.number
    largest = max(abs(number(each.change).number) for each in steps_of(review))
    is_small = abs(number(step.change).number) == largest < number(unit.limits.inaccuracy).number
    small = tr("No roll or choice changed much; this one changed the most.") if is_small else NONE
    moment = review.moment(step.place)
    if (own := moment.own_words(is_choice=step.is_choice)) is not None:
        return in_sentences(small, own)
    if not step.is_choice:
        moved = NONE if moment.tells_change(step.change) else _moved(review, step)
        return in_sentences(small, moment.thrown, moved, _no_choice(review.name) if is_free else NONE)
    better = unit.better_words(moment.best_chosen, moves[step.place - 1].cost)
    return in_sentences(small, moment.chosen, better)


def _no_choice(name: Name) -> Sentence:
    return by(
        name,
        tr("You had nothing to decide."),
        tr("{name} had nothing to decide."),
    )


def _moved(review: SeatReview, step: EndingStep) -> str:
    """Return what the dice changed: for you, or for the player who rolled if you are not in the game."""
    move, name = review.game.review.moves[step.place - 1], review.name
    is_chance = review.unit.quantity.is_chance
    after: Worth = move.values[review.seat]
    before = after - step.change
    if not is_chance:
        return review.unit.moved_words(before, after, name)
    # Only games for two are weighed by chances.
    winner = review.seat if after > _EVEN else 1 - review.seat
    if not name.is_you and move.seat != review.seat:
        before, after, name = 1 - before, 1 - after, review.game.names[move.seat]
    moved = review.unit.moved_words(before, after, name)
    decided = review.moment(step.place).decided(winner) if is_certain(after) else ""
    return in_sentences(moved, decided)


def _error(review: SeatReview, step: EndingStep | None) -> int | None:
    """Return the number of the player's move that was the moment; if the choices cost most, of the costliest."""
    moves = review.game.review.moves
    if step is not None and step.is_choice and moves[step.place - 1].seat == review.seat:
        return step.place
    sums = review.unit.sums(review.player)
    if review.errors and sums.cost.number > max(-sums.dice.number, -sums.gifts.number, 0):
        return max(review.errors, key=lambda place: moves[place - 1].cost)
    return None


def line_to_copy(review: SeatReview) -> Sentence:
    """Return the result of a game with a day's dice, and the cost of its choices; "" for any other game."""
    record = review.game.record
    dice = open_dice_of(record)
    if not isinstance(dice, DatedDice):
        return NONE
    standing = GameStanding.LEFT if record.tag(LEFT) is not None else GameStanding.COUNTED
    values = {
        "game": record.spec.title,
        "day": dice.day,
        "result": result_of(record, review.last_state, standing),
        "cost": review.unit.count_words(review.unit.sums(review.player).cost),
    }
    if record.is_casual:
        return tr("DiceDesk {game} {day} · {result} · cost {cost} · casual", **values)
    return tr("DiceDesk {game} {day} · {result} · cost {cost}", **values)


def _best_play(review: SeatReview) -> Sentence:
    record = review.game.record
    dice = open_dice_of(record)
    best = game_with_best_play(record, dice) if isinstance(dice, DatedDice) else None
    if best is None:
        return NONE
    *_, last = best.replayed()
    result = result_of(best, last.step.state, GameStanding.COUNTED)
    return tr("Best play with the same dice: {result}.", result=result)
