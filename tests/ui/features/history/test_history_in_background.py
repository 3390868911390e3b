"""The History page goes on while games are read and checked."""

from dataclasses import replace
from pathlib import Path

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from dicedesk.adapters.jobs.thread_jobs import ThreadJobs
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.features.history.page import HistoryPage
from tests.adapters.storage.past_games import kept_hog, past_of
from tests.ui.features.history.test_history_page import Heard
from tests.ui.parts import with_late


def test_the_window_waits_neither_for_dice_that_are_checked_nor_for_a_story(
    qtbot: QtBot, parts: AppParts, tmp_path: Path
) -> None:
    parent, heard = QWidget(), Heard()
    qtbot.addWidget(parent)
    jobs = ThreadJobs(parent)
    past = past_of(tmp_path, kept_hog("2026-11-21T10:00:00Z-a", "roll 1 : 5"))
    window = HistoryPage(replace(with_late(parts, history=past), jobs=jobs), parent)
    heard.hear(window)
    window.resize(900, 600)
    parent.show()
    qtbot.waitUntil(lambda: window.table.model().rowCount() == 1)
    window.table.selectAll()
    window.verify_chosen()
    window.open_chosen()
    assert (window.note.text(), heard.stories) == ("", [])
    qtbot.waitUntil(lambda: bool(window.note.text() and heard.stories))
    jobs.close()
