"""Pearson's chi-squared test of dice, compared with published tables."""

from fractions import Fraction

import pytest

from dicedesk.core.dice import DiceCounts
from dicedesk.lab.dice_test.evenness import (
    Evenness,
    chance_of_chi_squared,
    dice_words,
    evenness_of_faces,
    evenness_of_sums,
    likelihood_words,
    sums_words,
    verdict_words,
)

# Upper critical values of the chi-squared distribution: NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.6.7.4.
CRITICAL = {
    1: (2.706, 3.841, 6.635, 10.828),
    2: (4.605, 5.991, 9.210, 13.816),
    5: (9.236, 11.070, 15.086, 20.515),
    10: (15.987, 18.307, 23.209, 29.588),
    25: (34.382, 37.652, 44.314, 52.620),
}
CHANCES = (0.10, 0.05, 0.01, 0.001)


@pytest.mark.parametrize("degrees", CRITICAL)
def test_the_chance_of_chi_squared_is_the_one_in_the_tables(degrees: int) -> None:
    found = [chance_of_chi_squared(value, degrees) for value in CRITICAL[degrees]]
    assert found == pytest.approx(CHANCES, rel=2e-3)


@pytest.mark.parametrize("degrees", [1, 2, 5, 10])
def test_no_difference_at_all_is_certain_to_be_reached(degrees: int) -> None:
    assert chance_of_chi_squared(0.0, degrees) == 1.0


def test_each_face_is_expected_equally_often() -> None:
    found = evenness_of_faces(DiceCounts((5, 8, 9, 8, 10, 20)))
    assert (found.total, found.expected) == (60, (Fraction(10),) * 6)
    # 13.4 with 5 degrees of freedom: the example of a die in many textbooks, such as Wikipedia's on the test.
    assert found.p == pytest.approx(0.0199, abs=1e-4)


def test_sums_are_expected_as_often_as_pairs_show_them() -> None:
    found = evenness_of_sums(DiceCounts(sums=tuple(10 * ways for ways in (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1))))
    assert found.expected == tuple(Fraction(10 * ways) for ways in (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1))
    assert found.p == 1.0


def test_a_few_dice_tell_nothing() -> None:
    assert evenness_of_faces(DiceCounts((4, 5, 5, 5, 5, 5))).p is None
    assert evenness_of_faces(DiceCounts((5, 5, 5, 5, 5, 5))).p == 1.0
    assert evenness_of_sums(DiceCounts()).p is None


@pytest.mark.parametrize(
    ("p", "verdict", "likelihood"),
    [
        (1.0, "Consistent with fair dice", "fair dice differ at least this much 99 times in 100"),
        (0.64, "Consistent with fair dice", "fair dice differ at least this much 64 times in 100"),
        (0.05, "Consistent with fair dice", "fair dice differ at least this much 5 times in 100"),
        (0.031, "Unusual for fair dice", "fair dice differ at least this much 3 times in 100"),
        (0.01, "Unusual for fair dice", "fair dice differ at least this much 1 time in 100"),
        (0.0042, "Unusual for fair dice", "fair dice differ at least this much 42 times in 10,000"),
        (0.0001, "Very unlikely with fair dice", "fair dice differ at least this much 1 time in 10,000"),
        (
            0.00002,
            "Very unlikely with fair dice",
            "fair dice differ this much less than once in 10,000 times",
        ),
    ],
)
def test_a_p_value_is_told_in_plain_words(p: float, verdict: str, likelihood: str) -> None:
    assert (verdict_words(Evenness((), (), p)), likelihood_words(p)) == (verdict, likelihood)


def test_the_verdict_says_on_how_many_dice_it_rests() -> None:
    even = Evenness((9000, 9402), (Fraction(9201),) * 2, 0.64)
    assert (
        dice_words(even)
        == "Consistent with fair dice (18,402 dice; fair dice differ at least this much 64 times in 100)"
    )
    assert sums_words(Evenness((1,), (Fraction(1),), None)) == "Too few dice to tell yet (1 roll)"
