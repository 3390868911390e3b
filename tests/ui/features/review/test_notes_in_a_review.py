"""Notes and stars are written in a review, and saved with its game."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from dicedesk.adapters.storage.history import SqliteHistory
from dicedesk.core.notes import LONGEST_TEXT
from dicedesk.core.record import parse_record
from dicedesk.features.saved_notes import notes_of_game
from dicedesk.games.catalogue import SPECS
from dicedesk.play.ports.store import StoredGame, StoreError
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.features.review.page import ReviewPage
from dicedesk.ui.features.review.window import ReviewWindow
from tests.adapters.storage.past_games import past_of
from tests.fakes.history import NoHistory
from tests.features.review.reviewed_records import HOG
from tests.ui.parts import with_late
from tests.ui.windows import windows_over

Key = Qt.Key
Noted = Callable[..., ReviewPage]


def saved_hog(notes: dict[int, str]) -> StoredGame:
    """The game of Hog as it is saved when it is over, with notes on moves."""
    record = parse_record(HOG, SPECS)
    plays = tuple(replace(play, note=notes.get(place, "")) for place, play in enumerate(record.plays, 1))
    noted = replace(record, plays=plays, note=notes.get(0, ""))
    return StoredGame("imported a", "hog", noted.header_text(), "", ended=True, moves=noted.move_lines())


@pytest.fixture
def past(tmp_path: Path) -> SqliteHistory:
    return past_of(tmp_path, saved_hog({0: "In the train", 3: "★ Brave"}))


@pytest.fixture
def review_of(owner: QWidget, parts: AppParts) -> Callable[..., ReviewWindow]:
    """Reviews the record of the saved game, without its notes, beside games of the past."""

    def shown(past: object) -> ReviewWindow:
        window = windows_over(owner, with_late(parts, history=past)).show_review(HOG)
        assert window.page is not None
        return window

    return shown


def page_of(window: ReviewWindow) -> ReviewPage:
    assert window.page is not None
    return window.page


def notes_in(past: SqliteHistory) -> dict[int, str]:
    saved = notes_of_game(past, 1)
    assert saved is not None
    return dict(saved.notes)


def numbers(page: ReviewPage) -> list[str]:
    """The first column of the moves."""
    model = page.moves.model()
    return [model.index(row, 0).data() for row in range(model.rowCount())]


def test_saved_notes_are_shown_and_signed_in_the_list(
    past: SqliteHistory, review_of: Callable[..., ReviewWindow]
) -> None:
    page = page_of(review_of(past))
    assert page.notes.game.text.toPlainText() == "In the train"
    assert numbers(page) == ["1", "2", "★ 3", "4", "5", "6"]
    page.go_to(3)
    assert (page.notes.move.text.toPlainText(), page.notes.move.star.isChecked()) == ("Brave", True)
    page.go_to(4)
    assert (page.notes.move.text.toPlainText(), page.notes.move.star.isChecked()) == ("", False)
    page.go_to(0)
    assert page.notes.move.isHidden()


def test_a_note_is_written_by_keys_and_saved_when_another_move_is_shown(
    qtbot: QtBot, past: SqliteHistory, review_of: Callable[..., ReviewWindow]
) -> None:
    window = review_of(past)
    page = page_of(window)
    page.go_to(4)
    qtbot.waitUntil(window.isActiveWindow)
    qtbot.keyClick(window.windowHandle(), Key.Key_N)
    assert page.notes.move.text.hasFocus()
    # Letters and arrows that lead through the moves elsewhere.
    qtbot.keyClicks(page.notes.move.text, "Too bold[]")
    qtbot.keyClick(window.windowHandle(), Key.Key_Left)
    assert page.place == 4
    qtbot.keyClick(window.windowHandle(), Key.Key_Escape)
    assert page.chart.hasFocus()
    assert window.isVisible()
    assert notes_in(past)[4] == "Too bold[]"
    qtbot.keyClick(window.windowHandle(), Key.Key_S)
    assert (notes_in(past)[4], numbers(page)[3]) == ("★ Too bold[]", "★ 4")
    page.notes.move.text.setPlainText("Bold")
    page.step(1)
    qtbot.keyClick(window.windowHandle(), Key.Key_N, Qt.KeyboardModifier.ShiftModifier)
    assert page.notes.game.text.hasFocus()
    page.notes.game.text.setPlainText("")
    window.close()
    assert notes_in(past) == {3: "★ Brave", 4: "★ Bold"}


def test_a_note_is_saved_after_a_pause(
    qtbot: QtBot, past: SqliteHistory, review_of: Callable[..., ReviewWindow]
) -> None:
    page = page_of(review_of(past))
    page.go_to(1)
    with qtbot.waitSignal(page.notes.changed):
        page.notes.move.text.setPlainText("First")
    assert (notes_in(past)[1], numbers(page)[0]) == ("First", "* 1")
    model = page.moves.model()
    spoken = [model.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(model.rowCount())]
    assert spoken[:3] == ["1, note", "2", "3, star, note"]


def test_lines_are_saved_with_the_note_on_their_move_and_not_shown_in_it(
    past: SqliteHistory, review_of: Callable[..., ReviewWindow]
) -> None:
    past.keep_notes(1, {3: "★ Brave\nif roll 6 : 2 2 2 2 2 2"})
    page = page_of(review_of(past))
    assert page.what_if is not None
    assert len(page.what_if.lines) == 1
    page.go_to(3)
    assert page.notes.move.text.toPlainText() == "Brave"
    page.notes.move.text.setPlainText("Bold")
    page.notes.move.finish()
    assert notes_in(past)[3] == "★ Bold\nif roll 6 : 2 2 2 2 2 2"
    page.go_to(5)
    page.ask_for_choices()
    page.what_if.go_on.click()
    assert notes_in(past)[5].startswith("if roll ")
    assert numbers(page)[4] == "5"
    page.notes.turn_star(5)
    assert notes_in(past)[5].startswith("★\nif roll ")
    page.notes.move.text.setPlainText("x" * 5_000)
    page.notes.move.finish()
    assert "too long together" in page.note.text()
    page.notes.move.text.clear()
    page.notes.turn_star(5)
    page.what_if.remove.click()
    assert 5 not in notes_in(past)


def test_a_star_needs_no_text(past: SqliteHistory, review_of: Callable[..., ReviewWindow]) -> None:
    page = page_of(review_of(past))
    page.go_to(2)
    page.notes.turn_star(2)
    assert notes_in(past)[2] == "★"
    page.notes.write_on(0)
    page.notes.game.text.setPlainText("In the bus")
    page.notes.game.finish()
    assert notes_in(past)[0] == "In the bus"


def test_in_a_small_window_the_field_is_shown_when_asked_for_or_filled(
    qtbot: QtBot, past: SqliteHistory, review_of: Callable[..., ReviewWindow]
) -> None:
    window = review_of(past)
    page = page_of(window)
    window.resize(800, 528)
    qtbot.waitUntil(lambda: page.frame.is_narrow and window.isActiveWindow())
    page.go_to(3)
    assert (page.notes.move.isHidden(), page.notes.button.isHidden()) == (False, True)
    page.go_to(4)
    assert (page.notes.move.isHidden(), page.notes.button.isHidden()) == (True, False)
    page.notes.button.click()
    assert page.notes.move.text.hasFocus()
    assert page.notes.button.isHidden()
    page.step(1)
    assert page.notes.move.isHidden()
    page.notes.turn_star(5)
    assert (page.notes.move.isVisible(), notes_in(past)[5]) == (True, "★")
    page.go_to(0)
    assert page.notes.move.isHidden()
    assert page.notes.button.isHidden()


def test_a_window_that_opens_small_keeps_its_chart_in_sight(
    qtbot: QtBot, review_of: Callable[..., ReviewWindow]
) -> None:
    window = review_of(NoHistory())
    page = page_of(window)
    qtbot.waitUntil(window.isActiveWindow)
    assert page.notes.move.sizePolicy().retainSizeWhenHidden() != page.frame.is_narrow


def test_notes_are_copied_with_the_review(
    past: SqliteHistory, review_of: Callable[..., ReviewWindow]
) -> None:
    window = review_of(past)
    page = page_of(window)
    page.go_to(2)
    page.notes.move.text.setPlainText("Why?")
    page.notes.move.finish()
    window.copy()
    lines = QGuiApplication.clipboard().text().splitlines()
    noted = [line for line in lines if line.startswith("Note on")]
    assert noted == ["Note on the game: In the train", "Note on move 2: Why?", "Note on move 3: ★ Brave"]


def test_a_text_that_is_too_long_is_told_and_cut_off(
    past: SqliteHistory, review_of: Callable[..., ReviewWindow]
) -> None:
    page = page_of(review_of(past))
    page.go_to(1)
    QGuiApplication.clipboard().setText("x" * 1_000_000)
    page.notes.move.text.paste()
    assert page.note.text() == "A note has at most 3,998 characters. The rest is not saved."
    page.notes.move.finish()
    assert notes_in(past)[1] == "x" * LONGEST_TEXT


def test_notes_of_a_game_that_is_not_saved_are_only_read(
    qtbot: QtBot, owner: QWidget, parts: AppParts
) -> None:
    noted = HOG.replace("roll 0\nroll 0\n", "# From Ann\nroll 0 # Safe\nroll 0\n")
    window = windows_over(owner, parts).show_review(noted)
    page = page_of(window)
    assert page.notes.game.text.toPlainText() == "From Ann"
    assert page.notes.reason.text() == "You can write notes once the game is over and in your history."
    page.go_to(1)
    assert (page.notes.move.text.toPlainText(), page.notes.move.text.isReadOnly()) == ("Safe", True)
    page.go_to(2)
    assert page.notes.move.isHidden()
    qtbot.waitUntil(window.isActiveWindow)
    qtbot.keyClick(window.windowHandle(), Key.Key_N)
    assert page.note.text() == page.notes.reason.text()


class FullDisk(NoHistory):
    """A saved game on a disk that becomes full."""

    def __init__(self, past: SqliteHistory) -> None:
        self.past, self.is_full = past, True

    def number_of(self, record: str) -> int | None:
        return self.past.number_of(record)

    def game(self, number: int) -> StoredGame | None:
        return self.past.game(number)

    def keep_notes(self, number: int, notes: object) -> None:
        if self.is_full:
            raise StoreError("the disk is full")
        self.past.keep_notes(number, notes)  # type: ignore[arg-type]


def test_what_could_not_be_saved_is_told_stays_and_is_saved_with_the_next_note(
    past: SqliteHistory, review_of: Callable[..., ReviewWindow]
) -> None:
    disk = FullDisk(past)
    page = page_of(review_of(disk))
    page.go_to(1)
    page.notes.move.text.setPlainText("First")
    page.go_to(2)
    assert page.note.text() == "The note could not be saved: the disk is full"
    page.go_to(1)
    assert page.notes.move.text.toPlainText() == "First"
    disk.is_full = False
    page.notes.turn_star(2)
    assert notes_in(past)[1] == "★ First"


class Unreadable(NoHistory):
    """Games that cannot be read."""

    def number_of(self, record: str) -> int | None:
        raise StoreError("the disk is gone")


def test_a_history_that_cannot_be_read_says_why_no_notes_can_be_written(
    review_of: Callable[..., ReviewWindow],
) -> None:
    assert page_of(review_of(Unreadable())).notes.reason.text() == "the disk is gone"
