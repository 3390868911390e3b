"""What a screen reader has of a review, and under which name and as what it is saved."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from dicedesk.play.ports.jobs import JobError
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.features.review.page import ReviewPage
from dicedesk.ui.features.review.window import ReviewWindow
from tests.fakes.jobs import ImmediateJobs
from tests.features.review.reviewed_records import HAZARD, HOG
from tests.ui.held_jobs import HeldJobs
from tests.ui.pixels import pixels_by_color
from tests.ui.walk import settle

Key, Role = Qt.Key, Qt.ItemDataRole
PAGE, TEXT, PICTURE = "Web page (*.html)", "Text (*.txt)", "Picture (*.png)"


@pytest.fixture
def writing() -> HeldJobs:
    """Texts that are written when the test says so."""
    return HeldJobs()


def opened(
    parts: AppParts, appearance: Appearance, owner: QWidget, text: str = HOG, writing: HeldJobs | None = None
) -> ReviewWindow:
    here = replace(parts, jobs=writing or ImmediateJobs(), long_jobs=ImmediateJobs())
    made = ReviewWindow(text, here, appearance, {"hog": "Hog", "hazard": "Hazard"}, owner)
    made.show()
    return made


def page_of(window: ReviewWindow) -> ReviewPage:
    assert window.page is not None
    return window.page


def test_a_row_of_the_moves_is_read_by_what_its_signs_stand_for(
    parts: AppParts, appearance: Appearance, owner: QWidget
) -> None:
    of_hog = page_of(opened(parts, appearance, owner)).moves.model()
    of_hazard = page_of(opened(parts, appearance, owner, HAZARD)).moves.model()
    costs = [of_hog.index(row, 3) for row in range(3)] + [of_hazard.index(4, 3)]
    assert [index.data() for index in costs] == ["?? 11.2", "", "?! 2.8", "good"]
    assert [index.data(Role.AccessibleTextRole) for index in costs] == [
        "blunder, 11.2",
        "Nothing to decide",
        "inaccuracy, 2.8",
        "good",
    ]
    luck = [of_hog.index(row, 4) for row in range(3)]
    assert [index.data() for index in luck] == ["·", "·", "−3.1"]
    assert [str(index.data(Role.AccessibleTextRole)) for index in luck] == ["0.0", "0.0", "−3.1"]


def test_the_tab_key_finds_the_summary_which_is_read_whole_and_shows_its_ring(
    parts: AppParts, appearance: Appearance, owner: QWidget, qtbot: QtBot
) -> None:
    window = opened(parts, appearance, owner)
    summary, ring = page_of(window).summary, appearance.palette.color("info").name()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    before = pixels_by_color(summary.grab().toImage()).get(ring, 0)
    summary.setFocus(Qt.FocusReason.TabFocusReason)
    settle()
    assert pixels_by_color(summary.grab().toImage()).get(ring, 0) > before + 2 * summary.width()
    told = page_of(window).review
    assert summary.accessibleName() == "How it came about"
    described = summary.accessibleDescription()
    assert [words for words in (told.result_told, *told.play_told) if words not in described] == []
    page_of(window).chart.setFocus()
    settle()
    assert pixels_by_color(summary.grab().toImage()).get(ring, 0) == before


@pytest.mark.parametrize(
    ("name", "kind", "written"),
    [
        ("mine", TEXT, "mine.txt"),
        ("mine", "", "mine.html"),
        ("mine.TXT", PAGE, "mine.TXT"),
        ("mine.2", PAGE, "mine.2.html"),
        ("mine.htm", TEXT, "mine.htm"),
        ("Review of Hog.html", TEXT, "Review of Hog.txt"),
    ],
)
def test_a_review_is_saved_by_the_ending_of_its_name_or_else_as_what_was_chosen(
    parts: AppParts,
    appearance: Appearance,
    owner: QWidget,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    name: str,
    kind: str,
    written: str,
) -> None:
    proposed: list[str] = []

    def ask(_: object, _title: str, place: str, kinds: str) -> tuple[str, str]:
        proposed.append(place)
        assert kinds == f"{PAGE};;{PICTURE};;{TEXT}"
        return str(tmp_path / name), kind

    monkeypatch.setattr(QFileDialog, "getSaveFileName", ask)
    page = page_of(opened(parts, appearance, owner))
    page.save.click()
    assert proposed == ["Review of Hog.html"]
    assert page.note.text() == f"Review saved as {written}"
    begin = {".txt": b"Review of Hog", ".html": b"<!DOCTYPE html>", ".htm": b"<!DOCTYPE html>"}
    assert (tmp_path / written).read_bytes().startswith(begin[Path(written).suffix.lower()])


def test_a_kind_of_file_that_there_is_not_gets_a_sentence_and_no_file(
    parts: AppParts, appearance: Appearance, owner: QWidget, tmp_path: Path
) -> None:
    window = opened(parts, appearance, owner)
    window.save_as(tmp_path / "mine.pdf")
    said = "The review could not be saved: .pdf is not supported; choose .html, .png or .txt"
    assert page_of(window).note.text() == said
    assert not (tmp_path / "mine.pdf").exists()


def test_without_a_name_nothing_is_saved_or_said(
    parts: AppParts, appearance: Appearance, owner: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", PAGE))
    page = page_of(opened(parts, appearance, owner))
    page.save.click()
    assert page.note.text() == ""


def test_why_a_text_could_not_be_written_is_said(
    parts: AppParts, appearance: Appearance, owner: QWidget, tmp_path: Path, writing: HeldJobs
) -> None:
    window = opened(parts, appearance, owner, writing=writing)
    window.save_as(tmp_path / "review.txt")
    writing.last.failed(JobError("there is no memory"))
    assert page_of(window).note.text() == "The review could not be saved: there is no memory"
    assert not (tmp_path / "review.txt").exists()


def test_before_a_review_is_there_its_keys_do_nothing(
    parts: AppParts, appearance: Appearance, owner: QWidget, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: pytest.fail("asks for a file"))
    QGuiApplication.clipboard().setText("as before")
    here = replace(parts, long_jobs=HeldJobs())
    window = ReviewWindow(HOG, here, appearance, {"hog": "Hog"}, owner)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    for key in (Key.Key_Right, Key.Key_BracketRight, Key.Key_D):
        qtbot.keyClick(window.windowHandle(), key)
    for key in (Key.Key_C, Key.Key_S):
        qtbot.keyClick(window.windowHandle(), key, Qt.KeyboardModifier.ControlModifier)
    assert (window.page, QGuiApplication.clipboard().text()) == (None, "as before")
    window.close()
