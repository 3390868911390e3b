"""Clusters for tests, which end with them."""

from collections.abc import Iterator, Mapping

import pytest

from tests.adapters.hog_contest.cluster.own_cluster import OwnCluster, StartCluster


@pytest.fixture
def start_cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[StartCluster]:
    """Starts a cluster with a number of workers."""
    started: list[OwnCluster] = []

    def start(workers: int, protocol: str = "tcp", more: Mapping[str, str] | None = None) -> OwnCluster:
        started.append(OwnCluster(tmp_path_factory.mktemp("cluster"), workers, protocol, more))
        started[-1].start()
        return started[-1]

    yield start
    for cluster in started:
        cluster.end()


@pytest.fixture(scope="module")
def whole_cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OwnCluster]:
    """A scheduler and two workers, of which no test may kill one."""
    cluster = OwnCluster(tmp_path_factory.mktemp("cluster"), 2)
    try:
        cluster.start()
        yield cluster
    finally:
        cluster.end()
