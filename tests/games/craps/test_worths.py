"""The worth of a table: a sum over its bets, and a mean over the next throw."""

from fractions import Fraction

import pytest

from dicedesk.core.money import Cents, dollars
from dicedesk.games.craps.bets import NAMES, Bet, in_order
from dicedesk.games.craps.coach_throws import BetPosition, thrown
from dicedesk.games.craps.coach_worths import money_back, worth_of_table
from dicedesk.games.craps.house import BUILDING_SKILLS, LAS_VEGAS, HouseRules
from dicedesk.games.craps.odds import DIFFERENT_THROWS
from dicedesk.games.craps.rules import CrapsState, Throw
from tests.games.craps.random_tables import random_tables


def table(rules: HouseRules, point: int | None, bets: dict[str, int], *, is_on: bool = False) -> CrapsState:
    """A table with these bets in cents."""
    empty = CrapsState(rules, dollars(100), point, odds_on=is_on, bets_on=is_on)
    lying = in_order(Bet(Cents(cents), empty.kind_named(name)) for name, cents in bets.items())
    return CrapsState(rules, dollars(100), point, lying, is_on, bets_on=is_on)


def by_brute_force(first: CrapsState) -> Fraction:
    """The expected money of a table when nothing is touched: its positions' equations, solved as a whole."""
    states, after = [first], list[dict[int, Fraction]]()
    numbers = {(first.point, first.bets): 0}
    gains: list[Fraction] = []
    for state in states:
        goes, gain = dict[int, Fraction](), Fraction(0)
        for faces, ways in DIFFERENT_THROWS.items() if state.bets else ():
            then = state.apply(Throw(), faces).state
            key = (then.point, then.bets)
            if key not in numbers:
                numbers[key] = len(states)
                states.append(then)
            gain += Fraction(ways, 36) * (then.bankroll - state.bankroll)
            goes[numbers[key]] = goes.get(numbers[key], Fraction(0)) + Fraction(ways, 36)
        after.append(goes)
        gains.append(gain)
    return first.bankroll + _solved(after, gains)[0]


def _solved(after: list[dict[int, Fraction]], gains: list[Fraction]) -> list[Fraction]:
    for last in reversed(range(len(gains))):
        stays = after[last].pop(last, Fraction(0))
        gains[last] /= 1 - stays
        after[last] = {number: share / (1 - stays) for number, share in after[last].items()}
        for number in range(last):
            share = after[number].pop(last, Fraction(0))
            gains[number] += share * gains[last]
            for to, further in after[last].items():
                after[number][to] = after[number].get(to, Fraction(0)) + share * further
    return gains


@pytest.mark.parametrize(
    "state",
    [
        table(LAS_VEGAS, None, {"pass": 1000, "place-6": 1300, "hard-8": 700}),
        table(LAS_VEGAS, 6, {"pass": 500, "pass-odds": 1700, "come": 500, "come-8": 500, "come-odds-8": 999}),
        table(BUILDING_SKILLS, 5, {"dont-pass": 500, "dont-pass-odds": 700, "dont-come": 501}),
        table(BUILDING_SKILLS, 5, {"come": 500, "come-9": 700, "come-odds-9": 1234}, is_on=True),
        table(LAS_VEGAS, 4, {"lay-4": 1001, "buy-10": 2003, "place-lose-5": 1300, "world": 77, "field": 5}),
        table(LAS_VEGAS, None, {"lay-4": 1001, "place-5": 2003, "hard-6": 1300, "big-8": 77}, is_on=True),
    ],
)
def test_the_worths_of_the_bets_add_up_to_the_worth_of_the_table_solved_as_a_whole(state: CrapsState) -> None:
    assert worth_of_table(state) == by_brute_force(state)


@pytest.mark.no_cover
@pytest.mark.parametrize("rules", [BUILDING_SKILLS, LAS_VEGAS])
@pytest.mark.parametrize("point", [None, 4])
@pytest.mark.parametrize("is_on", [False, True])
def test_the_square_of_what_comes_back_is_a_mean_over_the_next_throw(
    rules: HouseRules, point: int | None, is_on: bool
) -> None:
    amount = Cents(1337)
    for name in NAMES:
        position = BetPosition(rules, name, point, is_on, is_on)
        mean = square = Fraction(0)
        for faces, ways in DIFFERENT_THROWS.items():
            done, share = thrown(position, amount, faces), Fraction(ways, 36)
            later = None if done.after is None else money_back(done.after, amount)
            more = Fraction(0) if later is None else later.mean
            more_square = Fraction(0) if later is None else later.variance + later.mean**2
            mean += share * (done.back + more)
            square += share * (done.back**2 + 2 * done.back * more + more_square)
        back = money_back(position, amount)
        assert (back.mean, back.variance) == (mean, square - mean**2), name


@pytest.mark.no_cover
def test_a_throw_changes_the_worth_of_a_table_by_luck_alone() -> None:
    for state in random_tables(range(200)):
        after = [
            (ways, worth_of_table(state.apply(Throw(), faces).state))
            for faces, ways in DIFFERENT_THROWS.items()
        ]
        assert sum((ways * worth for ways, worth in after), Fraction(0)) / 36 == worth_of_table(state)


def test_an_empty_table_is_worth_the_bankroll() -> None:
    assert worth_of_table(CrapsState.opened(LAS_VEGAS)) == 100_000


def test_a_pass_bet_with_a_point_of_4_is_worth_two_thirds_of_itself() -> None:
    state = table(LAS_VEGAS, 4, {"pass": 900})
    assert worth_of_table(state) == dollars(100) + 600
