"""Reviews of craps: what choices cost, what the dice gave, and how both are graded."""

from fractions import Fraction

import pytest

from dicedesk.coach.craps.coach import CRAPS_COACH
from dicedesk.coach.evaluation import Unit
from dicedesk.coach.limits import LIMITS, Grade, Rating
from dicedesk.coach.review import MoveReview, Review, review
from dicedesk.coach.words import player_words
from dicedesk.core.record import parse_record
from dicedesk.core.words import Name
from dicedesk.games.craps.game import CRAPS


def reviewed(*moves: str) -> Review:
    """The review of a game in Las Vegas."""
    text = '[Game "craps"]\n[Rules "preset=las-vegas won-place=stays"]\n' + "\n".join(moves)
    return review(parse_record(text, {"craps": CRAPS}), CRAPS_COACH)


def last(*moves: str) -> MoveReview:
    """The review of the last of these moves."""
    return reviewed(*moves).moves[-1]


def test_a_bet_costs_when_it_is_made_and_the_throw_is_luck() -> None:
    bet, throw = reviewed("bet pass 10", "throw : 3 4").moves
    assert (bet.loss, bet.luck) == (Fraction(14, 99), (0,))
    assert (throw.loss, throw.luck) == (0, (10 + Fraction(14, 99),))


@pytest.mark.parametrize(
    ("moves", "grade"),
    [
        (("bet pass 10",), Grade.FINE),
        (("throw : 1 5", "bet come 10"), Grade.FINE),
        (("throw : 1 5", "bet place-8 12"), Grade.FINE),
        (("bet field 10",), Grade.INACCURACY),
        (("bet place-4 10",), Grade.MISTAKE),
        (("bet hard-8 10",), Grade.MISTAKE),
        (("bet any-seven 10",), Grade.BLUNDER),
        (("bet dont-pass 10", "throw : 2 2", "take-down dont-pass"), Grade.BLUNDER),
        (("bet field 10", "take-down field"), Grade.FINE),
        (("bet pass 10", "throw : 2 2", "leave"), Grade.BLUNDER),
        (("odds on",), Grade.FINE),
    ],
)
def test_a_choice_is_graded_by_the_share_that_it_loses(moves: tuple[str, ...], grade: Grade) -> None:
    assert last(*moves).grade is grade


def test_throws_and_moves_about_nothing_are_no_choices() -> None:
    assert not last("bet pass 10", "throw : 3 4").is_open
    assert not last("odds on").is_open
    assert not last("leave").is_open
    assert last("bet pass 10").is_open


def test_all_that_was_put_down_is_rated_together() -> None:
    player = reviewed("bet pass 10", "throw : 1 3", "bet pass-odds 30", "throw : 3 4").players[0]
    assert player.loss_a_choice == Fraction(14, 99) / 40
    assert player.rating is Rating.FLAWLESS
    assert reviewed("bet two 5", "throw : 1 3").players[0].rating is Rating.ADVENTUROUS


def test_expensive_bets_among_cheap_ones_are_not_called_flawless() -> None:
    cheap = ("bet pass 10", "throw : 1 3", "bet pass-odds 30")
    field = reviewed("bet field 1", "throw : 1 2", *cheap).players[0]
    hardways = reviewed(*cheap, "bet hard-8 1", "bet hard-6 1", "throw : 3 4").players[0]
    most = LIMITS[Unit.DOLLARS].ratings[0]
    assert [player.loss_a_choice <= most for player in (field, hardways)] == [True, True]
    assert [player.rating for player in (field, hardways)] == [Rating.STRONG, Rating.STEADY]
    told = player_words(hardways, Name("You", is_you=True), Unit.DOLLARS, is_over=False)
    assert told[2].startswith("Solid. On average the house keeps ")
    assert told[3] == "2 choices were expensive."
