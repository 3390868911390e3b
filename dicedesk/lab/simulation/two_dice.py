"""Rounds that the sums of two dice decide, played by the million: those of Hazard, and the pass line of Craps.

Many players throw side by side, each in a lane with a state: before the first throw of a round, or with one of the
sums that can stand. A table says where a state and 16 random bits lead to. 46,656 of the 65,536 codes are three
throws, the others do nothing, so that no code has to be drawn again.

Every round that is begun is finished, and how many are begun never depends on how one ends.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from dicedesk.core.dice import SIDES
from dicedesk.lab.simulation.sample import Sample

WON, LOST = -1, -2
"""What a throw leads to, beside the states from 0 on that go on; 0 is the state before the first throw."""

Bytes = npt.NDArray[np.uint8]
"""What a code does to a state: the next state in bits 0 to 2, rounds ended in bits 3 and 4, rounds won in 5 and 6."""

LANES = 1 << 14
ROUNDS_A_CHUNK = 1 << 22

THROWS = tuple((one, other) for one in range(1, SIDES + 1) for other in range(1, SIDES + 1))
"""The throws of two dice, in the order of a step."""

TOTALS = tuple(map(sum, THROWS))

_CODES = 1 << 16
_MOST_A_STEP = 3
_OVER = 7
_ENDED, _WON = 3, 5
_STATE, _COUNTS = np.uint8(0b111), np.uint8(0b1111000)
_MOST_SUMMED = 17
"""So many steps can be added up in a byte: a step adds 15 at most."""


@dataclass(frozen=True, eq=False)
class TwoDiceSteps:
    """Entries at [8 * code + state]: `onward` begins the next round by itself, `single` ends with the round."""

    onward: Bytes
    single: Bytes


def steps_of(states: Sequence[Sequence[int]]) -> TwoDiceSteps:
    """The steps of rounds with up to 7 states: for each the state that each of 36 throws leads to, `WON` or `LOST`."""
    return TwoDiceSteps(_three_throws(states, after_round=0), _three_throws(states, after_round=_OVER))


def play_rounds(steps: TwoDiceSteps, rounds: int, generator: np.random.Generator) -> Sample:
    """So many rounds, and how many of them were won."""
    table = _Table(min(rounds, LANES), generator)
    left, wins = rounds - table.count, 0
    # Here each lane can begin as many rounds in every step as three throws can end.
    while safe := min(left // (_MOST_A_STEP * table.count), _MOST_SUMMED):
        ended, won = table.play(steps.onward, safe)
        left -= ended
        wins += won
    table.begin(left)
    while table.count:
        wins += table.play(steps.single, 1)[1]
        table.take_out_ended()
    return Sample.of_wins(rounds, wins)


def _three_throws(states: Sequence[Sequence[int]], after_round: int) -> Bytes:
    one = np.tile(np.arange(8, dtype=np.uint8)[:, None], (1, len(THROWS)))
    for state, leads_to in enumerate(states):
        one[state] = [_entry(place, after_round) for place in leads_to]
    three = _then(_then(one, one), one)
    table = np.tile(np.arange(8, dtype=np.uint8), (_CODES, 1))
    table[: three.shape[1]] = three.T
    return table.ravel()


def _entry(leads_to: int, after_round: int) -> int:
    if leads_to >= 0:
        return leads_to
    return after_round | 1 << _ENDED | (leads_to == WON) << _WON


def _then(first: Bytes, second: Bytes) -> Bytes:
    """The entries of one series of throws and then another, at [state, both]."""
    both: Bytes = second[first & _STATE] + (first & _COUNTS)[:, :, None]
    return both.reshape(len(first), -1)


class _Table:
    """Players side by side, and memory for a step that is used again in the next."""

    def __init__(self, count: int, generator: np.random.Generator) -> None:
        self._generator = generator
        self._hold(np.zeros(count, np.uint8))

    @property
    def count(self) -> int:
        """How many players throw."""
        return len(self._states)

    def play(self, steps: Bytes, times: int) -> tuple[int, int]:
        """Three throws of each player, so many times; the rounds that ended, and those that were won."""
        self._won.fill(0)
        self._both.fill(0)
        for _ in range(times):
            self._step(steps)
        won = int(self._won.sum(dtype=np.int64))
        # Bits 3 to 6 read as one number are the rounds ended and four times those won.
        return int(self._both.sum(dtype=np.int64)) - 4 * won, won

    def begin(self, rounds: int) -> None:
        """So many players more begin a round."""
        self._hold(np.concatenate([self._states, np.zeros(rounds, np.uint8)]))

    def take_out_ended(self) -> None:
        """Goes on without the players whose round is over."""
        self._hold(self._states[self._states != _OVER])

    def _hold(self, states: Bytes) -> None:
        self._states, count = states, len(states)
        self._places, self._indices = np.empty(count, np.uint32), np.empty(count, np.intp)
        self._entries, self._counts = np.empty(count, np.uint8), np.empty(count, np.uint8)
        self._won, self._both = np.empty(count, np.uint8), np.empty(count, np.uint8)

    def _step(self, steps: Bytes) -> None:
        codes = self._generator.bit_generator.random_raw(-(-self.count // 4)).view(np.uint16)[: self.count]
        np.left_shift(codes, 3, out=self._places, dtype=np.uint32)
        np.bitwise_or(self._places, self._states, out=self._places)
        np.copyto(self._indices, self._places)
        steps.take(self._indices, out=self._entries, mode="clip")
        np.add(self._won, np.right_shift(self._entries, _WON, out=self._counts), out=self._won)
        np.add(self._both, np.right_shift(self._entries, _ENDED, out=self._counts), out=self._both)
        np.bitwise_and(self._entries, _STATE, out=self._states)
