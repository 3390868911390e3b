"""The working of a bet's price: squares, what they sum up to, and what follows."""

import re
from fractions import Fraction

import pytest

from dicedesk.coach.craps.prices import price_of
from dicedesk.coach.craps.throws import Settlement
from dicedesk.coach.craps.working import (
    Working,
    hour_words,
    square_words,
    sum_words,
    until_gone_words,
    ways_words,
    working_of,
)
from dicedesk.games.craps.game import CRAPS
from dicedesk.games.craps.state import CrapsState
from tests.coach.craps.random_tables import random_tables

CASINO = "preset=las-vegas won-place=stays"


def table(*moves: str, rules: str = CASINO) -> CrapsState:
    """The table after these moves, written as in a record."""
    state = CRAPS.new_state(rules)
    for text in moves:
        move, _, faces = text.partition(" : ")
        state = state.apply(CRAPS.parse_move(move), tuple(map(int, faces.split()))).state
    return state


def working(name: str, *moves: str, rules: str = CASINO) -> Working:
    """The working of a bet on the table after these moves."""
    found = working_of(table(*moves, rules=rules), name)
    assert found is not None
    return found


PLACE_8 = ("throw : 2 4", "bet place-8 12")


def test_a_bet_that_does_not_lie_there_has_no_working() -> None:
    assert working_of(table("bet pass 10"), "field") is None


def test_throws_that_do_the_same_are_told_together() -> None:
    assert [ways_words(each) for each in working("place-8", *PLACE_8).ways] == [
        "wins $14: 5 of 36",
        "loses $12: 6 of 36",
        "the bet waits: 25 of 36",
    ]
    assert [ways_words(each) for each in working("world", "bet world 5").ways] == [
        "wins $26: 2 of 36",
        "wins $11: 4 of 36",
        "loses $5: 24 of 36",
        "the bet comes back: 6 of 36",
    ]


def test_the_squares_sum_up_to_what_the_next_throw_brings() -> None:
    assert sum_words(working("place-8", *PLACE_8)) == (
        "(5 × $14 − 6 × $12) ÷ 36 = −$0.06 on average with the next roll"
    )
    assert sum_words(working("field", "bet field 6")) == (
        "(1 × $18 + 1 × $12 + 14 × $6 − 20 × $6) ÷ 36 = −$0.17 on average with the next roll"
    )
    assert sum_words(working("hard-8", "bet hard-8 5")) == "The next roll brings nothing and costs nothing."


def test_each_square_is_told() -> None:
    squares = {square.faces: square for square in working("world", "bet world 5").grid.squares}
    assert square_words(squares[1, 1]) == "1 and 1: wins $26"
    assert square_words(squares[2, 3]) == "2 and 3: loses $5"
    assert square_words(squares[3, 4]) == "3 and 4: the bet comes back"
    waiting = working("place-8", *PLACE_8).grid.squares[0]
    assert (waiting.settlement, square_words(waiting)) == (Settlement.WAITS, "1 and 1: the bet waits")


def test_the_ways_of_any_bet_add_up_to_36_and_to_its_price() -> None:
    for state in random_tables(range(40)):
        for bet in state.bets:
            found = working_of(state, bet.name)
            assert found is not None
            assert sum(each.count for each in found.ways) == 36
            mean = Fraction(sum(each.count * each.gain for each in found.ways), 36)
            assert mean == -found.price.next_throw
            assert found.price == price_of(state, bet)
            shown = re.search(r"= −?\$([0-9.]+)", sum_words(found))
            assert shown is None or abs(float(shown[1]) - abs(float(mean)) / 100) < 0.005001


@pytest.mark.parametrize(
    ("name", "moves", "rules", "until", "hour"),
    [
        ("place-8", PLACE_8, CASINO, "costs $0.33 on average; that takes 7.1 rolls.", "costs $2.85."),
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
            "gains $2.51.",
        ),
    ],
)
def test_it_tells_what_follows_and_what_an_hour_costs(
    name: str, moves: tuple[str, ...], rules: str, until: str, hour: str
) -> None:
    price = working(name, *moves, rules=rules).price
    assert until_gone_words(price) == f"Until it is gone it {until}"
    assert hour_words(price) == f"Kept up for an hour of 60 rolls, such a bet {hour}"


def test_it_says_why() -> None:
    assert working("place-8", *PLACE_8).why.startswith("The 7 makes this bet lose in 6 of 36 ways")
