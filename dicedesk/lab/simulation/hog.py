"""Games of Hog between two tables, played by the million."""

from collections.abc import Callable, Generator
from dataclasses import dataclass
from functools import partial

import numpy as np
import numpy.typing as npt

from dicedesk.lab.simulation.chunks import Running, simulated
from dicedesk.lab.simulation.hog_steps import (
    CODE_BITS,
    LOOK_UP,
    LOST,
    STATE_SHIFT,
    WON,
    Lanes,
    Steps,
    Throws,
    ended,
    steps_of,
    throws,
)
from dicedesk.lab.simulation.sample import Sample
from dicedesk.odds.hog import as_table
from dicedesk.ports.jobs import Workers

GAMES_A_CHUNK = 1 << 19
LANES = 1 << 15
"""So many games are played side by side; what they need lies in the cache of a core."""

_WORD = 64
_CODE = 16
_CODES_A_WORD = _WORD // _CODE
_SPARE_BITS = np.uint16(_CODE - CODE_BITS)
_LOST, _WON = ended(LOST), ended(WON)
_STEPS_BETWEEN = 4
"""After so many steps lanes whose games have ended are taken out."""


def play_hog(
    first: npt.ArrayLike, second: npt.ArrayLike, games: int, seed: int, workers: Workers
) -> Generator[Running[Sample], None, None]:
    """Games in which the player with the first table begins, and how often that one wins.

    Raises ValueError for what is no table, or for fewer than 1 game.
    """
    yield from simulated(hog_player(first, second), games, GAMES_A_CHUNK, seed, workers)


def hog_player(first: npt.ArrayLike, second: npt.ArrayLike) -> Callable[[int, np.random.Generator], Sample]:
    """Plays so many games in which the player with the first table begins; it can be pickled.

    Raises ValueError for what is no table.
    """
    return partial(_played, steps_of(as_table(first), as_table(second)))


def _played(steps: Steps, games: int, generator: np.random.Generator) -> Sample:
    if steps.is_decided:
        return Sample.of_wins(games, games * bool(steps.start >= _WON))
    table = _Lanes(steps, min(games, LANES), generator)
    wins, left = 0, games - table.count
    # Here each lane can begin another game in every step.
    while left >= table.count:
        table.step(steps.onward)
        new_wins, losses = table.ends()
        wins += new_wins
        left -= new_wins + losses
    table.begin_the_last(left)
    while table.count:
        for _ in range(_STEPS_BETWEEN):
            table.step(steps.single)
        wins += table.ends()[0]
        table.take_out_ended()
    return Sample.of_wins(games, wins)


@dataclass(frozen=True, eq=False)
class _Room:
    """Memory for one step, used again in the next."""

    places: Lanes
    indices: npt.NDArray[np.intp]
    points: Lanes
    is_so: npt.NDArray[np.bool_]

    @staticmethod
    def for_lanes(count: int) -> "_Room":
        return _Room(
            np.empty(count, np.uint32),
            np.empty(count, np.intp),
            np.empty(count, np.uint32),
            np.empty(count, np.bool_),
        )


class _Lanes:
    """Games side by side."""

    def __init__(self, steps: Steps, count: int, generator: np.random.Generator) -> None:
        self._start, self._generator = steps.start, generator
        self._throws: Throws = throws()
        self._hold(np.full(count, steps.start))

    @property
    def count(self) -> int:
        """How many games are played side by side."""
        return len(self._lanes)

    def step(self, follows: Lanes) -> None:
        """One throw in each lane."""
        room = self._room
        words = self._generator.bit_generator.random_raw(-(-self.count // _CODES_A_WORD))
        codes = words.view(np.uint16)[: self.count]
        codes >>= _SPARE_BITS
        np.bitwise_and(self._lanes, LOOK_UP, out=room.places)
        np.bitwise_or(room.places, codes, out=room.places)
        self._score(room)
        np.right_shift(self._lanes, STATE_SHIFT, out=room.places)
        np.add(room.places, room.points, out=room.places)
        np.copyto(room.indices, room.places)
        follows.take(room.indices, out=self._lanes, mode="clip")

    def ends(self) -> tuple[int, int]:
        """How many games the first player has just won, and how many it has lost."""
        won = int(np.count_nonzero(np.greater_equal(self._lanes, _WON, out=self._room.is_so)))
        over = int(np.count_nonzero(np.greater_equal(self._lanes, _LOST, out=self._room.is_so)))
        return won, over - won

    def begin_the_last(self, games: int) -> None:
        """Begins the last games, beside those that are being played."""
        self._lanes[self._lanes >= _LOST] = self._start
        self._hold(np.concatenate([self._lanes, np.full(games, self._start)]))

    def take_out_ended(self) -> None:
        """Goes on without the games that are over."""
        self._hold(self._lanes[self._lanes < _LOST])

    def _hold(self, lanes: Lanes) -> None:
        self._lanes, self._room = lanes, _Room.for_lanes(len(lanes))

    def _score(self, room: _Room) -> None:
        """The points of each lane's throw, from the dice and the code in `room.places`."""
        np.copyto(room.indices, room.places)
        self._throws.coded.take(room.indices, out=room.points, mode="clip")
        unsure = np.equal(room.points, 0, out=room.is_so).nonzero()[0]
        drawn = room.places[unsure] + self._generator.random(len(unsure))
        room.points[unsure] = self._throws.bounded[np.searchsorted(self._throws.bounds, drawn, side="right")]
