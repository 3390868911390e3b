"""Chances written as codes, and rounds of two dice played by the million, held against the exact chances."""

from collections import Counter
from collections.abc import Callable, Generator
from functools import partial
from math import comb

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicedesk.games.craps.bets import PASS
from dicedesk.games.craps.odds import figures
from dicedesk.games.craps.simulation import play_pass_line
from dicedesk.games.hazard.odds import win_chance
from dicedesk.games.hazard.rules import MAINS
from dicedesk.games.hazard.simulation import play_hazard, seeds_of_mains
from dicedesk.lab.chunks import PartialResult
from dicedesk.lab.coded_laws import LANES, ROUNDS_A_CHUNK, UNDECIDED, coded
from dicedesk.lab.sample import Sample
from dicedesk.play.ports.jobs import OneByOne, Workers
from tests.lab.coded_chances import coded_chances
from tests.lab.standard_errors import standard_errors

CODES = 64
LAWS = st.dictionaries(st.integers(0, 30), st.integers(1, 1000), min_size=1, max_size=12)


@given(st.lists(LAWS, min_size=1, max_size=4))
def test_codes_and_draws_together_have_the_chances_of_the_law(laws: list[dict[int, int]]) -> None:
    written = coded(laws, CODES)
    for row, law in enumerate(laws):
        ways = sum(law.values())
        found = coded_chances(written, row)
        assert found.keys() <= law.keys()
        for outcome, count in law.items():
            assert found.get(outcome, 0) == pytest.approx(count / ways, abs=1e-14)


def test_few_codes_are_left_undecided() -> None:
    written = coded([dict.fromkeys(range(10), 7)], 1 << 10)
    assert np.count_nonzero(written.first == UNDECIDED) == 1024 - 10 * 102
    assert np.count_nonzero(written.second == UNDECIDED) == 4


def test_what_is_left_twice_is_drawn_by_its_chances() -> None:
    # 0 has 2 of 3 ways. Of 4 codes it has 2, the other 1, one is left; of that again, with the shares 2/3 and 1/3.
    written = coded([{0: 1}, {0: 2, 5: 1}], 4)
    drawn = written.draw(np.ones(30_000, np.intp), np.random.default_rng(1))
    assert set(drawn.tolist()) == {0, 5}
    assert drawn.mean() == pytest.approx(5 / 3, abs=0.06)


def test_a_law_that_the_codes_decide_needs_no_draw() -> None:
    written = coded([{0: 1, 1: 3}], 4)
    assert sorted(written.first[0].tolist()) == [0, 1, 1, 1]


Play = Callable[[int, int, Workers], Generator[PartialResult[Sample], None, None]]

CHANCES: dict[str, tuple[Play, float]] = {
    **{f"main {main}": (partial(play_hazard, main), float(win_chance(main))) for main in MAINS},
    "pass line": (play_pass_line, float(figures(PASS.name).win)),
}
ALL = pytest.mark.parametrize(("play", "chance"), CHANCES.values(), ids=CHANCES.keys())


def played(play: Play, rounds: int, seed: int) -> Sample:
    *_, last = play(rounds, seed, OneByOne())
    assert last.games == last.result.games == rounds
    return last.result


@ALL
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_rounds_are_won_as_often_as_the_exact_chance_says(play: Play, chance: float, seed: int) -> None:
    # Of ten thousand honest tables one at most lies further off than 4 standard errors.
    assert abs(standard_errors(played(play, 10_000_000, seed), chance)) < 4


@ALL
def test_short_rounds_are_not_preferred_where_the_last_ones_are_begun(play: Play, chance: float) -> None:
    # Hardly more rounds than players: here a wrong end would weigh most.
    samples = [played(play, LANES * 4, seed) for seed in range(50)]
    assert abs(standard_errors(sum(samples[1:], start=samples[0]), chance)) < 4


def test_the_wins_of_a_few_rounds_are_spread_as_independent_rounds_are() -> None:
    plays, rounds, win = 300, 4, float(win_chance(9))
    seen = Counter(played(partial(play_hazard, 9), rounds, seed).total for seed in range(plays))
    expected = [plays * comb(rounds, k) * win**k * (1 - win) ** (rounds - k) for k in range(rounds + 1)]
    chi_squared = sum((seen[k] - share) ** 2 / share for k, share in enumerate(expected))
    # With 4 degrees of freedom 18.5 is passed once in a thousand times.
    assert chi_squared < 18.5


@pytest.mark.parametrize(
    "rounds", [1, 2, 1000, LANES, LANES * 4 - 1, LANES * 4, LANES * 9 + 5, ROUNDS_A_CHUNK + 1]
)
def test_any_number_of_rounds_is_finished(rounds: int) -> None:
    assert 0 <= played(play_pass_line, rounds, 3).total <= rounds


def test_the_same_seed_gives_the_same_wins_and_another_one_others() -> None:
    first, again, other = (played(partial(play_hazard, 6), 200_000, seed) for seed in (6, 6, 7))
    assert first == again != other


def test_each_main_has_a_seed_of_its_own() -> None:
    seeds = seeds_of_mains(1)
    assert (tuple(seeds), len(set(seeds.values()))) == (MAINS, len(MAINS))
    assert seeds == seeds_of_mains(1) != seeds_of_mains(2)
    assert seeds_of_mains(None) != seeds_of_mains(None)


def test_a_number_that_is_no_main_cannot_be_played() -> None:
    with pytest.raises(ValueError, match=r"A main is 5, 6, 7, 8 or 9, not 4\."):
        next(play_hazard(4, 10, 1, OneByOne()))
