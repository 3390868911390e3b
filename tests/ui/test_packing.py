"""Games that an earlier version kept are packed by themselves when nothing is in motion, beside the window."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from dicedesk.adapters.jobs.thread_jobs import ThreadJobs
from dicedesk.adapters.storage import database
from dicedesk.adapters.storage.database import FILE_NAME
from dicedesk.adapters.storage.store import SqliteStore
from dicedesk.main import afterwards
from dicedesk.main.afterwards import pack_earlier_games
from dicedesk.ui.window.current_window import CurrentWindow
from tests.ui.tumbling_dice import TumblingDice

EARLIER = Path(__file__).parents[1] / "adapters" / "storage" / "of_version_3" / "store.sql"


def test_earlier_games_are_packed_once_the_dice_lie_still(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(afterwards, "PACK_AGAIN_MS", 1)
    monkeypatch.setattr(database, "MOVES_A_CALL", 1)
    file = tmp_path / FILE_NAME
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(EARLIER.read_text(encoding="utf-8"))
    store, jobs, dice = SqliteStore(tmp_path), ThreadJobs(), TumblingDice()
    pack_earlier_games(file, cast("CurrentWindow", dice), jobs, first_ms=1)
    (timer,) = dice.findChildren(QTimer)

    def unpacked() -> int:
        with closing(sqlite3.connect(file)) as connection:
            question = "SELECT count(*) FROM game WHERE ended AND place IN (SELECT game FROM move)"
            return int(connection.execute(question).fetchone()[0])

    assert unpacked() > 1
    qtbot.waitUntil(lambda: not (unpacked() or jobs.is_busy or timer.isActive()))
    assert dice.looks > 4
    jobs.close()
    store.close()
