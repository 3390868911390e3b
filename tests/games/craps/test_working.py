"""Where the price of a bet comes from: the next throw, what follows, and what becomes of it until it has gone."""

from fractions import Fraction

import pytest

from dicedesk.coach.evaluation import Unit
from dicedesk.coach.working import Consequence, Working
from dicedesk.core.money import DOLLAR
from dicedesk.games.craps.coach import CRAPS_COACH
from dicedesk.games.craps.coach_move_working import working_of_table, working_until_gone
from dicedesk.games.craps.coach_prices import price_of
from dicedesk.games.craps.coach_working import working_of_bet
from dicedesk.games.craps.game import CRAPS
from dicedesk.games.craps.rules import CrapsState, Leave, PlaceBet, TakeDown, Throw
from tests.games.craps.random_tables import random_tables

CASINO = "preset=las-vegas won-place=stays"
ALONE = ("",)
PLACE_8 = ("throw : 2 4", "bet place-8 12")


def table_after(*moves: str, rules: str = CASINO) -> CrapsState:
    """The table after these moves, written as in a record."""
    state = CRAPS.new_state(rules)
    for text in moves:
        move, _, faces = text.partition(" : ")
        state = state.apply(CRAPS.parse_move(move), tuple(map(int, faces.split()))).state
    return state


def working(name: str, *moves: str, rules: str = CASINO) -> Working:
    """The working of a bet on the table after these moves."""
    found = working_of_bet(table_after(*moves, rules=rules), name)
    assert found is not None
    return found


def told(found: Working) -> list[tuple[str, Fraction, Fraction]]:
    """What each part says, how often it happens, and the dollars that it brings."""
    return [(str(part.what), part.share, Fraction(part.value)) for part in found.parts]


def test_a_bet_that_does_not_lie_there_has_no_working() -> None:
    assert working_of_bet(table_after("bet pass 10"), "field") is None


def test_throws_that_do_the_same_are_told_together() -> None:
    assert told(working("place-8", *PLACE_8)) == [
        ("wins $14", Fraction(5, 36), 14),
        ("loses $12", Fraction(6, 36), -12),
        ("no decision", Fraction(25, 36), 0),
    ]
    assert told(working("world", "bet world 5")) == [
        ("wins $26", Fraction(2, 36), 26),
        ("wins $11", Fraction(4, 36), 11),
        ("loses $5", Fraction(24, 36), -5),
        ("the bet pushes", Fraction(6, 36), 0),
    ]


def test_the_title_names_the_bet_and_what_the_next_throw_brings() -> None:
    assert working("place-8", *PLACE_8).title == "Place 8, $12: −$0.06 on the next roll"


def test_each_throw_is_told() -> None:
    throws = {each.faces: each for each in working("world", "bet world 5").throws}
    assert throws[1, 1].what == "1 and 1: wins $26"
    assert throws[2, 3].what == "2 and 3: loses $5"
    assert throws[3, 4].what == "3 and 4: the bet pushes"
    waiting = working("place-8", *PLACE_8).throws[0]
    assert (waiting.consequence, waiting.what) == (Consequence.WAITS, "1 and 1: no decision")


@pytest.mark.no_cover
def test_the_parts_and_the_squares_sum_up_to_what_the_next_throw_brings_exactly() -> None:
    for table, bet in [(found, bet) for found in random_tables(range(40)) for bet in found.bets]:
        found = working_of_bet(table, bet.name)
        assert found is not None
        assert found.value == -price_of(table, bet).next_throw / DOLLAR
        assert sum(part.share for part in found.parts) == 1
        for consequence in Consequence:
            share = sum(part.share for part in found.parts if part.consequence is consequence)
            assert share * 36 == sum(each.consequence is consequence for each in found.throws)


