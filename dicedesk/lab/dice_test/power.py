"""The power of the chi-squared test of a die: how often it detects a loaded die.

The test detects a die if a fair one would differ as much less often than the level, such as 5 times in 100. Up to
`MOST_EXACT` throws the power is exact, calculated over all counts of the faces. For more throws, a chi-squared
distribution approximates the counts of the other faces, with an error below 0.001.
"""

from dataclasses import dataclass
from functools import lru_cache
from math import exp, isqrt, lgamma, log, log1p, sqrt

import numpy as np
import numpy.typing as npt

from dicedesk.core.dice import SIDES
from dicedesk.core.words import Sentence, tr
from dicedesk.lab.chunks import generator_of
from dicedesk.lab.dice_test.evenness import FEWEST_THROWS, USUAL, chance_of_chi_squared
from dicedesk.lab.sample import Sample

MOST_EXACT = 300
"""Most throws for which the power is exact; a point there takes some hundredths of a second."""

_DEGREES = SIDES - 1
_HALVINGS = 60

Chances = npt.NDArray[np.float64]


@dataclass(frozen=True)
class LoadedDie:
    """A die with one face that comes up too often; the other faces are equally likely.

    `load` is by how much: 0.1 for a tenth more, 1 for twice as often. It is 0 for a fair die, and at most 5.
    """

    load: float

    @property
    def chances(self) -> tuple[float, ...]:
        """The chance of each face; the loaded face is the first."""
        loaded = (1 + self.load) / SIDES
        return (loaded, *[(1 - loaded) / (SIDES - 1)] * (SIDES - 1))


@lru_cache(maxsize=16)
def critical_value(level: float) -> float:
    """The chi-squared value that a fair die reaches with this chance."""
    low, high = 0.0, 1.0
    while chance_of_chi_squared(high, _DEGREES) > level:
        high *= 2
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        low, high = (middle, high) if chance_of_chi_squared(middle, _DEGREES) > level else (low, middle)
    return high


@lru_cache(maxsize=1024)
def chance_found(die: LoadedDie, throws: int, level: float) -> float:
    """The power of the test at this level: the chance that it detects the die in `throws` throws."""
    chance = exact_chance_found if throws <= MOST_EXACT else near_chance_found
    return chance(die, throws, level)


@lru_cache(maxsize=64)
def throws_to_find(die: LoadedDie, chance: float, level: float) -> int:
    """The approximate number of throws that detects a loaded die with this chance."""
    low, high = FEWEST_THROWS, 2 * FEWEST_THROWS
    while chance_found(die, high, level) < chance:
        low, high = high, 2 * high
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if chance_found(die, middle, level) < chance else (low, middle)
    return high


