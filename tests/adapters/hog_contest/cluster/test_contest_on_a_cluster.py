"""A contest whose pairs are computed by a cluster: all is as at home, to the last bit."""

import signal
import subprocess
import sys
from functools import partial
from pathlib import Path

import numpy as np
import pytest

from dicedesk.adapters.hog_contest.cluster import dask_workers
from dicedesk.adapters.hog_contest.contest import contest_parts
from dicedesk.cli import run
from dicedesk.cli.hog_contest import add_contest
from dicedesk.games.hog.contest import FEW_PAIRS, chances_of
from dicedesk.games.hog.odds import Table
from dicedesk.play.ports.jobs import OneByOne
from tests.adapters.hog_contest.cluster.own_cluster import PROJECT, OwnCluster, StartCluster
from tests.lab.strategy_files import NothingKept, table_as_text
from tests.patience import PATIENCE_S, until
from tests.signals import HEARING

ENTRIES = 80


def random_tables(count: int) -> list[Table]:
    """Return `count` different tables, the same in every run."""
    luck = np.random.default_rng(20)
    return [luck.integers(0, 11, (100, 100)).astype(np.uint8) for _ in range(count)]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with enough strategies for a contest to use workers."""
    made = tmp_path / "class"
    made.mkdir()
    for number, table in enumerate(random_tables(30)):
        (made / f"{number}.csv").write_text(table_as_text(table))
    assert FEW_PAIRS < 30 * 29 // 2
    return made


@pytest.mark.long
def test_a_worker_is_killed_in_the_middle_and_no_chance_differs_in_a_bit(start_cluster: StartCluster) -> None:
    cluster = start_cluster(2)
    tables = {bytes([number]): table for number, table in enumerate(random_tables(ENTRIES))}
    killed: list[int] = []

    def kill_one(done: int, _: int) -> None:
        if done and not killed and (busy := cluster.workers_at_work()):
            killed.append(busy[0])
            cluster.kill_worker(killed[0])

    on_cluster = chances_of(tables, dask_workers(cluster.address), NothingKept(), kill_one)
    assert killed
    assert on_cluster.tobytes() == chances_of(tables, OneByOne(), NothingKept(), lambda *_: None).tobytes()


@pytest.mark.long
def test_the_command_writes_the_same_files(whole_cluster: OwnCluster, folder: Path, tmp_path: Path) -> None:
    def written(name: str, *more: str) -> tuple[str, ...]:
        files = [tmp_path / f"{name}.{kind}" for kind in ("csv", "matrix", "html")]
        options = ["--csv", str(files[0]), "--matrix", str(files[1]), "--html", str(files[2])]
        data = ["--data", str(tmp_path / name)]
        assert (
            run(
                ["contest", str(folder), *options, *data, *more],
                more={"contest": partial(add_contest, contest_parts)},
            )
            == 0
        )
        return tuple(file.read_text(encoding="utf-8") for file in files)

    assert written("cluster", "--scheduler", whole_cluster.address) == written("home")


@pytest.mark.long
def test_ctrl_c_ends_the_command_and_leaves_no_tasks(
    start_cluster: StartCluster, folder: Path, tmp_path: Path
) -> None:
    cluster = start_cluster(0)
    words = ("contest", str(folder), "--data", str(tmp_path / "games"), "--scheduler", cluster.address)
    command = subprocess.Popen(  # noqa: S603 (our own program)
        [*HEARING, sys.executable, "-m", "dicedesk", *words], cwd=PROJECT, stderr=subprocess.PIPE, text=True
    )
    until(cluster.tasks, "the contest to begin")
    command.send_signal(signal.SIGINT)
    _, told = command.communicate(timeout=PATIENCE_S)
    assert (command.returncode, told.splitlines()[-1].strip()) == (130, "Stopped.")
    cluster.wait_until_idle()


@pytest.mark.long
def test_a_killed_command_leaves_no_tasks(start_cluster: StartCluster, folder: Path, tmp_path: Path) -> None:
    cluster = start_cluster(0)
    words = ("contest", str(folder), "--data", str(tmp_path / "games"), "--scheduler", cluster.address)
    command = subprocess.Popen([sys.executable, "-m", "dicedesk", *words], cwd=PROJECT)  # noqa: S603 (as above)
    until(cluster.tasks, "the contest to begin")
    command.kill()
    command.wait()
    cluster.wait_until_idle()


def test_a_cluster_that_cannot_be_used_is_one_sentence(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["contest", str(folder), "--data", str(tmp_path / "games"), "--scheduler", "nowhere"]
    assert run(words, more={"contest": partial(add_contest, contest_parts)}) == 2
    (told,) = capsys.readouterr().err.splitlines()
    assert told.startswith("dicedesk: the scheduler at nowhere cannot be reached")
