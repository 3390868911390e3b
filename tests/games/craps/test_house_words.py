"""What is told of the two houses of craps, and that the rules do what is said where the chapter contradicts itself."""

from dataclasses import replace
from fractions import Fraction

import pytest

from dicedesk.core.game import Move
from dicedesk.core.money import dollars
from dicedesk.games.craps.bets import COMES, DONT_COME_ODDS, DONT_COMES, TRUE_ODDS, Bet
from dicedesk.games.craps.house import BUILDING_SKILLS, LAS_VEGAS, PRESETS, SWITCHES, HouseRules, names_of
from dicedesk.games.craps.house_words import (
    COME_EDGE,
    CONTRADICTIONS,
    DONT_COME_GAIN,
    FIRST_HOUSES,
    HOUSE_TITLES,
    TRUE_COME_GAIN,
    other_house_on,
)
from dicedesk.games.craps.odds import figures
from dicedesk.games.craps.rules import CrapsMove, CrapsState, PlaceBet, TakeDown, Throw
from dicedesk.games.craps.settling import BetLost, BetMoved, BetPushed, BetWon


def opened(rules: HouseRules, *moves: tuple[CrapsMove, tuple[int, ...]]) -> CrapsState:
    """A game by these rules after these moves."""
    state = CrapsState.opened(rules)
    for move, faces in moves:
        state = state.apply(move, faces).state
    return state


def test_a_come_bet_costs_what_the_words_say() -> None:
    assert figures("come", BUILDING_SKILLS).edge == COME_EDGE


def test_only_in_the_textbook_does_dont_come_favor_the_player() -> None:
    assert figures("dont-come", BUILDING_SKILLS).edge < 0 < figures("dont-come", LAS_VEGAS).edge


def test_every_house_has_a_title_and_an_offer() -> None:
    assert HOUSE_TITLES.keys() == FIRST_HOUSES.keys() == PRESETS.keys()


def test_the_first_visit_offers_the_casino_first() -> None:
    assert [offer.title for offer in FIRST_HOUSES.values()] == [
        "As in a casino",
        "As in the textbook (for classes)",
    ]


def test_the_textbook_takes_fewer_bets_than_the_casino() -> None:
    assert set(names_of(BUILDING_SKILLS)) < set(names_of(LAS_VEGAS))


REASON = "No."
ODDS = ((PlaceBet("pass", 5), ()), (Throw(), (5, 3)))


@pytest.mark.parametrize(
    ("rules", "move", "expected"),
    [
        (
            BUILDING_SKILLS,
            PlaceBet("field", 5),
            "No. Building Skills rules do not allow it; Las Vegas rules do.",
        ),
        (
            HouseRules(bankroll=900),
            PlaceBet("field", 5),
            "No. Your custom rules do not allow it; Las Vegas rules do.",
        ),
        (
            BUILDING_SKILLS,
            PlaceBet("world", 5),
            "No. Building Skills rules do not allow it; Las Vegas rules do.",
        ),
        (BUILDING_SKILLS, PlaceBet("come", 5), None),
        (BUILDING_SKILLS, TakeDown("pass"), None),
    ],
)
def test_a_refused_bet_names_the_house_that_would_take_it(
    rules: HouseRules, move: Move, expected: str | None
) -> None:
    assert other_house_on(opened(rules), move, REASON) == expected


def test_odds_beyond_the_limit_of_a_casino_are_taken_by_the_textbook() -> None:
    state = opened(LAS_VEGAS, *ODDS)
    assert other_house_on(state, PlaceBet("pass-odds", 100), REASON) == (
        "No. Las Vegas rules do not allow it; Building Skills rules do."
    )


HOUSES = [pytest.param(rules, id=name) for name, rules in PRESETS.items()]
STAKE = dollars(60)


