"""Reviews of craps: what choices cost, what the dice gave, and how both are graded."""

from fractions import Fraction

import pytest

from dicedesk.coach.evaluation import Grade, Rating
from dicedesk.coach.review import MoveReview, Review, player_words, review
from dicedesk.core.record import parse_record
from dicedesk.core.words import Name
from dicedesk.games.craps.coach import CRAPS_COACH
from dicedesk.games.craps.odds import figures_at
from dicedesk.games.craps.rules import CRAPS
from dicedesk.games.craps.unit import UNIT


def reviewed(*moves: str) -> Review:
    """The review of a game in Las Vegas."""
    text = '[Game "craps"]\n[Rules "preset=las-vegas"]\n' + "\n".join(moves)
    return review(parse_record(text, {"craps": CRAPS}), CRAPS_COACH)


def last(*moves: str) -> MoveReview:
    """The review of the last of these moves."""
    return reviewed(*moves).moves[-1]


def test_a_bet_costs_when_it_is_made_and_the_throw_is_luck() -> None:
    bet, throw = reviewed("bet pass 10", "throw : 3 4").moves
    assert (bet.cost, bet.luck) == (Fraction(14, 99), (0,))
    assert (throw.cost, throw.luck) == (0, (10 + Fraction(14, 99),))


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
    assert player.cost_a_choice == Fraction(14, 99) / 40
    assert player.rating is Rating.FLAWLESS
    assert reviewed("bet two 5", "throw : 1 3").players[0].rating is Rating.ADVENTUROUS


def test_expensive_bets_among_cheap_ones_are_not_called_flawless() -> None:
    cheap = ("bet pass 10", "throw : 1 3", "bet pass-odds 30")
    field = reviewed("bet field 1", "throw : 1 2", *cheap).players[0]
    hardways = reviewed(*cheap, "bet hard-8 1", "bet hard-6 1", "throw : 3 4").players[0]
    most = UNIT.limits.ratings[0]
    assert [player.cost_a_choice <= most for player in (field, hardways)] == [True, True]
    assert [player.rating for player in (field, hardways)] == [Rating.STRONG, Rating.STEADY]
    told = player_words(hardways, Name("You", is_you=True), UNIT, is_over=False)
    assert told[1].startswith("Solid. On average the house keeps ")
    assert told[2] == "2 choices were expensive."


def test_money_that_is_taken_down_is_no_money_of_which_the_house_keeps_a_share() -> None:
    taken = ("bet pass 100", "take-down pass")
    (pass_alone,) = reviewed("bet pass 100", "throw : 3 4").players
    (pass_at_last,) = reviewed(*taken, *taken, "bet pass 100", "throw : 3 4").players
    assert pass_alone.cost_a_choice == pass_at_last.cost_a_choice == Fraction(7, 495)
    assert (pass_at_last.choices, pass_at_last.rating) == (pass_alone.choices, pass_alone.rating)


def test_who_takes_each_bet_down_has_bet_nothing() -> None:
    (player,) = reviewed("bet hard-8 10", "take-down hard-8", "throw : 1 2").players
    assert (player.cost, player.choices, player.rating) == (0, 0, None)
    (left,) = reviewed("bet hard-8 10", "bet field 5", "leave").players
    assert (left.cost, left.choices, left.rating) == (0, 0, None)


def test_a_bet_that_is_taken_down_again_leaves_the_rating_of_the_others() -> None:
    cheap = ("bet pass 10", "throw : 1 3", "bet pass-odds 30")
    (player,) = reviewed(*cheap, "bet hard-8 10", "take-down hard-8", "throw : 3 4").players
    assert player.cost_a_choice == Fraction(14, 99) / 40
    assert (player.rating, player.decided) == (Rating.FLAWLESS, 0)


def test_a_bet_that_saw_a_roll_stays_a_choice_though_it_is_no_money_that_is_kept() -> None:
    cheap = ("bet pass 10", "throw : 1 3", "bet pass-odds 30")
    (player,) = reviewed(*cheap, "bet hard-8 10", "throw : 1 2", "take-down hard-8").players
    assert player.cost_a_choice == Fraction(14, 99) / 40
    assert (player.rating, player.decided) == (Rating.STEADY, 1)


