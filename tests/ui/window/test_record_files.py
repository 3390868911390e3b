"""Records as files of the window: names that are proposed, files that are opened, and files that are dropped on it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPointF, QStandardPaths, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QWidget
from pytestqt.qtbot import QtBot

from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.features.history.page import HistoryPage
from dicedesk.ui.window.desktop import FileDrops
from dicedesk.ui.window.main_window import MainWindow
from dicedesk.ui.window.records import FileOffer, FileRefusal
from tests.ui.quiet_window import quiet_window, stories

HOG = """[Game "hog"]
[Rules "goal=100"]
[Player0 "You"]
[Player1 "final"]
[Id "2026-11-21T10:00:00Z-7f3a"]
roll 2 : 3 4
"""
CRAPS = '[Game "craps"]\nbet pass 10\n'


@pytest.fixture
def window(qtbot: QtBot, parts: AppParts) -> Iterator[MainWindow]:
    """The window, open, with a tab for each game."""
    for made in quiet_window(qtbot, parts, HOG):
        FileDrops(made, made.open_records)
        yield made


@pytest.fixture
def records(tmp_path: Path) -> Path:
    """A folder with two records, and a file that is none."""
    (tmp_path / "one.dice").write_text(HOG, encoding="utf-8")
    (tmp_path / "two.dice").write_text(HOG, encoding="utf-8")
    (tmp_path / "bad.dice").write_text("hello!", encoding="utf-8")
    return tmp_path


def said(window: MainWindow) -> str:
    return window.statusBar().findChildren(QLabel)[0].text()


def drop(window: QWidget, *files: Path | str) -> Qt.DropAction | None:
    """Drags files over the window and lets go, as a file manager does that would move them away; None if refused."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file)) if isinstance(file, Path) else QUrl(file) for file in files])
    offered = Qt.DropAction.MoveAction | Qt.DropAction.CopyAction
    held = (offered, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    enter = QDropEvent(QPointF(5, 5), *held, QEvent.Type.DragEnter)
    enter.ignore()
    QApplication.sendEvent(window, enter)
    if not enter.isAccepted():
        return None
    dropped = QDropEvent(QPointF(5, 5), *held)
    QApplication.sendEvent(window, dropped)
    return dropped.dropAction()


def test_saving_proposes_the_game_the_day_and_the_players_in_the_folder_for_documents(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    proposed: list[str] = []
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _: str(tmp_path))
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *given: proposed.append(given[2]) or ("", ""))
    window.save_record()
    assert proposed == [str(tmp_path / "Hog 2026-11-21 You, Final strategist.dice")]


def test_where_there_is_no_folder_for_documents_saving_proposes_the_home(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    proposed: list[str] = []
    places = {QStandardPaths.StandardLocation.DocumentsLocation: tmp_path / "none"}
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda kind: str(places.get(kind, tmp_path)))
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *given: proposed.append(given[2]) or ("", ""))
    window.save_record()
    assert Path(proposed[0]).parent == tmp_path


def test_records_are_opened_from_the_menu(
    window: MainWindow, records: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = [str(records / "one.dice"), str(records / "two.dice")]
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: (files, ""))
    next(action for action in window.actions() if action.text() == "Open game record…").trigger()
    assert sorted(story.windowTitle() for story in stories(window)) == [
        "Record of Hog: one.dice",
        "Record of Hog: two.dice",
    ]


def test_a_person_who_chooses_no_file_opens_nothing(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: ([], ""))
    next(action for action in window.actions() if action.text() == "Open game record…").trigger()
    assert (stories(window), said(window)) == ([], "Saved")


def test_files_that_are_dropped_are_opened_and_stay_where_they_are(window: MainWindow, records: Path) -> None:
    action = drop(window, records / "one.dice", records / "two.dice")
    assert (len(stories(window)), action) == (2, Qt.DropAction.CopyAction)


def test_of_several_files_the_bad_one_is_told_and_the_others_are_opened(
    window: MainWindow, records: Path
) -> None:
    drop(window, records / "bad.dice", records / "one.dice", records)
    assert [story.windowTitle() for story in stories(window)] == ["Record of Hog: one.dice"]
    (refused,) = window.findChildren(FileRefusal)
    assert refused.says.text() == "bad.dice is not a game record or a challenge from DiceDesk."
    assert refused.notes[0].text().startswith("bad.dice: line 1: ")
    assert "this is a folder" in refused.notes[1].text()


@pytest.mark.parametrize("dropped", ["https:", "mailto:somebody"])
def test_what_is_no_file_is_not_taken(window: MainWindow, dropped: str) -> None:
    assert drop(window, dropped) is None
    assert stories(window) == []


def test_a_record_of_another_game_is_opened_beside_that_game(window: MainWindow, records: Path) -> None:
    (records / "craps.dice").write_text(CRAPS, encoding="utf-8")
    drop(window, records / "craps.dice")
    assert window.place_of_tab == 1
    assert [story.windowTitle() for story in stories(window)] == ["Record of Craps: craps.dice"]


def test_of_many_bad_files_a_few_are_named_and_the_others_counted(window: MainWindow, tmp_path: Path) -> None:
    files = [tmp_path / f"{number}.dice" for number in range(7)]
    for file in files:
        file.write_text("hello!", encoding="utf-8")
    drop(window, *files)
    (refused,) = window.findChildren(FileRefusal)
    lines = [part.text() for part in (refused.says, *refused.notes)]
    assert [line[:6] for line in lines[:-1:2]] == [f"{number}.dice" for number in range(5)]
    assert lines[-1] == "2 more files were not opened."
    assert refused.close_button.accessibleDescription() == "\n".join(lines)


def test_a_file_of_several_games_says_what_it_holds_and_is_imported_when_somebody_wants_that(
    window: MainWindow, records: Path
) -> None:
    exported = records / "all.dice"
    exported.write_text(HOG + CRAPS, encoding="utf-8")
    drop(window, exported)
    (offer,) = window.findChildren(FileOffer)
    assert offer.says.text() == "all.dice contains 2 games. Import these games into your history?"
    assert (stories(window), offer.isVisible()) == ([], True)
    offer.accept_button.click()
    history = window.current_tab
    assert (window.games.title, offer.isVisible()) == ("History", False)
    assert isinstance(history, HistoryPage)
    assert history.note.text() == "Nothing can be saved here."


def test_a_file_of_several_games_beside_others_keeps_none_of_them_from_being_opened(
    window: MainWindow, records: Path
) -> None:
    exported = records / "all.dice"
    exported.write_text(HOG + CRAPS, encoding="utf-8")
    drop(window, exported, records / "one.dice", records / "bad.dice")
    (offer,) = window.findChildren(FileOffer)
    offer.cancel_button.click()
    assert (len(stories(window)), window.games.title) == (1, "Hog")
    (refused,) = window.findChildren(FileRefusal)
    assert refused.says.text().startswith("bad.dice is not a game record")


def test_a_record_of_a_game_without_a_table_to_show_it_on_cannot_be_replayed(window: MainWindow) -> None:
    window.windows.show_replay(HOG)
    assert said(window) == "This record cannot be replayed: this game is not available here"
