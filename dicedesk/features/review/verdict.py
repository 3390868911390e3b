"""What decided a game: one line, and the decisive move."""

from dataclasses import dataclass, replace
from enum import Enum

from dicedesk.coach.evaluation import PlayerReview, Worth
from dicedesk.coach.unit import Unit
from dicedesk.core.dice import Roll
from dicedesk.core.fair.open_dice import DatedDice, open_dice_of
from dicedesk.core.record import LEFT
from dicedesk.core.words import Joined, Sentence, tr
from dicedesk.features.review.game import NONE, SeatReview, reviewed_moves
from dicedesk.play.ports.game_summary import GameStanding, GameSummary

_HALF = 0.5
_EVEN = 0.02
"""A game won with 48 to 52 percentage points from the dice is too close to call."""
_CLOSE = 0.8
"""If the lesser cause is more than this share of the greater one, both decided."""


class Decider(Enum):
    """Who decided a game."""

    CHOICES = "choices"
    DICE = "dice"
    BOTH = "both"
    NOTHING = "nothing"
    """No choice of the player could have changed anything."""


@dataclass(frozen=True)
class GameVerdict:
    """What decided a game, as seen from one seat.

    `place` is the number of the decisive move, from 1, and None if none stands out; `standing` is the position before
    it, `turning` what happened there and what would have been better, and `dice` the faces thrown. `to_copy` is a line
    about today's game to share. Each sentence may be "".
    """

    decider: Decider
    line: Sentence
    place: int | None = None
    standing: Sentence = NONE
    turning: str = NONE
    dice: Roll = ()
    to_copy: Sentence = NONE

    @property
    def spoken(self) -> Joined:
        return Joined((self.line, self.standing, self.turning), sign="\n")


def verdict_on(text: str) -> GameVerdict | None:
    """Return the verdict on the game in a record's text; None if it is not over. Run as a job.

    Raises NotationError if the text is not a record or has no coach, and the errors of replaying it.
    """
    return verdict_of(SeatReview(reviewed_moves(text)))


def verdict_of(review: SeatReview) -> GameVerdict | None:
    """Return the verdict from the seat of the review; None for a game that is not over."""
    if not (review.game.review.is_over or review.game.record.tag(LEFT) is not None):
        return None
    decider = decider_of(review.player, review.unit)
    verdict = GameVerdict(decider, _line(review, decider), to_copy=line_to_copy(review))
    by_choice = bool(review.errors) and decider in (Decider.CHOICES, Decider.BOTH)
    place = _costliest(review) if by_choice else _luckiest(review)
    if place is None:
        return verdict
    moment = review.moment(place)
    turning = _what_was_better(review, place) if by_choice else _what_was_thrown(review, place)
    return replace(verdict, place=place, standing=moment.standing, turning=turning, dice=moment.faces)


def line_to_copy(review: SeatReview) -> Sentence:
    """Return how a game with a day's dice ended, and what its choices cost; "" for any other game."""
    record, past = review.game.record, review.parts.past
    dice = open_dice_of(record)
    if not isinstance(dice, DatedDice):
        return NONE
    outcome = past.scored(
        record, review.game.history[-1].step.state if review.moves else record.first_state()
    )
    standing = GameStanding.LEFT if record.tag(LEFT) is not None else GameStanding.COUNTED
    summary = GameSummary(
        record.spec.id, "", 0, outcome.result, outcome.score, outcome.other, outcome.length, standing
    )
    values = {
        "game": record.spec.title,
        "day": dice.day,
        "result": past.result_words(summary),
        "cost": review.unit.amount_words(review.player.cost),
    }
    if record.is_casual:
        return tr("DiceDesk {game} {day} · {result} · cost {cost} · casual", **values)
    return tr("DiceDesk {game} {day} · {result} · cost {cost}", **values)


def decider_of(player: PlayerReview, unit: Unit) -> Decider:
    """Return who decided the game of a player.

    A won game is the player's if dice and opponents gave less than 50 percentage points. In all other games the choices
    and the dice are compared by how much each changed the value in the direction of the result.
    """
    if _is_nothing(player.cost, unit) and (not player.choices or _is_nothing(player.luck, unit)):
        return Decider.NOTHING
    if unit.quantity.is_chance and float(player.result) > _HALF:
        lead = _HALF - float(player.luck)
        return Decider.BOTH if abs(lead) < _EVEN else Decider.CHOICES if lead > 0 else Decider.DICE
    way = _way(player)
    by_choices, by_dice = float(-way * player.cost), float(way * player.luck)
    if min(by_choices, by_dice) > _CLOSE * max(by_choices, by_dice):
        return Decider.BOTH
    return Decider.CHOICES if by_choices > by_dice else Decider.DICE


