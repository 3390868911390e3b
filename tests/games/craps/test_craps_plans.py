"""Craps players with a plan: what they bet in the game of the chapter, throw by throw."""

from dataclasses import dataclass, replace

import pytest

from dicedesk.core.game import Event, Step
from dicedesk.core.money import Cents, dollars
from dicedesk.games.craps.bets import DONT_PASS, Bet
from dicedesk.games.craps.house import BUILDING_SKILLS, LAS_VEGAS, HouseRules
from dicedesk.games.craps.players import MartingaleBetting, OneBetPlan, TwoBetPlan, Wager, parse_bettor
from dicedesk.games.craps.rules import CrapsState, Throw
from dicedesk.games.craps.settling import BetLost, BetPushed, BetWon

FIVE = dollars(5)
NATURAL, CRAPS, SEVEN, SIX, NINE = (5, 6), (1, 2), (3, 4), (2, 4), (4, 5)


@dataclass(frozen=True)
class Table:
    """A game, and the plan that is played in it."""

    state: CrapsState
    plan: OneBetPlan


def opened(name: str, rules: HouseRules = BUILDING_SKILLS) -> Table:
    """A game that the bettor of this name plays."""
    return Table(CrapsState.opened(rules), parse_bettor(name).plan(rules))


def thrown(table: Table, *throws: tuple[int, int]) -> Table:
    for faces in throws:
        state = table.state
        for move in table.plan.moves(state):
            state = state.apply(move).state
        step = state.apply(Throw(), faces)
        table = Table(step.state, table.plan.after(step))
    return table


def bets(table: Table) -> dict[str, int]:
    """What the plan bets before the next throw, in dollars."""
    return {move.name: move.dollars for move in table.plan.moves(table.state)}


def told(event: Event) -> Step[CrapsState]:
    """A step in which this alone happened."""
    return Step(CrapsState.opened(), (event,))


def on_pass(game: Table, *throws: tuple[int, int]) -> list[int]:
    """The bet on pass before each of these throws, and after the last."""
    amounts = []
    for faces in throws:
        amounts.append(bets(game)["pass"])
        game = thrown(game, faces)
    return [*amounts, bets(game)["pass"]]


def test_a_pass_line_player_bets_the_minimum_before_the_come_out() -> None:
    assert bets(opened("pass-line", HouseRules(minimum=15))) == {"pass": 15}


def test_a_pass_line_player_lets_the_bet_stand_while_there_is_a_point() -> None:
    assert bets(thrown(opened("pass-line"), SIX, NINE)) == {}


def test_a_pass_line_player_bets_again_in_the_next_game() -> None:
    assert bets(thrown(opened("pass-line"), SIX, SEVEN)) == {"pass": 5}


def test_the_money_of_a_plan_is_the_games() -> None:
    assert thrown(opened("pass-line"), NATURAL, SIX, SEVEN, CRAPS).state.bankroll == dollars(995)


def test_a_one_bet_player_waits_until_its_bet_can_be_made() -> None:
    game = opened("bet:place-6")
    assert (bets(game), bets(thrown(game, NINE))) == ({}, {"place-6": 6})


@pytest.mark.parametrize(
    ("name", "amount"), [("place-4", 5), ("place-6", 6), ("lay-5", 6), ("buy-4", 5), ("horn", 5), ("come", 5)]
)
def test_one_bet_is_the_minimum_rounded_up_so_that_a_win_pays_whole_dollars(name: str, amount: int) -> None:
    assert bets(thrown(opened(f"bet:{name}"), NINE)) == {name: amount}


@pytest.mark.parametrize(
    ("name", "amount"),
    [("place-lose-4", 11), ("place-lose-6", 5), ("world", 5), ("hop-5-2", 5), ("big-6", 5)],
)
def test_a_bet_of_casinos_is_made_in_las_vegas(name: str, amount: int) -> None:
    assert bets(opened(f"bet:{name}", LAS_VEGAS)) == {name: amount}


