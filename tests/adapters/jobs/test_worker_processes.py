"""Pieces of long work in processes: the program is started once more for each core."""

import os
import sys
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from dicedesk.adapters.jobs.worker_processes import WorkerProcesses, cores
from dicedesk.play.ports.jobs import JobError, OneByOne, Workers
from tests.patience import PATIENCE_S, until


def squared(number: int) -> int:
    """A piece of work."""
    return number * number


def stumble(number: int) -> int:
    """A piece that fails for 3."""
    if number == 3:
        raise ValueError("a stumble")
    return number


def end_at_once(_: int) -> None:
    """A piece whose process ends in the middle of it."""
    os._exit(7)


def tell_and_sleep(folder: str, number: int) -> None:
    """Writes the number of the process, and goes on for ever."""
    (Path(folder) / f"{number}.part").write_text(str(os.getpid()))
    (Path(folder) / f"{number}.part").rename(Path(folder) / f"{number}.pid")
    time.sleep(10 * PATIENCE_S)


def wait_until_gone(number: int) -> None:
    """Waits until there is no such process."""
    process = Path(f"/proc/{number}")
    until(
        lambda: not process.exists() or " Z " in (process / "stat").read_text(),
        f"the end of process {number}",
    )


def numbers_in(folder: Path, count: int) -> list[int]:
    """The process ids of this many processes, as soon as all have reported theirs."""
    until(lambda: len([*folder.glob("*.pid")]) >= count, f"the start of {count} processes")
    return [int(each.read_text()) for each in sorted(folder.glob("*.pid"))]


@pytest.mark.parametrize(
    "workers", [OneByOne(), WorkerProcesses(1), WorkerProcesses(3)], ids=["here", "one", "three"]
)
def test_each_result_comes_with_the_number_of_its_piece(workers: Workers) -> None:
    assert sorted(workers.results(squared, range(20, 30))) == [(n, (n + 20) ** 2) for n in range(10)]


def test_there_is_a_process_for_each_core_this_program_may_use() -> None:
    assert WorkerProcesses().count == cores() >= 1


def test_there_are_no_results_of_no_pieces() -> None:
    assert list(WorkerProcesses(2).results(squared, [])) == []


def test_a_piece_that_fails_says_why() -> None:
    with pytest.raises(JobError, match="a stumble"):
        list(WorkerProcesses(2).results(stumble, range(10)))


def test_a_process_that_ends_in_the_middle_is_told_of() -> None:
    with pytest.raises(JobError, match="ended unexpectedly"):
        list(WorkerProcesses(2).results(end_at_once, range(2)))


def test_pieces_are_asked_for_when_somebody_is_free() -> None:
    asked = []

    def pieces() -> Iterator[int]:
        for number in range(1000):
            asked.append(number)
            yield number

    results = WorkerProcesses(1).results(squared, pieces())
    next(results)
    results.close()
    assert len(asked) < 1000


def test_an_error_among_the_pieces_reaches_whoever_waits() -> None:
    def pieces() -> Iterator[int]:
        yield 1
        raise KeyError("no more pieces")

    with pytest.raises(KeyError, match="no more pieces"):
        list(WorkerProcesses(2).results(squared, pieces()))


@pytest.mark.skipif(sys.platform != "linux", reason="looks processes up in /proc")
def test_giving_up_ends_the_processes_at_once(tmp_path: Path) -> None:
    def pieces() -> Iterator[int]:
        yield 0
        numbers_in(tmp_path, 1)
        yield -1

    results = WorkerProcesses(2).results(partial(_first_waits, str(tmp_path)), pieces())
    assert next(results) == (1, 1)
    (number,) = numbers_in(tmp_path, 1)
    results.close()
    wait_until_gone(number)


def _first_waits(folder: str, number: int) -> int:
    if number == 0:
        tell_and_sleep(folder, number)
    return number * number
