"""Chances written as codes, and rounds of two dice played by the million. `docs/simulators.md` has a worked example.

A code is a random whole number that stands for an outcome. Chances are seldom whole numbers of codes. So each outcome
has as many whole codes as its chance allows, and the few codes left over decide nothing. The rest of the chances is
again written as codes, and decided by a second code. If that is undecided too, about once in ten thousand times, a
random fraction decides.

Rounds decided by sums of two dice, as in Hazard and on the pass line of Craps, are played with these codes. Many
players throw in parallel, each in a lane: a number of 16 bits.

    bits 15 to 11   the state: before the first throw of a round, or with one of the sums that can stand
    bits 9 to 5     how many rounds the last step has ended
    bits 4 to 0     how many of these were won

A step replaces bits 10 to 0 with a random code and looks up the next lane. A code stands for five throws; their
combined results have their exact chances.

Every round that begins is finished, and the number of rounds never depends on how one ends.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from dicedesk.core.dice import SIDES
from dicedesk.lab.sample import Sample

Whole = npt.NDArray[np.int64]

UNDECIDED = -1


@dataclass(frozen=True, eq=False)
class CodedLaws:
    """Probability laws, one in each row; outcomes are whole numbers from 0 on.

    first, second: (rows, codes), the outcome of each first code and of each second code, or UNDECIDED. bounds, bounded:
    for what neither code decides. `bounds` rise; the first one above row + random fraction has its outcome at the same
    index in `bounded`.
    """

    first: Whole
    second: Whole
    bounds: npt.NDArray[np.float64]
    bounded: Whole

    def draw(self, rows: npt.NDArray[np.intp], generator: np.random.Generator) -> Whole:
        """Return a random outcome for each of these rows, which neither code has decided."""
        # A row plus a random fraction may be rounded up to the next row.
        places = np.minimum(rows + generator.random(len(rows)), np.nextafter(rows + 1.0, 0))
        outcomes: Whole = self.bounded[np.searchsorted(self.bounds, places, side="right")]
        return outcomes


def coded(laws: Sequence[Mapping[int, int]], codes: int) -> CodedLaws:
    """Return the laws in this many codes. A law gives the number of equally likely ways of each outcome."""
    first, left = _shared(laws, codes)
    second, rest = _shared(left, codes)
    bounds, bounded = list[float](), list[int]()
    for row, law in enumerate(rest):
        reached, ways = 0, sum(law.values())
        for outcome, count in law.items():
            reached += count
            bounds.append(row + reached / ways)
            bounded.append(outcome)
    return CodedLaws(first, second, np.array(bounds), np.array(bounded, np.int64))


def _shared(laws: Sequence[Mapping[int, int]], codes: int) -> tuple[Whole, list[dict[int, int]]]:
    """Return the outcome of each code, and the laws of what the codes leave undecided.

    If the codes decide everything, that law is the given one, and is never used.
    """
    shares = np.full((len(laws), codes), UNDECIDED, np.int64)
    left = []
    for row, law in zip(shares, laws, strict=True):
        ways = sum(law.values())
        whole = np.repeat(list(law), [count * codes // ways for count in law.values()])
        row[: len(whole)] = whole
        rest = {outcome: count * codes % ways for outcome, count in law.items() if count * codes % ways}
        left.append(rest or dict(law))
    return shares, left


WON, LOST = -1, -2
"""Results of a throw that ends the round; other throws lead to a state, where 0 is before the first throw."""

LANES = 1 << 14
ROUNDS_A_CHUNK = 1 << 23

THROWS = tuple((one, other) for one in range(1, SIDES + 1) for other in range(1, SIDES + 1))
"""The throws of two dice, in the order used by a step."""

TOTALS = tuple(map(sum, THROWS))

Lanes = npt.NDArray[np.uint16]

_THROWS_A_CODE = 5
_CODE_BITS = 11
_ONE_WON, _ONE_ENDED = 1, 1 << 5
_COUNT = 0b11111
_MOST_SUMMED = _COUNT // _THROWS_A_CODE
"""Steps whose counts can be added up in five bits."""

_CODES_A_WORD = 4
_CODES = np.uint64(0x07FF_07FF_07FF_07FF)
_ROW = np.uint16(0xF800)
_OVER = 7
_SECOND, _WAITING = 8, 16
"""A state's row is 8 higher if its first code is undecided, and 16 higher if its second code is too."""

_WAITS = np.uint16(_WAITING << _CODE_BITS)


@dataclass(frozen=True, eq=False)
class CodedSteps:
    """The next lane at [row << 11 | code], and the laws for what the codes leave undecided."""

    table: Lanes
    laws: CodedLaws


@dataclass(frozen=True, eq=False)
class TwoDiceSteps:
    """Two tables of steps: in `onward` a lane goes on to the next round, in `single` it stops after its round."""

    onward: CodedSteps
    single: CodedSteps