def exact_chance_found(die: LoadedDie, throws: int, level: float) -> float:
    """The exact chance to detect the die, from all counts of faces that do not detect it.

    With `m` near the mean of a count and `d` the difference of a count from it, chi-squared grows with the sum of all d
    * d. So the chances of each sum of d, and of each small enough sum of d * d, are calculated face by face.
    """
    mean = throws // SIDES
    # chi-squared = 6 / n * (sum of counts * counts) - n, and the counts are d + mean.
    most_squares = int(throws * (throws + critical_value(level)) / SIDES)
    most = most_squares - 2 * mean * throws + SIDES * mean * mean
    # Sums further out can't come back to the sum of all counts without passing `most`.
    bound = isqrt(most * SIDES // 4) + SIDES
    chances = np.zeros((2 * bound + 1, most + 1))
    chances[bound, 0] = 1.0
    for chance in die.chances:
        chances = _one_face_more(chances, throws * chance, mean)
    unseen = float(chances[bound + throws - SIDES * mean].sum())
    # Poisson counts, given that their sum is the number of throws, are distributed like the counts of the throws.
    return 1 - unseen / _poisson(throws, throws)


def near_chance_found(die: LoadedDie, throws: int, level: float) -> float:
    """The approximate chance to detect the die, for any number of throws.

    Given the count of the loaded face, the other throws are those of a fair die with five faces. The unevenness of
    their counts has approximately a chi-squared distribution with 4 degrees of freedom.
    """
    loaded, others = die.chances[0], SIDES - 1
    spread = 10 * sqrt(throws * loaded * (1 - loaded)) + 1
    counts = np.arange(max(0, int(throws * loaded - spread)), min(throws, int(throws * loaded + spread)) + 1)
    left = throws - counts
    chances = np.array([_binomial(count, throws, loaded) for count in counts.tolist()])
    squares = throws * (throws + critical_value(level)) / SIDES - counts.astype(float) ** 2 - left**2 / others
    half = np.maximum(0.0, squares * others / np.maximum(1, left)) / 2
    # 26.4.5 in Abramowitz and Stegun, Handbook of Mathematical Functions (1964).
    return float(chances @ (np.exp(-half) * (1 + half)))


def _one_face_more(chances: Chances, mean_count: float, mean: int) -> Chances:
    """Return the chances by [sum of d, sum of d * d], with the count of one more face."""
    wide, most = chances.shape[0], chances.shape[1] - 1
    furthest = isqrt(most)
    together = np.zeros_like(chances)
    for over in range(max(-mean, -furthest), furthest + 1):
        here, there = max(0, -over), max(0, over)
        squares = over * over
        together[there : wide - here, squares:] += (
            _poisson(mean + over, mean_count) * chances[here : wide - there, : most + 1 - squares]
        )
    return together


def _poisson(count: int, mean: float) -> float:
    if not mean:
        return float(not count)
    return exp(count * log(mean) - mean - lgamma(count + 1))


def _binomial(count: int, throws: int, chance: float) -> float:
    choices = lgamma(throws + 1) - lgamma(count + 1) - lgamma(throws - count + 1)
    return exp(choices + count * log(chance) + (throws - count) * log1p(-chance))


LEVEL = USUAL
"""A die is detected if the verdict would call it less even than fair dice usually are."""
WANTED = 0.9
"""The chance of detection for the number of rolls given in an answer."""
TESTS = 20_000
"""Simulated tests of each die."""


@dataclass(frozen=True)
class Load:
    """A loaded die: its name in files, and how often its face comes up, in words."""

    name: str
    die: LoadedDie
    comes: Sentence


LOADS = (
    Load("hundredth", LoadedDie(0.01), tr("1% more often")),
    Load("tenth", LoadedDie(0.1), tr("10% more often")),
    Load("fifth", LoadedDie(0.2), tr("20% more often")),
    Load("half", LoadedDie(0.5), tr("50% more often")),
    Load("double", LoadedDie(1.0), tr("twice as often")),
)


@dataclass(frozen=True)
class LoadDetection:
    """The chance that a number of rolls detects a loaded die, and the rolls needed to detect it with `WANTED`.

    `curve` is that chance for several numbers of rolls. With too few rolls for a test, `chance` is None, and so are the
    simulated tests, in which a win is a detection.
    """

    load: Load
    chance: float | None
    simulated: Sample | None
    needed: int
    curve: tuple[float, ...]


def load_found(rolls: int, places: tuple[int, ...], seed: int, number: int) -> LoadDetection:
    """The detection of the die at index `number` of `LOADS`, by `rolls` and by each number in `places`."""
    load = LOADS[number]
    rolls_needed = throws_to_find(load.die, WANTED, LEVEL)
    curve = tuple(chance_found(load.die, place, LEVEL) for place in places)
    if rolls < FEWEST_THROWS:
        return LoadDetection(load, None, None, rolls_needed, curve)
    chance = chance_found(load.die, rolls, LEVEL)
    return LoadDetection(
        load, chance, _simulated(load.die, rolls, generator_of(seed, number)), rolls_needed, curve
    )


def _simulated(die: LoadedDie, rolls: int, generator: np.random.Generator) -> Sample:
    counts = generator.multinomial(rolls, die.chances, TESTS).astype(np.float64)
    squared = (counts**2).sum(axis=1) * SIDES / rolls - rolls
    return Sample.of_wins(TESTS, int(np.count_nonzero(squared > critical_value(LEVEL))))
