"""The bets on a craps table and what they pay, as a person reads it."""

from fractions import Fraction

import pytest

from dicedesk.core.money import dollars
from dicedesk.core.record import parse_record
from dicedesk.core.words import tr
from dicedesk.games.craps.house import LAS_VEGAS
from dicedesk.games.craps.odds import BetFigures
from dicedesk.games.craps.rules import CRAPS, CrapsState
from dicedesk.games.craps.telling import (
    BetRow,
    bet_rows,
    edge_in_full,
    edge_text,
    made_as,
    off_on_come_out,
    pays_in_full,
    pays_of,
    turned_bets,
)

POINT_IS_EIGHT = "throw : 5 3"


def after(*lines: str, rules: str = "") -> CrapsState:
    """The state that the lines of a record lead to."""
    record = parse_record("\n".join(['[Game "craps"]', f'[Rules "{rules}"]', *lines]), {"craps": CRAPS})
    state = [record.first_state(), *(played.step.state for played in record.replay())][-1]
    assert isinstance(state, CrapsState)
    return state


def test_an_empty_table_has_no_rows() -> None:
    assert bet_rows(after()) == ()


def test_a_row_says_what_lies_on_a_bet_and_what_it_pays() -> None:
    state = after("bet pass 10", POINT_IS_EIGHT, "bet place-6 12")
    assert bet_rows(state) == (
        BetRow("pass", "Pass", dollars(10), "1:1", "1:1", works=True, made_as="pass"),
        BetRow("place-6", "Place 6", dollars(12), "7:6", "7:6", works=True, made_as="place-6"),
    )


def test_rows_come_in_the_order_of_the_layout() -> None:
    state = after("bet pass 10", POINT_IS_EIGHT, "bet hard-4 5", "bet field 5", "bet pass-odds 10")
    assert [row.name for row in bet_rows(state)] == ["pass", "pass-odds", "field", "hard-4"]


def test_a_come_bet_that_has_moved_was_made_on_the_come_line() -> None:
    state = after(POINT_IS_EIGHT, "bet come 10", "throw : 4 2")
    assert [(row.name, row.made_as) for row in bet_rows(state)] == [("come-6", "come")]


def test_come_odds_rest_on_a_come_out() -> None:
    state = after(POINT_IS_EIGHT, "bet come 10", "throw : 4 2", "bet come-odds-6 10", "throw : 4 4")
    assert [(row.name, row.works) for row in bet_rows(state)] == [("come-6", True), ("come-odds-6", False)]


def test_come_odds_that_are_turned_on_work() -> None:
    state = after(
        POINT_IS_EIGHT, "bet come 10", "throw : 4 2", "bet come-odds-6 10", "throw : 4 4", "odds on"
    )
    assert all(row.works for row in bet_rows(state))


@pytest.mark.parametrize(
    ("name", "pays"),
    [
        ("pass", "1:1"),
        ("dont-come-5", "1:1"),
        ("come-odds-9", "3:2"),
        ("dont-come-odds-4", "1:2"),
        ("place-10", "9:5"),
        ("lay-6", "5:6"),
        ("hard-8", "9:1"),
        ("twelve", "30:1"),
        ("field", "1:1–2:1"),
        ("horn", "3:1–27:4"),
        ("c-and-e", "3:1–7:1"),
        ("world", "11:5–26:5"),
        ("place-lose-4", "5:11"),
        ("big-6", "1:1"),
        ("hop-5-2", "15:1"),
        ("hop-4-4", "30:1"),
        ("pass-odds", "2:1, 3:2 or 6:5"),
        ("dont-pass-odds", "1:2, 2:3 or 5:6"),
    ],
)
def test_every_bet_says_what_it_pays(name: str, pays: str) -> None:
    assert pays_of(name, after()) == pays


@pytest.mark.parametrize(("name", "pays"), [("pass-odds", "6:5"), ("dont-pass-odds", "5:6")])
def test_line_odds_pay_by_the_point(name: str, pays: str) -> None:
    assert pays_of(name, after(POINT_IS_EIGHT)) == pays


def test_the_field_pays_what_the_house_pays_on_twelve() -> None:
    assert pays_of("field", after(rules="field-12=3")) == "1:1–3:1"
    assert pays_of("field", after(rules="field-2=3")) == "1:1–3:1"


def test_a_bet_made_before_a_point_is_off_until_it_is_told_to_work() -> None:
    rows = [bet_rows(after("bet lay-6 6", *more, rules=LAS_VEGAS.to_text())) for more in ((), ("work on",))]
    assert [row.works for (row,) in rows] == [False, True]


