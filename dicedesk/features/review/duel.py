"""A game from a challenge, compared with the challenger's: both results, and the costs of the choices."""

from dicedesk.core.words import Sentence, by, in_sentences, tr
from dicedesk.features.challenge import challenger_in, cost_in, result_words
from dicedesk.features.review.game import SeatReview


def end_words(review: SeatReview) -> Sentence:
    """Return how the game ended for the player of the seat, in a sentence."""
    return tr("{result}.", result=_end(review))


def cost_words(review: SeatReview) -> Sentence:
    """Return the cost of the seat's choices, in a sentence."""
    cost = review.unit.count_words(review.unit.sums(review.player).cost)
    return by(review.name, tr("Your choices cost {cost}."), tr("{name}'s choices cost {cost}."), cost=cost)


def duel_words(review: SeatReview) -> str:
    """Return how the challenger's game ended, and the costs of both; "" for a game that answers no challenge."""
    record = review.game.record
    challenger = challenger_in(record)
    if challenger is None:
        return ""
    values = {
        "own": review.unit.count_words(review.unit.sums(review.player).cost),
        "challenger": challenger.name,
        "cost": cost_in(challenger, review.unit),
        "name": review.name,
    }
    costs = (
        tr("Your choices cost {own}, {challenger}'s {cost}.", **values)
        if review.name.is_you
        else tr("{name}'s choices cost {own}, {challenger}'s {cost}.", **values)
    )
    return in_sentences(tr("{result}.", result=result_words(challenger, record)), costs)


def _end(review: SeatReview) -> Sentence:
    record, past = review.game.record, review.parts.past
    if review.headline is None:
        return tr("The game is not over yet")
    if review.name.is_you:
        return review.headline
    return past.told_of(review.name.text, past.scored(record, review.last_state), len(review.game.names))
