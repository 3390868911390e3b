"""Rounds of Hazard played by the million, against the exact chances; every seed is fixed."""

from collections import Counter
from fractions import Fraction
from math import comb

import numpy as np
import pytest

from dicedesk.games.hazard.rules import MAINS
from dicedesk.lab.hazard_rounds import LANES, ROUNDS_A_CHUNK, RoundCount, play_rounds
from dicedesk.odds.hazard import win_chance
from tests.lab.standard_errors import standard_errors


def generator(seed: int) -> np.random.Generator:
    return np.random.Generator(np.random.SFC64(seed))


@pytest.mark.parametrize("main", MAINS)
def test_rounds_are_won_as_often_as_the_exact_chance_says(main: int) -> None:
    # Of ten thousand honest tables one at most lies further off than 4 standard errors.
    assert abs(standard_errors(play_rounds(main, 10_000_000, generator(main)), win_chance(main))) < 4


def test_short_rounds_are_not_preferred_where_the_lanes_run_out() -> None:
    # The fewest rounds for which lanes begin rounds by themselves: here a wrong end would weigh most.
    dice, rounds = generator(1), LANES * 4
    wins = sum(play_rounds(7, rounds, dice).wins for _ in range(150))
    assert abs(standard_errors(RoundCount(150 * rounds, wins), win_chance(7))) < 4


def test_the_wins_of_a_few_rounds_are_spread_as_independent_rounds_are() -> None:
    dice, plays, rounds = generator(2), 600, 4
    seen = Counter(play_rounds(9, rounds, dice).wins for _ in range(plays))
    win = float(win_chance(9))
    expected = [plays * comb(rounds, k) * win**k * (1 - win) ** (rounds - k) for k in range(rounds + 1)]
    chi_squared = sum((seen[k] - share) ** 2 / share for k, share in enumerate(expected))
    # With 4 degrees of freedom 18.5 is passed once in a thousand times.
    assert chi_squared < 18.5


@pytest.mark.parametrize(
    "rounds", [1, 2, 1000, LANES, LANES * 4 - 1, LANES * 4, LANES * 9 + 5, ROUNDS_A_CHUNK + 1]
)
def test_exactly_as_many_rounds_are_played_as_were_asked_for(rounds: int) -> None:
    told: list[int] = []

    def listen(played: int) -> bool:
        told.append(played)
        return True

    count = play_rounds(8, rounds, generator(3), listen)
    assert (count.rounds, told[-1], 0 <= count.wins <= rounds) == (rounds, rounds, True)


def test_progress_is_told_after_each_chunk() -> None:
    told: list[int] = []

    def listen(played: int) -> bool:
        told.append(played)
        return True

    play_rounds(5, 2 * ROUNDS_A_CHUNK + 3, generator(4), listen)
    assert told == [ROUNDS_A_CHUNK, 2 * ROUNDS_A_CHUNK, 2 * ROUNDS_A_CHUNK + 3]


def test_work_that_is_ended_early_counts_what_was_played() -> None:
    count = play_rounds(7, 10**15, generator(5), lambda _: False)
    assert (count.rounds, abs(standard_errors(count, win_chance(7))) < 4) == (ROUNDS_A_CHUNK, True)


def test_the_same_seed_gives_the_same_wins() -> None:
    assert play_rounds(6, 200_000, generator(6)) == play_rounds(6, 200_000, generator(6))


def test_any_generator_of_numpy_will_do() -> None:
    dice = np.random.Generator(np.random.MT19937(7))
    assert abs(standard_errors(play_rounds(5, 2_000_000, dice), win_chance(5))) < 4


def test_a_count_knows_its_rate_and_how_far_off_it_is() -> None:
    count = RoundCount(rounds=100, wins=60)
    assert (count.rate, standard_errors(count, Fraction(1, 2))) == (0.6, 2.0)


@pytest.mark.parametrize("rounds", [0, -1])
def test_fewer_rounds_than_one_cannot_be_played(rounds: int) -> None:
    with pytest.raises(ValueError, match=rf"At least 1 round is played, not {rounds}\."):
        play_rounds(7, rounds, generator(8))


def test_a_number_that_is_no_main_cannot_be_played() -> None:
    with pytest.raises(ValueError, match=r"A main is 5, 6, 7, 8 or 9, not 4\."):
        play_rounds(4, 10, generator(9))
