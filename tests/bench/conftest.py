"""Measures the fast programs against plain ones, and tells how they compare."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter

import pytest

from tests.bench.speeds import Compare, Goal, Speed, Work, smoke_speed, speed, table_of

SPEEDS = pytest.StashKey[list[Speed]]()


def pytest_addoption(parser: pytest.Parser) -> None:
    """Adds `--smoke`, with which `.ci/run` sees to it that no speed is lost altogether."""
    parser.addoption(
        "--smoke", action="store_true", help="measure each goal once, and ask for a part of it alone"
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leaves out what compares no speed with a goal."""
    if config.getoption("smoke"):
        items[:] = [item for item in items if "compare" in getattr(item, "fixturenames", ())]


@pytest.fixture
def compare(pytestconfig: pytest.Config) -> Compare:
    """Measures how many times as fast as a rival some work is done, and keeps it for the table."""

    measure = smoke_speed if pytestconfig.getoption("smoke") else speed

    def both(goal: Goal, rival: Work, done_by_rival: int, ours: Work, done_by_ours: int) -> Speed:
        with untraced():
            found = measure(goal, rival, done_by_rival, ours, done_by_ours)
        pytestconfig.stash.setdefault(SPEEDS, []).append(found)
        return found

    return both


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Tells what was measured, in the order of the goals."""
    if speeds := config.stash.get(SPEEDS, []):
        terminalreporter.section("speeds")
        terminalreporter.write_line("\n".join(table_of(sorted(speeds, key=lambda found: found.goal.work))))


@pytest.fixture(scope="session")
def measured() -> Callable[..., tuple[float, float]]:
    """Times two works, in seconds: how long the plain and the fast one take.

    They take turns and the best of each counts, so that a machine that is busy for a while slows down both; the fast
    one is done `fast_times` in each turn, and once before the first.
    """

    def both(plain: Work, fast: Work, fast_times: int = 1, turns: int = 6) -> tuple[float, float]:
        with untraced():
            fast()
            taken = [(seconds(plain, 1), seconds(fast, fast_times)) for _ in range(turns)]
        return min(slow for slow, _ in taken), min(quick for _, quick in taken)

    return both


def seconds(work: Work, times: int) -> float:
    """The shortest time that the work took."""
    best = float("inf")
    for _ in range(times):
        start = perf_counter()
        work()
        best = min(best, perf_counter() - start)
    return best


@contextmanager
def untraced() -> Iterator[None]:
    """Without a coverage tracer, which would time lines of Python, not the work."""
    tracer = sys.gettrace()
    sys.settrace(None)
    try:
        yield
    finally:
        sys.settrace(tracer)