def test_a_plan_whose_bet_the_house_does_not_take_is_at_its_end_at_once() -> None:
    plan = parse_bettor("bet:big-6").plan(BUILDING_SKILLS)
    assert plan.is_finished(CrapsState.opened(BUILDING_SKILLS))


def test_a_place_bet_that_stays_up_is_not_made_again() -> None:
    game = thrown(opened("bet:place-6", LAS_VEGAS), NINE, SIX)
    assert (bets(game), game.state.bankroll, game.state.on_table) == ({}, dollars(1_001), dollars(6))


def test_a_come_bet_that_has_moved_makes_room_for_another() -> None:
    assert bets(thrown(opened("bet:come"), SIX, NINE)) == {"come": 5}


def test_a_two_bet_player_puts_odds_behind_the_line_once_a_point_stands() -> None:
    game = opened("pass-odds")
    assert (bets(game), bets(thrown(game, SIX))) == ({"pass": 5}, {"pass-odds": 5})


def test_a_two_bet_player_makes_the_second_bet_again_when_it_is_gone() -> None:
    assert bets(thrown(opened("pass-field"), SIX, (1, 4))) == {"field": 5}


def test_a_two_bet_player_makes_both_bets_at_once_where_both_are_allowed() -> None:
    assert bets(opened("pass-field", LAS_VEGAS)) == {"pass": 5, "field": 5}


def test_the_second_bet_has_to_be_paid_with_what_the_first_leaves() -> None:
    assert bets(opened("pass-field", replace(LAS_VEGAS, bankroll=9))) == {"pass": 5}


def test_a_martingale_doubles_the_pass_bet_after_each_loss() -> None:
    assert on_pass(opened("martingale"), CRAPS, CRAPS, CRAPS, NATURAL) == [5, 10, 20, 40, 5]


def test_a_1_3_2_6_player_raises_the_pass_bet_while_it_wins() -> None:
    assert on_pass(opened("1-3-2-6"), NATURAL, NATURAL, NATURAL, NATURAL, NATURAL, CRAPS) == [
        5, 15, 10, 30, 5, 15, 5,
    ]  # fmt: skip


def test_a_cancellation_bets_the_ends_of_its_row() -> None:
    assert on_pass(opened("cancellation"), CRAPS, CRAPS, NATURAL) == [35, 40, 45, 45]


def test_a_fibonacci_player_goes_two_steps_back_after_a_win() -> None:
    assert on_pass(opened("fibonacci"), CRAPS, CRAPS, CRAPS, CRAPS, NATURAL) == [5, 5, 10, 15, 25, 10]


def test_a_pushed_bet_is_made_again_as_it_was() -> None:
    plan = OneBetPlan(first=Wager("dont-pass", FIVE, MartingaleBetting()))
    game = thrown(Table(CrapsState.opened(), plan), NATURAL, (6, 6))
    assert bets(game) == {"dont-pass": 10}


def test_a_system_begins_anew_where_the_tables_maximum_does_not_allow_its_bet() -> None:
    game = opened("martingale", HouseRules(maximum=30))
    assert on_pass(game, *[CRAPS] * 5) == [5, 10, 20, 5, 10, 20]


def test_a_system_begins_anew_where_the_bankroll_does_not_allow_its_bet() -> None:
    game = opened("martingale", HouseRules(bankroll=50))
    assert on_pass(game, *[CRAPS] * 4) == [5, 10, 20, 5, 10]


@pytest.mark.parametrize(
    ("stake", "rules", "finished"),
    [
        (dollars(35), BUILDING_SKILLS, False),
        (Cents(3_499), BUILDING_SKILLS, True),
        (dollars(1_000), HouseRules(maximum=34), True),
        (dollars(1_000), HouseRules(maximum=35), False),
    ],
)
def test_a_plan_ends_when_not_even_its_first_amount_is_allowed(
    stake: Cents, rules: HouseRules, finished: bool
) -> None:
    plan = parse_bettor("cancellation").plan(rules)
    assert plan.is_finished(replace(CrapsState.opened(rules), bankroll=stake)) is finished


