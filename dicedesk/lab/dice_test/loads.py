"""Dice that are loaded by more and more, how often the test finds them, and that in words."""

from dataclasses import dataclass

import numpy as np

from dicedesk.core.dice import SIDES
from dicedesk.core.words import Sentence, tr, trn
from dicedesk.lab.dice_test.evenness_words import USUAL
from dicedesk.lab.dice_test.power import (
    FEWEST_THROWS,
    LoadedDie,
    chance_found,
    critical_value,
    throws_to_find,
)
from dicedesk.lab.simulation.chunks import generator_of
from dicedesk.lab.simulation.sample import Sample

LEVEL = USUAL
"""A die is found where the verdict on it would be that it is less even than dice usually are."""
WANTED = 0.9
"""It is told how many rolls find a die so often."""
TESTS = 20_000
"""So many tests of each die are simulated."""

_RARE, _OFTEN, _NEARLY_ALWAYS = 0.3, 0.95, 0.995


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
class LoadFound:
    """How often so many rolls of a loaded die find it, and how many rolls find it as often as `WANTED`.

    `curve` is how often each of several numbers of rolls finds it. `chance` and the simulated tests, of which those are
    won that found it, are None with too few rolls for a test.
    """

    load: Load
    chance: float | None
    simulated: Sample | None
    needed: int
    curve: tuple[float, ...]


def load_found(rolls: int, places: tuple[int, ...], seed: int, number: int) -> LoadFound:
    """What so many rolls say of a loaded die of `LOADS`, and what other numbers of rolls would say."""
    load = LOADS[number]
    needed = throws_to_find(load.die, WANTED, LEVEL)
    curve = tuple(chance_found(load.die, place, LEVEL) for place in places)
    if rolls < FEWEST_THROWS:
        return LoadFound(load, None, None, needed, curve)
    chance = chance_found(load.die, rolls, LEVEL)
    return LoadFound(load, chance, _simulated(load.die, rolls, generator_of(seed, number)), needed, curve)


def often_words(chance: float) -> Sentence:
    """How often something happens that has this chance, such as "1 time in 8"."""
    if chance < _RARE:
        return tr("1 time in {many}", many=round(1 / chance))
    if chance < _OFTEN:
        return tr("{times} times in {many}", times=round(10 * chance), many=10)
    if chance < _NEARLY_ALWAYS:
        return tr("{times} times in {many}", times=round(100 * chance), many=100)
    return tr("nearly always")


def load_words(found: LoadFound, rolls: int) -> Sentence:
    """Both in a sentence."""
    needed = trn("1 roll", "{count} rolls", found.needed)
    if found.chance is None:
        return tr(
            "A die that shows one face {more} takes about {needed} to be detected 9 times in 10.",
            more=found.load.comes,
            needed=needed,
        )
    return tr(
        "With {rolls}, a die that shows one face {more} is detected {often}; 9 times in 10 takes about "
        "{needed}.",
        rolls=trn("1 roll", "{count} rolls", rolls),
        more=found.load.comes,
        often=often_words(found.chance),
        needed=needed,
    )


def _simulated(die: LoadedDie, rolls: int, generator: np.random.Generator) -> Sample:
    counts = generator.multinomial(rolls, die.chances, TESTS).astype(np.float64)
    squared = (counts**2).sum(axis=1) * SIDES / rolls - rolls
    return Sample.of_wins(TESTS, int(np.count_nonzero(squared > critical_value(LEVEL))))
