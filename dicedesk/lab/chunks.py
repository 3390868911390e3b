"""Simulations in chunks, each with its own random generator.

A chunk's generator depends only on the seed and the chunk's number. So the same seed gives the same result on any
number of cores, in whatever order chunks finish. Only sums are kept, so memory does not grow with the number of games.
A chunk finishes every game that it begins: stopping at a time limit would favor short games.
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
    """A part of a simulation: its number, from 0, and its number of games."""

    number: int
    games: int


@dataclass(frozen=True)
class PartialResult(Generic[Result]):
    """The sum of all chunks done so far: the number of games, and their result."""

    games: int
    result: Result


def simulated(
    play: Callable[[int, np.random.Generator], Result], games: int, size: int, seed: int, workers: Workers
) -> Generator[PartialResult[Result], None, None]:
    """Play `games` games in chunks of `size`, and yield the result so far after each; the last is the end.

    `play` gets the number of games of a chunk. It and its results can be pickled. Closing the iterator cancels the
    rest. Raises ValueError for fewer than 1 game, and JobError if a chunk was not done.
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
    """Yield each chunk's result with its index, in the order in which they finish.

    Raises JobError if a chunk was not done.
    """
    with closing(workers.results(partial(_played, play, seed), chunks)) as results:
        yield from results


def generator_of(seed: int, chunk: int) -> np.random.Generator:
    """Return the random generator of a chunk; no other chunk has the same one."""
    return np.random.Generator(np.random.SFC64(np.random.SeedSequence(seed, spawn_key=(chunk,))))


def _chunk(number: int, games: int, size: int) -> Chunk:
    return Chunk(number, min(size, games - number * size))


def _played(play: Callable[[int, np.random.Generator], Result], seed: int, chunk: Chunk) -> Result:
    return play(chunk.games, generator_of(seed, chunk.number))
