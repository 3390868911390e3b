"""Workers of strangers: what they send is checked, and runs nothing on the computer that asks."""

import os
import pickle
from collections.abc import Iterator
from pathlib import Path

import pytest

from dicedesk.adapters.hog_contest.cluster import UNUSABLE, connected, dask_workers
from dicedesk.play.ports.jobs import JobError
from tests.adapters.hog_contest.cluster.own_cluster import OwnCluster, StartCluster
from tests.adapters.hog_contest.cluster.test_dask_workers import squared
from tests.patience import PATIENCE_S

FOREIGN = '''
import pathlib
import dicedesk.adapters.hog_contest.cluster

class Touch:
    """Makes a file, named by the process, where its pickle is read."""

    def __reduce__(self):
        return exec, ("import os, pathlib; pathlib.Path({mark!r} + str(os.getpid())).touch()",)

class TouchError(Exception):
    __reduce__ = Touch.__reduce__

def fail():
    raise TouchError

def piece_done(work, piece, asking):
    kind = pathlib.Path({kind!r}).read_text()
    return {{
        "object": Touch,
        "error": fail,
        "list": lambda: [Touch()],
        "text": lambda: "text",
        "number": lambda: 7,
        "nothing": lambda: b"",
        "unknown": lambda: b"\\xff",
        "failed": lambda: b"\\x01why \\x1b[2J",
        "version": lambda: b"\\x0299",
    }}[kind]()

dicedesk.adapters.hog_contest.cluster.piece_done = piece_done
'''


class ForeignCluster:
    """A cluster with one worker, a stranger's, that answers as it is told."""

    def __init__(self, cluster: OwnCluster, folder: Path) -> None:
        self.address, self.mark, self._kind = cluster.address, folder / "mark", folder / "kind"

    def answer(self, kind: str) -> str:
        """Has the worker answer a piece in this way, and gives the sentence that a person reads."""
        self._kind.write_text(kind)
        with pytest.raises(JobError) as told:
            list(dask_workers(self.address).results(squared, [1]))
        return str(told.value)


@pytest.fixture(scope="module")
def foreign(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ForeignCluster]:
    folder = tmp_path_factory.mktemp("foreign")
    module = folder / "foreign.py"
    module.write_text(FOREIGN.format(mark=str(folder / "mark"), kind=str(folder / "kind")))
    cluster = OwnCluster(folder, 1, more={"DASK_DISTRIBUTED__WORKER__PRELOAD": str(module)})
    try:
        cluster.start()
        yield ForeignCluster(cluster, folder)
    finally:
        cluster.end()


@pytest.mark.parametrize("kind", ["object", "error", "list"])
def test_what_a_worker_sends_runs_nothing_here(foreign: ForeignCluster, kind: str) -> None:
    assert foreign.answer(kind) == UNUSABLE
    assert not Path(f"{foreign.mark}{os.getpid()}").exists()


@pytest.mark.parametrize(
    ("kind", "sentence"),
    [
        ("text", UNUSABLE),
        ("number", UNUSABLE),
        ("nothing", UNUSABLE),
        ("unknown", UNUSABLE),
        ("failed", r"why \x1b[2J"),
        ("version", "a cluster worker has DiceDesk 99, but this computer has"),
    ],
)
def test_an_answer_that_is_none_is_one_sentence(foreign: ForeignCluster, kind: str, sentence: str) -> None:
    assert foreign.answer(kind).startswith(sentence)


def test_pickles_name_nothing_while_a_cluster_is_connected_and_anything_afterwards(
    foreign: ForeignCluster,
) -> None:
    written = pickle.dumps(Path("x"))
    with connected(foreign.address, PATIENCE_S), pytest.raises(AttributeError, match="pathlib"):
        pickle.loads(written)  # noqa: S301 (written here)
    assert pickle.loads(written) == Path("x")  # noqa: S301 (written here)


def test_it_is_said_that_a_cluster_has_no_workers_yet(start_cluster: StartCluster) -> None:
    cluster, heard = start_cluster(0), list[str]()

    def waits() -> None:
        heard.append("waits")
        cluster.begin_worker()

    assert list(dask_workers(cluster.address, waits=waits).results(squared, [3])) == [(0, b"9")]
    assert heard == ["waits"]
