"""Betting systems followed exactly, against slow fractions, closed forms and played sessions."""

import re
from dataclasses import replace
from functools import cache
from itertools import pairwise
from math import sqrt
from statistics import fmean, pstdev

import pytest

from dicedesk.core.money import dollars
from dicedesk.core.rollers import SeededDice
from dicedesk.games.craps.house import BUILDING_SKILLS, LAS_VEGAS, HouseRules
from dicedesk.games.craps.odds import chance_of_going_broke
from dicedesk.games.craps.systems.answers import SystemResult, answer_all
from dicedesk.games.craps.systems.betting import SystemPlayer
from dicedesk.games.craps.systems.question import SystemsQuestion, SystemStep, own_system, systems_for
from dicedesk.games.craps.systems.simulated_sessions import SessionLimits, StopReason, play_session
from tests.games.craps.systems.reference import slow_answer

NAMES = (
    "flat",
    "odds",
    "martingale",
    "1-3-2-6",
    "cancellation",
    "fibonacci",
    "seven-count",
    "pass-come",
    "place-6-8",
)
SLOWEST = ("pass-come", 30)
SMALL = SystemsQuestion(bankroll=dollars(30), goal=dollars(50), throws=4, base=dollars(5))
LONGER = SystemsQuestion(bankroll=dollars(100), goal=dollars(160), throws=120)


@cache
def exact(name: str, asked: SystemsQuestion) -> SystemResult:
    (system,) = systems_for(asked, [name])
    found = answer_all([system], asked)[0].result
    assert found is not None
    return found


def test_each_system_is_tested() -> None:
    assert tuple(system.name for system in systems_for(SMALL)) == NAMES


@pytest.mark.parametrize("house", [LAS_VEGAS, BUILDING_SKILLS], ids=["las-vegas", "building-skills"])
@pytest.mark.parametrize(
    ("name", "bankroll"),
    [
        pytest.param(name, bankroll, marks=pytest.mark.long if (name, bankroll) == SLOWEST else ())
        for name in NAMES
        for bankroll in (14, 30)
    ],
)
def test_a_session_is_followed_as_slow_fractions_follow_it(
    name: str, bankroll: int, house: HouseRules
) -> None:
    throws = 3 if name == "pass-come" else 4
    asked = SystemsQuestion(dollars(bankroll), dollars(bankroll + 15), throws, dollars(5), house)
    fast, slow = exact(name, asked).followed, slow_answer(name, asked)
    assert fast.broke == pytest.approx([float(chance) for chance in slow.broke], abs=1e-12)
    assert fast.reached == pytest.approx([float(chance) for chance in slow.reached], abs=1e-12)
    assert fast.left == pytest.approx(slow.left, abs=1e-11)
    assert fast.rolls == pytest.approx(slow.rolls, abs=1e-9)


def test_a_session_of_one_roll_lasts_until_its_bet_is_decided() -> None:
    """A round of pass takes 557/165 rolls on average."""
    asked = SystemsQuestion(dollars(100), dollars(160), 1)
    assert exact("flat", asked).followed.rolls == pytest.approx(557 / 165)


@pytest.mark.parametrize("rules", [LAS_VEGAS, BUILDING_SKILLS, HouseRules(odds_limit=2, maximum=60)])
@pytest.mark.parametrize("name", NAMES)
def test_no_system_moves_the_edge(name: str, rules: HouseRules) -> None:
    found = exact(name, SystemsQuestion(dollars(100), dollars(160), 120, rules=rules))
    assert found.result == pytest.approx(-found.price_paid, rel=1e-9)
    prices = {"pass": 7 / 495, "place-6": 1 / 66, "place-8": 1 / 66, "any-seven": 1 / 6}
    for bet, edge in found.edges.items():
        if bet.name in prices:
            assert edge == pytest.approx(prices[bet.name])


def test_a_come_bet_costs_what_pass_does_where_no_number_is_pushed() -> None:
    assert exact("pass-come", LONGER).price_of_a_dollar == pytest.approx(7 / 495)


def test_a_come_bet_costs_more_where_its_number_may_be_pushed() -> None:
    edges = exact("pass-come", replace(LONGER, rules=BUILDING_SKILLS)).edges
    come = {bet.point: edge for bet, edge in edges.items() if bet.name == "come"}
    assert set(come) == {4, 5, 6, 8, 9, 10}
    assert come[4] < come[5] < come[6]
    assert all(edge > 7 / 495 for edge in come.values())


@pytest.mark.parametrize("name", NAMES)
def test_no_chance_is_lost(name: str) -> None:
    followed = exact(name, LONGER).followed
    assert sum(followed.left.values()) == pytest.approx(1, abs=1e-12)
    assert sum(followed.lengths) == pytest.approx(1, abs=1e-12)
    assert min(followed.lengths) >= 0


