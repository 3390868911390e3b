"""Which tests coverage watches: its tracer nearly doubles the time of what runs under it."""

import pkgutil
import sys
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from coverage import Coverage

HERE = Path(__file__).parent
BELOW_THE_WINDOW = ("core", "play", "coach", "games", "features")
"""Folders whose tests reach every line of the package of the same name. Only tests marked `no_cover` are too slow for
the tracer."""
THE_WINDOW = "ui"
"""In the long lane the tests of the window are watched as well, so that they reach 90 % of it."""

WAS_MEASURED = pytest.StashKey[bool]()
"""Whether the test before was watched."""


class Watch:
    """Has the tracer of pytest-cov work while a test runs that is watched, its fixtures included, and rest otherwise.

    While tests are collected it sees the packages being loaded, and none of the tests' own modules.
    """

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_collection(self, session: pytest.Session) -> Iterator[None]:
        """Loads what is measured before the tests load it."""
        tracer = tracer_of(session.config)
        if tracer is not None:
            if not conducts(session.config):
                load_packages()
            let_trace(tracer, on=False)
        return (yield)

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Has the tracer work or rest."""
        tracer = tracer_of(item.config)
        if tracer is not None:
            measured = is_measured(item)
            let_trace(tracer, on=measured)
            if measured and not item.session.stash.get(WAS_MEASURED, False):
                forget_what_was_worked_out()
            item.session.stash[WAS_MEASURED] = measured
        return (yield)


def is_asked_for(config: pytest.Config) -> bool:
    """Whether tests are run under the packages of pyproject.toml; `--cov=PACKAGE` has all tests watched."""
    named = config.getoption("cov_source", None) or []
    is_measuring = config.pluginmanager.hasplugin("_cov")
    return is_measuring and not any(isinstance(name, str) for name in named)


def conducts(config: pytest.Config) -> bool:
    """Whether this process has others run the tests."""
    return config.getoption("dist", "no") != "no" and not hasattr(config, "workerinput")


def tracer_of(config: pytest.Config) -> Any:
    """What starts and stops the tracer; None where coverage is not measured."""
    return getattr(config.pluginmanager.getplugin("_cov"), "cov_controller", None)


def let_trace(tracer: Any, *, on: bool) -> None:
    """From now on the tracer works, or rests.

    A worker has two: pytest-cov begins one as the plugin is loaded, and in its place one that keeps what it sees. Where
    that one rests, the first one would go on.
    """
    if on and not tracer.started:
        tracer.resume()
    elif tracer.started and not on:
        tracer.pause()
        while (other := Coverage.current()) is not None:
            other.stop()


def load_packages() -> None:
    """Imports all of the packages that are measured: that runs the lines outside of functions."""
    for folder in (*BELOW_THE_WINDOW, THE_WINDOW):
        package = import_module(f"dicedesk.{folder}")
        for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            import_module(found.name)


def is_measured(item: pytest.Item) -> bool:
    """Whether coverage watches the test; what Hypothesis makes up for the window would take too long."""
    if item.get_closest_marker("no_cover") is not None:
        return False
    if folder_of(item.path) == THE_WINDOW:
        return not item.config.getoption("markexpr") and not is_made_up(item)
    return folder_of(item.path) in BELOW_THE_WINDOW


@cache
def folder_of(path: Path) -> str:
    """The folder beside this file in which a test is; "" for one that is elsewhere."""
    return path.relative_to(HERE).parts[0] if HERE in path.parents else ""


def is_made_up(item: pytest.Item) -> bool:
    """Whether Hypothesis makes up what the test is called with."""
    return bool(getattr(getattr(item, "obj", None), "is_hypothesis_test", False))


def forget_what_was_worked_out() -> None:
    """Empties the caches of the measured packages: one that was filled without the tracer hides lines."""
    for name, module in list(sys.modules.items()):
        if name.startswith("dicedesk.") and name.split(".")[1] in BELOW_THE_WINDOW:
            for value in list(vars(module).values()):
                clear = getattr(value, "cache_clear", None)
                if clear is not None:
                    clear()
