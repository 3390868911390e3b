"""A simulation is cut into chunks, each of which draws its luck from a generator of its own.

A chunk's generator is made of the seed and the chunk's number alone. So the same seed gives the same result whatever
the number of cores, and whichever chunk is done first. Only sums are kept, so that memory is the same for any number
of games. A chunk finishes every game that it begins: one that stopped at the end of its time would prefer short games.
"""

from collections.abc import Callable, Generator, Iterable
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from typing import Generic, Protocol, Self, TypeVar

import numpy as np

from dicedesk.core.words import tr
from dicedesk.play.ports.jobs import Workers


class Sum(Protocol):
    """Counts from some games, which can be added to counts from others."""

    def __add__(self, other: Self, /) -> Self: ...


Result = TypeVar("Result", bound=Sum)


@dataclass(frozen=True)
class Chunk:
    """A part of a simulation: its number, from 0, and how many games it plays."""

    number: int
    games: int


@dataclass(frozen=True)
class PartialResult(Generic[Result]):
    """The result of the part of a simulation that is done: the games that were played, and what came of them."""

    games: int
    result: Result


def simulated(
    play: Callable[[int, np.random.Generator], Result], games: int, size: int, seed: int, workers: Workers
) -> Generator[PartialResult[Result], None, None]:
    """Play `games` games in chunks of `size`, and give after each chunk the result of all so far; the last is the end.

    `play` is told how many games a chunk has. It and its results can be pickled. Closing the iterator cancels
    the rest. Raises ValueError for fewer than 1 game, and JobError where a chunk was not done.
    """
    if games < 1:
        raise ValueError(tr("The number of games must be at least 1, not {games}.", games=games))
    chunks = (_chunk(number, games, size) for number in range(-(-games // size)))
    done, result = 0, None
    with closing(chunk_results(play, chunks, seed, workers)) as results:
        for number, chunk in results:
            done += _chunk(number, games, size).games
            result = chunk if result is None else result + chunk
            yield PartialResult(done, result)


def chunk_results(
    play: Callable[[int, np.random.Generator], Result], chunks: Iterable[Chunk], seed: int, workers: Workers
) -> Generator[tuple[int, Result], None, None]:
    """Give the result of each chunk, with its place among them, as they are done: a later one may come first.

    Raises JobError where a chunk was not done.
    """
    with closing(workers.results(partial(_played, play, seed), chunks)) as results:
        yield from results


def generator_of(seed: int, chunk: int) -> np.random.Generator:
    """Return the random generator of a chunk, which no other chunk shares."""
    return np.random.Generator(np.random.SFC64(np.random.SeedSequence(seed, spawn_key=(chunk,))))


def _chunk(number: int, games: int, size: int) -> Chunk:
    return Chunk(number, min(size, games - number * size))


def _played(play: Callable[[int, np.random.Generator], Result], seed: int, chunk: Chunk) -> Result:
    return play(chunk.games, generator_of(seed, chunk.number))
