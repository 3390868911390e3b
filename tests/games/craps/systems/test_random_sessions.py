"""Simulated sessions against the exact chances, and systems that can only be simulated."""

from dataclasses import replace
from functools import cache

import numpy as np
import pytest

from dicedesk.core.money import dollars
from dicedesk.core.words import tr
from dicedesk.games.craps.house import BUILDING_SKILLS, LAS_VEGAS, HouseRules
from dicedesk.games.craps.systems.answers import SESSIONS_INSTEAD, SystemResult, answer_all
from dicedesk.games.craps.systems.betting import AnySystem, CancellationBetting
from dicedesk.games.craps.systems.machine import (
    MOST_POSITIONS,
    SizeLimits,
    TooLargeError,
    arrays_of,
    machine_of,
)
from dicedesk.games.craps.systems.question import LongCancellation, SystemsQuestion, systems_for
from dicedesk.games.craps.systems.sessions import (
    SESSIONS_A_CHUNK,
    SessionRows,
    SimulatedSessions,
    playable,
    seen_in,
    simulate,
)
from dicedesk.play.ports.jobs import OneByOne
from tests.lab.last_first import LastFirst
from tests.repeated import first_of

ASKED = SystemsQuestion(bankroll=dollars(100), goal=dollars(160), throws=40)
NAMES = tuple(system.name for system in systems_for(ASKED))
NONE_FOLLOWED = SizeLimits(work=0)
HOUSES = {
    "las-vegas": LAS_VEGAS,
    "building-skills": BUILDING_SKILLS,
    "small": HouseRules(odds_limit=2, maximum=50),
}


def system_called(name: str, asked: SystemsQuestion) -> AnySystem:
    (system,) = systems_for(asked, [name])
    return system


def found(system: AnySystem, asked: SystemsQuestion, sessions: int = 0, seed: int = 0) -> SystemResult:
    result = answer_all([system], asked, sessions, seed)[0].result
    assert result is not None
    return result


@cache
def exact_of(name: str, asked: SystemsQuestion) -> SystemResult:
    return found(system_called(name, asked), asked)


def estimated(
    system: AnySystem, asked: SystemsQuestion, sessions: int = 0, seed: int = 0
) -> tuple[SystemResult, SimulatedSessions]:
    """What is told where nothing may be followed."""
    result = answer_all([system], asked, sessions, seed, NONE_FOLLOWED)[0].result
    assert result is not None
    assert result.simulated is not None
    return result, result.simulated


def agree(seen: SimulatedSessions | None, exact: SystemResult) -> bool:
    """Whether ruin, goal and mean result lie within four standard errors."""
    assert seen is not None
    followed, sessions = exact.followed, seen.sessions
    return (
        all(
            abs(sample.mean - chance) <= 4 * (chance * (1 - chance) / sessions) ** 0.5
            for sample, chance in ((seen.broke, followed.broke[-1]), (seen.reached, followed.reached[-1]))
        )
        and abs(seen.mean_result - exact.result) <= 4 * seen.result_error
    )


@pytest.mark.parametrize("rules", HOUSES.values(), ids=HOUSES.keys())
@pytest.mark.parametrize("name", NAMES)
def test_simulated_sessions_agree_with_the_exact_chances(name: str, rules: HouseRules) -> None:
    asked = replace(ASKED, rules=rules)
    system = system_called(name, asked)
    machine = machine_of(system, rules, SizeLimits())
    arrays = arrays_of(machine, asked)
    exact = exact_of(name, asked)
    assert exact.is_exact
    for seed in (1, 2, 3):
        *_, last = simulate(
            [playable(system, machine, arrays, asked.throws)], 2 * SESSIONS_A_CHUNK, seed, OneByOne()
        )
        assert agree(seen_in(last.result.systems[0], arrays, seed), exact)


@pytest.mark.parametrize("name", NAMES)
def test_a_system_that_is_not_followed_is_told_by_its_sessions(name: str) -> None:
    exact, (told, seen) = exact_of(name, ASKED), estimated(system_called(name, ASKED), ASKED, 40_000, 7)
    assert (told.is_exact, seen.sessions, seen.seed) == (False, 40_000, 7)
    assert agree(seen, exact)
    assert told.result == pytest.approx(seen.mean_result)
    assert sum(told.followed.left.values()) == pytest.approx(1)
    assert sum(told.followed.lengths) == pytest.approx(1)
    assert told.followed.rolls == pytest.approx(exact.followed.rolls, rel=0.02)
    assert told.followed.broke[-1] == seen.broke.mean
    assert told.followed.places == exact.followed.places
    assert told.edges == exact.edges
    assert told.bet_with_edge == pytest.approx(exact.bet_with_edge, rel=0.05)
    assert told.price_of_a_dollar == pytest.approx(exact.price_of_a_dollar, rel=0.02)
    apart = np.abs(np.array(exact.followed.quantiles) - np.array(told.followed.quantiles))
    assert np.mean(apart) < dollars(3)