@pytest.mark.parametrize("name", NAMES)
def test_more_throws_bring_more_ruin_and_more_goals(name: str) -> None:
    followed = exact(name, LONGER).followed
    for ends in (followed.broke, followed.reached):
        assert all(earlier <= later + 1e-12 for earlier, later in pairwise(ends))
        assert ends[0] == 0 < ends[-1]


@pytest.mark.parametrize("name", NAMES)
def test_the_quantiles_begin_with_the_bankroll_and_spread(name: str) -> None:
    followed = exact(name, LONGER).followed
    quantiles = followed.quantiles
    assert len(quantiles) == len(followed.places) == LONGER.throws + 1
    assert set(quantiles[0]) == {LONGER.bankroll}
    assert all(list(levels) == sorted(levels) for levels in quantiles)
    assert quantiles[-1][0] < LONGER.bankroll < quantiles[-1][-1]


def test_a_flat_bettor_with_much_time_is_ruined_as_the_closed_form_says() -> None:
    asked = SystemsQuestion(dollars(50), dollars(80), 4_000)
    ruin = chance_of_going_broke(asked.bankroll, asked.goal, asked.base)
    followed = exact("flat", asked).followed
    assert followed.broke[-1] == pytest.approx(float(ruin), abs=1e-9)
    assert followed.reached[-1] == pytest.approx(1 - float(ruin), abs=1e-9)


@pytest.mark.parametrize("name", ["flat", "martingale"])
def test_sessions_played_by_the_rules_agree_with_the_exact_chances(name: str) -> None:
    rules = HouseRules(bankroll=40)
    asked = SystemsQuestion(dollars(40), dollars(60), 30, rules=rules)
    found, sessions = exact(name, asked), 400
    (system,) = systems_for(asked, [name])
    player, dice = SystemPlayer.of(system), SeededDice(5).roller(0)
    ends = [play_session(player, SessionLimits(30, dollars(60)), dice, rules) for _ in range(sessions)]
    ruin = found.followed.broke[-1]
    broke = fmean(end.stop is StopReason.BROKE for end in ends)
    assert abs(broke - ruin) < 4 * sqrt(ruin * (1 - ruin) / sessions)
    for values, expected in (
        ([float(end.throws) for end in ends], found.followed.rolls),
        ([float(end.bankroll - asked.bankroll) for end in ends], found.result),
    ):
        assert abs(fmean(values) - expected) < 4 * pstdev(values) / sqrt(sessions)


def test_a_player_who_cannot_make_the_first_bet_is_broke_at_once() -> None:
    found = exact("flat", SystemsQuestion(dollars(9), dollars(20), 10))
    assert (found.followed.broke[0], found.result, found.price_of_a_dollar) == (1, 0, 0)


def test_a_system_that_begins_above_the_maximum_is_refused_in_a_sentence() -> None:
    asked = replace(LONGER, rules=HouseRules(maximum=40))
    (system,) = systems_for(asked, ["cancellation"])
    (found,) = answer_all([system], asked)
    assert (found.result, found.refusal) == (None, "This table takes bets from $5 to $40.")


def test_a_system_of_ones_own_is_followed_as_the_same_known_one() -> None:
    steps = (SystemStep(1, 1, 0), SystemStep(3, 2, 0), SystemStep(2, 3, 0), SystemStep(6, 0, 0))
    own = answer_all([own_system(steps, LONGER)], LONGER)[0].result
    assert own is not None
    assert own.followed == exact("1-3-2-6", LONGER).followed


@pytest.mark.parametrize(
    ("steps", "why"),
    [
        ((), "A system needs at least one step."),
        ((SystemStep(0, 0, 0),), "Step 1 must bet at least one unit."),
        ((SystemStep(1, 0, 1),), "Step 1 leads to a step that does not exist."),
        ((SystemStep(1, -1, 0),), "Step 1 leads to a step that does not exist."),
    ],
)
def test_a_system_that_cannot_be_played_is_refused_in_a_sentence(
    steps: tuple[SystemStep, ...], why: str
) -> None:
    with pytest.raises(ValueError, match=re.escape(why)):
        own_system(steps, SMALL)


@pytest.mark.parametrize(
    ("asked", "why"),
    [
        ({"throws": 0}, "A session needs at least 1 roll, not 0."),
        ({"bankroll": dollars(0)}, "The bankroll must be above $0, and the goal above the bankroll."),
        ({"goal": dollars(500)}, "The bankroll must be above $0, and the goal above the bankroll."),
        ({"goal": dollars(50_001)}, "The goal can be at most 5000 base bets."),
        ({"base": dollars(4)}, "This table takes bets from $5 to $500."),
        ({"base": dollars(501)}, "This table takes bets from $5 to $500."),
    ],
)
def test_a_question_without_sense_is_refused_in_a_sentence(asked: dict[str, object], why: str) -> None:
    with pytest.raises(ValueError, match=re.escape(why)):
        SystemsQuestion(**({"bankroll": dollars(500), "goal": dollars(750), "throws": 500} | asked))  # type: ignore[arg-type]
