"""Games of Hog played by the million, against the exact chances; every seed is fixed."""

from fractions import Fraction

import numpy as np
import pytest

from dicedesk.games.hog.odds import Table, best_response, perfect_play, win_chance
from dicedesk.games.hog.simulation import (
    AFTER_1,
    AGAIN,
    CODE_BITS,
    GAMES_A_CHUNK,
    IDLE_ROW,
    LANES,
    PLACE_SHIFT,
    POINT,
    ROWS,
    SCORES,
    STAY,
    law_of,
    play_hog,
    steps_of,
    throws_of,
)
from dicedesk.lab.sample import Sample
from dicedesk.play.ports.jobs import OneByOne
from tests.lab.coded_chances import coded_chances
from tests.lab.standard_errors import standard_errors

GAMES = 200_000
SEEDS = (1, 2, 3)


def always(dice: int) -> Table:
    return np.full((100, 100), dice, np.uint8)


def drawn_by_lot(seed: int) -> Table:
    """A table that knows no strategy."""
    return np.random.default_rng(seed).integers(0, 11, (100, 100)).astype(np.uint8)


PAIRS = {
    "final against perfect": (best_response(always(4)).table, perfect_play().table),
    "six dice against four": (always(6), always(4)),
    "ten dice against none": (always(10), always(0)),
    "none against one die": (always(0), always(1)),
    "drawn by lot": (drawn_by_lot(1), drawn_by_lot(2)),
}


def played(first: Table, second: Table, games: int, seed: int) -> Sample:
    *_, last = play_hog(first, second, games, seed, OneByOne())
    assert last.games == last.result.games == games
    return last.result


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("pair", PAIRS.values(), ids=PAIRS.keys())
def test_games_are_won_as_often_as_the_exact_chance_says(pair: tuple[Table, Table], seed: int) -> None:
    # Of ten thousand honest tables one at most lies further off than 4 standard errors.
    assert abs(standard_errors(played(*pair, GAMES, seed), win_chance(*pair).first)) < 4


@pytest.mark.long
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("pair", PAIRS.values(), ids=PAIRS.keys())
def test_ten_million_games_agree_too(pair: tuple[Table, Table], seed: int) -> None:
    assert abs(standard_errors(played(*pair, 10_000_000, seed), win_chance(*pair).first)) < 4


def test_games_that_end_with_a_throw_that_no_code_decided_are_counted() -> None:
    # With ten dice codes decide least often.
    chance = win_chance(always(10), always(0)).first
    assert abs(standard_errors(played(always(10), always(0), 20_000_000, 1), chance)) < 4


def test_short_games_are_not_preferred_where_the_last_ones_are_begun() -> None:
    six, four = always(6), always(4)
    # Hardly more games than lanes, where a wrong end would weigh most.
    samples = [played(six, four, LANES + 100, seed) for seed in range(12)]
    whole = sum(samples[1:], start=samples[0])
    assert abs(standard_errors(whole, win_chance(six, four).first)) < 4


@pytest.mark.parametrize("games", [1, 5, LANES, 2 * LANES - 1, 2 * LANES, GAMES_A_CHUNK + 1])
def test_any_number_of_games_is_finished(games: int) -> None:
    assert 0 <= played(always(6), always(4), games, 7).total <= games


def test_a_game_without_dice_is_the_same_each_time() -> None:
    chance = win_chance(always(0), always(0)).first
    assert played(always(0), always(0), 1000, 1).total == 1000 * chance


@pytest.mark.parametrize("dice", range(1, 11))
def test_what_so_many_dice_score_has_its_exact_distribution(dice: int) -> None:
    sums = {0: Fraction(1)}
    for _ in range(dice):
        longer = dict[int, Fraction]()
        for total, chance in sums.items():
            for face in range(2, 7):
                longer[total + face] = longer.get(total + face, Fraction(0)) + chance / 6
        sums = longer
    sums[1] = 1 - sum(sums.values(), Fraction(0))
    found = coded_chances(throws_of(((dice, 0),)).laws, 0)
    assert found.keys() == {points * POINT for points in sums}
    for points, chance in sums.items():
        assert found[points * POINT] == pytest.approx(float(chance), abs=1e-15)


def test_after_a_1_the_other_players_points_are_added_by_their_own_chances() -> None:
    alone, other, both = law_of(3, 0), law_of(2, 0), law_of(3, 2)
    assert both.total() == 6**5
    assert {added: ways for added, ways in both.items() if added < AFTER_1} == {
        added: ways * 6**2 for added, ways in alone.items() if added != POINT
    }
    assert {added - AFTER_1: ways for added, ways in both.items() if added >= AFTER_1} == {
        added // POINT: ways * alone[POINT] for added, ways in other.items()
    }


def test_the_same_seed_gives_the_same_wins_and_another_one_others() -> None:
    pair = drawn_by_lot(3), drawn_by_lot(4)
    assert played(*pair, 50_000, 5) == played(*pair, 50_000, 5) != played(*pair, 50_000, 6)


def test_what_is_no_table_is_refused() -> None:
    with pytest.raises(ValueError, match="100 rows and 100 columns"):
        next(play_hog(np.zeros((3, 3), np.uint8), always(4), 10, 1, OneByOne()))


def test_the_example_that_explains_the_module_is_true() -> None:
    two_dice = np.full((100, 100), 2, np.uint8)
    steps, row = steps_of(two_dice, two_dice), 10
    place = 30 * POINT + 12
    lane = int(steps.single[place + 7 * POINT])
    assert place == 9612
    assert lane >> CODE_BITS & 2 * ROWS - 1 == row
    scored = steps.throws.scored.reshape(2 * ROWS, -1)
    codes = scored[row].tolist()
    assert codes.count(7 * POINT) == 56
    assert int(steps.single[place + 7 * POINT]) >> int(PLACE_SHIFT) == 12 * POINT + SCORES + 37 == 4037
    assert AFTER_1 + 6 == 70726 in codes
    assert int(steps.single[place + AFTER_1 + 6]) >> int(PLACE_SHIFT) == 31 * POINT + 18
    assert codes.count(AGAIN) == 9
    again = int(steps.single[place + AGAIN])
    assert (again >> int(PLACE_SHIFT), again >> CODE_BITS & 2 * ROWS - 1) == (place, ROWS + row)
    assert scored[ROWS + row].tolist().count(STAY) == 10
    idle = int(steps.single[place + STAY])
    assert (idle >> int(PLACE_SHIFT), idle >> CODE_BITS & 2 * ROWS - 1) == (place, IDLE_ROW)