@pytest.mark.parametrize(
    ("stake", "rules", "finished"),
    [
        (525, BUILDING_SKILLS, False),
        (524, BUILDING_SKILLS, True),
        (500, LAS_VEGAS, False),
    ],
)
def test_a_commission_has_to_be_paid_too_where_the_house_takes_it_at_once(
    stake: int, rules: HouseRules, finished: bool
) -> None:
    plan = parse_bettor("bet:buy-4").plan(rules)
    assert plan.is_finished(replace(CrapsState.opened(rules), bankroll=Cents(stake))) is finished


def test_a_plan_goes_on_while_a_bet_lies_on_the_table() -> None:
    state = CrapsState(BUILDING_SKILLS, Cents(0), bets=(Bet(FIVE, DONT_PASS),))
    assert not parse_bettor("pass-line").plan(BUILDING_SKILLS).is_finished(state)


def test_a_plan_that_is_at_its_end_makes_no_second_bet_either() -> None:
    plan = TwoBetPlan(first=Wager("pass", dollars(10)), second=Wager("field", FIVE))
    assert bets(Table(CrapsState(BUILDING_SKILLS, dollars(9), point=6), plan)) == {}


def test_what_becomes_of_one_bet_does_not_change_the_other() -> None:
    first, second = (Wager(name, FIVE, MartingaleBetting()) for name in ("pass", "field"))
    plan = TwoBetPlan(first=first, second=second).after(told(BetLost("field", FIVE)))
    assert (plan.first.amount, plan.second.amount) == (FIVE, dollars(10))


@pytest.mark.parametrize(
    "event", [BetWon("place-6", FIVE, FIVE), BetLost("place-6", FIVE), BetPushed("pass", FIVE)]
)
def test_what_is_not_won_or_lost_in_the_plan_teaches_nothing(event: Event) -> None:
    plan = OneBetPlan(first=Wager("pass", FIVE, MartingaleBetting(2)))
    assert plan.after(told(event)) == plan


def test_a_bet_of_another_amount_began_the_system_anew() -> None:
    plan = OneBetPlan(first=Wager("pass", FIVE, MartingaleBetting(4)))
    assert plan.after(told(BetLost("pass", FIVE))).first.amount == dollars(10)


class TestSevenCount:
    """The seven count: six throws of a game without an end, then any seven."""

    def test_bets_on_pass_with_odds_in_a_short_game(self) -> None:
        game = opened("seven-count")
        assert (bets(game), bets(thrown(game, SIX))) == ({"pass": 5}, {"pass-odds": 5})

    @pytest.mark.parametrize(("throws", "seven"), [(5, {}), (6, {"any-seven": 5}), (7, {"any-seven": 10})])
    def test_bets_on_any_seven_from_the_seventh_throw_of_a_game_on(
        self, throws: int, seven: dict[str, int]
    ) -> None:
        assert bets(thrown(opened("seven-count"), SIX, *[NINE] * (throws - 1))) == seven

    @pytest.mark.parametrize("end", [SEVEN, SIX])
    def test_counts_from_nothing_in_the_next_game(self, end: tuple[int, int]) -> None:
        game = thrown(opened("seven-count"), SIX, *[NINE] * 4, end)
        assert bets(thrown(game, SIX, *[NINE] * 4)) == {}

    def test_doubles_the_seven_until_it_comes(self) -> None:
        long_game = (SIX, *[NINE] * 8)
        game = thrown(opened("seven-count"), *long_game)
        assert (bets(game), bets(thrown(game, SEVEN, *long_game[:6]))) == (
            {"any-seven": 40},
            {"any-seven": 5},
        )

    def test_does_not_count_throws_before_a_point(self) -> None:
        assert bets(thrown(opened("seven-count"), *[NATURAL] * 7, SIX)) == {"pass-odds": 5}
