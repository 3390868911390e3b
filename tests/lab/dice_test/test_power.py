"""How often the chi-squared test finds a loaded die, against points that a person can work out."""

from itertools import combinations_with_replacement
from math import factorial, prod

import numpy as np
import pytest

from dicedesk.lab.dice_test.power import (
    FEWEST_THROWS,
    MOST_EXACT,
    LoadedDie,
    chance_found,
    critical_value,
    exact_chance_found,
    near_chance_found,
    throws_to_find,
)

FAIR, TENTH, TWICE = LoadedDie(0), LoadedDie(0.1), LoadedDie(1)


def test_the_critical_values_are_those_of_the_tables() -> None:
    # NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.6.7.4, for 5 degrees of freedom.
    found = [critical_value(level) for level in (0.10, 0.05, 0.01, 0.001)]
    assert found == pytest.approx([9.236, 11.070, 15.086, 20.515], abs=1e-3)


def test_one_face_comes_more_often_and_the_others_equally_often() -> None:
    assert TWICE.chances == pytest.approx([1 / 3, *[2 / 15] * 5])
    assert FAIR.chances == pytest.approx([1 / 6] * 6)


def test_two_throws_find_a_die_that_shows_one_face_twice() -> None:
    # Chi-squared is 10 for two equal faces and 4 for others, and 9.236 is exceeded in 10 of 100 cases: so a fair die is
    # found with 1/6, and one whose face comes twice as often with 1/3 * 1/3 + 5 * (2/15 * 2/15) = 1/5.
    assert exact_chance_found(FAIR, 2, 0.10) == pytest.approx(1 / 6)
    assert exact_chance_found(TWICE, 2, 0.10) == pytest.approx(1 / 5)


def test_every_result_is_enough_where_even_the_most_even_one_is() -> None:
    # One throw shows one face once: chi-squared is 5, which chance exceeds in 42 of 100 cases.
    assert exact_chance_found(FAIR, 1, 0.5) == 1.0
    assert exact_chance_found(FAIR, 1, 0.4) == pytest.approx(0.0)


@pytest.mark.parametrize("throws", [5, 12, 13])
@pytest.mark.parametrize("load", [0, 0.2, 1, 3])
def test_the_chance_is_that_of_all_throws_counted_one_by_one(throws: int, load: float) -> None:
    die, critical, found = LoadedDie(load), critical_value(0.05), 0.0
    for faces in combinations_with_replacement(range(6), throws):
        counts = [faces.count(face) for face in range(6)]
        if sum(count**2 for count in counts) * 6 / throws - throws > critical:
            orders = factorial(throws) // prod(map(factorial, counts))
            found += orders * prod(chance**count for chance, count in zip(die.chances, counts, strict=True))
    assert exact_chance_found(die, throws, 0.05) == pytest.approx(found)


@pytest.mark.parametrize("load", [0, 0.1, 0.2, 0.5, 1, 4])
@pytest.mark.parametrize("throws", [MOST_EXACT, 600])
def test_the_near_chance_is_close_to_the_exact_one(throws: int, load: float) -> None:
    die = LoadedDie(load)
    assert near_chance_found(die, throws, 0.05) == pytest.approx(
        exact_chance_found(die, throws, 0.05), abs=1e-3
    )


@pytest.mark.parametrize("throws", [60, 5000])
def test_simulated_dice_are_found_as_often(throws: int) -> None:
    tests = 100_000
    counts = np.random.default_rng(1).multinomial(throws, TENTH.chances, tests)
    squared = (counts**2).sum(axis=1) * 6 / throws - throws
    share, chance = float((squared > critical_value(0.05)).mean()), chance_found(TENTH, throws, 0.05)
    assert abs(share - chance) < 4 * (chance * (1 - chance) / tests) ** 0.5


def test_a_die_that_always_shows_one_face_is_found_at_once() -> None:
    assert exact_chance_found(LoadedDie(5), 30, 0.05) == pytest.approx(1)
    assert near_chance_found(LoadedDie(4.9), MOST_EXACT, 0.05) == pytest.approx(1)


def test_more_throws_and_heavier_loads_are_found_more_often() -> None:
    by_throws = [chance_found(TENTH, throws, 0.05) for throws in (60, 300, 301, 3000, 30_000)]
    by_load = [chance_found(LoadedDie(load), 100, 0.05) for load in (0, 0.1, 0.5, 1)]
    assert by_throws == sorted(by_throws)
    assert by_load == sorted(by_load)


@pytest.mark.parametrize("load", [0.1, 0.2, 1, 3])
def test_so_many_throws_find_it_as_often_as_is_asked(load: float) -> None:
    die = LoadedDie(load)
    throws = throws_to_find(die, 0.9, 0.05)
    assert chance_found(die, throws, 0.05) >= 0.9
    assert throws == FEWEST_THROWS + 1 or chance_found(die, throws - 1, 0.05) < 0.9
