"""Many of Hog's exact chances at once: each is what a pass for one pair gives."""

from collections import defaultdict
from collections.abc import Callable
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dicedesk.games.hog import odds as hog
from dicedesk.games.hog.named_strategies import MARGINS, BaconStrategy, SwapStrategy
from dicedesk.games.hog.odds import Table, choice_values, perfect_play, values, win_chance
from dicedesk.games.hog.pairs import (
    CELLS,
    MOST_AT_ONCE,
    MOST_TURNS,
    Cell,
    Ends,
    Opponents,
    Sweep,
    Swept,
    ends,
    ends_of_both_seats,
    exact_win_chance,
    reached,
    sweep,
    table_of_cell,
)
from dicedesk.games.hog.players import table_of
from dicedesk.games.hog.points import NUMBERS_OF_DICE
from dicedesk.games.hog.rules import HogRules, HogState, RollDice, free_bacon
from tests.slow_solver import steps


def random_tables(count: int, seed: int) -> list[Table]:
    """Tables of random numbers of dice."""
    luck = np.random.default_rng(seed)
    return [luck.integers(0, 11, (100, 100)).astype(np.uint8) for _ in range(count)]


def one_by_one(table: Table, opponents: list[Table]) -> list[list[float]]:
    """The chances of the table against each, from a pass for each pair."""
    found = [hog.win_chance(table, opponent) for opponent in opponents]
    return [[each.first, each.second] for each in found]


@pytest.mark.parametrize("count", [1, 3, MOST_AT_ONCE])
def test_each_chance_is_that_of_a_pass_for_the_pair_alone(count: int) -> None:
    table, *opponents = random_tables(count + 1, seed=count)
    np.testing.assert_allclose(Opponents(opponents).met_by(table), one_by_one(table, opponents), atol=1e-13)


@pytest.mark.parametrize("dice", range(11))
def test_strategies_that_roll_one_number_of_dice_meet_perfect_play(dice: int) -> None:
    always, perfect = np.full((100, 100), dice, np.uint8), hog.perfect_play().table
    np.testing.assert_allclose(Opponents([always]).met_by(perfect), one_by_one(perfect, [always]), atol=1e-13)


def test_the_opponents_can_be_the_first_of_their_pairs() -> None:
    table, *opponents = random_tables(4, seed=7)
    expected = [one_by_one(opponent, [table])[0] for opponent in opponents]
    np.testing.assert_allclose(Opponents(opponents, are_first=True).met_by(table), expected, atol=1e-13)


@settings(max_examples=10, deadline=None)
@given(st.integers(0, 2**32), st.integers(1, MOST_AT_ONCE), st.booleans())
def test_a_chance_is_the_same_to_the_last_bit_whatever_is_computed_beside_it(
    seed: int, count: int, are_first: bool
) -> None:
    table, another, *opponents = random_tables(count + 2, seed)
    together = Opponents(opponents, are_first=are_first)
    together.met_by(another)
    alone = [Opponents([opponent], are_first=are_first).met_by(table)[0] for opponent in opponents]
    np.testing.assert_array_equal(together.met_by(table), alone)


def test_a_pair_is_the_same_to_the_last_bit_whichever_side_is_made_ready() -> None:
    first, second = random_tables(2, seed=11)
    np.testing.assert_array_equal(
        Opponents([second]).met_by(first), Opponents([first], are_first=True).met_by(second)
    )


@pytest.fixture(scope="module")
def tables() -> tuple[Table, Table]:
    """Two tables that use every number of dice."""
    luck = np.random.default_rng(5)
    return luck.integers(0, 11, (100, 100)).astype(np.uint8), hog.perfect_play().table


@pytest.fixture(scope="module")
def exact(tables: tuple[Table, Table]) -> tuple[Fraction, Fraction]:
    """The first one's chances against the second, as fractions."""
    return exact_win_chance(*tables)


def test_they_are_what_the_pass_in_floats_finds(
    tables: tuple[Table, Table], exact: tuple[Fraction, Fraction]
) -> None:
    found = hog.win_chance(*tables)
    assert [float(each) for each in exact] == pytest.approx([found.first, found.second], abs=1e-13)


@pytest.mark.no_cover
def test_either_of_two_strategies_wins(tables: tuple[Table, Table], exact: tuple[Fraction, Fraction]) -> None:
    first, second = exact_win_chance(*reversed(tables))
    assert exact[0] + second == exact[1] + first == 1


