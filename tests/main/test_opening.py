"""The window is painted as it was left, and built after that; what was opened is closed in the end."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from dicedesk.adapters.storage.folders import FolderLock
from dicedesk.main.opening import EXIT_NOT_BUILT, Start, run
from dicedesk.main.options import StartOptions
from dicedesk.ui.window.shell import Outline, Shell


@pytest.fixture
def exits(monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> list[int]:
    """The codes with which the loop was asked to end; it runs until what was posted is done."""
    asked: list[int] = []

    def loop() -> int:
        for _ in range(5):
            QApplication.processEvents()
        return 0

    monkeypatch.setattr(QApplication, "exec", staticmethod(loop))
    monkeypatch.setattr(QApplication, "exit", staticmethod(asked.append))
    return asked


@pytest.fixture
def run_with(exits: list[int], tmp_path: Path) -> Callable[..., FolderLock]:
    """Runs a start on a folder until its loop is over; gives back the lock of the folder."""

    def run_it(build: Callable[[Start], None], options: StartOptions | None = None) -> FolderLock:
        lock = FolderLock(tmp_path)
        run(options or StartOptions(), tmp_path, lock, build)
        for window in QApplication.topLevelWidgets():
            if isinstance(window, Shell):
                window.close()
                window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        return lock

    return run_it


def leave(start: Start) -> None:
    """Builds nothing, and saves how the window is left."""
    start.memory.keep(start.shell, 0)
    start.store.close()


class Builder:
    """Notes what the window showed when it was to be built."""

    def __init__(self) -> None:
        self.saw: list[tuple[bool, bool]] = []

    def __call__(self, start: Start) -> None:
        content = start.shell.centralWidget()
        self.saw.append((start.shell.isVisible(), isinstance(content, Outline)))
        start.shell.hold(QLabel())
        start.store.close()


def test_the_first_window_is_built_before_it_is_shown(run_with: Callable[..., FolderLock]) -> None:
    build = Builder()
    run_with(build)
    assert build.saw == [(False, False)]


def test_a_later_window_is_built_after_its_outline_was_painted(run_with: Callable[..., FolderLock]) -> None:
    build = Builder()
    run_with(leave)
    run_with(build)
    assert build.saw == [(True, True)]


def test_a_theme_for_this_start_waits_for_no_outline_of_another_one(
    run_with: Callable[..., FolderLock],
) -> None:
    build = Builder()
    run_with(leave)
    run_with(build, StartOptions(theme="light"))
    assert build.saw == [(False, False)]


def test_a_window_that_cannot_be_built_ends_with_its_error(
    run_with: Callable[..., FolderLock], exits: list[int], qtbot: QtBot
) -> None:
    def fail(start: Start) -> None:
        start.store.close()
        raise MemoryError("no room")

    run_with(leave)
    with qtbot.capture_exceptions() as errors:
        run_with(fail)
    said = [str(error.with_traceback(None)) for _, error, _ in errors]
    errors.clear()
    assert (exits, said) == ([EXIT_NOT_BUILT], ["no room"])


def test_the_folder_is_given_back_after_all_that_was_opened_is_closed(
    run_with: Callable[..., FolderLock],
) -> None:
    closed: list[tuple[str, bool]] = []

    def close(name: str, lock: FolderLock) -> None:
        closed.append((name, lock.is_mine))

    def build(start: Start) -> None:
        for name in ("store", "jobs"):
            start.at_end.callback(close, name, start.lock)
        start.store.close()

    lock = run_with(build)
    assert (closed, lock.is_mine) == ([("jobs", True), ("store", True)], False)
