"""Which number of dice scores most."""

import random
from fractions import Fraction

import pytest

from dicedesk.classroom import hog
from dicedesk.games.hog.points import NUMBERS_OF_DICE, mean_points
from dicedesk.games.hog.questions import figures_of_dice, max_scoring_dice, surest_dice
from dicedesk.games.hog.simulation import ROLLS_A_CHUNK, RollsOfAll, roll_all
from dicedesk.lab.chunks import PartialResult
from dicedesk.play.ports.jobs import OneByOne

SEEDS = (1, 2, 3)


def test_six_dice_score_most() -> None:
    # Six dice without a 1 show 24 points on average, in 15625 of 46656 rolls; all others score 1.
    six = figures_of_dice(1)[5]
    assert (six.dice, six.mean) == (6, Fraction(15625 * 24 + 31031, 46656))
    assert six.pig_out == Fraction(31031, 46656)
    assert max_scoring_dice() == 6
    assert all(other.mean < six.mean for other in figures_of_dice(1) if other != six)


def test_it_is_what_a_class_finds_by_many_samples() -> None:
    luck = random.Random(2)
    assert hog.max_scoring_num_rolls(lambda: luck.randint(1, 6), num_samples=2000) in (5, 6, 7)


def test_one_die_is_enough_for_few_points_and_the_lower_number_wins_ties() -> None:
    assert surest_dice(1) == 1
    # One die shows 2 or more five times in six, two dice without a 1 only 25 times in 36.
    assert surest_dice(2) == 1
    assert surest_dice(60) == 10
    # 7 points: two dice make them in 19 of 36 rolls; three dice always but for a 1 and for three twos.
    assert figures_of_dice(7)[1].enough == Fraction(19, 36)
    assert figures_of_dice(7)[2].enough == Fraction(124, 216)
    assert surest_dice(7) == 3


def rolled(rolls: int, seed: int) -> list[PartialResult[RollsOfAll]]:
    return list(roll_all(rolls, seed, OneByOne()))


@pytest.mark.parametrize("seed", SEEDS)
def test_rolls_score_what_the_exact_mean_says(seed: int) -> None:
    runs = rolled(70_000, seed)
    assert [run.games for run in runs] == [ROLLS_A_CHUNK, 2 * ROLLS_A_CHUNK, 70_000]
    for dice, sample in zip(NUMBERS_OF_DICE, runs[-1].result.samples, strict=True):
        assert sample.games == 70_000
        assert abs(sample.mean - float(mean_points(dice))) < 4 * sample.standard_error


@pytest.mark.long
@pytest.mark.parametrize("seed", SEEDS)
def test_ten_million_rolls_do_so_too(seed: int) -> None:
    for dice, sample in zip(NUMBERS_OF_DICE, rolled(10_000_000, seed)[-1].result.samples, strict=True):
        assert abs(sample.mean - float(mean_points(dice))) < 4 * sample.standard_error


def test_the_same_seed_rolls_the_same_dice() -> None:
    assert rolled(100, 1) == rolled(100, 1) != rolled(100, 2)
