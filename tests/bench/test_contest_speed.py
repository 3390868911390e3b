"""How fast a contest is, as times of plain Python's backward pass for a pair, measured in the same run.

`dev.py test -- -s tests/bench/test_contest_speed.py` prints the pairs a second of one core.
"""

import sys
import time
from types import ModuleType

import numpy as np

from dicedesk.lab.contest.contest import ranked
from dicedesk.lab.contest.entries import Entry
from dicedesk.ports.jobs import OneByOne
from tests.lab.strategy_files import NothingKept

ENTRIES = 100
LEAST_TIMES = 80
"""A plain pass takes some 80 ms where a thousand pairs a second take 1 ms each."""


def test_a_hundred_entries_are_80_times_as_fast_as_plain_python(plain_hog: ModuleType) -> None:
    luck = np.random.default_rng(1)
    tables = [luck.integers(0, 11, (100, 100)).astype(np.uint8) for _ in range(ENTRIES)]
    entries = tuple(Entry(str(number), table) for number, table in enumerate(tables))
    one, other = tables[0].tolist(), tables[1].tolist()
    plain = min(_seconds(lambda: plain_hog.match_up(one, other)) for _ in range(3))
    pairs = ENTRIES * (ENTRIES - 1) // 2
    fast = min(_seconds(lambda: ranked(entries, OneByOne(), NothingKept(), lambda _: None)) for _ in range(2))
    sys.stdout.write(f"\n{pairs / fast:.0f} pairs a second, {plain * pairs / fast:.0f} times plain Python\n")
    assert plain * pairs / fast >= LEAST_TIMES


def _seconds(work: object) -> float:
    begun = time.process_time()
    work()  # type: ignore[operator]
    return time.process_time() - begun
