"""Rounds of Hazard played by the million, all with one main.

Many casters play side by side, each in a state: before the come-out roll, or with one of the chances that can stand.
A table says where a state and 16 random bits lead to. 46,656 of the 65,536 codes are three throws, the others do
nothing, so that no code has to be drawn again.

Rounds that end early must not be preferred: whoever stops as soon as enough rounds have ended has left the long
ones out. So every round that was begun is finished, and whether a round is begun never depends on how it ends.
"""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from dicedesk.core.dice import SIDES
from dicedesk.core.words import tr
from dicedesk.games.hazard.rules import Verdict, come_out, later_throw
from dicedesk.odds.hazard import standing_chances

Progress = Callable[[int], bool]
"""Is told how many rounds have been played so far; False ends the work there."""

Entries = npt.NDArray[np.uint8]
"""What a code does to a state: the next state in bits 0 to 2, rounds ended in bits 3 and 4, rounds won in 5 and 6."""

ROUNDS_A_CHUNK = 4_000_000
LANES = 32_768

_CODES = 65_536
_LARGEST_WORD = 2**64 - 1
_MOST_ROUNDS_A_STEP = 3
_BEGIN, _OVER = 0, 7
_STATE, _COUNTS = np.uint8(0b111), np.uint8(0b1111000)
_ENDED, _WON = 3, 5


@dataclass(frozen=True)
class RoundCount:
    """How many rounds were played, and how many of them were won."""

    rounds: int
    wins: int

    @property
    def rate(self) -> float:
        """The share that was won. Raises ZeroDivisionError where nothing was played."""
        return self.wins / self.rounds


def new_generator(seed: int | None = None) -> np.random.Generator:
    """Luck for `play_rounds`: the same for the same seed, and other luck each time without one."""
    return np.random.Generator(np.random.SFC64(seed))


def play_rounds(
    main: int, rounds: int, generator: np.random.Generator, progress: Progress | None = None
) -> RoundCount:
    """The wins in so many rounds with this main: exactly that many, unless `progress` ends the work.

    Memory stays the same however many rounds there are. Raises ValueError for a number that is no main, or for fewer
    than 1 round.
    """
    if rounds < 1:
        raise ValueError(tr("At least 1 round is played, not {rounds}.", rounds=rounds))
    tables = _Tables.of(main)
    played = wins = 0
    while played < rounds:
        chunk = min(rounds - played, ROUNDS_A_CHUNK)
        wins += _wins_of_chunk(tables, chunk, generator)
        played += chunk
        if progress is not None and not progress(played):
            break
    return RoundCount(played, wins)


@dataclass(frozen=True, eq=False)
class _Tables:
    """The entries at [8 * code + state]: `onward` begins the next round by itself, `single` ends with the round."""

    onward: Entries
    single: Entries

    @staticmethod
    def of(main: int) -> "_Tables":
        return _Tables(_three_throws(main, after_round=_BEGIN), _three_throws(main, after_round=_OVER))


def _three_throws(main: int, after_round: int) -> Entries:
    one = _one_throw(main, after_round)
    two = _then(one, one)
    table = np.tile(np.arange(8, dtype=np.uint8), (_CODES, 1))
    three = _then(two, one)
    table[: three.shape[1]] = three.T
    return table.ravel()


def _one_throw(main: int, after_round: int) -> Entries:
    """The entries of a single throw, at [state, throw]."""
    entries = np.tile(np.arange(8, dtype=np.uint8)[:, None], (1, SIDES**2))
    chances = standing_chances(main)
    for throw in range(SIDES**2):
        total = throw // SIDES + throw % SIDES + 2
        first = come_out(main, total)
        stands = chances.index(total) + 1 if first is Verdict.CONTINUES else _BEGIN
        entries[_BEGIN, throw] = _entry(first, stands, after_round)
        for state, chance in enumerate(chances, start=1):
            entries[state, throw] = _entry(later_throw(main, chance, total), state, after_round)
    return entries


def _entry(verdict: Verdict, stays: int, after_round: int) -> int:
    if verdict is Verdict.CONTINUES:
        return stays
    return after_round | 1 << _ENDED | (verdict is Verdict.WINS) << _WON


def _then(first: Entries, second: Entries) -> Entries:
    """The entries of one series of throws and then another, at [state, both]."""
    both: Entries = second[_states_after(first)] + (first & _COUNTS)[:, :, None]
    return both.reshape(len(first), -1)


def _wins_of_chunk(tables: _Tables, rounds: int, generator: np.random.Generator) -> int:
    played, wins = _play_onward(tables, rounds, generator)
    # What is missing is played one round a lane.
    while played < rounds:
        lanes = min(rounds - played, LANES)
        wins += _finish(tables, np.full(lanes, _BEGIN, np.uint8), generator)
        played += lanes
    return wins


def _play_onward(tables: _Tables, rounds: int, generator: np.random.Generator) -> tuple[int, int]:
    """Rounds ended and won while there is room for all that the lanes could end, those that were begun included."""
    states = np.full(LANES, _BEGIN, np.uint8)
    places = np.empty(LANES, np.intp)
    ended = won = 0
    while rounds - ended >= LANES * (_MOST_ROUNDS_A_STEP + 1):
        entries = _step(tables.onward, states, places, generator)
        ended_and_won, newly_won = _counts(entries)
        ended += ended_and_won
        won += newly_won
        states = _states_after(entries)
    begun = states[states != _BEGIN]
    return ended + len(begun), won + _finish(tables, begun, generator)


def _finish(tables: _Tables, states: Entries, generator: np.random.Generator) -> int:
    """The wins of lanes that each finish the round in which they are, and begin no other."""
    won = 0
    while len(states):
        entries = _step(tables.single, states, np.empty(len(states), np.intp), generator)
        won += _counts(entries)[1]
        states = _states_after(entries)
        states = states[states != _OVER]
    return won


def _step(
    table: Entries, states: Entries, places: npt.NDArray[np.intp], generator: np.random.Generator
) -> Entries:
    words = generator.integers(0, _LARGEST_WORD, -(-len(states) // 4), np.uint64, endpoint=True)
    np.left_shift(words.view(np.uint16)[: len(states)], 3, out=places, dtype=np.intp)
    places |= states
    return table.take(places)


def _states_after(entries: Entries) -> Entries:
    return entries & _STATE


def _counts(entries: Entries) -> tuple[int, int]:
    """The rounds ended and the rounds won in a step."""
    won = int(np.sum(entries >> _WON, dtype=np.uint32))
    # Bits 3 to 6 read as one number are the rounds ended and four times those won.
    return int(np.sum(entries >> _ENDED, dtype=np.uint32)) - 4 * won, won
