"""What 1 to 10 dice score in a turn of Hog, and which number of them is best: on average, or for enough points."""

from collections.abc import Generator
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from operator import add

import numpy as np

from dicedesk.games.hog.odds_points import NUMBERS_OF_DICE, chance_of_at_least, mean_points, pig_out_chance
from dicedesk.games.hog.simulated_games import best_number_of_dice
from dicedesk.lab.simulation.chunks import Running, simulated
from dicedesk.lab.simulation.sample import Sample
from dicedesk.play.ports.jobs import Workers

ROLLS_A_CHUNK = 1 << 15


@dataclass(frozen=True)
class DiceFigures:
    """What a number of dice scores; `enough` is the chance of at least as many points as were asked for."""

    dice: int
    mean: Fraction
    pig_out: Fraction
    enough: Fraction


def figures_of_dice(points: int) -> tuple[DiceFigures, ...]:
    """The figures of 1 to 10 dice, where so many points are enough."""
    return tuple(
        DiceFigures(dice, mean_points(dice), pig_out_chance(dice), chance_of_at_least(points, dice))
        for dice in NUMBERS_OF_DICE
    )


def max_scoring_dice() -> int:
    """The number of dice that scores most on average, as a student's `max_scoring_num_rolls` looks for it."""
    return best_number_of_dice(mean_points)


def surest_dice(points: int) -> int:
    """The number of dice that scores so many points or more most often; the lower number on ties."""
    return best_number_of_dice(partial(chance_of_at_least, points))


@dataclass(frozen=True)
class RollsOfAll:
    """The points of rolls with each number of dice, from 1 to 10."""

    samples: tuple[Sample, ...]

    def __add__(self, other: "RollsOfAll") -> "RollsOfAll":
        return RollsOfAll(tuple(map(add, self.samples, other.samples)))


def roll_all(rolls: int, seed: int, workers: Workers) -> Generator[Running[RollsOfAll], None, None]:
    """Rolls each number of dice so often; it tells after each part what came of all so far; the last is the end.

    Raises ValueError for fewer than 1 roll, and JobError where a part was not done.
    """
    yield from simulated(_rolled, rolls, ROLLS_A_CHUNK, seed, workers)


def _rolled(rolls: int, generator: np.random.Generator) -> RollsOfAll:
    return RollsOfAll(tuple(_points(dice, rolls, generator) for dice in NUMBERS_OF_DICE))


def _points(dice: int, rolls: int, generator: np.random.Generator) -> Sample:
    faces = generator.integers(1, 7, (dice, rolls), np.uint8)
    points = np.where((faces == 1).any(axis=0), 1, faces.sum(axis=0, dtype=np.int64))
    return Sample(rolls, int(points.sum()), int((points**2).sum()))