@pytest.mark.no_cover
def test_the_parts_of_a_choice_sum_up_to_its_value_exactly() -> None:
    choices = (
        (state, each) for state in random_tables(range(10)) for each in CRAPS_COACH.evaluate(state, ALONE)
    )
    for state, evaluation in choices:
        found = CRAPS_COACH.working(state, evaluation.move, ALONE)
        if isinstance(evaluation.move, PlaceBet | TakeDown):
            assert found is not None
            assert (found.value, found.why, found.unit) == (evaluation.value, evaluation.why, Unit.DOLLARS)
        else:
            assert found is None


def test_a_bet_is_told_until_it_has_gone() -> None:
    found = CRAPS_COACH.working(table_after(), PlaceBet("pass", 10), ALONE)
    assert found is not None
    assert found.title == "Pass, $10: −$0.14"
    assert told(found) == [("wins $10", Fraction(244, 495), 10), ("loses $10", Fraction(251, 495), -10)]
    assert len(found.throws) == 36


def test_a_bet_that_stays_up_wins_more_than_once() -> None:
    found = CRAPS_COACH.working(table_after("throw : 2 4"), PlaceBet("place-8", 12), ALONE)
    assert found is not None
    assert told(found) == [("wins $14", Fraction(5, 6), 14), ("loses $12", Fraction(1), -12)]


def test_a_commission_that_is_paid_at_once_is_a_part() -> None:
    rules = "preset=las-vegas commission=made"
    found = CRAPS_COACH.working(table_after("throw : 2 4", rules=rules), PlaceBet("buy-4", 20), ALONE)
    assert found is not None
    assert told(found)[-1] == ("the commission", Fraction(1), -1)


def test_a_bet_that_is_taken_down_gives_up_what_it_would_win_and_lose() -> None:
    found = CRAPS_COACH.working(table_after(*PLACE_8), TakeDown("place-8"), ALONE)
    assert found is not None
    assert told(found) == [
        ("Place 8 taken down: wins $14", Fraction(5, 6), -14),
        ("Place 8 taken down: loses $12", Fraction(1), 12),
    ]


def test_a_move_that_is_refused_has_no_working() -> None:
    for move in (PlaceBet("nothing", 5), TakeDown("pass"), Throw(), Leave()):
        assert CRAPS_COACH.working(table_after(), move, ALONE) is None


@pytest.mark.parametrize(
    ("name", "moves", "rules", "until", "hour"),
    [
        ("place-8", PLACE_8, CASINO, "costs $0.33 on average; that takes 7.1 rolls.", "costs $2.35."),
        (
            "pass-odds",
            ("bet pass 10", "throw : 2 4", "bet pass-odds 10"),
            CASINO,
            "costs nothing on average; that takes 3.3 rolls.",
            "costs nothing.",
        ),
        (
            "dont-come",
            ("throw : 2 4", "bet dont-come 10"),
            "dont-come-12=wins come-on-point=wins",
            "gains $0.14 on average; that takes 3.4 rolls.",
            "gains $",
        ),
    ],
)
def test_it_tells_what_follows_and_what_an_hour_costs(
    name: str, moves: tuple[str, ...], rules: str, until: str, hour: str
) -> None:
    """A place bet on 8 costs 1/66 of $12 in 11 of 36 rolls, and works in 392 of 557: $2.35 in 60 of them."""
    until_gone, an_hour = working(name, *moves, rules=rules).notes
    assert until_gone == f"Until it is gone it {until}"
    assert an_hour.startswith(f"Kept up for an hour of 60 rolls, this bet {hour}")


def test_it_says_why() -> None:
    assert working("place-8", *PLACE_8).why.startswith("A 7 loses this bet (6 of 36 ways)")


def test_the_parts_of_what_lies_there_sum_up_to_its_price_until_it_has_gone() -> None:
    for state in random_tables(range(20)):
        prices = [price_of(state, bet) for bet in state.bets]
        for price in prices:
            found = working_until_gone(state, price.name)
            assert found is not None
            assert found.value == -price.until_gone / DOLLAR
        together = working_of_table(state)
        assert together is not None
        assert together.value == -sum(price.until_gone for price in prices) / DOLLAR


def test_an_empty_table_has_no_working() -> None:
    assert working_of_table(table_after()) is None
    assert working_until_gone(table_after(), "pass") is None
