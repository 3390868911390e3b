"""What is done once the game can be played: records of this start and of further ones, backups and packing."""

import gc
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import QObject, QTimer, Signal
from pytestqt.qtbot import QtBot

from dicedesk.adapters.jobs.thread_jobs import ThreadJobs
from dicedesk.adapters.storage import backups
from dicedesk.adapters.storage.backups import BackupFiles
from dicedesk.adapters.storage.folders import FolderLock
from dicedesk.adapters.storage.store import SqliteStore
from dicedesk.adapters.system_clock import SystemClock
from dicedesk.main import afterward
from dicedesk.main.afterward import back_up_daily, do_the_rest
from dicedesk.main.opening import Start
from dicedesk.main.options import StartOptions
from dicedesk.play.ports.store import StoredGame
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.window.current_window import CurrentWindow
from tests.main.tumbling_dice import TumblingDice


class Window(QObject):
    """A main window of which it is only known which records were opened in it."""

    tabs_made = Signal()
    is_quiet = True

    def __init__(self) -> None:
        super().__init__()
        self.opened: list[list[str]] = []

    def open_records(self, files: list[str]) -> None:
        """Remembers them."""
        self.opened.append(list(files))

    def take_dropped(self, files: list[str]) -> None:
        """Nothing is dropped here."""

    def make_tabs_in_advance(self) -> None:
        """There are no tabs."""


class Further(QObject):
    """Hears of further starts when a test says so."""

    asked = Signal(list)
    place = "here"

    def __init__(self) -> None:
        super().__init__()
        self.was_closed = False

    def close(self) -> None:
        """It hears no more."""
        self.was_closed = True


@pytest.fixture
def further(monkeypatch: pytest.MonkeyPatch) -> Further:
    """Further starts, in place of a socket."""
    made = Further()
    monkeypatch.setattr(afterward, "FirstWindow", lambda *_: made)
    return made


@pytest.fixture
def looked_after(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """The folders that are backed up from now on; what only saves memory is left out."""
    found: list[Path] = []
    monkeypatch.setattr(afterward, "back_up_daily", lambda files, *_: found.append(files.folder))
    savers = "give_large_blocks_back", "share_one_arena", "Collector"
    for name in ("load_scene", *savers, "LoadedFonts"):
        monkeypatch.setattr(afterward, name, lambda *_: None)
    monkeypatch.setattr(afterward, "call_later", lambda *_: None)
    return found


def do(start: Start, window: Window, parts: AppParts) -> None:
    do_the_rest(start, cast("CurrentWindow", window), parts)


@pytest.mark.usefixtures("looked_after", "further")
def test_the_record_of_this_start_is_opened(start: Start, parts: AppParts) -> None:
    window = Window()
    do(replace(start, options=StartOptions(record="a.dice")), window, parts)
    assert window.opened == [["a.dice"]]


@pytest.mark.usefixtures("looked_after")
def test_records_of_further_starts_are_opened_until_the_end(
    start: Start, parts: AppParts, further: Further
) -> None:
    window = Window()
    do(start, window, parts)
    further.asked.emit(["b.dice"])
    assert (window.opened, start.shell.isVisible()) == ([["b.dice"]], True)
    start.at_end.close()
    assert further.was_closed


@pytest.mark.usefixtures("further")
def test_the_folder_that_this_window_has_is_looked_after(
    start: Start, parts: AppParts, looked_after: list[Path], tmp_path: Path
) -> None:
    do(start, Window(), parts)
    assert looked_after == [tmp_path]


@pytest.mark.usefixtures("further")
def test_a_folder_that_another_window_has_is_looked_after_once_that_is_closed(
    start: Start, parts: AppParts, looked_after: list[Path], tmp_path: Path
) -> None:
    other = tmp_path / "other"
    lock, mine = FolderLock(other), FolderLock(other)
    store = SqliteStore(other, mine)
    do(replace(start, store=store, folder=other), Window(), parts)
    before = list(looked_after)
    lock.close()
    store.try_again()
    assert (before, looked_after) == ([], [other])
    store.close()
    mine.close()


@pytest.mark.usefixtures("looked_after", "further", "nothing_stays_frozen")
def test_only_the_first_tabs_made_in_advance_are_not_searched_for_garbage(
    start: Start, parts: AppParts
) -> None:
    window, tab = Window(), list[object]()
    do(start, window, parts)
    before = any(each is tab for each in gc.get_objects())
    window.tabs_made.emit()
    after = any(each is tab for each in gc.get_objects())
    # Another main window, in another language, leaves this one to the collector.
    anew = list[object]()
    window.tabs_made.emit()
    assert (before, after, any(each is anew for each in gc.get_objects())) == (True, False, True)


def test_a_backup_is_made_once_the_dice_lie_still(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(afterward, "QUIET_MS", 1)
    store, jobs, dice = SqliteStore(tmp_path), ThreadJobs(), TumblingDice()
    store.keep(StoredGame("one", "hog", '[Game "hog"]\n', "", ended=True).whole())
    files = BackupFiles(tmp_path)
    back_up_daily(files, cast("CurrentWindow", dice), jobs, SystemClock(), first_ms=1)

    qtbot.waitUntil(lambda: len(files.find()) == 1)

    assert dice.looks == 4
    assert abs(datetime.now(UTC) - files.find()[0].time) < backups.BETWEEN
    for timer in dice.findChildren(QTimer):
        timer.stop()
    qtbot.waitUntil(lambda: not jobs.is_busy)
    jobs.close()
    store.close()
