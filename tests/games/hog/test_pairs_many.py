"""Many of Hog's exact chances at once: each is what a pass for one pair gives."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dicedesk.games.hog import odds as hog
from dicedesk.games.hog.odds import Table
from dicedesk.games.hog.pairs import MOST_AT_ONCE, Opponents


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
