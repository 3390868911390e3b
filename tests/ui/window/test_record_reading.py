"""Records are read in the background: the window goes on, says so when it takes long, and tells the end of it.

Short ones are read in a thread, which need not start first; long ones in a process.
"""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from dicedesk.adapters.jobs.process_jobs import ProcessJobs
from dicedesk.adapters.jobs.thread_jobs import ThreadJobs
from dicedesk.core.record import Record
from dicedesk.features import record_file
from dicedesk.features.story import SHORT_KB, read_files
from dicedesk.play.ports.jobs import Jobs
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.table.game_tab import TabSpec
from dicedesk.ui.window.main_window import MainWindow
from dicedesk.ui.window.records import FileRefusal, RecordReading
from tests.fakes.jobs import ImmediateJobs
from tests.ui.conftest import PATIENCE_MS
from tests.ui.held_jobs import HeldJobs
from tests.ui.quiet_tab import QuietTab
from tests.ui.quiet_window import quiet_window, stories
from tests.ui.windows import main_window

HOG = '[Game "hog"]\nroll 2 : 3 4\n'
LONG_HOG = HOG + f"{1023 * ' '}\n" * SHORT_KB


@pytest.fixture
def window(qtbot: QtBot, parts: AppParts) -> Iterator[MainWindow]:
    """The window, open, with a tab for each game."""
    yield from quiet_window(qtbot, parts, HOG)


@pytest.fixture
def record(tmp_path: Path) -> str:
    """A file with a record."""
    file = tmp_path / "one.dice"
    file.write_text(HOG, encoding="utf-8")
    return str(file)


@pytest.fixture
def long_record(tmp_path: Path) -> str:
    """A file with a record that is just too long to be a short one."""
    file = tmp_path / "long.dice"
    file.write_text(LONG_HOG, encoding="utf-8")
    return str(file)


def open_records(window: MainWindow, files: list[str], *, short: Jobs, long: Jobs) -> None:
    """Opens files in a window with these jobs."""
    window._parts = replace(window._parts, jobs=short, long_jobs=long)
    window.open_records(files)


def said(window: MainWindow) -> str:
    return window.statusBar().findChildren(QLabel)[0].text()


def refusals(window: MainWindow) -> list[list[str]]:
    """The lines of each dialog that says why files were not opened."""
    found = window.findChildren(FileRefusal)
    return [[part.text() for part in (one.says, *one.notes)] for one in found]


def test_a_short_record_is_read_in_a_thread_and_no_process_is_started(
    window: MainWindow, record: str, qtbot: QtBot
) -> None:
    threads, processes = ThreadJobs(window), HeldJobs()
    open_records(window, [record], short=threads, long=processes)
    assert stories(window) == []
    qtbot.waitUntil(lambda: len(stories(window)) == 1, timeout=PATIENCE_MS)
    assert processes.started == []
    threads.close()


def test_a_long_record_is_read_in_another_process_whatever_folder_that_runs_in(
    window: MainWindow, long_record: str, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(Path(long_record).parent)
    jobs = ProcessJobs(window)
    open_records(window, [Path(long_record).name], short=ImmediateJobs(), long=jobs)
    assert stories(window) == []
    qtbot.waitUntil(lambda: len(stories(window)) == 1, timeout=PATIENCE_MS)
    assert stories(window)[0].table.model().rowCount() == len(read_files([long_record]).stories[0][0].lines)
    jobs.close()


def test_files_that_are_long_together_are_read_in_a_process(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    files = [tmp_path / f"{number}.dice" for number in range(2)]
    for file in files:
        file.write_text(LONG_HOG[: SHORT_KB * 600], encoding="utf-8")
    jobs = HeldJobs()
    open_records(window, list(map(str, files)), short=ImmediateJobs(), long=jobs)
    assert (len(jobs.started), stories(window)) == (1, [])
    jobs.last.finish()
    assert len(stories(window)) == 2


def test_why_a_file_is_no_record_is_told_by_the_other_process(
    window: MainWindow, long_record: str, qtbot: QtBot
) -> None:
    with Path(long_record).open("a", encoding="utf-8") as file:
        file.write("roll 11\n")
    jobs = ProcessJobs(window)
    open_records(window, [long_record], short=ImmediateJobs(), long=jobs)
    qtbot.waitUntil(lambda: bool(refusals(window)), timeout=PATIENCE_MS)
    assert refusals(window)[0][1].startswith(f"long.dice: line {3 + SHORT_KB}: ")
    jobs.close()


def test_why_a_file_is_no_record_is_told_by_the_thread(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    jobs = ThreadJobs(window)
    open_records(window, [str(tmp_path / "gone.dice")], short=jobs, long=HeldJobs())
    qtbot.waitUntil(lambda: bool(refusals(window)))
    assert refusals(window)[0][0].startswith("gone.dice cannot be read")
    jobs.close()


def test_what_takes_longer_than_a_moment_is_told_until_it_is_there(
    window: MainWindow, record: str, qtbot: QtBot
) -> None:
    jobs = HeldJobs()
    open_records(window, [record], short=jobs, long=ImmediateJobs())
    before = said(window)
    qtbot.waitUntil(lambda: said(window) == "Reading one.dice…", timeout=PATIENCE_MS)
    jobs.last.finish()
    assert (before, len(stories(window)), said(window)) == ("Saved", 1, "Saved")


def test_after_long_reading_why_a_file_is_no_record_is_told_in_one_sentence(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    file = tmp_path / "long.dice"
    file.write_text("#\n" * 100_001, encoding="utf-8")
    jobs = HeldJobs()
    open_records(window, [str(file)], short=jobs, long=ImmediateJobs())
    qtbot.waitUntil(lambda: said(window) == "Reading long.dice…", timeout=PATIENCE_MS)
    jobs.last.finish()
    assert (stories(window), said(window)) == ([], "Saved")
    assert refusals(window)[0][1] == "long.dice: more than 100,000 lines"


def test_what_is_read_after_the_window_was_closed_is_dropped(parts: AppParts, record: str) -> None:
    window = main_window([TabSpec("hog", "Hog", partial(QuietTab, record=HOG))], parts)
    jobs = HeldJobs()
    open_records(window, [record], short=jobs, long=ImmediateJobs())
    window.close()
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    jobs.last.finish()


def test_nothing_of_a_reading_is_left_at_its_end(window: MainWindow, record: str) -> None:
    window.open_records([record])
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert window.findChildren(RecordReading) == []


def test_whatever_else_goes_wrong_is_told_too(
    window: MainWindow, record: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: Any) -> Record:
        raise MemoryError("there is no room for it")

    monkeypatch.setattr(record_file, "parse_record", broken)
    window.open_records([record])
    assert refusals(window) == [["one.dice cannot be read: there is no room for it"]]
