"""Games of Hog that are played until the share of those won is near the exact chance, with its interval on the way."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from itertools import accumulate
from math import sqrt
from operator import add

import numpy as np

from dicedesk.core.words import tr
from dicedesk.lab.simulation.chunks import chunk_results
from dicedesk.lab.simulation.hog import GAMES_A_CHUNK, hog_player
from dicedesk.lab.simulation.sample import Sample
from dicedesk.odds.hog_layout import Table
from dicedesk.ports.jobs import Workers

WITHIN = 1.96
"""Of 20 intervals that reach so many standard errors to each side 19 hold the exact chance."""

_POINTS = 50
_LEAST_A_CHUNK = 1 << 12


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
        return sqrt(self.begins.standard_error**2 + self.follows.standard_error**2) / 2


def converge(
    first: Table, second: Table, games: int, seed: int, workers: Workers, tell: Callable[[int], object]
) -> tuple[BothSeats, ...]:
    """What had come of all games after each of some 50 equal parts; the last entry is that of all games.

    They follow from the seed alone, whatever the number of workers. `tell` hears how many games are done. Raises
    ValueError for fewer than 2 games or what is no table, and JobError where a part was not done.
    """
    if games < 2:
        raise ValueError(
            tr("At least 2 games are played, so that each player starts one, not {games}.", games=games)
        )
    size = min(max(-(-games // _POINTS), _LEAST_A_CHUNK), GAMES_A_CHUNK)
    play = partial(_both_seats, hog_player(first, second), hog_player(second, first))
    parts, done = dict[int, BothSeats](), 0
    for chunk, found in chunk_results(play, games, size, seed, workers):
        parts[chunk.number] = found
        done += chunk.games
        tell(done)
    return tuple(accumulate((parts[number] for number in sorted(parts)), add))


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
