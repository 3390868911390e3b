"""Sessions at the craps table, against what is known exactly; every seed is fixed."""

from fractions import Fraction
from math import sqrt

import pytest

from dicedesk.core.money import Cents, dollars
from dicedesk.core.rollers import Roller, SeededDice
from dicedesk.games.craps.house import LAS_VEGAS, HouseRules
from dicedesk.games.craps.odds import chance_of_going_broke, figures
from dicedesk.games.craps.players import BETTORS, parse_bettor
from dicedesk.games.craps.simulated_sessions import (
    SessionEnd,
    SessionLimits,
    SessionsPlayed,
    StopReason,
    play_sessions,
)
from tests.fakes.dice import ScriptedDice
from tests.repeated import first_of

NATURAL, CRAPS, SEVEN, SIX, NINE = (5, 6), (1, 2), (3, 4), (2, 4), (4, 5)


def script(*throws: tuple[int, int]) -> Roller:
    return ScriptedDice(tuple(face for throw in throws for face in throw)).roller(0)


def played(
    name: str, limits: SessionLimits, *throws: tuple[int, int], rules: HouseRules | None = None
) -> SessionEnd:
    """One session with these throws."""
    house = rules or HouseRules()
    return play_sessions(parse_bettor(name).player(house), 1, limits, script(*throws), house).ends[0]


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


def test_every_session_begins_with_the_whole_bankroll() -> None:
    player = parse_bettor("martingale").player(HouseRules())
    sessions = play_sessions(player, 2, SessionLimits(1), script(CRAPS, CRAPS))
    assert [end.bankroll for end in sessions.ends] == [dollars(995), dollars(995)]


@pytest.mark.parametrize("name", BETTORS)
def test_the_same_seed_gives_the_same_sessions(name: str) -> None:
    first, second = (
        play_sessions(parse_bettor(name).player(HouseRules()), 3, SessionLimits(40), SeededDice(5).roller(0))
        for _ in range(2)
    )
    assert first == second


SOME = SessionsPlayed(
    (
        SessionEnd(StopReason.BROKE, Cents(0), throws=10, wagered=dollars(30)),
        SessionEnd(StopReason.TIME, dollars(12), throws=20, wagered=dollars(10)),
        SessionEnd(StopReason.TIME, dollars(12), throws=20, wagered=dollars(50)),
        SessionEnd(StopReason.TARGET, dollars(24), throws=30, wagered=dollars(90)),
    )
)


def test_sessions_are_told_by_their_means() -> None:
    assert (SOME.mean_bankroll, SOME.mean_throws, SOME.mean_wagered) == (1_200, 20, 4_500)


def test_sessions_are_told_by_their_standard_deviations() -> None:
    assert (SOME.bankroll_deviation, SOME.throws_deviation) == pytest.approx((1_200 / sqrt(2), sqrt(50)))


def test_sessions_are_told_by_how_they_ended() -> None:
    assert [SOME.share(stop) for stop in (StopReason.BROKE, StopReason.TIME, StopReason.TARGET)] == [
        0.25,
        0.5,
        0.25,
    ]


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
    player = parse_bettor(name).player(HouseRules())
    ends = play_sessions(player, 150, SessionLimits(60), SeededDice(11).roller(0)).ends
    gains = [end.bankroll - dollars(1_000) + float(edge * end.wagered) for end in ends]
    mean = sum(gains) / len(gains)
    error = sqrt(sum((gain - mean) ** 2 for gain in gains)) / len(gains)
    # Of ten thousand honest tables one at most lies further off than 4 standard errors.
    assert abs(mean) < 4 * error


def test_a_flat_bettor_goes_broke_as_often_as_the_gamblers_ruin_says() -> None:
    rules, target, sessions = HouseRules(bankroll=15), dollars(30), 600
    limits = SessionLimits(throws=10_000, target=target)
    played = play_sessions(
        parse_bettor("pass-line").player(rules), sessions, limits, SeededDice(3).roller(0), rules
    )
    ruin = chance_of_going_broke(dollars(15), target, dollars(5))
    assert abs(played.share(StopReason.BROKE) - ruin) < 4 * sqrt(ruin * (1 - ruin) / sessions)


def test_a_session_of_a_flat_bettor_lasts_as_long_as_its_bets() -> None:
    # Each bet stands 557/165 throws on average.
    played = play_sessions(
        parse_bettor("pass-line").player(HouseRules()), 100, SessionLimits(100), SeededDice(8).roller(0)
    )
    bets = Fraction(sum(end.wagered for end in played.ends), dollars(5))
    assert sum(end.throws for end in played.ends) / bets == pytest.approx(557 / 165, rel=0.05)


def test_progress_is_told_after_each_session() -> None:
    told: list[int] = []

    def listen(count: int) -> bool:
        told.append(count)
        return True

    play_sessions(
        parse_bettor("pass-line").player(HouseRules()),
        3,
        SessionLimits(1),
        script(NATURAL, NATURAL, NATURAL),
        progress=listen,
    )
    assert told == [1, 2, 3]


def test_work_that_is_ended_early_keeps_what_was_played() -> None:
    player = parse_bettor("pass-line").player(HouseRules())
    played = play_sessions(player, 10**9, SessionLimits(1), script(NATURAL), progress=lambda _: False)
    assert len(played.ends) == 1


@pytest.mark.parametrize("sessions", [0, -1])
def test_fewer_sessions_than_one_cannot_be_played(sessions: int) -> None:
    with pytest.raises(ValueError, match=rf"At least 1 session is played, not {sessions}\."):
        play_sessions(parse_bettor("pass-line").player(HouseRules()), sessions, SessionLimits(1), script())


def test_a_session_lasts_a_throw_at_least() -> None:
    with pytest.raises(ValueError, match=r"A session lasts at least 1 roll, not 0\."):
        SessionLimits(0)
