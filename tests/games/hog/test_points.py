"""What a turn of Hog scores, held to every throw of a few dice."""

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from dicedesk.games.hog.points import (
    MOST_POINTS,
    NUMBERS_OF_DICE,
    best_number_of_dice,
    chance_of_at_least,
    mean_points,
    pig_out_chance,
    point_chances,
)
from dicedesk.games.hog.rules import point_ways, points_of


def test_one_die_scores_each_face_one_time_in_six() -> None:
    assert point_chances(1) == {face: Fraction(1, 6) for face in range(1, 7)}
    assert mean_points(1) == Fraction(7, 2)
    assert pig_out_chance(1) == Fraction(1, 6)


def test_two_dice_score_four_in_one_way_only() -> None:
    # 1 and 3 is a Pig Out; 2 and 2 alone makes 4.
    assert point_chances(2)[4] == Fraction(1, 36)
    assert point_chances(2)[1] == Fraction(11, 36)
    assert chance_of_at_least(11, 2) == Fraction(3, 36)


@pytest.mark.parametrize("dice", [1, 2, 3, 4, 5])
def test_every_throw_counts(dice: int) -> None:
    ways = Counter(points_of(faces) for faces in product(range(1, 7), repeat=dice))
    assert point_ways(dice) == ways
    assert point_chances(dice) == {points: Fraction(count, 6**dice) for points, count in ways.items()}


@pytest.mark.parametrize("dice", NUMBERS_OF_DICE)
def test_the_mean_is_that_of_four_points_a_die_without_a_1(dice: int) -> None:
    no_1 = Fraction(5, 6) ** dice
    assert sum(point_chances(dice).values()) == 1
    assert mean_points(dice) == no_1 * 4 * dice + (1 - no_1)
    assert pig_out_chance(dice) == 1 - no_1
    assert list(point_chances(dice)) == sorted(point_chances(dice))


@pytest.mark.parametrize("dice", NUMBERS_OF_DICE)
def test_at_least_one_point_is_sure_and_more_than_all_sixes_never(dice: int) -> None:
    assert chance_of_at_least(1, dice) == 1
    assert chance_of_at_least(6 * dice, dice) == Fraction(1, 6**dice)
    assert chance_of_at_least(MOST_POINTS + 1, dice) == 0


@pytest.mark.parametrize(
    ("means", "best"),
    [
        ([1] * 10, 1),
        ([1, 2, 3, 2, 2, 3, 1, 1, 1, 1], 3),
        ([0, 0, 0, 0, 0, 0, 0, 0, 0, 5], 10),
        ([-3, -2, -1, -2, -2, -1, -1, -1, -1, -1], 3),
    ],
)
def test_the_best_number_of_dice_is_the_lowest_with_the_highest_mean(means: list[int], best: int) -> None:
    assert best_number_of_dice(lambda dice: means[dice - 1]) == best