@pytest.mark.parametrize(
    ("name", "rules", "pays"),
    [
        ("field", "", "1:1, and 2:1 on 2 and 12"),
        ("field", "field-12=3", "1:1, 2:1 on 2 and 3:1 on 12"),
        ("field", "field-2=3", "1:1, 3:1 on 2 and 2:1 on 12"),
        ("field", "field-2=3 field-12=3", "1:1, and 3:1 on 2 and 12"),
        ("world", "", "26:5 on 2 and 12; 11:5 on 3 and 11; a 7 pushes"),
        ("c-and-e", "", "3:1 on 2, 3 and 12; 7:1 on 11"),
        ("horn", "", "27:4 on 2 and 12; 3:1 on 3 and 11"),
        ("place-6", "", "7:6"),
    ],
)
def test_in_full_it_is_told_on_which_totals(name: str, rules: str, pays: str) -> None:
    assert pays_in_full(name, after(rules=rules)) == pays


@pytest.mark.parametrize(
    ("name", "before"), [("come-6", "come"), ("dont-come-10", "dont-come"), ("come-odds-6", "come-odds-6")]
)
def test_a_bet_is_made_on_the_line_or_where_it_lies(name: str, before: str) -> None:
    assert made_as(name) == before


def test_a_bet_of_no_name_pays_nothing() -> None:
    with pytest.raises(KeyError):
        pays_of("hard-5", after())


BETS_THAT_REST = ("bet pass 10", POINT_IS_EIGHT, "bet place-6 12", "bet hard-4 5", "bet field 5")


def test_a_house_names_the_bets_that_are_off_on_a_come_out_whatever_the_point() -> None:
    state = after(*BETS_THAT_REST, rules="preset=las-vegas")
    assert [bet.name for bet in off_on_come_out(state)] == ["place-6", "hard-4"]
    assert off_on_come_out(after(*BETS_THAT_REST)) == ()


def test_bets_are_marked_on_the_come_out_alone_off_or_turned_on() -> None:
    with_point = after(*BETS_THAT_REST, rules="preset=las-vegas")
    come_out = after(*BETS_THAT_REST, "throw : 5 3", rules="preset=las-vegas")
    turned_on = after(*BETS_THAT_REST, "throw : 5 3", "work on", rules="preset=las-vegas")
    assert turned_bets(with_point) == {}
    assert turned_bets(come_out) == {"place-6": False, "hard-4": False}
    assert turned_bets(turned_on) == {"place-6": True, "hard-4": True}


def test_come_odds_are_marked_by_whether_they_are_turned_on() -> None:
    lines = ("bet pass 10", POINT_IS_EIGHT, "bet come 10", "throw : 4 2", "bet come-odds-6 10", "throw : 5 3")
    assert turned_bets(after(*lines)) == {"come-odds-6": False}
    assert turned_bets(after(*lines, "odds on")) == {"come-odds-6": True}


def row_of(edge: Fraction | None, *, works: bool = True) -> BetRow:
    """A row of a bet of which the house keeps this share, and that lasts three rolls."""
    half = Fraction(1, 2)
    figures = None if edge is None else BetFigures("any", half, half, Fraction(0), edge, Fraction(3))
    return BetRow("any", tr("Any"), dollars(5), tr("1:1"), tr("1:1"), works, "any", figures)


def test_a_fair_bet_and_a_dear_one_have_a_sign() -> None:
    edges = (None, Fraction(0), Fraction(-1, 50), Fraction(1, 20), Fraction(1, 19))
    assert [edge_text(row_of(edge)).replace("\N{NO-BREAK SPACE}", " ") for edge in edges] == [
        "…",
        "✓ 0.00%",
        "you +2.00%",
        "5.00%",
        "▲ 5.26%",
    ]


def test_a_bet_that_is_off_shows_no_edge() -> None:
    assert edge_text(row_of(Fraction(1, 19), works=False)) == "off"


def test_the_edge_is_told_in_words() -> None:
    edges = (None, Fraction(0), Fraction(-1, 50), Fraction(1, 50), Fraction(1, 8))
    assert [edge_in_full(row_of(edge)).splitlines()[1] for edge in edges] == [
        "Calculating the house edge…",
        "A fair bet: no house edge.",
        "On average you gain $2 on every $100 bet.",
        "On average the house keeps $2 of every $100 bet, and the bet lasts 3.0 rolls.",
        "An expensive bet: on average the house keeps $12.50 of every $100 bet, and the bet lasts 3.0 rolls.",
    ]


def test_whether_the_next_roll_decides_a_bet_is_told() -> None:
    assert [edge_in_full(row_of(None, works=works)).splitlines()[0] for works in (True, False)] == [
        "This bet is working on the next roll.",
        "This bet is off: the next roll cannot win or lose it.",
    ]