def test_only_what_lies_there_is_taken_back() -> None:
    lost = ("throw : 1 3", "bet hard-8 10", "throw : 3 4")
    moves = reviewed(*lost, "bet hard-8 5", "bet hard-8 2", "take-down hard-8", "throw : 1 2").moves
    assert [move.is_open for move in moves] == [False, True, False, False, False, False, False]


def test_a_bet_that_is_taken_down_at_a_loss_stays_one() -> None:
    (player,) = reviewed("bet dont-pass 10", "throw : 2 2", "take-down dont-pass").players
    assert player.cost == Fraction(10, 3) + Fraction(3, 22)
    assert player.cost_a_choice == player.cost / 10


def test_a_bet_that_moved_to_its_number_and_is_taken_down_there_was_bet() -> None:
    (player,) = reviewed("throw : 1 3", "bet dont-come 10", "throw : 2 4", "take-down dont-come-6").players
    assert player.cost == Fraction(3, 22) + Fraction(10, 11)
    assert player.cost_a_choice == player.cost / 10


def test_a_commission_that_was_paid_stays_paid() -> None:
    text = '[Game "craps"]\n[Rules "preset=building-skills"]\nthrow : 2 4\nbet buy-4 20\ntake-down buy-4'
    (player,) = review(parse_record(text, {"craps": CRAPS}), CRAPS_COACH).players
    assert (player.cost, player.cost_a_choice) == (1, Fraction(1, 21))


def test_turning_bets_on_and_off_bets_nothing() -> None:
    turned = ("work on", "work off") * 3
    (player,) = reviewed("bet hard-8 10", *turned, "throw : 3 4").players
    assert player.cost_a_choice == Fraction(1, 11)


@pytest.mark.parametrize(
    ("moves", "best"),
    [
        (("bet field 10", "take-down field"), "take-down field"),
        (("bet field 10",), "throw"),
        (("throw : 3 4",), "throw"),
        (("throw : 2 4", "bet dont-come 10"), "throw"),
    ],
)
def test_the_best_move_is_the_one_that_was_made_where_it_gains(moves: tuple[str, ...], best: str) -> None:
    assert last(*moves).best.to_text() == best


def test_a_bet_that_gains_is_the_best_and_costs_less_than_nothing() -> None:
    text = '[Game "craps"]\n[Rules "preset=building-skills"]\nthrow : 2 4\nbet dont-come 10'
    found = review(parse_record(text, {"craps": CRAPS}), CRAPS_COACH)
    assert found.moves[-1].best.to_text() == "bet dont-come 10"
    assert found.moves[-1].cost == 10 * figures_at("dont-come", 6).edge < 0
    told = player_words(found.players[0], Name("You", is_you=True), UNIT, is_over=False)
    gain = -float(figures_at("dont-come", 6).edge)
    assert told[0].startswith(f"On average your bets gain ${10 * gain:.2f}. The dice gave you ")
    assert told[1] == f"Flawless. On average these bets gain {gain:.2%}."
    others = player_words(found.players[0], Name("Ann"), UNIT, is_over=False)
    assert others[0].startswith(f"On average Ann's bets gain ${10 * gain:.2f}. The dice gave ")


@pytest.mark.parametrize(
    ("moves", "told"),
    [
        # Pass on 6 wins in 5 of 11 decisions; a place bet of $12 on 8 wins $14 in 5 of every 6 losses.
        ("leave", "On average your bets cost $5.00. The dice gave you $0.00, so the total is −$5.00."),
        (
            "throw : 3 4",
            "On average your bets cost $0.79. The dice gave you −$16.21, so the total is −$17.00.",
        ),
    ],
)
def test_a_review_from_a_position_tells_the_result_beside_the_money_there(moves: str, told: str) -> None:
    position = '[Position "bankroll 80.25, point 6, pass 5, place-8 12"]'
    text = f'[Game "craps"]\n[Rules "preset=las-vegas"]\n{position}\n{moves}'
    (player,) = review(parse_record(text, {"craps": CRAPS}), CRAPS_COACH).players
    assert player.brought == Fraction("97.25")
    assert player.cost_before == Fraction(5, 11) + (12 - 14 * Fraction(5, 6))
    assert player_words(player, Name("You", is_you=True), UNIT, is_over=True)[0] == told
