"""What holds for every test: no screen is needed, and nothing of a test outlives it."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")

import gc
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

PATIENCE_S = 20.0
HERE = Path(__file__).parent
MEASURED = frozenset({"core", "games", "odds", "players", "session"})
"""Folders whose tests have to reach each line of the package that they stand beside. All others run without the tracer
of coverage, which would double their time, and so do single tests that are marked `no_cover` as they work for long."""

settings.register_profile("dicedesk", derandomize=True, deadline=None)
settings.load_profile("dicedesk")


@pytest.fixture(autouse=True)
def no_thread_is_left_behind() -> Iterator[None]:
    """Fails a test after which a thread that it started still runs."""
    before = set(threading.enumerate())
    yield
    started = [thread for thread in threading.enumerate() if thread not in before]
    for thread in started:
        thread.join(PATIENCE_S)
    left = [thread.name for thread in started if thread.is_alive()]
    assert left == [], f"The test left threads running: {', '.join(left)}"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Keeps coverage away from the tests that it is not asked of."""
    for item in items:
        if HERE in item.path.parents and item.path.relative_to(HERE).parts[0] not in MEASURED:
            item.add_marker(pytest.mark.no_cover)


def pytest_collection_finish() -> None:
    """Spares the search for what is no longer used, after that for what a test left, all that was imported before."""
    gc.collect()
    gc.freeze()
