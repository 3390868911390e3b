"""Rounds of Hazard and bets on the pass line, played by the million, against the exact chances; every seed is fixed."""

from collections import Counter
from collections.abc import Callable, Generator
from functools import partial
from math import comb

import pytest

from dicedesk.games.craps.bets import PASS
from dicedesk.games.craps.odds import figures
from dicedesk.games.craps.simulation import play_pass_line
from dicedesk.games.hazard.odds import win_chance
from dicedesk.games.hazard.rules import MAINS
from dicedesk.games.hazard.simulation import play_hazard, seeds_of_mains
from dicedesk.lab.simulation.chunks import Running
from dicedesk.lab.simulation.sample import Sample
from dicedesk.lab.simulation.two_dice import LANES, ROUNDS_A_CHUNK
from dicedesk.play.ports.jobs import OneByOne, Workers
from tests.lab.standard_errors import standard_errors

Play = Callable[[int, int, Workers], Generator[Running[Sample], None, None]]

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
    plays, rounds, win = 600, 4, float(win_chance(9))
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
