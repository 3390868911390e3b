"""Games of Hog between two tables, played by the million."""

from collections.abc import Callable, Generator
from dataclasses import dataclass
from functools import partial

import numpy as np
import numpy.typing as npt

from dicedesk.games.hog.odds import as_table
from dicedesk.games.hog.simulation_hog_steps import LOST, PLACE_SHIFT, WON, Steps, at_least, steps_of
from dicedesk.games.hog.simulation_hog_throws import Lanes
from dicedesk.lab.simulation.chunks import Running, simulated
from dicedesk.lab.simulation.sample import Sample
from dicedesk.play.ports.jobs import Workers

GAMES_A_CHUNK = 1 << 20
LANES = 3 << 13
"""So many games are played side by side; what they need lies in the cache of a core."""

_CODES = np.uint64(0x01FF_01FF_01FF_01FF)
"""The bits of a random word that are used: the codes of four throws."""

_CODES_A_WORD = 4
_LOST, _WON = at_least(LOST), at_least(WON)
_STEPS_BETWEEN = 16
"""After so many steps the points are drawn that no code has decided, and the games counted that end with them."""

_LAST_STEPS = 4
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
    # Each lane can end one game in a step, and begin another one in the next.
    steps_done = 0
    while left >= table.count:
        table.step(steps.onward)
        if steps_done % _STEPS_BETWEEN == 0:
            table.draw()
        new_wins, losses = table.ends()
        wins += new_wins
        left -= new_wins + losses
        steps_done += 1
    table.begin_the_last(left)
    while table.count:
        for _ in range(_LAST_STEPS):
            table.step(steps.single)
        wins += table.ends()[0]
        table.take_out_ended()
        table.draw()
    return Sample.of_wins(games, wins)


@dataclass(frozen=True, eq=False)
class _Room:
    """Memory for one step, used again in the next."""

    rows: npt.NDArray[np.uint16]
    indices: npt.NDArray[np.intp]
    points: Lanes
    is_so: npt.NDArray[np.bool_]

    @staticmethod
    def for_lanes(count: int) -> "_Room":
        return _Room(
            np.empty(count, np.uint16),
            np.empty(count, np.intp),
            np.empty(count, np.uint32),
            np.empty(count, np.bool_),
        )


class _Lanes:
    """Games side by side."""

    def __init__(self, steps: Steps, count: int, generator: np.random.Generator) -> None:
        self._steps, self._generator = steps, generator
        self._hold(np.full(count, steps.start))

    @property
    def count(self) -> int:
        """How many games are played side by side."""
        return len(self._lanes)

    def step(self, follows: Lanes) -> None:
        """A throw in each lane, or two, and what follows."""
        room, lanes = self._room, self._lanes
        words = self._generator.bit_generator.random_raw(-(-self.count // _CODES_A_WORD))
        words &= _CODES
        looked_up = words.view(np.uint16)[: self.count]
        np.copyto(room.rows, lanes, casting="unsafe")
        looked_up |= room.rows
        np.copyto(room.indices, looked_up)
        self._steps.throws.scored.take(room.indices, out=room.points, mode="clip")
        lanes >>= PLACE_SHIFT
        lanes += room.points
        np.copyto(room.indices, lanes)
        follows.take(room.indices, out=lanes, mode="clip")

    def ends(self) -> tuple[int, int]:
        """How many games the first player has just won, and how many it has lost."""
        won = int(np.count_nonzero(np.greater_equal(self._lanes, _WON, out=self._room.is_so)))
        over = int(np.count_nonzero(np.greater_equal(self._lanes, _LOST, out=self._room.is_so)))
        return won, over - won

    def draw(self) -> None:
        """Draws the points that no code has decided."""
        self._steps.draw(self._lanes, self._generator)

    def begin_the_last(self, games: int) -> None:
        """Begins the last games, beside those that are being played."""
        self._lanes[self._lanes >= _LOST] = self._steps.start
        self._hold(np.concatenate([self._lanes, np.full(games, self._steps.start)]))

    def take_out_ended(self) -> None:
        """Goes on without the games that are over."""
        self._hold(self._lanes[self._lanes < _LOST])

    def _hold(self, lanes: Lanes) -> None:
        self._lanes, self._room = lanes, _Room.for_lanes(len(lanes))
