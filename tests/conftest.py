"""What holds for every test: no screen is needed, and nothing of a test outlives it."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")
# What tests read is English, in whatever language the machine speaks.
os.environ["LANGUAGE"] = "en"

import gc
import sys
import threading
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from tests.patience import PATIENCE_S

HERE = Path(__file__).parent
MEASURED = frozenset({"core", "games", "odds", "players", "coach", "session"})
"""Folders whose tests have to reach each line of the package that they stand beside. All others run without the tracer
of coverage, which would double their time, and so do single tests that are marked `no_cover` as they work for long."""

SAMPLED = frozenset({"ui"})
"""Folders of whose tests coverage watches some: these reach nearly all lines that all of them reach, and the suite
takes hardly longer for it."""
ONE_IN = 3

WAS_TRACED = pytest.StashKey[bool]()
"""Whether coverage watched the test before."""

WITH_QT = frozenset({"ui", "adapters"})
"""Folders whose tests may leave no Qt object to the garbage collector."""

# Both of Hypothesis's limits in seconds would ask for a fast machine.
settings.register_profile(
    "dicedesk", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
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


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Puts the longest tests first, that no worker is left alone with one of them at the end.

    Keeps coverage away from the tests that it is not asked of, unless `--cov=PACKAGE` asks it of another package.
    """
    items.sort(key=lambda item: item.get_closest_marker("e2e") is None)
    if any(isinstance(named, str) for named in config.getoption("cov_source", None) or []):
        return
    sampled = sampled_of([item for item in items if folder_of(item) in SAMPLED])
    for item in items:
        if folder_of(item) not in MEASURED and item not in sampled:
            item.add_marker(pytest.mark.no_cover)


def sampled_of(items: list[pytest.Item]) -> set[pytest.Item]:
    """One in three tests, with one set of parameters each; none that Hypothesis makes up."""
    tests = {(item.path, getattr(item, "originalname", item.name)): item for item in items}
    return {item for item in islice(tests.values(), 0, None, ONE_IN) if not is_made_up(item)}


def folder_of(item: pytest.Item) -> str:
    """The folder beside this file in which a test is; "" for one that is elsewhere."""
    return item.path.relative_to(HERE).parts[0] if HERE in item.path.parents else ""


def is_made_up(item: pytest.Item) -> bool:
    """Whether Hypothesis makes up what the test is called with."""
    return bool(getattr(getattr(item, "obj", None), "is_hypothesis_test", False))


def leaves_nothing(item: pytest.Item) -> bool:
    """Whether a test may leave no Qt object to the collector; Hypothesis itself keeps fixtures in circles."""
    return folder_of(item) in WITH_QT and not is_made_up(item)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> Any:
    """Has the collector wait until a test of the window is over, and look then at what is new since now alone."""
    is_traced = folder_of(item) in MEASURED and item.get_closest_marker("no_cover") is None
    if is_traced and not item.session.stash.get(WAS_TRACED, False):
        forget_what_was_worked_out()
    item.session.stash[WAS_TRACED] = is_traced
    if leaves_nothing(item):
        gc.disable()
        gc.freeze()
    return (yield)


def forget_what_was_worked_out() -> None:
    """Empties the caches of the measured packages: one that a test without the tracer filled hides lines."""
    for name, module in list(sys.modules.items()):
        if name.startswith("dicedesk.") and name.split(".")[1] in MEASURED:
            for value in list(vars(module).values()):
                clear = getattr(value, "cache_clear", None)
                if clear is not None:
                    clear()


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item) -> Any:
    """Fails a test that leaves a Qt object to the collector.

    That destroys it at any time, and where it is left to itself on any thread: Qt destroys each on that of the window.
    """
    result = yield
    if leaves_nothing(item):
        getattr(item, "funcargs", {}).clear()  # pytest itself would keep the fixtures a moment longer
        left = qt_objects_left()
        gc.enable()
        assert not left, f"The test left Qt objects to the garbage collector: {left}"
    return result


def qt_objects_left() -> str:
    """What the collector finds of Qt, class by class with its number; it destroys the rest."""
    qt = sys.modules.get("PySide6.QtCore")
    if qt is None:
        gc.collect()
        return ""
    gc.set_debug(gc.DEBUG_SAVEALL)
    gc.collect()
    gc.set_debug(0)
    # By type(), as isinstance() asks the thing itself, and a weak proxy of something that has gone raises.
    kinds = Counter(type(thing).__name__ for thing in gc.garbage if issubclass(type(thing), qt.QObject))
    gc.garbage.clear()
    return ", ".join(f"{count} {name}" for name, count in sorted(kinds.items()))


def pytest_collection_finish() -> None:
    """Spares the search for what is no longer used, after that for what a test left, all that was imported before."""
    gc.collect()
    gc.freeze()