def test_zero_dice_for_both_is_a_game_without_luck() -> None:
    bacon = np.zeros((100, 100), np.uint8)
    assert sorted(exact_win_chance(bacon, bacon)) == [0, 1]


HIGHEST_SUM = 14
"""Positions whose scores come to more are left to the identity of the values."""


def visits_by_steps(first: Table, second: Table) -> dict[tuple[int, int], float]:
    """How often the first one comes to move at scores of low sums, by every move with every face."""
    found: dict[tuple[int, int], float] = defaultdict(float)
    shares: dict[HogState, float] = {HogState(to_move=0): 0.5, HogState(to_move=1): 0.5}
    for total in range(HIGHEST_SUM + 1):
        for state in [state for state in shares if sum(state.scores) == total]:
            share = shares.pop(state)
            if state.seat == 0:
                found[state.scores] += share
            table = first if state.seat == 0 else second
            move = RollDice(int(table[state.own_score, state.opponent_score]))
            for after, chance in steps(state, move).items():
                shares[after] = shares.get(after, 0.0) + share * float(chance)
    return found


@pytest.mark.no_cover
@pytest.mark.parametrize(("first", "second"), [(2, 3), (0, 1), (3, 0)])
def test_the_shares_are_those_of_every_move_with_every_face(
    always: Callable[[int], Table], first: int, second: int
) -> None:
    shares, slow = reached(always(first), always(second)), visits_by_steps(always(first), always(second))
    for own in range(HIGHEST_SUM + 1):
        for other in range(HIGHEST_SUM + 1 - own):
            assert shares[own, other] == pytest.approx(slow.get((own, other), 0.0), abs=1e-14)


def test_swaps_are_followed_as_the_values_follow_them(
    swap_table: Table, bacon_table: Table, always: Callable[[int], Table]
) -> None:
    # What the first one gives away by its choices, position by position, is what it wins less than its best response.
    for first, second in ((swap_table, bacon_table), (bacon_table, swap_table), (always(10), swap_table)):
        chances = values(first, second)
        worth = choice_values(chances)
        own = np.take_along_axis(worth, first[:, :, None].astype(np.intp), axis=2)[:, :, 0]
        np.testing.assert_allclose(own, chances.moving, atol=1e-12)
        gains = worth.max(axis=2) - own
        assert gains.min() >= 0
        assert reached(first, second).max() <= 1


def test_some_turn_is_the_first_one_for_each_half_of_the_games(always: Callable[[int], Table]) -> None:
    assert reached(always(4), always(4))[0, 0] == 0.5


Slow = tuple[dict[tuple[int, int], Fraction], dict[tuple[int, int], Fraction]]


def ends_by_steps(first: Table, second: Table, goal: int) -> Slow:
    """The chances by (winner, turns) and by (winner, margin), by every move with every face."""
    turns: dict[tuple[int, int], Fraction] = defaultdict(Fraction)
    margins: dict[tuple[int, int], Fraction] = defaultdict(Fraction)
    shares, turn = {HogState(rules=HogRules(goal)): Fraction(1)}, 0
    while shares:
        turn += 1
        following: dict[HogState, Fraction] = defaultdict(Fraction)
        for state, share in shares.items():
            table = second if state.seat else first
            move = RollDice(int(table[state.own_score, state.opponent_score]))
            for after, chance in steps(state, move).items():
                if (outcome := after.outcome()) is None:
                    following[after] += share * chance
                else:
                    assert outcome.winner is not None
                    turns[outcome.winner, turn] += share * chance
                    margins[outcome.winner, abs(after.scores[0] - after.scores[1])] += share * chance
        shares = dict(following)
    return turns, margins


def agree(found: np.typing.NDArray[np.float64], slow: dict[tuple[int, int], Fraction]) -> None:
    """Every chance, those that are 0 too."""
    expected = np.zeros_like(found)
    for place, chance in slow.items():
        expected[place] = float(chance)
    np.testing.assert_allclose(found, expected, atol=1e-14)


def test_one_die_ends_a_game_to_1_in_its_first_turn(always: Callable[[int], Table]) -> None:
    found = ends(always(1), always(1), goal=1)
    # Each face wins by what it shows; none of 1 to 6 has two equal digits, as the 0 of the other one has.
    agree(found.turns, {(0, 1): Fraction(1)})
    agree(found.margins, {(0, face): Fraction(1, 6) for face in range(1, 7)})
    assert found.mean_turns == pytest.approx(1)
    assert found.mean_margin == pytest.approx(3.5)


