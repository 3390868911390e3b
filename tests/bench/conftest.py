"""The plain-Python programs that the fast ones are measured against, and the table of how they compare."""

import importlib.util
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from types import ModuleType

import pytest

from tests.bench.speeds import Compare, Goal, Speed, Work, smoke_speed, speed, table_of

SPEEDS = pytest.StashKey[list[Speed]]()


@pytest.fixture(scope="session")
def plain_hog() -> ModuleType:
    """The module plain_hog.py beside this file."""
    return beside("plain_hog")


@pytest.fixture(scope="session")
def plain_hog_games() -> ModuleType:
    """The module plain_hog_games.py beside this file."""
    return beside("plain_hog_games")


@pytest.fixture(scope="session")
def plain_hazard() -> ModuleType:
    """The module plain_hazard.py beside this file."""
    return beside("plain_hazard")


@pytest.fixture(scope="session")
def plain_craps() -> ModuleType:
    """The module plain_craps.py beside this file."""
    return beside("plain_craps")


@pytest.fixture(scope="session")
def plain_poker_dice() -> ModuleType:
    """The module plain_poker_dice.py beside this file."""
    return beside("plain_poker_dice")


@pytest.fixture(scope="session")
def plain_poker_dice_games() -> ModuleType:
    """The module plain_poker_dice_games.py beside this file."""
    return beside("plain_poker_dice_games")


@pytest.fixture(scope="session")
def plain_die() -> ModuleType:
    """The module plain_die.py beside this file."""
    return beside("plain_die")


def beside(name: str) -> ModuleType:
    """A module of this folder; test folders are no packages, so it is found by its path."""
    spec = importlib.util.spec_from_file_location(name, Path(__file__).with_name(f"{name}.py"))
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


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
