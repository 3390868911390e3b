"""What is told where a cluster cannot be used, and that Dask's TLS is enough to use one."""

import socket
import sys
from importlib.metadata import version
from pathlib import Path

import dask
import pytest

from dicedesk.adapters.hog_contest.cluster import dask_workers, piece_done, work_in
from dicedesk.adapters.hog_contest.contest import workers_at
from dicedesk.adapters.jobs.worker import written
from dicedesk.play.ports.jobs import JobError
from tests.adapters.hog_contest.cluster.own_cluster import StartCluster

CONNECT_S = 0.1
"""Where nobody answers, a longer wait finds nobody either."""
KEY_AND_CERTIFICATE = Path(__file__).with_name("for_tests_alone.pem")
ALL_BY_TLS = {
    f"distributed.comm.tls.{name}": str(KEY_AND_CERTIFICATE)
    for name in (
        "ca-file",
        *(f"{who}.{what}" for who in ("scheduler", "worker", "client") for what in ("key", "cert")),
    )
}


def doubled(number: int) -> bytes:
    """A piece of work."""
    return b"%d" % (2 * number)


def as_variable(name: str) -> str:
    """The variable of the environment by which Dask reads a setting."""
    return "DASK_" + name.upper().replace(".", "__").replace("-", "_")


@pytest.fixture
def other_version(tmp_path: Path) -> dict[str, str]:
    """Variables for a worker on whose computer another version of the program is installed."""
    told = tmp_path / "dicedesk-99.9.dist-info"
    told.mkdir()
    (told / "METADATA").write_text("Metadata-Version: 2.1\nName: dicedesk\nVersion: 99.9\n")
    return {"PYTHONPATH": str(tmp_path)}


def sentence(error: pytest.ExceptionInfo[JobError]) -> str:
    """What a person reads of an error."""
    return str(error.value)


@pytest.mark.parametrize("address", ["nowhere", "foo:127.0.0.1:1", "tls://127.0.0.1:1", "", "tcp://:x"])
def test_an_address_that_is_none_is_told(address: str) -> None:
    with pytest.raises(JobError, match="cannot be reached") as error:
        dask_workers(address, connect_s=CONNECT_S)
    assert "\n" not in sentence(error)


def test_a_scheduler_that_does_not_answer_is_told_of() -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        address = f"tcp://127.0.0.1:{silent.getsockname()[1]}"
        with pytest.raises(JobError, match=f"the scheduler at {address} cannot be reached"):
            dask_workers(address, connect_s=CONNECT_S)


@pytest.mark.long
def test_a_worker_with_another_version_is_told_of(
    start_cluster: StartCluster, other_version: dict[str, str]
) -> None:
    cluster = start_cluster(1)
    workers = dask_workers(cluster.address)
    cluster.add_worker(other_version)
    with pytest.raises(
        JobError, match=r"has DiceDesk 99\.9, but this computer has .*; all computers need the same version"
    ):
        list(workers.results(doubled, range(3)))


@pytest.mark.long
def test_a_scheduler_with_another_version_is_told_of(
    start_cluster: StartCluster, other_version: dict[str, str]
) -> None:
    cluster = start_cluster(0, more=other_version)
    with pytest.raises(JobError, match=f"{cluster.address} has DiceDesk 99.9"):
        dask_workers(cluster.address)


def test_a_worker_that_comes_later_with_another_version_does_no_piece() -> None:
    assert piece_done(work_in(written(doubled)), written(4), "99.9") == b"\x02" + version("dicedesk").encode()


def test_dask_may_be_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(
        JobError, match=r"cluster mode needs Dask; install it with: pip install 'dicedesk\[cluster\]'"
    ):
        workers_at("tcp://127.0.0.1:1")


def test_the_packed_program_says_that_it_has_no_part_for_clusters(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    with pytest.raises(JobError, match="this build has no cluster support"):
        workers_at("tcp://127.0.0.1:1")


@pytest.mark.long
def test_a_cluster_is_used_by_tls_as_dask_is_set_up_for_it(start_cluster: StartCluster) -> None:
    with dask.config.set({**ALL_BY_TLS, "distributed.comm.require-encryption": True}):
        cluster = start_cluster(1, "tls", {as_variable(name): value for name, value in ALL_BY_TLS.items()})
        assert cluster.address.startswith("tls://")
        assert sorted(workers_at(cluster.address).results(doubled, range(3))) == [
            (0, b"0"),
            (1, b"2"),
            (2, b"4"),
        ]
    with pytest.raises(JobError, match="TLS configuration"):
        dask_workers(cluster.address)


@pytest.mark.parametrize(
    ("settings", "address", "reason"),
    [
        ({"distributed.comm.require-encryption": True}, "tcp://127.0.0.1:1", "encryption required"),
        ({**ALL_BY_TLS, "distributed.comm.tls.ca-file": "/nowhere.pem"}, "tls://127.0.0.1:1", "No such file"),
    ],
)
def test_settings_of_dask_that_do_not_fit_are_told(
    settings: dict[str, object], address: str, reason: str
) -> None:
    with dask.config.set(settings), pytest.raises(JobError, match=f"cannot be reached: .*{reason}"):
        dask_workers(address, connect_s=CONNECT_S)
