"""The suite in two halves, a pytest plugin: the second one, with Qt, leaves out what has passed in the first, without.

`--half=first` notes in pytest's cache which tests pass; `--half=second` takes that note, which serves once, and leaves
them out, but for those marked `installed`: what these find depends on what is installed. Without a note all run.
"""

import pytest

NOTE = "dicedesk/passed_without_qt"


def pytest_addoption(parser: pytest.Parser) -> None:
    """Declares the option."""
    parser.addoption(
        "--half", choices=("first", "second"), required=True, help="which half of the suite runs"
    )


def pytest_configure(config: pytest.Config) -> None:
    """Takes part as the half does."""
    half = First() if config.getoption("half") == "first" else Second()
    config.pluginmanager.register(half, "half")


class First:
    """Notes the tests that pass."""

    def __init__(self) -> None:
        """None has yet."""
        self._passed: set[str] = set()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Counts a test whose call has passed, unless what comes after it fails."""
        if report.failed:
            self._passed.discard(report.nodeid)
        elif report.when == "call" and report.passed:
            self._passed.add(report.nodeid)

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Leaves the note; of several processes the one that hears of all tests does so."""
        if conducts_or_is_alone(session.config):
            session.config.cache.set(NOTE, sorted(self._passed))


class Second:
    """Leaves the noted tests out."""

    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        """Keeps the others, and those that depend on what is installed."""
        passed = frozenset(config.cache.get(NOTE, []))
        left_out = [item for item in items if item.nodeid in passed and not asks_what_is_installed(item)]
        if left_out:
            config.hook.pytest_deselected(items=left_out)
            gone = frozenset(left_out)
            items[:] = [item for item in items if item not in gone]

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Takes the note away, as a test may be another one when this half runs again."""
        if conducts_or_is_alone(session.config):
            session.config.cache.set(NOTE, [])


def asks_what_is_installed(item: pytest.Item) -> bool:
    """Whether a test may come to something else where other packages are installed."""
    return item.get_closest_marker("installed") is not None


def conducts_or_is_alone(config: pytest.Config) -> bool:
    """Whether this process is no worker of another one."""
    return not hasattr(config, "workerinput")
