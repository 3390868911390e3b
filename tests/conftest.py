"""What holds for every test: it needs no screen, has a home of its own, and leaves nothing behind."""

import os

from tests import own_home

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")
# What tests read is English, in whatever language the machine speaks.
os.environ["LANGUAGE"] = "en"
os.environ["LC_TIME"] = "en_US.UTF-8"

import gc
import sys
import threading
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from tests.fonts import pin_fonts
from tests.matrices import ask_for_the_rest
from tests.patience import PATIENCE_S, told_in_a_sentence
from tests.rings import ring_around
from tests.watched import Watch, folder_of, is_asked_for, is_made_up

pin_fonts()

WITH_QT = frozenset({"ui", "adapters", "main"})
"""Folders whose tests may leave no Qt object to the garbage collector."""

ORDER = (
    *("conformance", "games", "core", "play", "coach", "features", "playthroughs", "classroom", "lab"),
    *("e2e", "adapters", "ui", "main", "fuzz", "cli", "packaging", "architecture"),
)
"""The folders as a run takes them: what every game needs, the rules, then the window and other processes, and short
tests last, so that no worker is left alone with long ones."""

EXAMPLES = int(os.environ.get("DICEDESK_EXAMPLES", "50"))
"""Examples per test that Hypothesis makes up, unless the test sets a number: the same ones in each run."""

# Both of Hypothesis's limits in seconds would ask for a fast machine.
settings.register_profile(
    "dicedesk",
    max_examples=EXAMPLES,
    derandomize=True,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
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
    assert left == [], f"waited {PATIENCE_S:g} s for the end of threads that the test left: {', '.join(left)}"


@pytest.fixture(autouse=True)
def what_is_calculated_once_is_kept_for_all_tests() -> Iterator[None]:
    """Takes back the folder that a start of the program in this process has chosen."""
    before = os.environ["DICEDESK_KEPT"]
    yield
    os.environ["DICEDESK_KEPT"] = before


@pytest.fixture
def qtbot(qapp: Any, request: pytest.FixtureRequest) -> Any:
    """The hands of all tests that need some."""
    # Tests without Qt need none.
    from tests.patient_bot import PatientBot

    return PatientBot(request)


def pytest_configure(config: pytest.Config) -> None:
    """Guards the real home, and has coverage watch the tests that it is asked of."""
    config.pluginmanager.register(own_home)
    if is_asked_for(config):
        config.pluginmanager.register(Watch())


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Sorts the tests by their folders."""
    places = {name: place for place, name in enumerate(ORDER)}
    items.sort(key=lambda item: places.get(folder_of(item.path), len(ORDER)))


def leaves_nothing(item: pytest.Item) -> bool:
    """Whether a test may leave no Qt object to the collector; Hypothesis itself keeps fixtures in circles."""
    return folder_of(item.path) in WITH_QT and not is_made_up(item)


@pytest.hookimpl(wrapper=True)
def pytest_pycollect_makeitem() -> Any:
    """Leaves further pairs of parameters to `--long`."""
    made = yield
    if isinstance(made, list) and made and isinstance(made[0], pytest.Item):
        ask_for_the_rest(made)
    return made


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> Any:
    """Has the collector wait until a test of the window is over, and look then at what is new since now alone."""
    if leaves_nothing(item):
        gc.disable()
        gc.freeze()
    with told_in_a_sentence():
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call() -> Any:
    """Says what a test has waited for in vain."""
    with told_in_a_sentence():
        return (yield)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item) -> Any:
    """Fails a test that leaves a Qt object to the collector.

    That destroys it at any time, and where it is left to itself on any thread: Qt destroys each on that of the window.
    """
    with told_in_a_sentence():
        result = yield
    if leaves_nothing(item):
        getattr(item, "funcargs", {}).clear()  # pytest itself would keep the fixtures a moment longer
        ring = qt_objects_left()
        gc.enable()
        if ring:
            pytest.fail(f"The test left Qt objects to the garbage collector: {ring}", pytrace=False)
    return result


def qt_objects_left() -> str:
    """The references that hold what the collector finds of Qt; it destroys the rest."""
    qt = sys.modules.get("PySide6.QtCore")
    if qt is None:
        gc.collect()
        return ""
    gc.set_debug(gc.DEBUG_SAVEALL)
    gc.collect()
    gc.set_debug(0)
    ring = ring_around(qt.QObject, gc.garbage)
    gc.garbage.clear()
    return ring


def pytest_collection_finish() -> None:
    """Spares the search for what is no longer used, after that for what a test left, all that was imported before."""
    gc.collect()
    gc.freeze()
