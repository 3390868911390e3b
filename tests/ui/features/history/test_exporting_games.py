"""Games are exported from the history into one file, which can be imported again."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from dicedesk.ui.features.history.page import HistoryPage
from tests.adapters.storage.past_games import kept_hog, past_of
from tests.ui.features.history.test_history_page import GAMES, PASS, Opened, column, press


def saves_as(monkeypatch: pytest.MonkeyPatch, file: Path | None, kind: str = "") -> list[str]:
    """From now on a person chooses this file; what is proposed goes into the list."""
    proposed: list[str] = []

    def ask(_window: object, _title: str, name: str, _kinds: str) -> tuple[str, str]:
        proposed.append(name)
        return (str(file) if file else "", kind)

    monkeypatch.setattr(QFileDialog, "getSaveFileName", ask)
    return proposed


def test_what_was_exported_can_be_imported_again_all_of_it(
    history: HistoryPage, opened: Opened, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "all.dice"
    proposed = saves_as(monkeypatch, file)
    history.table.selectAll()
    history.exporting.button.click()
    assert (proposed, history.note.text()) == (["Games.dice"], "4 games saved as all.dice")
    other = opened(past_of(tmp_path / "other", kept_hog("one", "roll 1 : 5")))
    other.take_files([str(file)])
    assert (other.note.text(), len(column(other, 1))) == ("4 games imported.", 5)


def test_one_game_is_proposed_by_its_name_and_day(
    history: HistoryPage, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    proposed = saves_as(monkeypatch, tmp_path / "mine")
    press(history, qtbot, Qt.Key.Key_End)
    history.export_chosen()
    assert proposed == ["Craps 2026-10-01.dice"]
    assert (tmp_path / "mine.dice").read_text("utf-8") == PASS.record


def test_a_table_for_other_programs_is_another_kind_of_file(
    history: HistoryPage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    history.table.selectAll()
    for asked, kind, written in (
        ("mine.csv", "", "mine.csv"),
        ("mine", "JSON (*.json)", "mine.json"),
        ("Games.dice", "Table (*.csv)", "Games.csv"),
    ):
        saves_as(monkeypatch, tmp_path / asked, kind)
        history.export_chosen()
        assert (tmp_path / written).read_text("utf-8").count("craps") == 1
        assert history.note.text() == f"4 games saved as {written}"


def test_whoever_chooses_no_file_or_no_game_saves_nothing(
    history: HistoryPage, opened: Opened, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    proposed = saves_as(monkeypatch, None)
    history.export_chosen()
    assert (len(proposed), history.note.text()) == (1, "")
    opened(past_of(tmp_path / "empty")).export_chosen()
    assert len(proposed) == 1


def test_a_folder_that_takes_no_file_is_told(
    history: HistoryPage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saves_as(monkeypatch, tmp_path / "nowhere" / "x.dice")
    history.export_chosen()
    assert history.note.text().startswith("The games could not be saved: ")
    assert len(GAMES) == 4
