"""How fast a contest is, as times of plain Python's backward pass for a pair, measured in the same run; and its memory.

`dev.py test -- -s tests/bench/test_contest_speed.py` prints the pairs a second of one core.
"""

import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from dicedesk.adapters.hog_contest.contest import SqliteKeptChances
from dicedesk.games.hog.contest import ranked
from dicedesk.play.ports.jobs import OneByOne
from tests.bench import plain_hog
from tests.bench.sample_contest import MANY, AllButAPart, entries_of
from tests.lab.strategy_files import NothingKept

ENTRIES = 100
LEAST_TIMES = 80
"""A plain pass takes some 80 ms where a thousand pairs a second take 1 ms each."""

LEAST_TIMES_OF_MANY = 120
"""The same for 1,500 pairs a second."""

MOST_PASSES_OF_ONE = 2.5
"""The same for 0.2 s, in which one new entry meets a hundred known ones."""

MOST_MB = 300


@pytest.fixture
def plain_pass() -> float:
    """The seconds that plain Python takes for a pair."""
    one, other = (entry.table.tolist() for entry in entries_of(2) if entry.table is not None)
    return min(_seconds(lambda: plain_hog.match_up(one, other)) for _ in range(3))


def test_a_hundred_entries_are_80_times_as_fast_as_plain_python(plain_pass: float) -> None:
    entries = entries_of(ENTRIES)
    fast = min(_seconds(lambda: ranked(entries, OneByOne(), NothingKept(), lambda _: None)) for _ in range(2))
    assert _times(ENTRIES * (ENTRIES - 1) // 2, fast, plain_pass) >= LEAST_TIMES


def test_a_part_of_the_pairs_of_a_thousand_entries_is_120_times_as_fast(plain_pass: float) -> None:
    entries, part = entries_of(MANY), AllButAPart(range(256), range(512, 528))
    all_known = AllButAPart(range(0), range(0))
    known = min(_seconds(lambda: ranked(entries, OneByOne(), all_known, lambda _: None)) for _ in range(2))
    some = min(_seconds(lambda: ranked(entries, OneByOne(), part, lambda _: None)) for _ in range(2))
    assert _times(256 * 16, some - known, plain_pass) >= LEAST_TIMES_OF_MANY


def test_a_new_entry_meets_a_hundred_known_ones_in_the_time_of_two_and_a_half_plain_passes(
    tmp_path: Path, plain_pass: float
) -> None:
    kept, entries = SqliteKeptChances(tmp_path / "contest.sqlite"), entries_of(ENTRIES + 1)
    ranked(entries[:-1], OneByOne(), kept, lambda _: None)
    taken = []
    for number in range(3):
        new = entries_of(ENTRIES + 2 + number)[-1]
        taken.append(_seconds(lambda new=new: ranked((*entries[:-1], new), OneByOne(), kept, lambda _: None)))
    sys.stdout.write(
        f"\n{min(taken) * 1000:.0f} ms for a new entry, {min(taken) / plain_pass:.2f} plain passes\n"
    )
    assert min(taken) <= MOST_PASSES_OF_ONE * plain_pass


@pytest.mark.skipif(sys.platform != "linux", reason="asks Linux for the most memory that a process had")
def test_a_thousand_entries_take_at_most_300_mb_beyond_the_program(tmp_path: Path) -> None:
    done = subprocess.run(  # noqa: S603 (our own program)
        [sys.executable, "-m", "tests.bench.contest_memory", str(tmp_path)],
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    )
    before, most, worker = map(float, done.stdout.split())
    sys.stdout.write(
        f"\n{before:.0f} MB before, at most {most:.0f} MB; a worker has at most {worker:.0f} MB\n"
    )
    assert most - before <= MOST_MB
    assert worker - before <= MOST_MB


def _times(pairs: int, seconds: float, plain: float) -> float:
    sys.stdout.write(
        f"\n{pairs / seconds:.0f} pairs a second, {plain * pairs / seconds:.0f} times plain Python\n"
    )
    return plain * pairs / seconds


def _seconds(work: Callable[[], object]) -> float:
    begun = time.process_time()
    work()
    return time.process_time() - begun
