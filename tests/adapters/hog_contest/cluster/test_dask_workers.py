"""Pieces of long work on a cluster: a real scheduler and real workers, on this computer."""

import os
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from dicedesk.adapters.hog_contest.cluster import dask_workers
from dicedesk.play.ports.jobs import JobError
from tests.adapters.hog_contest.cluster.own_cluster import OwnCluster, StartCluster
from tests.patience import PATIENCE_S, until


def squared(number: int) -> bytes:
    """A piece of work."""
    return b"%d" % number**2


def stumble(number: int) -> bytes:
    """A piece that fails for 3."""
    if number == 3:
        raise ValueError("a stumble\x1b[2J")
    return b""


def end_at_once(_: int) -> bytes:
    """A piece whose process ends in the middle of it."""
    os._exit(7)


def first_for_ever(folder: str, number: int) -> bytes:
    """The first piece tells the number of its process and goes on for ever; begun once more, it is done."""
    told = Path(folder) / "pid"
    if number == 0 and not told.exists():
        (Path(folder) / "part").write_text(str(os.getpid()))
        (Path(folder) / "part").rename(told)
        time.sleep(10 * PATIENCE_S)
    return squared(number)


@pytest.fixture
def cluster(start_cluster: StartCluster) -> OwnCluster:
    """A scheduler and two workers."""
    return start_cluster(2)


def test_each_result_comes_with_the_number_of_its_piece(whole_cluster: OwnCluster) -> None:
    workers = dask_workers(whole_cluster.address)
    assert workers.count == 2
    assert sorted(workers.results(squared, range(20, 40))) == [(n, b"%d" % (n + 20) ** 2) for n in range(20)]


def test_there_are_no_results_of_no_pieces(whole_cluster: OwnCluster) -> None:
    assert list(dask_workers(whole_cluster.address).results(squared, [])) == []


def test_pieces_are_asked_for_when_somebody_is_free(whole_cluster: OwnCluster) -> None:
    asked = []

    def pieces() -> Iterator[int]:
        for number in range(1000):
            asked.append(number)
            yield number

    results = dask_workers(whole_cluster.address).results(squared, pieces())
    next(results)
    results.close()
    assert len(asked) < 10


def test_a_piece_that_fails_says_why(whole_cluster: OwnCluster) -> None:
    with pytest.raises(JobError, match=r"^a stumble\\x1b\[2J$"):
        list(dask_workers(whole_cluster.address).results(stumble, range(10)))
    whole_cluster.wait_until_idle()


def test_an_error_among_the_pieces_reaches_whoever_waits(whole_cluster: OwnCluster) -> None:
    def pieces() -> Iterator[int]:
        yield 1
        raise KeyError("no more pieces")

    with pytest.raises(KeyError, match="no more pieces"):
        list(dask_workers(whole_cluster.address).results(squared, pieces()))


@pytest.mark.long
def test_the_pieces_of_a_killed_worker_are_done_by_another_one(cluster: OwnCluster, tmp_path: Path) -> None:
    work = partial(first_for_ever, str(tmp_path))
    results = dask_workers(cluster.address).results(work, range(10))
    found = [next(results)]
    until((tmp_path / "pid").exists, "the first piece to be begun")
    cluster.kill_worker(int((tmp_path / "pid").read_text()))
    found += results
    assert sorted(found) == [(n, squared(n)) for n in range(10)]


@pytest.mark.long
def test_giving_up_leaves_nothing_with_the_scheduler(cluster: OwnCluster, tmp_path: Path) -> None:
    results = dask_workers(cluster.address).results(partial(first_for_ever, str(tmp_path)), range(10))
    next(results)
    assert cluster.tasks()
    results.close()
    cluster.wait_until_idle()


@pytest.mark.long
def test_a_piece_that_ends_every_worker_is_told_of(start_cluster: StartCluster) -> None:
    cluster = start_cluster(5)
    with pytest.raises(JobError, match="one task crashed every worker that ran it"):
        list(dask_workers(cluster.address).results(end_at_once, range(1)))


@pytest.mark.long
def test_a_scheduler_that_is_lost_is_told_of(cluster: OwnCluster, tmp_path: Path) -> None:
    results = dask_workers(cluster.address).results(partial(first_for_ever, str(tmp_path)), range(1))
    cluster.kill_scheduler_when(tmp_path / "pid")
    with pytest.raises(JobError, match="the connection to the scheduler was lost"):
        next(results)
