"""Games of the history are deleted by a key, and brought back until the page is left."""

import sqlite3
from collections.abc import Collection
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from dicedesk.adapters.storage.database import FILE_NAME
from dicedesk.adapters.storage.history import SqliteHistory, opened_archive
from dicedesk.features.history.check import check_history
from dicedesk.play.ports.past_games import ChosenGames, PastQuery
from dicedesk.play.ports.store import StoreError
from dicedesk.ui.features.history.actions import Deletion
from dicedesk.ui.features.history.page import HistoryPage
from tests.adapters.storage.past_games import past_of
from tests.fakes.history import NoHistory
from tests.ui.features.history.test_history_page import GAMES, Opened, column, press
from tests.ui.held_jobs import HeldJobs


class Stubborn(SqliteHistory):
    """A past whose games cannot be deleted."""

    def numbers(self, chosen: ChosenGames) -> tuple[int, ...]:
        raise StoreError("the disk is gone")


class LateStubborn(SqliteHistory):
    """A past whose games cannot be deleted for good."""

    def delete(self, numbers: object) -> int:
        raise StoreError("the disk is gone")


@pytest.fixture
def chosen(history: HistoryPage, qtbot: QtBot) -> HistoryPage:
    """The two games of Hog that are over are chosen."""
    press(history, qtbot, Qt.Key.Key_Down)
    qtbot.keyClick(history.table, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    return history


def kept(folder: Path) -> list[str]:
    with closing(sqlite3.connect(folder / FILE_NAME)) as connection:
        return [name for (name,) in connection.execute("SELECT id FROM game ORDER BY place")]


def told(folder: Path) -> list[str]:
    """What the check of all games says; where something is wrong, what that is."""
    with opened_archive(folder / FILE_NAME) as archive:
        wrong, said = check_history(archive)
    return [str(sentence) for sentence in wrong or said]


def test_the_delete_key_deletes_what_is_chosen_and_says_so(chosen: HistoryPage, qtbot: QtBot) -> None:
    press(chosen, qtbot, Qt.Key.Key_Delete)
    assert column(chosen, 1) == ["Hog", "Craps"]
    assert (chosen.deleted.isVisible(), chosen.deleted.words.text()) == (True, "2 games deleted.")
    assert chosen.table.currentIndex().row() == 1


def test_ctrl_z_brings_the_games_back_as_they_were(chosen: HistoryPage, qtbot: QtBot, tmp_path: Path) -> None:
    before = kept(tmp_path), told(tmp_path)
    press(chosen, qtbot, Qt.Key.Key_Delete)
    press(chosen, qtbot, Qt.Key.Key_Z, control=True)
    assert column(chosen, 1) == ["Hog", "Hog", "Hog", "Craps"]
    assert (chosen.deleted.isVisible(), chosen.note.text()) == (False, "2 games restored.")
    chosen.window().hide()
    assert (kept(tmp_path), told(tmp_path)) == before


def test_until_the_page_is_left_nothing_is_lost(chosen: HistoryPage, qtbot: QtBot, tmp_path: Path) -> None:
    press(chosen, qtbot, Qt.Key.Key_Delete)
    assert len(kept(tmp_path)) == 4
    chosen.hide()
    assert (len(kept(tmp_path)), chosen.deletion.hidden) == (2, frozenset())
    assert told(tmp_path)[0] == "All moves in the 2 saved games are legal."
    chosen.show()
    press(chosen, qtbot, Qt.Key.Key_Z, control=True)
    assert column(chosen, 1) == ["Hog", "Craps"]


def test_the_next_deletion_is_the_one_that_undo_takes_back(history: HistoryPage, tmp_path: Path) -> None:
    for _ in range(2):
        history.table.setCurrentIndex(history.table.model().index(1, 0))
        history.delete_button.click()
    assert (column(history, 3), len(kept(tmp_path))) == (["Not finished", "+$5"], 3)
    history.deleted.undo.click()
    assert column(history, 3) == ["Not finished", "Won 5–0", "+$5"]


def test_a_program_that_is_killed_before_has_deleted_nothing(
    chosen: HistoryPage, opened: Opened, qtbot: QtBot, tmp_path: Path
) -> None:
    press(chosen, qtbot, Qt.Key.Key_Delete)
    again = opened(SqliteHistory(tmp_path / FILE_NAME))
    assert column(again, 1) == ["Hog", "Hog", "Hog", "Craps"]


def test_a_game_that_is_on_a_table_stays(history: HistoryPage, tmp_path: Path) -> None:
    stays = "A game that is still on the table cannot be deleted. Start a new game at that table first."
    history.delete_button.click()
    assert (len(column(history, 1)), history.note.text(), history.deleted.isVisible()) == (4, stays, False)
    history.table.selectAll()
    history.delete_button.click()
    assert column(history, 1) == ["Hog", "Craps"]
    assert history.deleted.words.text() == f"2 games deleted. {stays}"


def test_a_store_that_cannot_be_written_says_so(opened: Opened, tmp_path: Path) -> None:
    history = opened(Stubborn(past_of(tmp_path, *GAMES).file))
    history.table.selectAll()
    history.delete_chosen()
    assert (history.note.text(), len(column(history, 1))) == ("the disk is gone", 4)


def test_games_that_could_not_be_deleted_are_there_again(opened: Opened, tmp_path: Path) -> None:
    history = opened(LateStubborn(past_of(tmp_path, *GAMES).file))
    history.table.selectAll()
    history.delete_chosen()
    assert len(column(history, 1)) == 2
    history.deletion.finish()
    assert (history.note.text(), len(column(history, 1))) == ("the disk is gone", 4)


def test_games_that_have_changed_meanwhile_are_not_deleted(history: HistoryPage, tmp_path: Path) -> None:
    history.table.selectAll()
    SqliteHistory(tmp_path / FILE_NAME).hide((2,))
    history.delete_chosen()
    assert history.note.text() == "The list has changed. Select the games again."


class Recorded(NoHistory):
    """Games numbered by their places, of which it is noted which were deleted."""

    def __init__(self) -> None:
        self.deleted: list[int] = []

    def numbers(self, chosen: ChosenGames) -> tuple[int, ...]:
        return tuple(first for first, _ in chosen.ranges)

    def hide(self, numbers: Collection[int]) -> frozenset[int]:
        return frozenset(numbers)

    def delete(self, numbers: Collection[int]) -> int:
        self.deleted += numbers
        return len(numbers)


def test_of_two_deletions_in_a_row_both_take_place(qtbot: QtBot) -> None:
    past, jobs, owner = Recorded(), HeldJobs(), QWidget()
    qtbot.addWidget(owner)
    deletion = Deletion(past, jobs, owner)
    for place in (4, 7):  # the second one before the store has answered the first
        deletion.delete(ChosenGames(PastQuery(), ((place, 1),), 9))
    while jobs.waiting:
        jobs.waiting[0].finish()
    assert (past.deleted, deletion.hidden) == ([4], {7})
