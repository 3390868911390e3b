"""The tests of dice, compared with published tables, and a few dice with all that they can show."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations, groupby, pairwise, permutations
from math import factorial
from random import Random

import pytest

from dicedesk.core.dice import DiceCounts
from dicedesk.lab.dice_test.evenness import (
    USUAL,
    ChiSquared,
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
    found = evenness_of_faces(DiceCounts((50, 80, 90, 80, 100, 200)))
    assert (found.total, found.expected) == (600, (Fraction(100),) * 6)


def test_many_dice_have_a_chi_squared_test() -> None:
    # (5, 8, 9, 8, 10, 20) has 13.4: the example of a die in many textbooks, such as Wikipedia's on the test.
    found = evenness_of_faces(DiceCounts((10, 16, 18, 16, 20, 40)))
    assert found.chi_squared == ChiSquared(pytest.approx(2 * 13.4), 5)
    assert found.p == chance_of_chi_squared(found.chi_squared.value, 5) < 0.001


def test_sums_are_expected_as_often_as_pairs_show_them() -> None:
    found = evenness_of_sums(DiceCounts(sums=tuple(10 * ways for ways in (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1))))
    assert found.expected == tuple(Fraction(10 * ways) for ways in (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1))
    assert found.p == 1.0


FACE_WAYS = (1,) * 6
SUM_WAYS = (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)


def results(kinds: int, throws: int) -> Iterator[tuple[int, ...]]:
    """Each result that `throws` throws can have, as how often each of `kinds` kinds comes."""
    if kinds == 1:
        yield (throws,)
        return
    for count in range(throws + 1):
        for others in results(kinds - 1, throws - count):
            yield (count, *others)


def chance(counts: tuple[int, ...], ways: tuple[int, ...]) -> Fraction:
    """The multinomial chance of these counts."""
    found = Fraction(factorial(sum(counts)), sum(ways) ** sum(counts))
    for count, way in zip(counts, ways, strict=True):
        found *= Fraction(way**count, factorial(count))
    return found


def exact_p_values(ways: tuple[int, ...], throws: int) -> dict[tuple[int, ...], Fraction]:
    """The p-value of each result: the chances of all that are at most as likely, added up."""
    chances = {counts: chance(counts, ways) for counts in results(len(ways), throws)}
    assert sum(chances.values()) == 1
    found, total = {}, Fraction(0)
    for _, group in groupby(sorted(chances, key=chances.__getitem__), chances.__getitem__):
        equal = list(group)
        total += sum(map(chances.__getitem__, equal), Fraction(0))
        found |= dict.fromkeys(equal, total)
    return found


def p_of_faces(counts: tuple[int, ...]) -> float:
    found = evenness_of_faces(DiceCounts(counts)).p
    assert found is not None
    return found


def p_of_sums(counts: tuple[int, ...]) -> float:
    found = evenness_of_sums(DiceCounts(sums=counts)).p
    assert found is not None
    return found


@pytest.mark.parametrize("throws", [3, 5, 8])
def test_a_few_dice_have_the_exact_chance_of_all_results_at_most_as_likely(throws: int) -> None:
    for counts, p in exact_p_values(FACE_WAYS, throws).items():
        assert p_of_faces(counts) == float(p), counts


@pytest.mark.parametrize("rolls", [2, 3, 4])
def test_a_few_sums_have_the_exact_chance_of_all_results_at_most_as_likely(rolls: int) -> None:
    for counts, p in exact_p_values(SUM_WAYS, rolls).items():
        assert p_of_sums(counts) == float(p), counts


def test_13_sixes_and_5_ones_are_very_unlikely_with_fair_dice() -> None:
    chances = (chance(counts, FACE_WAYS) for counts in results(6, 18))
    seen = chance((5, 0, 0, 0, 0, 13), FACE_WAYS)
    exact = sum(one for one in chances if one <= seen)
    found = evenness_of_faces(DiceCounts((5, 0, 0, 0, 0, 13)))
    assert (found.p, exact < Fraction(1, 10**6)) == (float(exact), True)
    assert dice_words(found) == (
        "Very unlikely with fair dice (18 dice; fair dice differ by at least this much in under 1 case in 10,000)"
    )


def test_too_few_dice_could_show_nothing_unusual() -> None:
    for throws in range(3):
        assert min(exact_p_values(FACE_WAYS, throws).values()) >= USUAL
        assert evenness_of_faces(DiceCounts((throws, 0, 0, 0, 0, 0))).p is None
    for rolls in range(2):
        assert min(exact_p_values(SUM_WAYS, rolls).values()) >= USUAL
        assert evenness_of_sums(DiceCounts(sums=(rolls, *(0,) * 10))).p is None
    assert p_of_faces((3, 0, 0, 0, 0, 0)) < USUAL
    assert p_of_sums((2, *(0,) * 10)) < USUAL


def test_no_number_of_dice_is_left_without_a_test() -> None:
    for total in (*range(3, 30), *range(90, 110), 179, 180, 181):
        assert p_of_faces((total, 0, 0, 0, 0, 0)) < USUAL, total
        assert p_of_sums((total, *(0,) * 10)) < USUAL, total


@pytest.mark.parametrize("rolls", [23, 30, 59, 60, 100, 179, 180])
def test_rare_sums_are_counted_together_until_five_of_each_are_expected(rolls: int) -> None:
    counts = tuple(dealt_sums(Random(rolls), rolls))
    found = evenness_of_sums(DiceCounts(sums=counts))
    assert found.chi_squared is not None
    # Cut the row of sums so that the parts are alike from both ends, hold five or more, and are as many as can be.
    best = max(
        (
            cut
            for cut in cuts_from_both_ends()
            if all(sum(SUM_WAYS[a:b]) * rolls >= 180 for a, b in pairwise(cut))
        ),
        key=len,
    )
    squared = Fraction(0)
    for first, after in pairwise(best):
        share = Fraction(sum(SUM_WAYS[first:after]) * rolls, 36)
        squared += (sum(counts[first:after]) - share) ** 2 / share
    assert found.chi_squared.degrees == len(best) - 2
    assert found.chi_squared.value == pytest.approx(float(squared))


def cuts_from_both_ends() -> Iterator[tuple[int, ...]]:
    """The places where eleven sums in a row can be cut into parts that look the same from both ends."""
    for size in range(6):
        for inner in combinations(range(1, 6), size):
            yield (0, *inner, *(11 - place for place in reversed(inner)), 11)


def dealt_sums(dice: Random, rolls: int) -> list[int]:
    counts = [0] * 11
    for _ in range(rolls):
        counts[dice.randint(1, 6) + dice.randint(1, 6) - 2] += 1
    return counts


@pytest.mark.parametrize("throws", [6, 12])
def test_fair_dice_are_called_unusual_in_at_most_5_of_100_cases(throws: int) -> None:
    """All results of this many throws are added up, so the chance of the mistake is exact."""
    mistake = Fraction(0)
    for counts in results(6, throws):
        # Faces are alike: one order of the counts stands for all.
        if list(counts) == sorted(counts) and p_of_faces(counts) < USUAL:
            mistake += chance(counts, FACE_WAYS) * len(set(permutations(counts)))
    assert 0 < mistake <= Fraction(5, 100)


@pytest.mark.parametrize(
    ("p", "verdict", "likelihood"),
    [
        (1.0, "Consistent with fair dice", "fair dice always differ by at least this much"),
        (0.998, "Consistent with fair dice", "fair dice differ by at least this much 99 times in 100"),
        (0.64, "Consistent with fair dice", "fair dice differ by at least this much 64 times in 100"),
        (0.05, "Consistent with fair dice", "fair dice differ by at least this much 5 times in 100"),
        (0.031, "Unusual for fair dice", "fair dice differ by at least this much 3 times in 100"),
        (0.01, "Unusual for fair dice", "fair dice differ by at least this much 1 time in 100"),
        (0.0042, "Unusual for fair dice", "fair dice differ by at least this much 42 times in 10,000"),
        (0.0001, "Very unlikely with fair dice", "fair dice differ by at least this much 1 time in 10,000"),
        (
            0.00002,
            "Very unlikely with fair dice",
            "fair dice differ by at least this much in under 1 case in 10,000",
        ),
    ],
)
def test_a_p_value_is_told_in_plain_words(p: float, verdict: str, likelihood: str) -> None:
    assert (verdict_words(Evenness((), (), p)), likelihood_words(p)) == (verdict, likelihood)


def test_the_verdict_says_on_how_many_dice_it_rests() -> None:
    even = Evenness((9000, 9402), (Fraction(9201),) * 2, 0.64)
    assert (
        dice_words(even)
        == "Consistent with fair dice (18,402 dice; fair dice differ by at least this much 64 times in 100)"
    )
    assert sums_words(Evenness((1,), (Fraction(1),), None)) == "Too few dice to tell yet (1 roll)"
