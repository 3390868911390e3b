"""Simulations that are cut into chunks: the same result on any number of cores, in any order."""

import numpy as np
import pytest

from dicedesk.lab.chunks import PartialResult, generator_of, simulated
from dicedesk.lab.sample import Sample
from dicedesk.play.ports.jobs import OneByOne
from tests.lab.last_first import LastFirst

SIZE = 10


def thrown(games: int, generator: np.random.Generator) -> Sample:
    """A die a game."""
    faces = generator.integers(1, 7, games)
    return Sample(games, int(faces.sum()), int((faces**2).sum()))


def runs(games: int, seed: int = 1) -> list[PartialResult[Sample]]:
    return list(simulated(thrown, games, SIZE, seed, OneByOne()))


def test_exactly_as_many_games_are_played_as_were_asked_for() -> None:
    assert [run.games for run in runs(25)] == [10, 20, 25]
    assert [run.result.games for run in runs(25)] == [10, 20, 25]


def test_the_order_of_the_chunks_changes_nothing_in_the_end() -> None:
    *_, last = simulated(thrown, 25, SIZE, 1, LastFirst())
    assert last == runs(25)[-1]


def test_the_last_chunk_may_come_first() -> None:
    assert [run.games for run in simulated(thrown, 25, SIZE, 1, LastFirst())] == [5, 15, 25]


def test_another_seed_gives_other_dice() -> None:
    assert runs(25, seed=1) != runs(25, seed=2)


def test_chunks_and_seeds_share_no_luck() -> None:
    first = {int(generator_of(seed, chunk).integers(0, 2**63)) for seed in range(50) for chunk in range(50)}
    assert len(first) == 2500


def test_whoever_closes_it_gives_up_the_rest() -> None:
    played = list[int]()

    def counted(games: int, generator: np.random.Generator) -> Sample:
        played.append(games)
        return thrown(games, generator)

    running = simulated(counted, 10**15, SIZE, 1, OneByOne())
    next(running)
    running.close()
    assert played == [SIZE]


@pytest.mark.parametrize("games", [0, -1])
def test_fewer_games_than_one_cannot_be_played(games: int) -> None:
    with pytest.raises(ValueError, match=rf"The number of games must be at least 1, not {games}\."):
        runs(games)


def test_a_tally_knows_its_mean_and_how_far_off_that_usually_is() -> None:
    faces = Sample(games=3, total=6, squares=14)
    assert (faces.mean, faces.standard_error) == (2.0, pytest.approx((2 / 3 / 3) ** 0.5))
    assert Sample.of_wins(100, 50) == Sample(60, 20, 20) + Sample(40, 30, 30)
