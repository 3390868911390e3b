"""What single systems bet, and how bets that are left come out, by hand."""

from dataclasses import replace
from fractions import Fraction

from dicedesk.core.money import dollars
from dicedesk.games.craps.bets import ANY_SEVEN, COME, COME_ODDS, COMES, PASS, PASS_ODDS, Bet, Bets
from dicedesk.games.craps.fates import BetKey, played_out
from dicedesk.games.craps.house import BUILDING_SKILLS, LAS_VEGAS, HouseRules
from dicedesk.games.craps.systems.betting import AnySystem, MartingaleBetting, OneBet, SevenCountMemory
from dicedesk.games.craps.systems.question import SystemsQuestion, systems_for

ASKED = SystemsQuestion(dollars(500), dollars(750), 500)
PASS_10, ODDS_ON_6 = Bet(dollars(10), PASS), Bet(dollars(10), PASS_ODDS[6])


def system_called(name: str) -> AnySystem:
    (system,) = systems_for(ASKED, [name])
    return system


def bets_of(
    name: str, point: int | None, lying: Bets, memory: object = None, rules: HouseRules = LAS_VEGAS
) -> list[Bets]:
    return list(system_called(name).offers(rules, point, lying, memory))


def counted(throws: int, losses: int = 0) -> SevenCountMemory:
    """What the seven count remembers after these throws of a round, and these losses of its bet on the seven."""
    return SevenCountMemory(throws, MartingaleBetting(losses))


def seven(amount: int) -> Bet:
    return Bet(dollars(amount), ANY_SEVEN)


def test_the_seven_count_bets_pass_and_as_much_behind_it() -> None:
    assert bets_of("seven-count", None, (), counted(0)) == [(PASS_10,)]
    assert bets_of("seven-count", 6, (PASS_10,), counted(1)) == [(ODDS_ON_6,)]
    assert bets_of("seven-count", 6, (PASS_10, ODDS_ON_6), counted(5)) == []


def test_the_seven_count_bets_on_the_seven_after_six_throws_and_doubles_with_each_loss() -> None:
    lying = (PASS_10, ODDS_ON_6)
    assert bets_of("seven-count", 6, lying, counted(6)) == [(seven(10),), (seven(10),)]
    assert bets_of("seven-count", 6, lying, counted(6, 3)) == [(seven(80),), (seven(10),)]
    assert bets_of("seven-count", 6, (PASS_10,), counted(6, 1)) == [
        (ODDS_ON_6, seven(20)),
        (ODDS_ON_6, seven(10)),
        (ODDS_ON_6,),
    ]


def test_the_seven_count_begins_anew_above_the_maximum() -> None:
    lying, rules = (PASS_10, ODDS_ON_6), HouseRules(maximum=60)
    assert bets_of("seven-count", 6, lying, counted(6, 3), rules) == [(seven(10),)]


def test_the_seven_count_that_could_not_bet_as_asked_has_begun_anew() -> None:
    system = system_called("seven-count")
    assert system.placed(counted(6, 3), (PASS_10, seven(80))) == counted(6, 3)
    assert system.placed(counted(6, 3), (PASS_10, seven(10))) == counted(6)
    assert system.placed(counted(6, 3), (PASS_10,)) == counted(6, 3)


def test_nothing_is_bet_again_that_lies_there() -> None:
    assert bets_of("seven-count", None, (PASS_10,), counted(0)) == []
    assert bets_of("seven-count", 6, (PASS_10, ODDS_ON_6, seven(10)), counted(6)) == []
    assert bets_of("flat", None, (PASS_10,)) == []
    assert bets_of("pass-come", None, (PASS_10,)) == []
    behind = Bet(dollars(50), PASS_ODDS[6])
    assert bets_of("pass-come", 6, (PASS_10, behind, Bet(dollars(10), COME))) == []


def test_full_odds_are_left_out_by_the_line_bet_where_they_cannot_be_paid() -> None:
    assert bets_of("odds", 4, (PASS_10,)) == [
        (Bet(dollars(times * 10), PASS_ODDS[4]),) for times in (3, 2, 1)
    ]
    assert bets_of("odds", 4, (PASS_10, Bet(dollars(30), PASS_ODDS[4]))) == []


def test_a_strategy_that_nobody_can_pay_begins_anew() -> None:
    system = system_called("martingale")
    lost = MartingaleBetting(5)
    assert system.after(lost, None, (), ("pass",)) == MartingaleBetting()
    assert isinstance(system, OneBet)
    assert OneBet.after(replace(system, memories=None), lost, None, (), ("pass",)) == MartingaleBetting(6)


def test_pass_and_come_makes_all_that_is_missing_and_leaves_out_the_last_first() -> None:
    come, odds = Bet(dollars(10), COME), Bet(dollars(40), COME_ODDS[9])
    lying = (PASS_10, Bet(dollars(10), COMES[9]))
    behind = Bet(dollars(50), PASS_ODDS[6])
    assert bets_of("pass-come", 6, lying) == [(behind, odds, come), (behind, odds), (behind,)]


def test_pass_and_come_bets_on_come_until_two_numbers_work() -> None:
    numbers = tuple(Bet(dollars(10), COMES[number]) for number in (4, 9))
    odds = (Bet(dollars(30), COME_ODDS[4]), Bet(dollars(40), COME_ODDS[9]))
    assert bets_of("pass-come", 6, (*numbers, *odds)) == []
    assert bets_of("pass-come", None, (*numbers, *odds)) == [(PASS_10,)]


def test_a_come_bet_on_6_is_won_in_5_of_11_whatever_points_come_and_go() -> None:
    for point in (None, 6, 4):
        ends = played_out(LAS_VEGAS, point, (Bet(dollars(10), COMES[6]),))
        assert ends.paid_back == {0: Fraction(6, 11), 2_000: Fraction(5, 11)}
        assert ends.action == {}


def test_a_come_bet_comes_back_where_its_number_becomes_the_point() -> None:
    # On the come-out 6 pushes (5), 7 loses (6), the points 4, 5, 8, 9 and 10 lead on (19), others change nothing.
    # With the point 4 the bet wins on 6 (5), loses on 7 (6); 4 leads back to the come-out (3). The same for the others.
    ends = played_out(BUILDING_SKILLS, None, (Bet(dollars(10), COMES[6]),))
    onward = (3, 4, 5, 4, 3)
    leave = 11 + sum(ways * (1 - Fraction(ways, 11 + ways)) for ways in onward)
    won = sum(ways * Fraction(5, 11 + ways) for ways in onward) / leave
    assert ends.paid_back == {0: 1 - won - 5 / leave, 1_000: 5 / leave, 2_000: won}


def test_odds_that_are_left_on_the_table_are_bet() -> None:
    ends = played_out(LAS_VEGAS, 6, (PASS_10, Bet(dollars(50), PASS_ODDS[6])))
    assert ends.paid_back == {0: Fraction(6, 11), 13_000: Fraction(5, 11)}
    assert ends.action == {BetKey("pass"): 1_000, BetKey("pass-odds"): 5_000}
