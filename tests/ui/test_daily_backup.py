"""A backup is made by itself a while after the start, when nothing is in motion, and beside the window."""

from datetime import UTC, datetime
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from dicedesk.adapters.jobs.thread_jobs import ThreadJobs
from dicedesk.adapters.storage import backups
from dicedesk.adapters.storage.backups import BackupFiles
from dicedesk.adapters.storage.store import SqliteStore
from dicedesk.adapters.system_clock import SystemClock
from dicedesk.main import afterwards
from dicedesk.main.afterwards import back_up_daily
from dicedesk.play.ports.store import StoredGame
from dicedesk.ui.window.current_window import CurrentWindow
from tests.ui.tumbling_dice import TumblingDice


def test_a_backup_is_made_once_the_dice_lie_still(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(afterwards, "QUIET_MS", 1)
    store, jobs, dice = SqliteStore(tmp_path), ThreadJobs(), TumblingDice()
    store.keep(StoredGame("one", "hog", '[Game "hog"]\n', "", ended=True).whole())
    files = BackupFiles(tmp_path)
    back_up_daily(files, cast("CurrentWindow", dice), jobs, SystemClock(), first_ms=1)

    qtbot.waitUntil(lambda: len(files.find()) == 1)

    assert dice.looks == 4
    assert abs(datetime.now(UTC) - files.find()[0].made) < backups.BETWEEN
    for timer in dice.findChildren(QTimer):
        timer.stop()
    qtbot.waitUntil(lambda: not jobs.is_busy)
    jobs.close()
    store.close()
