"""The History window goes on while games are read and checked."""

from pathlib import Path

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from dicedesk.adapters.jobs.thread_jobs import ThreadJobs
from dicedesk.session.story import Story
from dicedesk.ui.dialogs.history.window import HistoryWindow
from dicedesk.ui.look.appearance import Appearance
from tests.adapters.storage.past_games import kept_hog, past_of


def test_the_window_waits_neither_for_dice_that_are_checked_nor_for_a_story(
    qtbot: QtBot, appearance: Appearance, tmp_path: Path
) -> None:
    parent, stories = QWidget(), list[Story]()
    qtbot.addWidget(parent)
    jobs = ThreadJobs(parent)
    past = past_of(tmp_path, kept_hog("2026-11-21T10:00:00Z-a", "roll 1 : 5"))
    window = HistoryWindow(
        past, appearance, jobs, lambda story, _: stories.append(story), lambda *_: None, parent
    )
    window.table.selectAll()
    window.verify_chosen()
    window.open_chosen()
    assert (window.note.text(), stories) == ("", [])
    qtbot.waitUntil(lambda: bool(window.note.text() and stories))
    jobs.close()
