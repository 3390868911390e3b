"""The numbers behind the answers on Hog that need numpy: simulated games, simulated rolls, and what sums of shares say.

A worker loads this module; the window knows `questions` alone.
"""

from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from itertools import accumulate
from math import hypot
from operator import add

import numpy as np

from dicedesk.core.words import tr
from dicedesk.games.hog.odds import Table
from dicedesk.games.hog.points import NUMBERS_OF_DICE
from dicedesk.games.hog.simulation import GAMES_A_CHUNK, hog_player
from dicedesk.lab.simulation.chunks import Chunk, Running, chunk_results, simulated
from dicedesk.lab.simulation.sample import Sample
from dicedesk.play.ports.jobs import Workers

_FIRST_PLACE = 100
_PLACES_A_DECADE = 8


@dataclass(frozen=True)
class BothSeats:
    """Games of which the first strategy begins one half, and the second one the other half."""

    begins: Sample
    follows: Sample

    def __add__(self, other: "BothSeats") -> "BothSeats":
        return BothSeats(self.begins + other.begins, self.follows + other.follows)

    @property
    def games(self) -> int:
        """The games of both halves."""
        return self.begins.games + self.follows.games

    @property
    def share(self) -> float:
        """The share that the first strategy won, both seats averaged."""
        return (self.begins.mean + self.follows.mean) / 2

    @property
    def standard_error(self) -> float:
        """By how much the share of so many games is usually off the chance."""
        return hypot(self.begins.standard_error, self.follows.standard_error) / 2

    @property
    def interval(self) -> tuple[float, float]:
        """From where to where the chance is likely to lie: 19 of 20 such intervals hold it.

        It is Newcombe's, made of Wilson's interval for each half (Statistics in Medicine 17, 1998). It holds for few
        games too, and has a width where all of them were won.
        """
        halves = [(half.mean, *half.interval) for half in (self.begins, self.follows)]
        below = hypot(*(mean - low for mean, low, _ in halves)) / 2
        above = hypot(*(high - mean for mean, _, high in halves)) / 2
        return self.share - below, self.share + above


def converge(
    first: Table, second: Table, games: int, seed: int, workers: Workers, tell: Callable[[int], object]
) -> tuple[BothSeats, ...]:
    """What had come of all games after 100 of them, and so on by the same factor; the last entry is that of all.

    They follow from the seed alone, whatever the number of workers. `tell` hears how many games are done. Raises
    ValueError for fewer than 2 games or what is no table, and JobError where a part was not done.
    """
    if games < 2:
        raise ValueError(
            tr("At least 2 games are needed, so that each player goes first once, not {games}.", games=games)
        )
    places = _places(games)
    chunks = tuple(_chunks(places))
    play = partial(_both_seats, hog_player(first, second), hog_player(second, first))
    parts, done = dict[int, BothSeats](), 0
    with closing(chunk_results(play, chunks, seed, workers)) as results:
        for number, found in results:
            parts[number] = found
            done += found.games
            tell(done)
    reached = accumulate((parts[chunk.number] for chunk in chunks), add)
    return tuple(both for both in reached if both.games in places)


def _places(games: int) -> tuple[int, ...]:
    """After how many games the share is told: even numbers that rise by a factor, and all games."""
    steps = range(_PLACES_A_DECADE * len(str(games)))
    told = (2 * round(_FIRST_PLACE / 2 * 10 ** (step / _PLACES_A_DECADE)) for step in steps)
    return *(place for place in told if place < games), games


def _chunks(places: tuple[int, ...]) -> Iterator[Chunk]:
    """Chunks that end at each place, and between them where they would be too large."""
    number = played = 0
    for place in places:
        while played < place:
            size = min(place - played, GAMES_A_CHUNK)
            yield Chunk(number, size)
            number += 1
            played += size


def _both_seats(
    begins: Callable[[int, np.random.Generator], Sample],
    follows: Callable[[int, np.random.Generator], Sample],
    games: int,
    generator: np.random.Generator,
) -> BothSeats:
    half = games // 2
    first = begins(games - half, generator)
    if not half:
        return BothSeats(first, Sample.of_wins(0, 0))
    second = follows(half, generator)
    return BothSeats(first, Sample.of_wins(half, half - second.total))


ROLLS_A_CHUNK = 1 << 15


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
