"""Notes on games are seen, written and found in the history."""

from pathlib import Path

import pytest
from PySide6.QtCore import QItemSelectionModel, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from dicedesk.adapters.storage.history import SqliteHistory
from dicedesk.features.saved_notes import notes_of_game
from dicedesk.ui.features.history.page import HistoryPage
from tests.adapters.storage.past_games import past_of
from tests.ui.features.history.test_history_page import GAMES, Opened, column, press, search

NOTES = 9


@pytest.fixture
def past(tmp_path: Path) -> SqliteHistory:
    past = past_of(tmp_path, *GAMES)
    past.keep_notes(1, {0: "In the train", 2: "★"})
    past.keep_notes(2, {1: "Brave"})
    return past


@pytest.fixture
def page(opened: Opened, past: SqliteHistory) -> HistoryPage:
    return opened(past)


def choose(page: HistoryPage, row: int) -> None:
    only = QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows
    page.table.selectionModel().setCurrentIndex(page.table.model().index(row, 0), only)


def test_games_with_notes_are_signed(page: HistoryPage) -> None:
    assert column(page, NOTES) == ["–", "–", "1", "★ 1"]
    model = page.table.model()
    spoken = [model.index(row, NOTES).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(4)]
    assert spoken == ["No notes", "No notes", "1 note", "star, 1 note"]


@pytest.mark.parametrize(
    ("words", "found"), [("train", ["+$5"]), ("BRAVE", ["Won 5–0"]), ("starred", ["+$5"])]
)
def test_games_are_found_by_their_notes(
    qtbot: QtBot, page: HistoryPage, words: str, found: list[str]
) -> None:
    search(page, qtbot, words)
    assert column(page, 3) == found


def test_the_note_on_the_chosen_game_stands_beside_the_games(page: HistoryPage) -> None:
    card = page.side.note
    assert card.isHidden(), "the newest game is not over"
    choose(page, 3)
    assert (card.field.text.toPlainText(), card.moves.text()) == ("In the train", "1 move has a note.")
    choose(page, 1)
    assert (card.field.text.toPlainText(), card.moves.isHidden()) == ("", True)
    page.table.selectAll()
    assert card.isHidden()


def test_a_note_is_written_by_keys_and_found_at_once(
    qtbot: QtBot, page: HistoryPage, past: SqliteHistory
) -> None:
    choose(page, 1)
    press(page, qtbot, Qt.Key.Key_M, control=True)
    card = page.side.note
    assert card.field.text.hasFocus()
    qtbot.keyClicks(card.field.text, "Unlucky")
    press(page, qtbot, Qt.Key.Key_Escape)
    assert page.table.hasFocus()
    assert column(page, NOTES)[1] == "1"
    card.field.star.click()
    assert column(page, NOTES)[1] == "★ 1"
    saved = notes_of_game(past, 3)
    assert saved is not None
    assert saved.notes == {0: "★ Unlucky"}
    search(page, qtbot, "unluck")
    assert column(page, 3) == ["Lost 2–5"]


def test_a_game_that_goes_on_gets_no_note(qtbot: QtBot, page: HistoryPage) -> None:
    choose(page, 0)
    press(page, qtbot, Qt.Key.Key_M, control=True)
    assert page.note.text() == "Select one game that is over."


def test_notes_written_elsewhere_are_seen_when_the_window_is_active_again(
    qtbot: QtBot, page: HistoryPage, past: SqliteHistory
) -> None:
    choose(page, 1)
    review = QWidget()
    qtbot.addWidget(review)
    review.show()
    review.activateWindow()
    qtbot.waitUntil(review.isActiveWindow)
    past.keep_notes(3, {0: "From a review"})
    review.close()
    page.window().activateWindow()
    qtbot.waitUntil(lambda: column(page, NOTES)[1] == "1")
    assert page.side.note.field.text.toPlainText() == "From a review"