def test_where_no_number_of_sessions_is_asked_for_enough_are_simulated() -> None:
    _, seen = estimated(system_called("flat", replace(ASKED, throws=3)), replace(ASKED, throws=3))
    assert seen.sessions == SESSIONS_INSTEAD


def test_every_session_is_finished_and_counted() -> None:
    sessions = 2 * SESSIONS_A_CHUNK + 5
    told, seen = estimated(system_called("flat", ASKED), ASKED, sessions, 3)
    assert seen.sessions == seen.result.games == sessions
    # Nobody leaves with half a bet: the bankroll, the bets and what they pay are multiples of $10.
    assert all(left % dollars(10) == 0 for left in told.followed.left)
    assert seen.throws == pytest.approx(
        sessions * sum(throw * chance for throw, chance in enumerate(told.followed.lengths))
    )


def test_the_same_seed_gives_the_same_sessions_in_whatever_order_they_are_played() -> None:
    systems, sessions = systems_for(ASKED)[:2], 2 * SESSIONS_A_CHUNK
    once = answer_all(systems, ASKED, sessions, 9)
    again = answer_all(systems, ASKED, sessions, 9, workers=LastFirst())
    other = answer_all(systems, ASKED, sessions, 10)
    assert [told.result and told.result.simulated for told in once] == [
        told.result and told.result.simulated for told in again
    ]
    assert once[0].result != other[0].result


def test_progress_counts_systems_and_chunks() -> None:
    heard = list[tuple[int, int]]()
    answer_all(
        systems_for(ASKED)[:2],
        ASKED,
        2 * SESSIONS_A_CHUNK,
        hear=lambda done, parts: heard.append((done, parts)),
    )
    assert heard == [(1, 4), (2, 4), (3, 4), (4, 4), (4, 4)]


@pytest.mark.parametrize("limits", [SizeLimits(cells=100), SizeLimits(work=1_000)])
def test_a_system_with_too_many_states_is_simulated(limits: SizeLimits) -> None:
    told = answer_all([system_called("martingale", ASKED)], ASKED, 100, limits=limits)[0].result
    assert told is not None
    assert not told.is_exact
    assert told.simulated is not None


def test_a_system_with_more_positions_than_the_limit_is_not_played() -> None:
    with pytest.raises(TooLargeError):
        answer_all([system_called("martingale", ASKED)], ASKED, limits=SizeLimits(positions=3))


def test_a_rich_player_cancels_rows_that_are_in_no_table() -> None:
    rich = SystemsQuestion(dollars(2_000), dollars(9_000), 10, dollars(5))
    system = system_called("cancellation", rich)
    assert isinstance(system, LongCancellation)
    assert (system.first_bet.amount, system.most) == (dollars(25), 100)
    assert MOST_POSITIONS < 70_000


@pytest.mark.parametrize("maximum", [500, 60])
@pytest.mark.parametrize("seed", first_of([1, 2, 3], 1))
def test_rows_that_are_in_no_table_are_played_as_those_in_a_table(seed: int, maximum: int) -> None:
    asked = SystemsQuestion(dollars(200), dollars(300), 80, rules=HouseRules(maximum=maximum))
    exact = exact_of("cancellation", asked)
    assert exact.is_exact
    most = min(asked.goal, asked.rules.bet_maximum) // asked.base
    rows = LongCancellation("rows", tr("Rows"), asked.base, (1, 2, 3, 4), most)
    told = found(rows, asked, 40_000, seed)
    assert not told.is_exact
    assert agree(told.simulated, exact)


def test_rows_win_and_lose_as_the_betting_strategy_says() -> None:
    random = np.random.default_rng(4)
    sessions = 20
    rows = SessionRows((1, 2, 3, 4), sessions)
    strategies = [CancellationBetting((1, 2, 3, 4), (1, 2, 3, 4))] * sessions
    for _ in range(400):
        assert rows.units(np.arange(sessions)).tolist() == [strategy.units for strategy in strategies]
        # Losses are more frequent, so that the rows grow long.
        wins = random.random(sessions) < 0.4
        rows.won(np.flatnonzero(wins))
        rows.lost(np.flatnonzero(~wins))
        strategies = [
            strategy.won() if win else strategy.lost()
            for strategy, win in zip(strategies, wins.tolist(), strict=True)
        ]
        too_much = np.flatnonzero([strategy.units > 200 for strategy in strategies])
        rows.begin_anew(too_much)
        for number in too_much.tolist():
            strategies[number] = strategies[number].anew()


def test_a_short_row_far_to_the_right_is_moved_and_needs_no_wider_table() -> None:
    rows, strategy = SessionRows((1, 2, 3, 4), 1), CancellationBetting((1, 2, 3, 4), (1, 2, 3, 4))
    only = np.array([0])
    for is_won in [False, False, True] * 16 + [False] * 14:
        assert rows.units(only).tolist() == [strategy.units]
        (rows.won if is_won else rows.lost)(only)
        strategy = strategy.won() if is_won else strategy.lost()
    assert rows.units(only).tolist() == [strategy.units]
