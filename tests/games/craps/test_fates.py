"""What becomes of bets that are left alone: known chances, and the same as following one throw at a time."""

from fractions import Fraction

import pytest

from dicedesk.core.money import dollars
from dicedesk.games.craps.bets import COMES, NAMES
from dicedesk.games.craps.coach_fates import fate_of
from dicedesk.games.craps.coach_throws import BetPosition, Settlement, thrown
from dicedesk.games.craps.house import BUILDING_SKILLS, LAS_VEGAS, HouseRules
from dicedesk.games.craps.odds import DIFFERENT_THROWS, figures

RESTING = HouseRules(come_out_rest=True, lays_rest=True, numbers_any_time=True)


def test_pass_wins_244_times_of_495() -> None:
    fate = fate_of(BetPosition(LAS_VEGAS, "pass", None))
    assert (fate.chance(Settlement.WON), fate.throws, fate.decisions) == (
        Fraction(244, 495),
        Fraction(557, 165),
        1,
    )


def test_a_place_bet_that_stays_up_is_decided_until_a_seven_takes_it() -> None:
    fate = fate_of(BetPosition(LAS_VEGAS, "place-6", 8))
    assert (fate.chance(Settlement.WON), fate.decisions) == (Fraction(5, 11), Fraction(11, 6))


def test_the_wins_of_a_place_bet_that_stays_up_are_a_geometric_number() -> None:
    fate = fate_of(BetPosition(LAS_VEGAS, "place-6", 8))
    won = next(payment for payment in fate.payments if payment.settlement is Settlement.WON)
    mean, variance = Fraction(5, 6), Fraction(5, 6) * Fraction(11, 6)
    assert (won.times, won.squared) == (mean, variance + mean**2)


@pytest.mark.parametrize(
    "rules", [BUILDING_SKILLS, HouseRules(come_out_rest=True, lays_rest=True, numbers_any_time=True)]
)
@pytest.mark.parametrize("name", ["pass", "come", "dont-come", "hard-6", "lay-4", "place-9", "world"])
def test_chances_are_those_of_the_odds(rules: HouseRules, name: str) -> None:
    known = figures(name, rules)
    points = [None] if name == "pass" else [4, 5, 6, 8, 9, 10]
    ways = {None: 1, 4: 3, 5: 4, 6: 5, 8: 5, 9: 4, 10: 3}
    fates = [(ways[point], fate_of(BetPosition(rules, name, point))) for point in points]
    total = sum(way for way, _ in fates)
    assert sum(way * fate.chance(Settlement.WON) for way, fate in fates) / total == known.win
    assert sum(way * fate.chance(Settlement.LOST) for way, fate in fates) / total == known.lose
    assert sum(way * fate.throws for way, fate in fates) / total == known.mean_throws


@pytest.mark.no_cover
@pytest.mark.parametrize("rules", [BUILDING_SKILLS, LAS_VEGAS])
@pytest.mark.parametrize("odds_on", [False, True])
@pytest.mark.parametrize("point", [None, 6, 9])
def test_a_fate_is_the_mean_of_the_fates_after_the_next_throw(
    rules: HouseRules, odds_on: bool, point: int | None
) -> None:
    for name in NAMES:
        position = BetPosition(rules, name, point, odds_on, odds_on)
        throws, decisions = Fraction(1), Fraction(0)
        for faces, ways in DIFFERENT_THROWS.items():
            done = thrown(position, dollars(1), faces)
            decisions += Fraction(ways, 36) * (done.settlement is not Settlement.WAITS)
            if done.after is not None:
                throws += Fraction(ways, 36) * fate_of(done.after).throws
                decisions += Fraction(ways, 36) * fate_of(done.after).decisions
        fate = fate_of(position)
        assert (fate.throws, fate.decisions) == (throws, decisions), name


def test_a_come_bet_ends_as_the_bets_that_it_becomes() -> None:
    assert {payment.position.name for payment in fate_of(BetPosition(LAS_VEGAS, "come", 6)).payments} <= {
        "come",
        *(kind.name for kind in COMES.values()),
    }
