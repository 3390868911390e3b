"""What a throw decides in each house and with each point, beside the matrix of all bets."""

from itertools import product

import pytest

from dicedesk.core.money import dollars
from dicedesk.games.craps.bets import ALL, FIELD, HARDWAYS, POINTS, PROPOSITIONS, Bet
from dicedesk.games.craps.house import BUILDING_SKILLS, LAS_VEGAS, is_working, refusal_by_point
from dicedesk.games.craps.settling import Ruling, ruling_of

HOUSES = (BUILDING_SKILLS, LAS_VEGAS)
RULINGS: tuple[Ruling, ...] = tuple(
    ruling_of(house, point, d1, d2)
    for house, point, d1, d2 in product(HOUSES, (None, *POINTS), range(1, 7), range(1, 7))
)


def test_a_throw_decides_each_kind_once() -> None:
    assert not any(
        ruling.wins & ruling.loses or (ruling.wins | ruling.loses) & ruling.comes_back for ruling in RULINGS
    )


def test_every_throw_decides_every_proposition() -> None:
    assert all(ruling.decides >= PROPOSITIONS for ruling in RULINGS)


def test_a_ruling_is_made_once() -> None:
    assert ruling_of(LAS_VEGAS, 6, 3, 4) is ruling_of(LAS_VEGAS, 6, 3, 4)


def test_a_throw_pays_the_field_its_own_odds() -> None:
    bet = Bet(dollars(5), FIELD)
    pays = [ruling_of(BUILDING_SKILLS, 6, *faces).pays(bet) for faces in ((1, 2), (1, 1), (6, 6))]
    assert pays == [dollars(5), dollars(10), dollars(10)]


def test_a_house_can_pay_the_field_more_on_12() -> None:
    assert ruling_of(LAS_VEGAS, 6, 6, 6).pays(Bet(dollars(5), FIELD)) == dollars(15)


@pytest.mark.parametrize(
    ("faces", "verdict"),
    [((4, 4), "wins"), ((2, 6), "loses"), ((3, 4), "loses"), ((3, 3), "stays")],
)
def test_a_hardway_waits_for_hard_easy_or_seven(faces: tuple[int, int], verdict: str) -> None:
    ruling = ruling_of(BUILDING_SKILLS, 5, *faces)
    told = {"wins": HARDWAYS[8] in ruling.wins, "loses": HARDWAYS[8] in ruling.loses}
    assert {**told, "stays": HARDWAYS[8] not in ruling.decides} == {
        word: word == verdict for word in ("wins", "loses", "stays")
    }


def test_bets_on_a_come_line_move_to_the_number_thrown() -> None:
    ruling = ruling_of(BUILDING_SKILLS, 6, 4, 5)
    assert dict(ruling.moves) == {"come": "come-9", "dont-come": "dont-come-9"}


@pytest.mark.parametrize("faces", [(3, 4), (5, 6), (6, 6)])
def test_no_bet_moves_to_what_is_no_point(faces: tuple[int, int]) -> None:
    assert ruling_of(BUILDING_SKILLS, 6, *faces).moves == {}


def test_only_pass_and_dont_pass_can_be_bet_without_a_point() -> None:
    behind_come_bets = {kind for kind in ALL if "come-odds" in kind}
    allowed = {kind for kind in ALL if refusal_by_point(BUILDING_SKILLS, None, kind) is None}
    assert allowed - behind_come_bets == {"pass", "dont-pass"}


def test_come_odds_alone_do_not_work_without_a_point() -> None:
    resting = {kind for kind in ALL if not is_working(BUILDING_SKILLS, None, kind, odds_on=False)}
    assert resting == {f"come-odds-{number}" for number in POINTS}


def test_all_bets_work_with_a_point() -> None:
    assert all(is_working(LAS_VEGAS, 4, kind, odds_on=False) for kind in ALL)
