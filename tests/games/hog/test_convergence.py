"""The share of games won comes near the exact chance, and its interval says how near; every seed is fixed."""

import numpy as np
import pytest

from dicedesk.games.hog.odds import Table, perfect_play, win_chance
from dicedesk.games.hog.simulation import BothSeats, converge
from dicedesk.lab.sample import Sample
from dicedesk.play.ports.jobs import OneByOne
from tests.lab.last_first import LastFirst

SEEDS = (1, 2, 3)


def always(dice: int) -> Table:
    return np.full((100, 100), dice, np.uint8)


PAIRS = {
    "perfect against four dice": (perfect_play().table, always(4)),
    "six dice against four": (always(6), always(4)),
    "one die against none": (always(1), always(0)),
}


def watched(first: Table, second: Table, games: int, seed: int = 1) -> tuple[BothSeats, ...]:
    return converge(first, second, games, seed, OneByOne(), lambda _: None)


def test_three_of_four_and_one_of_four_is_a_half() -> None:
    both = BothSeats(Sample.of_wins(4, 3), Sample.of_wins(4, 1))
    assert (both.games, both.share) == (8, 0.5)
    # Each share has the variance 3/16 / 4; their mean that of the sum over four.
    assert both.standard_error == pytest.approx(((3 / 64 + 3 / 64) / 4) ** 0.5)


def test_halves_of_different_sizes_count_the_same() -> None:
    assert BothSeats(Sample.of_wins(3, 3), Sample.of_wins(1, 0)).share == 0.5


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("pair", PAIRS.values(), ids=PAIRS.keys())
def test_the_share_is_within_four_standard_errors_of_the_exact_chance(
    pair: tuple[Table, Table], seed: int
) -> None:
    *_, last = watched(*pair, 200_000, seed)
    assert last.games == 200_000
    assert abs(last.share - win_chance(*pair).average) < 4 * last.standard_error


@pytest.mark.long
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("pair", PAIRS.values(), ids=PAIRS.keys())
def test_ten_million_games_are_so_too(pair: tuple[Table, Table], seed: int) -> None:
    *_, last = watched(*pair, 10_000_000, seed)
    assert abs(last.share - win_chance(*pair).average) < 4 * last.standard_error


def test_the_interval_narrows_as_games_are_played() -> None:
    steps = watched(always(6), always(4), 400_000)
    games = [step.games for step in steps]
    assert games[:9] == [100, 134, 178, 238, 316, 422, 562, 750, 1000]
    assert games[-2:] == [316_228, 400_000]
    assert len(games) == 30
    # A hundred times the games, a tenth of the error.
    assert steps[24].standard_error == pytest.approx(steps[8].standard_error / 10, rel=0.02)


def test_an_interval_is_known_where_all_games_were_won() -> None:
    low, high = BothSeats(Sample.of_wins(4, 4), Sample.of_wins(4, 0)).interval
    # Wilson's interval of 4 in 4 goes from 4 / (4 + 1.96 * 1.96) to 1; here it is halved.
    assert (low, high) == pytest.approx((0.5 - (1 - 4 / 7.8416) / 2, 0.5 + (1 - 4 / 7.8416) / 2))


@pytest.mark.parametrize("games", [100, 4000])
@pytest.mark.parametrize("opponent", [4, 0])
def test_of_many_intervals_nineteen_of_twenty_hold_the_exact_chance(games: int, opponent: int) -> None:
    pair = perfect_play().table, always(opponent)
    exact = win_chance(*pair).average
    held = 0
    for seed in range(60):
        *_, last = watched(*pair, games, seed)
        low, high = last.interval
        held += low < exact < high
    # 57 are expected; of ten thousand honest runs one at most holds fewer than 50.
    assert held >= 50


def test_the_order_of_the_parts_changes_nothing() -> None:
    told = list[int]()
    backwards = converge(always(6), always(4), 30_000, 3, LastFirst(), told.append)
    assert backwards == watched(always(6), always(4), 30_000, 3)
    assert told == sorted(told)
    assert told[-1] == 30_000


def test_another_seed_gives_other_games() -> None:
    assert watched(always(6), always(4), 5000, 1) != watched(always(6), always(4), 5000, 2)


def test_few_games_and_a_last_part_of_a_single_one_are_played() -> None:
    assert watched(always(6), always(4), 2)[-1].games == 2
    *_, last = watched(always(6), always(4), 4097)
    assert (last.begins.games, last.follows.games) == (2049, 2048)


def test_one_game_has_no_two_seats() -> None:
    with pytest.raises(ValueError, match="At least 2 games"):
        watched(always(6), always(4), 1)


def test_a_game_without_luck_has_no_error() -> None:
    *_, last = watched(always(0), always(0), 1000)
    assert (last.share, last.standard_error) == (0.5, 0)
