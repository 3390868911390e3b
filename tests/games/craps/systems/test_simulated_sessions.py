"""Sessions at the craps table, against what is known exactly; every seed is fixed."""

from fractions import Fraction
from math import sqrt

import pytest

from dicedesk.core.money import dollars
from dicedesk.core.rollers import Roller, SeededDice
from dicedesk.games.craps.house import BUILDING_SKILLS, LAS_VEGAS, HouseRules
from dicedesk.games.craps.odds import chance_of_going_broke, figures
from dicedesk.games.craps.players import parse_bettor
from dicedesk.games.craps.systems.simulated_sessions import (
    SessionEnd,
    SessionLimits,
    StopReason,
    play_session,
)
from tests.fakes.dice import ScriptedDice
from tests.repeated import first_of

NATURAL, CRAPS, SEVEN, SIX, NINE = (5, 6), (1, 2), (3, 4), (2, 4), (4, 5)


def script(*throws: tuple[int, int]) -> Roller:
    return ScriptedDice(tuple(face for throw in throws for face in throw)).roller(0)


def played(
    name: str, limits: SessionLimits, *throws: tuple[int, int], rules: HouseRules = BUILDING_SKILLS
) -> SessionEnd:
    """One session with these throws."""
    return play_session(parse_bettor(name).player(rules), limits, script(*throws), rules)


def many(
    name: str, sessions: int, limits: SessionLimits, seed: int, rules: HouseRules = BUILDING_SKILLS
) -> list[SessionEnd]:
    """This many sessions with random throws."""
    player, dice = parse_bettor(name).player(rules), SeededDice(seed).roller(0)
    return [play_session(player, limits, dice, rules) for _ in range(sessions)]


def test_a_session_ends_after_so_many_throws() -> None:
    assert played("pass-line", SessionLimits(3), NATURAL, CRAPS, CRAPS) == SessionEnd(
        StopReason.TIME, dollars(995), throws=3, wagered=dollars(15)
    )


def test_a_session_makes_no_new_bets_once_its_time_is_up() -> None:
    end = played("pass-field", SessionLimits(1), SIX, NINE, SIX)
    assert end.wagered == dollars(5)


def test_a_session_plays_the_bets_on_the_table_to_their_end() -> None:
    assert played("pass-odds", SessionLimits(2), SIX, NINE, NINE, SIX) == SessionEnd(
        StopReason.TIME, dollars(1_011), throws=4, wagered=dollars(10)
    )


def test_a_session_ends_when_the_bet_cannot_be_paid_any_more() -> None:
    assert played("pass-line", SessionLimits(100), CRAPS, CRAPS, rules=HouseRules(bankroll=14)) == SessionEnd(
        StopReason.BROKE, dollars(4), throws=2, wagered=dollars(10)
    )


def test_a_session_does_not_begin_where_the_bet_cannot_be_paid_at_all() -> None:
    assert played("pass-line", SessionLimits(100), rules=HouseRules(bankroll=4)).throws == 0


def test_a_session_ends_when_its_target_is_reached() -> None:
    assert played("pass-line", SessionLimits(100, target=dollars(1_010)), NATURAL, NATURAL) == SessionEnd(
        StopReason.TARGET, dollars(1_010), throws=2, wagered=dollars(10)
    )


def test_the_target_is_not_reached_while_a_bet_lies_on_the_table() -> None:
    end = played("pass-field", SessionLimits(2, target=dollars(1_005)), SIX, (5, 5), SIX)
    assert end.throws == 3


def test_a_session_follows_the_rules_of_the_house() -> None:
    end = played("bet:field", SessionLimits(1), (6, 6), rules=LAS_VEGAS)
    assert end.bankroll == dollars(1_015)


@pytest.mark.parametrize(
    ("name", "bet"),
    first_of(
        [
            ("martingale", "pass"),
            ("dont-pass", "dont-pass"),
            ("pass-line", "pass"),
            ("cancellation", "pass"),
            ("bet:field", "field"),
            ("bet:any-seven", "any-seven"),
        ],
        2,
    ),
)
def test_what_is_lost_is_the_exact_edge_of_what_was_bet(name: str, bet: str) -> None:
    edge = figures(bet).edge
    ends = many(name, 150, SessionLimits(60), 11)
    gains = [end.bankroll - dollars(1_000) + float(edge * end.wagered) for end in ends]
    mean = sum(gains) / len(gains)
    error = sqrt(sum((gain - mean) ** 2 for gain in gains)) / len(gains)
    # Of ten thousand honest tables one at most lies further off than 4 standard errors.
    assert abs(mean) < 4 * error


def test_a_flat_bettor_goes_broke_as_often_as_the_gamblers_ruin_says() -> None:
    rules, target, sessions = HouseRules(bankroll=15), dollars(30), 600
    ends = many("pass-line", sessions, SessionLimits(10_000, target), 3, rules)
    ruin = chance_of_going_broke(dollars(15), target, dollars(5))
    broke = sum(end.stop is StopReason.BROKE for end in ends) / sessions
    assert abs(broke - ruin) < 4 * sqrt(ruin * (1 - ruin) / sessions)


def test_a_session_of_a_flat_bettor_lasts_as_long_as_its_bets() -> None:
    # Each bet stands 557/165 throws on average.
    ends = many("pass-line", 100, SessionLimits(100), 8)
    bets = Fraction(sum(end.wagered for end in ends), dollars(5))
    assert sum(end.throws for end in ends) / bets == pytest.approx(557 / 165, rel=0.05)
