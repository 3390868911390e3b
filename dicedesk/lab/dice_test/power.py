"""The power of the chi-squared test of a die: how often it finds one that is loaded.

The test detects a die if a fair one would differ as much less often than the level says, such as 5 times in 100. Up
to `MOST_EXACT` throws the power is exact, worked out through all counts that the faces can show. Beyond them a
chi-squared distribution stands for the counts of the other faces, which is off by less than 0.001 there.
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
"""The most throws for which the power is exact; a point takes some hundredths of a second there."""

_DEGREES = SIDES - 1
_HALVINGS = 60

Chances = npt.NDArray[np.float64]


@dataclass(frozen=True)
class LoadedDie:
    """A die of which one face comes more often than it should, and the others equally often.

    `load` is by how much more: 0.1 for a tenth, 1 for twice as often. It is 0 for a fair die, and at most 5.
    """

    load: float

    @property
    def chances(self) -> tuple[float, ...]:
        """Return the chance of each face; the loaded one is the first."""
        loaded = (1 + self.load) / SIDES
        return (loaded, *[(1 - loaded) / (SIDES - 1)] * (SIDES - 1))


@lru_cache(maxsize=16)
def critical_value(level: float) -> float:
    """Return what chi-squared of a fair die reaches with this chance."""
    low, high = 0.0, 1.0
    while chance_of_chi_squared(high, _DEGREES) > level:
        high *= 2
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        low, high = (middle, high) if chance_of_chi_squared(middle, _DEGREES) > level else (low, middle)
    return high


@lru_cache(maxsize=1024)
def chance_found(die: LoadedDie, throws: int, level: float) -> float:
    """Return the power of the test at this level: the chance that it detects the die in `throws` throws."""
    chance = exact_chance_found if throws <= MOST_EXACT else near_chance_found
    return chance(die, throws, level)


@lru_cache(maxsize=64)
def throws_to_find(die: LoadedDie, chance: float, level: float) -> int:
    """Return how many throws it takes, about, until the die is found with this chance; it has to be loaded."""
    low, high = FEWEST_THROWS, 2 * FEWEST_THROWS
    while chance_found(die, high, level) < chance:
        low, high = high, 2 * high
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if chance_found(die, middle, level) < chance else (low, middle)
    return high


def exact_chance_found(die: LoadedDie, throws: int, level: float) -> float:
    """Return the chance to find the die, through all counts of faces that would not be enough to find it.

    With `m` near the mean of a count and `d` what a count lies over it, chi-squared grows with the sum of all d * d. So
    face by face the chances are followed of each sum of d, and of each sum of d * d that is small enough.
    """
    mean = throws // SIDES
    # chi-squared = 6 / n * (sum of counts * counts) - n, and the counts are d + mean.
    most_squares = int(throws * (throws + critical_value(level)) / SIDES)
    most = most_squares - 2 * mean * throws + SIDES * mean * mean
    # Whatever lies further out on the way can't come back to the sum of all counts without passing `most`.
    bound = isqrt(most * SIDES // 4) + SIDES
    chances = np.zeros((2 * bound + 1, most + 1))
    chances[bound, 0] = 1.0
    for chance in die.chances:
        chances = _one_face_more(chances, throws * chance, mean)
    unseen = float(chances[bound + throws - SIDES * mean].sum())
    # Counts of a Poisson distribution are those of the throws where their sum is the number of throws.
    return 1 - unseen / _poisson(throws, throws)


def near_chance_found(die: LoadedDie, throws: int, level: float) -> float:
    """Return the chance to find the die, nearly, for any number of throws.

    When the count of the loaded face is known, the other throws are those of a fair die with five faces. How unequal
    their counts are has nearly a chi-squared distribution with 4 degrees of freedom.
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
    """Return the chances by [sum of d, sum of d * d], with the count of one face more."""
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
"""A die is detected where the verdict on it would be that it is less even than fair dice usually are."""
WANTED = 0.9
"""The chance to detect a die in the number of rolls that an answer names."""
TESTS = 20_000
"""The simulated tests of each die."""


@dataclass(frozen=True)
class Load:
    """A loaded die: its name in files, and how often its face comes, in words."""

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
    """How often a number of rolls of a loaded die detects it, and how many rolls detect it as often as `WANTED`.

    `curve` is how often each of several numbers of rolls finds it. `chance` and the simulated tests, of which those are
    won that found it, are None with too few rolls for a test.
    """

    load: Load
    chance: float | None
    simulated: Sample | None
    needed: int
    curve: tuple[float, ...]


def load_found(rolls: int, places: tuple[int, ...], seed: int, number: int) -> LoadDetection:
    """Return how often `rolls`, and the numbers of rolls in `places`, detect the die at place `number` of `LOADS`."""
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
