"""Records are imported into the history: from files, from a folder, and dropped on the page."""

from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog

from dicedesk.adapters.storage.database import FILE_NAME
from dicedesk.adapters.storage.history import SqliteHistory
from dicedesk.ui.features.history.actions import ImportReport
from dicedesk.ui.features.history.page import HistoryPage
from tests.adapters.storage.past_games import kept_hog, past_of
from tests.ui.features.history.test_deletion import told
from tests.ui.features.history.test_history_page import GAMES, LOST, WON, Opened, column

OTHER = kept_hog("2026-12-24T10:00:00Z-e", "roll 1 : 4", "roll 1 : 5").record
LEFT_OPEN = kept_hog("2026-12-25T10:00:00Z-f", "roll 1 : 4").record


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Two records of other people, one that is here already, and one that is none."""
    folder = tmp_path / "records"
    folder.mkdir()
    (folder / "other.dice").write_text(OTHER + LEFT_OPEN, "utf-8")
    (folder / "mine.dice").write_text(kept_hog(WON, "roll 1 : 5").record, "utf-8")
    (folder / "bad.dice").write_text("hello!\n", "utf-8")
    return folder


def test_files_are_imported_marked_and_never_best_or_gone_on_with(
    history: HistoryPage, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = [str(folder / "other.dice")]
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: (files, ""))
    history.importing.ask_for_files()
    assert history.note.text() == "2 games imported."
    assert column(history, 7)[:2] == ["Imported", "Imported"]
    assert column(history, 3)[:2] == ["Left at 4–0", "Lost 4–5"]
    history.filters.counted_only.click()
    assert column(history, 3) == ["Lost 2–5", "Won 5–0"]


def test_a_folder_is_imported_and_what_is_wrong_is_told_in_a_list_to_copy(
    history: HistoryPage, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(folder))
    history.importing.ask_for_folder()
    assert history.note.text() == "2 games imported. 1 duplicate skipped. 1 item could not be read."
    report = history.window().findChild(ImportReport)
    report.buttons.copy_button.click()
    assert QGuiApplication.clipboard().text().startswith("bad.dice: line 1: ")
    assert QGuiApplication.clipboard().text() == report.reasons.toPlainText()
    report.close()


def test_whoever_chooses_no_file_imports_nothing(
    history: HistoryPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: ([], ""))
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: "")
    history.importing.ask_for_files()
    history.importing.ask_for_folder()
    assert (history.note.text(), len(column(history, 1))) == ("", 4)


def test_files_that_are_dropped_on_the_page_are_imported(history: HistoryPage, folder: Path) -> None:
    assert history.take_files([str(folder / "other.dice")])
    assert len(column(history, 1)) == 6


def test_a_challenge_that_is_dropped_on_the_page_is_opened_and_the_games_beside_it_are_imported(
    history: HistoryPage, folder: Path
) -> None:
    opened, challenge = list[list[str]](), folder / "friend.dice"
    history.files_opened.connect(opened.append)
    challenge.write_text('[Challenge "2"]\n[Game "hog"]\n', "utf-8")
    history.take_files([str(challenge)])
    assert (opened, history.note.text(), len(column(history, 1))) == ([[str(challenge)]], "", 4)
    history.take_files([str(challenge), str(folder / "other.dice")])
    assert (opened[1:], history.note.text(), len(column(history, 1))) == (
        [[str(challenge)]],
        "2 games imported.",
        6,
    )


def test_imported_games_are_counted_and_can_be_deleted_at_once(
    history: HistoryPage, folder: Path, tmp_path: Path
) -> None:
    history.take_files([str(folder / "other.dice")])
    assert told(tmp_path)[::2] == ["All moves in the 6 saved games are legal.", "2 games were imported."]
    history.delete_chosen()
    history.hide()
    assert told(tmp_path)[0] == "All moves in the 5 saved games are legal."


def test_a_record_of_the_same_id_that_went_on_otherwise_is_another_game(
    opened: Opened, tmp_path: Path, folder: Path
) -> None:
    history = opened(past_of(tmp_path, GAMES[1]))
    (folder / "mine.dice").write_text(kept_hog(WON, "roll 1 : 2", "roll 1 : 5").record, "utf-8")
    for expected in ("1 game imported.", "0 games imported. 1 duplicate skipped."):
        history.take_files([str(folder / "mine.dice")])
        assert history.note.text() == expected
    assert column(history, 3) == ["Lost 2–5", "Won 5–0"]


def test_a_record_without_an_id_is_imported_once(opened: Opened, tmp_path: Path, folder: Path) -> None:
    history = opened(past_of(tmp_path, GAMES[1]))
    text = kept_hog(LOST, "roll 1 : 2", "roll 1 : 5").record.replace(f'[Id "{LOST}"]\n', "")
    (folder / "mine.dice").write_text(text, "utf-8")
    for _ in range(2):
        history.take_files([str(folder / "mine.dice")])
    assert (history.note.text(), len(column(history, 1))) == ("0 games imported. 1 duplicate skipped.", 2)


def test_an_import_that_cannot_be_kept_says_so(opened: Opened, tmp_path: Path, folder: Path) -> None:
    history = opened(SqliteHistory(tmp_path / "nowhere" / FILE_NAME))
    history.take_files([str(folder / "other.dice")])
    assert history.note.text().startswith("no saved games in ")


def test_the_menu_of_the_button_offers_files_and_a_folder(history: HistoryPage) -> None:
    assert [action.text() for action in history.importing.button.menu().actions()] == ["Files…", "Folder…"]