def steps_of(states: Sequence[Sequence[int]]) -> TwoDiceSteps:
    """Return the steps of rounds with up to 7 states; `states` lists, for each, the result of each of THROWS."""
    return TwoDiceSteps(_steps(states, after_round=0), _steps(states, after_round=_OVER))


def play_rounds(steps: TwoDiceSteps, rounds: int, generator: np.random.Generator) -> Sample:
    """Play this many rounds, and return the sample of those won."""
    table = _Table(min(rounds, LANES), generator)
    left, wins = rounds - table.count, 0
    # At least as many rounds are left as all lanes can end in these steps, so each lane may begin new ones.
    while safe := min(left // (_THROWS_A_CODE * table.count), _MOST_SUMMED):
        ended, won = table.play(steps.onward, safe)
        left -= ended
        wins += won
    table.begin(left)
    while table.count:
        wins += table.play(steps.single, 1)[1]
        table.take_out_ended()
    return Sample.of_wins(rounds, wins)


def _steps(states: Sequence[Sequence[int]], after_round: int) -> CodedSteps:
    one = [Counter(_entry(place, after_round) for place in leads_to) for leads_to in states]
    laws = one
    for _ in range(_THROWS_A_CODE - 1):
        laws = [_then(law, one) for law in laws]
    codes = coded(laws, 1 << _CODE_BITS)
    # Rows without a state, such as that of finished rounds, lead to themselves.
    table = np.repeat(np.arange(1 << 16 - _CODE_BITS) << _CODE_BITS, 1 << _CODE_BITS).reshape(
        -1, 1 << _CODE_BITS
    )
    for state, (first, second) in enumerate(zip(codes.first, codes.second, strict=True)):
        table[state] = np.where(first == UNDECIDED, (state + _SECOND) << _CODE_BITS, first)
        table[state + _SECOND] = np.where(second == UNDECIDED, (state + _WAITING) << _CODE_BITS, second)
    return CodedSteps(table.astype(np.uint16).ravel(), codes)


def _entry(leads_to: int, after_round: int) -> int:
    if leads_to >= 0:
        return leads_to << _CODE_BITS
    return after_round << _CODE_BITS | _ONE_ENDED | (leads_to == WON) * _ONE_WON


def _then(law: Counter[int], one: Sequence[Counter[int]]) -> Counter[int]:
    """Return the law of the throws in `law` and one more."""
    both = Counter[int]()
    for entry, ways in law.items():
        state, counts = entry >> _CODE_BITS, entry & ~int(_ROW)
        for last, more in (one[state] if state < len(one) else {entry - counts: len(THROWS)}).items():
            both[last + counts] += ways * more
    return both


class _Table:
    """Players in parallel, and buffers reused by each step."""

    def __init__(self, count: int, generator: np.random.Generator) -> None:
        self._generator = generator
        self._hold(np.zeros(count, np.uint16))

    @property
    def count(self) -> int:
        return len(self._lanes)

    def play(self, steps: CodedSteps, times: int) -> tuple[int, int]:
        """Let each player throw five times, `times` times; return the numbers of rounds ended and won."""
        self._counts.fill(0)
        for _ in range(times):
            self._step(steps.table)
        self._decide(steps.laws)
        return self._counted(_ONE_ENDED), self._counted(_ONE_WON)

    def begin(self, rounds: int) -> None:
        """Add this many players, who begin a round."""
        self._hold(np.concatenate([self._lanes, np.zeros(rounds, np.uint16)]))

    def take_out_ended(self) -> None:
        """Remove the players whose round is over."""
        self._hold(self._lanes[self._lanes >> _CODE_BITS != _OVER])

    def _hold(self, lanes: Lanes) -> None:
        self._lanes, self._indices = lanes, np.empty(len(lanes), np.intp)
        self._counts = np.empty(len(lanes), np.uint16)

    def _step(self, table: Lanes) -> None:
        words = self._generator.bit_generator.random_raw(-(-self.count // _CODES_A_WORD))
        words &= _CODES
        places = words.view(np.uint16)[: self.count]
        places |= np.bitwise_and(self._lanes, _ROW, out=self._lanes)
        np.copyto(self._indices, places)
        table.take(self._indices, out=self._lanes, mode="clip")
        # The state bits above the counts are added too, and overflow out of the lane.
        self._counts += self._lanes

    def _counted(self, one: int) -> int:
        """Return the sum of one count over all lanes; `one` is its lowest bit."""
        return int((self._counts // one & _COUNT).sum(dtype=np.uint32))

    def _decide(self, laws: CodedLaws) -> None:
        waiting = np.flatnonzero(self._lanes >= _WAITS)
        states = (self._lanes[waiting] >> _CODE_BITS).astype(np.intp) - _WAITING
        outcomes = laws.draw(states, self._generator).astype(np.uint16)
        self._lanes[waiting] = outcomes
        self._counts[waiting] += outcomes