def _way(player: PlayerReview) -> int:
    """Return 1 if a game ended better than it began, otherwise -1."""
    return 1 if player.luck >= player.cost else -1


def _is_nothing(worth: Worth, unit: Unit) -> bool:
    return not unit.way(worth)


def _costliest(review: SeatReview) -> int:
    moves = review.game.review.moves
    return max(review.errors, key=lambda place: moves[place - 1].cost)


def _luckiest(review: SeatReview) -> int | None:
    """Return the number of the throw that did most for the result; None if no throw had a visible effect."""
    moves, way = review.game.review.moves, _way(review.player)
    throws = (place for place, move in enumerate(moves, 1) if move.faces)
    place = max(throws, key=lambda place: way * moves[place - 1].luck[review.seat], default=None)
    return place if place is not None and review.moment(place).luck_way == way else None


def _what_was_better(review: SeatReview, place: int) -> Sentence:
    moment, cost = review.moment(place), review.game.review.moves[place - 1].cost
    return tr(
        "Move {number}, {choice}: {best} would have been better by {cost}.",
        number=place,
        choice=moment.choice,
        best=moment.best,
        cost=review.unit.amount_words(cost),
    )


def _what_was_thrown(review: SeatReview, place: int) -> str:
    luck = review.game.review.moves[place - 1].luck[review.seat]
    return Joined((review.moment(place).title, _gave(review.unit.amount_words(_size(luck)), luck)))


def _line(review: SeatReview, decider: Decider) -> Sentence:
    player, unit = review.player, review.unit
    # The first amount includes its unit; the second is short.
    is_first = decider in (Decider.CHOICES, Decider.BOTH)
    cost, luck = _size(player.cost), _size(player.dice)
    values = {
        "choices": _chosen(review, unit.amount_words(cost) if is_first else unit.number_words(cost)),
        "dice": _dice(player, unit, unit.number_words(luck) if is_first else unit.amount_words(luck)),
        "name": review.name,
    }
    match decider:
        case Decider.CHOICES if review.name.is_you:
            return tr("It was you: {choices}; {dice}.", **values)
        case Decider.CHOICES:
            return tr("It was {name}: {choices}; {dice}.", **values)
        case Decider.BOTH:
            return tr("Too close to call: {choices}; {dice}.", **values)
        case Decider.DICE:
            return tr("It was the dice: {dice}; {choices}.", **values)
        case _ if player.choices:
            return tr("All choices were equally good: {dice}.", **values)
    return tr("There was nothing to decide: {dice}.", **values)


def _chosen(review: SeatReview, amount: Sentence) -> Sentence:
    cost, is_you = review.player.cost, review.name.is_you
    if _is_nothing(cost, review.unit):
        return tr("your choices cost nothing") if is_you else tr("the choices cost nothing")
    if cost < 0:
        return (
            tr("your choices gained {gain}", gain=amount)
            if is_you
            else tr("the choices gained {gain}", gain=amount)
        )
    return (
        tr("your choices cost {cost}", cost=amount) if is_you else tr("the choices cost {cost}", cost=amount)
    )


def _dice(player: PlayerReview, unit: Unit, amount: Sentence) -> Sentence:
    gave = tr("the dice were neutral") if _is_nothing(player.dice, unit) else _gave(amount, player.dice)
    if not unit.has_gifts(player):
        return gave
    gifts = unit.number_words(_size(player.gifts))
    if player.gifts < 0:
        return tr("{dice}; the opponent's choices took {luck}", dice=gave, luck=gifts)
    return tr("{dice}; the opponent's choices gave {luck}", dice=gave, luck=gifts)


def _size(worth: Worth) -> Worth:
    return max(worth, -worth)


def _gave(amount: Sentence, luck: Worth) -> Sentence:
    if luck < 0:
        return tr("the dice took {luck}", luck=amount)
    return tr("the dice gave {luck}", luck=amount)
