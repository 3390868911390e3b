"""The kinds of bets: their names, titles and what they pay."""

import copy
from fractions import Fraction

import pytest

from dicedesk.core.money import Cents, dollars
from dicedesk.games.craps.bets import (
    ALL,
    FIELD,
    NAMES,
    PASS,
    PLACES,
    Bet,
    BetKind,
    in_order,
    kind_named,
    title_of,
    with_bet,
)


def test_kinds_of_one_name_are_equal_whatever_they_pay() -> None:
    assert BetKind("horn", Fraction(3)) == BetKind("horn", Fraction(27, 4))


def test_kinds_of_one_name_are_one_in_a_set() -> None:
    assert len({BetKind("horn", Fraction(3)), BetKind("horn", Fraction(27, 4))}) == 1


def test_a_copy_of_a_kind_pays_the_same() -> None:
    again = copy.deepcopy(BetKind("place-6", Fraction(7, 6)))
    assert (again, again.win_amount(1200)) == (PLACES[6], dollars(14))


def test_a_win_is_rounded_down_to_the_cent() -> None:
    assert BetKind("lay-5", Fraction(2, 3)).win_amount(1_000) == 666


def test_every_kind_has_a_name_of_its_own_and_a_title() -> None:
    assert len({title_of(name) for name in NAMES}) == len(NAMES) == len(ALL) == 91


@pytest.mark.parametrize(
    ("name", "odds"),
    [("pass-odds", Fraction(3, 2)), ("dont-pass-odds", Fraction(2, 3)), ("come-odds-4", Fraction(2))],
)
def test_line_odds_pay_what_the_point_asks_for(name: str, odds: Fraction) -> None:
    kind = kind_named(name, 5)
    assert (kind.name, kind.odds) == (name, odds)


def test_bets_lie_in_the_order_of_the_layout() -> None:
    bets = with_bet((Bet(dollars(1), FIELD),), Bet(Cents(500), PASS))
    assert [bet.name for bet in bets] == ["pass", "field"]
    assert in_order(reversed(bets)) == bets


def test_a_bet_goes_on_top_of_what_lies_there() -> None:
    assert with_bet((Bet(dollars(1), FIELD),), Bet(dollars(4), FIELD)) == (Bet(dollars(5), FIELD),)