def test_eleven_points_are_swapped_away(always: Callable[[int], Table]) -> None:
    found = ends(always(2), always(2), goal=1)
    # A 5 and a 6, in two ways of 36: both digits of 11 are as far apart as those of 0, so the other one wins.
    agree(found.turns, {(0, 1): Fraction(34, 36), (1, 1): Fraction(2, 36)})
    assert found.margins[1, 11] == pytest.approx(2 / 36)
    assert found.margins[0, 1] == pytest.approx(11 / 36)


def test_free_bacon_alone_is_a_game_without_luck(always: Callable[[int], Table]) -> None:
    scores, turn = [0, 0], 0
    # The rules followed by hand, with a swap wherever the digits say so.
    while max(scores) < 100:
        mover = turn % 2
        scores[mover] += free_bacon(scores[1 - mover])
        gaps = [abs(score % 100 // 10 - score % 10) for score in scores]
        if gaps[0] == gaps[1]:
            scores.reverse()
        turn += 1
    winner = int(scores[1] > scores[0])
    found = ends(always(0), always(0))
    assert found.turns[winner, turn] == found.margins[winner, abs(scores[0] - scores[1])] == 1
    assert found.turns.sum() == found.margins.sum() == 1


@pytest.mark.no_cover
@pytest.mark.parametrize(("first", "second", "goal"), [(2, 3, 12), (0, 1, 20), (1, 0, 15), (2, 1, 16)])
def test_small_games_end_as_every_move_with_every_face_says(
    always: Callable[[int], Table], first: int, second: int, goal: int
) -> None:
    found, slow = (
        ends(always(first), always(second), goal),
        ends_by_steps(always(first), always(second), goal),
    )
    agree(found.turns, slow[0])
    agree(found.margins, slow[1])


@pytest.mark.no_cover
@given(seed=st.integers(0, 10_000), goal=st.integers(1, 12))
@settings(max_examples=10, deadline=None)
def test_random_strategies_end_small_games_as_every_move_with_every_face_says(seed: int, goal: int) -> None:
    luck = np.random.default_rng(seed)
    first, second = luck.integers(0, 4, (2, 100, 100)).astype(np.uint8)
    found, slow = ends(first, second, goal), ends_by_steps(first, second, goal)
    agree(found.turns, slow[0])
    agree(found.margins, slow[1])


def random_table(seed: int) -> Table:
    """A table of random numbers of dice."""
    return np.random.default_rng(seed).integers(0, 11, (100, 100)).astype(np.uint8)


def pairs() -> list[tuple[Table, Table]]:
    """Strategies of all kinds, against each other."""
    perfect, zero, one = perfect_play().table, np.zeros((100, 100), np.uint8), np.ones((100, 100), np.uint8)
    return [
        (perfect, random_table(1)),
        (random_table(2), random_table(3)),
        (zero, one),
        (one, one),
        (perfect, zero),
    ]


@pytest.mark.parametrize("pair", pairs())
def test_no_game_is_left_over(pair: tuple[Table, Table]) -> None:
    found = ends(*pair)
    assert found.turns.sum() == pytest.approx(1, abs=1e-12)
    assert found.margins.sum() == pytest.approx(1, abs=1e-12)
    assert found.turns[:, 0].sum() == found.margins[:, 0].sum() == 0


@pytest.mark.parametrize("pair", pairs())
def test_the_winners_are_those_of_the_backward_pass(pair: tuple[Table, Table]) -> None:
    found, chance = ends(*pair), win_chance(*pair).first
    for part in (found.turns, found.margins):
        np.testing.assert_allclose(part.sum(1), [chance, 1 - chance], atol=1e-12)


def test_very_long_games_are_followed_to_their_end() -> None:
    one = np.ones((100, 100), np.uint8)
    # Pig Out in every turn adds one point to the sum, from 0 to 198; the turn after that ends the game.
    assert ends(one, one).turns.shape == (2, MOST_TURNS + 1)
    assert 0 < ends(one, one).turns[:, 150:].sum() < 1e-40


def test_a_coin_gives_the_mean_of_both_beginnings() -> None:
    first, second = random_table(4), random_table(5)
    both, swapped = ends_of_both_seats(first, second), ends_of_both_seats(second, first)
    chance = win_chance(first, second).average
    assert both.turns[0].sum() == pytest.approx(chance, abs=1e-12)
    np.testing.assert_allclose(both.turns, swapped.turns[::-1], atol=1e-15)
    np.testing.assert_allclose(both.margins, swapped.margins[::-1], atol=1e-15)
    begins, follows = ends(first, second), ends(second, first)
    assert both.mean_turns == pytest.approx((begins.mean_turns + follows.mean_turns) / 2)


def played(first: Table, second: Table, games: int) -> tuple[list[int], list[int]]:
    """The turns and margins of games that the rules play with thrown dice."""
    luck, turns, margins = np.random.default_rng(11), [], []
    for _ in range(games):
        state, turn = HogState(), 0
        while state.outcome() is None:
            table = second if state.seat else first
            count = int(table[state.own_score, state.opponent_score])
            state = state.apply(RollDice(count), tuple(luck.integers(1, 7, count).tolist())).state
            turn += 1
        turns.append(turn)
        margins.append(abs(state.scores[0] - state.scores[1]))
    return turns, margins


@pytest.mark.no_cover
def test_games_that_are_played_are_as_long_and_as_clear() -> None:
    first, second = perfect_play().table, random_table(6)
    turns, margins = played(first, second, 2000)
    exact: Ends = ends(first, second)
    for counted, mean in ((turns, exact.mean_turns), (margins, exact.mean_margin)):
        error = np.std(counted) / np.sqrt(len(counted))
        assert abs(np.mean(counted) - mean) < 4 * error


STRATEGIES: dict[Swept, type[BaconStrategy | SwapStrategy]] = {
    Swept.BACON: BaconStrategy,
    Swept.SWAP: SwapStrategy,
}


def always(dice: int) -> Table:
    return np.full((100, 100), dice, np.uint8)


@pytest.mark.parametrize("swept", Swept)
@pytest.mark.parametrize(("margin", "dice"), [(1, 4), (8, 6), (5, 10), (18, 1), (19, 3)])
def test_a_cell_is_the_strategy_of_that_name(swept: Swept, margin: int, dice: int) -> None:
    strategy = STRATEGIES[swept](margin, dice)
    np.testing.assert_array_equal(table_of_cell(swept, margin, dice), table_of(strategy))


def test_margins_from_one_to_nineteen_are_all_that_differ() -> None:
    np.testing.assert_array_equal(table_of_cell(Swept.BACON, 1, 4), always(0))
    np.testing.assert_array_equal(table_of_cell(Swept.BACON, 19, 4), always(4))
    tables = {table_of_cell(Swept.BACON, margin, 4).tobytes() for margin in MARGINS}
    assert len(tables) == len(MARGINS)


@pytest.fixture(scope="module", params=Swept)
def swept_against_four(request: pytest.FixtureRequest) -> Sweep:
    return sweep(request.param, always(4), lambda _: None)


def test_each_cell_is_the_exact_rate_of_the_pair(swept_against_four: Sweep) -> None:
    swept = swept_against_four
    for margin, dice in ((1, 1), (8, 4), (7, 6), (19, 10), (12, 5)):
        exact = win_chance(table_of_cell(swept.swept, margin, dice), always(4)).average
        assert swept.rates[margin - 1, dice - 1] == pytest.approx(exact, abs=1e-13)


def test_the_rates_are_those_that_the_command_line_tells() -> None:
    rates = {swept: sweep(swept, always(4), lambda _: None).rates[7, 3] for swept in Swept}
    assert rates[Swept.BACON] == pytest.approx(0.5790, abs=5e-5)
    assert rates[Swept.SWAP] == pytest.approx(0.6449, abs=5e-5)


def test_the_best_cell_is_won_most_often(swept_against_four: Sweep) -> None:
    best = swept_against_four.best
    assert best.rate == swept_against_four.rates.max()
    assert best.rate == swept_against_four.rates[best.margin - 1, best.dice - 1]


def test_of_equal_cells_the_lowest_margin_and_the_fewest_dice_are_named() -> None:
    rates = np.zeros((len(MARGINS), len(NUMBERS_OF_DICE)))
    rates[3, 5] = rates[3, 7] = rates[9, 0] = 0.6
    assert Sweep(Swept.BACON, rates).best == Cell(4, 6, 0.6)


def test_never_taking_free_bacon_is_even_against_the_same_dice() -> None:
    rates = sweep(Swept.BACON, always(4), lambda _: None).rates
    assert rates[-1, 3] == pytest.approx(0.5, abs=1e-12)
    # With margin 1 no dice are ever thrown, so their number does not matter.
    assert set(rates[0]) == {rates[0, 0]}


def test_it_says_how_far_it_is() -> None:
    told = list[int]()
    sweep(Swept.SWAP, always(6), told.append)
    assert told == sorted(told)
    assert len(told) > 10
    assert told[-1] == CELLS == 190