def what_becomes(rules: HouseRules, name: str, point: int | None, roll: tuple[int, int]) -> object:
    """The event of the bet of this name when these faces are thrown."""
    state = CrapsState.opened(rules)
    kind = state.kind_named(name)
    laid = replace(state, point=point, bets=(Bet(STAKE, kind),))
    events = laid.apply(Throw(), roll).events
    about_bets = [event for event in events if isinstance(event, BetWon | BetLost | BetPushed | BetMoved)]
    return about_bets[0]


def test_each_says_what_the_chapter_says_and_what_dicedesk_decides() -> None:
    assert len(CONTRADICTIONS) == 5
    assert all(place.chapter.startswith("Textbook: ") for place in CONTRADICTIONS)
    assert all(place.decision.startswith("DiceDesk: ") for place in CONTRADICTIONS)


def test_a_switch_that_is_named_exists() -> None:
    named = {place.switch for place in CONTRADICTIONS if place.switch}
    assert named == {"dont-come-12", "come-on-point"}
    assert named <= {switch.name for switch in SWITCHES}


@pytest.mark.parametrize("rules", HOUSES)
def test_a_12_pushes_a_new_dont_come_bet(rules: HouseRules) -> None:
    assert what_becomes(rules, "dont-come", 6, (6, 6)) == BetPushed("dont-come", STAKE)


def test_a_dont_come_bet_that_wins_on_12_would_bring_that_gain() -> None:
    assert figures("dont-come", replace(LAS_VEGAS, dont_come_twelve_wins=True)).edge == -DONT_COME_GAIN


@pytest.mark.parametrize("rules", HOUSES)
def test_come_bets_that_have_moved_pay_even_money(rules: HouseRules) -> None:
    assert what_becomes(rules, "come-4", 6, (2, 2)) == BetWon("come-4", STAKE, STAKE)
    assert what_becomes(rules, "dont-come-4", 6, (3, 4)) == BetWon("dont-come-4", STAKE, STAKE)
    assert {kind.odds for kind in (*COMES.values(), *DONT_COMES.values())} == {Fraction(1)}


def test_a_come_bet_at_true_odds_would_bring_that_gain() -> None:
    at_once = Fraction(6 + 2 - 1 - 2 - 1, 36)
    ways = {number: 6 - abs(number - 7) for number in TRUE_ODDS}
    on_numbers = sum(
        Fraction(ways[number], 36)
        * (odds * Fraction(ways[number], ways[number] + 6) - Fraction(6, ways[number] + 6))
        for number, odds in TRUE_ODDS.items()
    )
    assert at_once + on_numbers == TRUE_COME_GAIN


def test_odds_against_pay_the_other_way_round() -> None:
    assert [DONT_COME_ODDS[number].odds for number in (4, 5, 6)] == [
        Fraction(1, 2), Fraction(2, 3), Fraction(5, 6)
    ]  # fmt: skip


def test_odds_against_at_2_to_1_would_double_the_money_on_average() -> None:
    sevens, fours = 6, 3
    gain = Fraction(sevens * 2 - fours, sevens + fours)
    assert gain == 1


def test_a_come_bet_whose_number_becomes_the_point_comes_back_in_one_house_and_wins_in_the_other() -> None:
    assert what_becomes(PRESETS["building-skills"], "come-6", None, (2, 4)) == BetPushed("come-6", STAKE)
    assert what_becomes(PRESETS["las-vegas"], "come-6", None, (2, 4)) == BetWon("come-6", STAKE, STAKE)
    assert what_becomes(PRESETS["las-vegas"], "dont-come-6", None, (2, 4)) == BetLost("dont-come-6", STAKE)


@pytest.mark.parametrize("rules", HOUSES)
def test_a_7_wins_a_new_come_bet_and_loses_a_new_dont_come_bet(rules: HouseRules) -> None:
    assert what_becomes(rules, "come", 6, (3, 4)) == BetWon("come", STAKE, STAKE)
    assert what_becomes(rules, "dont-come", 6, (3, 4)) == BetLost("dont-come", STAKE)
    assert what_becomes(rules, "come-4", 6, (3, 4)) == BetLost("come-4", STAKE)
