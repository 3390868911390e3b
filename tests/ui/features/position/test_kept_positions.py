"""The list of kept positions, used by keys and clicks: found, opened, copied, pasted, noted, starred and deleted."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from dicedesk.features.positions import MOST_KEPT, KeptPosition, Positions, list_text
from dicedesk.play.ports.store import ForgetfulStore, StoreError
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.features.position.kept import KeptPositionsWindow
from tests.ui.held_jobs import HeldJobs

BACON = KeptPosition("hog 34-50, turn 1", "Four dice, or bacon?", is_starred=True)
MAIN = KeptPosition("hazard won 1, main 9, chance 4 | casters=1 | You")
BETS = KeptPosition("craps bankroll 994, dont-pass 6 | preset=building-skills | You", "Lay odds")
CTRL = Qt.KeyboardModifier.ControlModifier
Opened = Callable[..., KeptPositionsWindow]


class Full(ForgetfulStore):
    """A store that can be read, and whose disk gets full."""

    is_full = False

    def keep_setting(self, name: str, value: str) -> None:
        if self.is_full:
            raise StoreError("The disk is full.")
        super().keep_setting(name, value)


class Unread(ForgetfulStore):
    """A store that cannot be read."""

    def setting(self, name: str) -> str | None:
        raise StoreError("the disk is gone")


@pytest.fixture
def opened(qtbot: QtBot, parts: AppParts, owner: QWidget) -> Opened:
    """Opens the list over a window."""

    def made(*kept: KeptPosition, **changes: object) -> KeptPositionsWindow:
        own = replace(parts, **changes)  # type: ignore[arg-type]
        if kept:
            Positions(own.store).keep(*kept)
        window = KeptPositionsWindow(own, owner)
        QAbstractItemModelTester(
            window.table.model(), QAbstractItemModelTester.FailureReportingMode.Fatal, window
        )
        window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        return window

    return made


@pytest.fixture
def window(opened: Opened) -> KeptPositionsWindow:
    return opened(BACON, MAIN, BETS)


@pytest.fixture
def kept(parts: AppParts) -> Callable[[], tuple[KeptPosition, ...]]:
    """What another window finds in the store."""
    return lambda: Positions(parts.store).kept


def press(qtbot: QtBot, window: QWidget, *keys: Qt.Key, ctrl: bool = False) -> None:
    for key in keys:
        qtbot.keyClick(window.windowHandle(), key, CTRL if ctrl else Qt.KeyboardModifier.NoModifier)


def write(qtbot: QtBot, window: QWidget, words: str) -> None:
    for sign in words:
        qtbot.keyClick(window.windowHandle(), sign)


def texts(window: KeptPositionsWindow) -> list[list[str]]:
    model = window.table.model()
    return [
        [model.index(row, column).data() for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def test_the_rows_say_star_game_position_and_note(window: KeptPositionsWindow) -> None:
    assert texts(window) == [
        ["★", "Hog", "34-50, turn 1", "Four dice, or bacon?"],
        ["", "Hazard", "won 1, main 9, chance 4 · casters=1 · You", ""],
        ["", "Craps", "bankroll 994, dont-pass 6 · preset=building-skills · You", "Lay odds"],
    ]
    assert window.table.model().index(1, 2).data(Qt.ItemDataRole.ToolTipRole) == MAIN.line
    assert window.count.text() == "3 positions · 1 selected"


def test_a_screen_reader_hears_which_positions_have_no_star_and_no_note(window: KeptPositionsWindow) -> None:
    model, spoken = window.table.model(), Qt.ItemDataRole.AccessibleTextRole
    heard = [[model.index(row, column).data(spoken) for column in (0, 3)] for row in range(3)]
    assert heard == [
        ["Starred", "Four dice, or bacon?"],
        ["Not starred", "No note"],
        ["Not starred", "Lay odds"],
    ]


def test_a_game_of_another_version_is_shown_by_its_id_and_says_why_it_stays_closed(
    qtbot: QtBot, opened: Opened
) -> None:
    window, asked = opened(KeptPosition("tali 5 5 5")), list[str]()
    window.open_asked.connect(asked.append)
    assert texts(window)[0][1:3] == ["tali", "5 5 5"]
    press(qtbot, window, Qt.Key.Key_Return)
    assert window.note.text().startswith("This position cannot be opened: there is no game “tali”")
    assert asked == []


def test_enter_opens_the_current_position(qtbot: QtBot, window: KeptPositionsWindow) -> None:
    with qtbot.waitSignal(window.open_asked) as asked:
        press(qtbot, window, Qt.Key.Key_Down, Qt.Key.Key_Return)
    assert asked.args == [MAIN.line]
    with qtbot.waitSignal(window.open_asked) as asked:
        window.open_button.click()
    assert asked.args == [MAIN.line]
    assert window.isVisible()


def test_a_search_narrows_the_list_and_escape_widens_it(qtbot: QtBot, window: KeptPositionsWindow) -> None:
    press(qtbot, window, Qt.Key.Key_F, ctrl=True)
    write(qtbot, window, "odds")
    assert [row[1] for row in texts(window)] == ["Craps"]
    press(qtbot, window, Qt.Key.Key_Return)
    assert window.table.hasFocus()
    press(qtbot, window, Qt.Key.Key_F, ctrl=True)
    write(qtbot, window, "x")
    assert window.nothing.text() == "No position matches."
    assert not window.table.isVisible()
    press(qtbot, window, Qt.Key.Key_Escape)
    assert len(texts(window)) == 3
    assert window.table.hasFocus()
    with qtbot.waitSignal(window.finished):
        press(qtbot, window, Qt.Key.Key_Escape)


def test_a_star_is_given_and_taken_by_key_and_click(
    qtbot: QtBot, window: KeptPositionsWindow, kept: Callable[[], tuple[KeptPosition, ...]]
) -> None:
    press(qtbot, window, Qt.Key.Key_A, ctrl=True)
    press(qtbot, window, Qt.Key.Key_S)
    assert all(position.is_starred for position in kept())
    assert window.count.text() == "3 positions · 3 selected"
    window.star_button.click()
    assert not any(position.is_starred for position in kept())
    table = window.table
    place = table.visualRect(table.model().index(2, 0)).center()
    qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert [position.is_starred for position in kept()] == [False, False, True]
    assert kept()[2].note == BETS.note


def test_a_note_is_written_and_left_as_it_was(
    qtbot: QtBot, window: KeptPositionsWindow, kept: Callable[[], tuple[KeptPosition, ...]]
) -> None:
    press(qtbot, window, Qt.Key.Key_F2)
    assert window.field.selectedText() == BACON.note
    write(qtbot, window, "Sss")
    press(qtbot, window, Qt.Key.Key_Escape)
    assert window.field.text() == BACON.note
    press(qtbot, window, Qt.Key.Key_Down, Qt.Key.Key_F2)
    write(qtbot, window, "Nine")
    press(qtbot, window, Qt.Key.Key_Return)
    assert kept() == (BACON, KeptPosition(MAIN.line, "Nine"), BETS)
    assert window.table.hasFocus()
    assert window.table.current == kept()[1]
    assert window.isVisible()


def test_a_note_is_saved_when_another_row_is_clicked_or_the_window_closes(
    qtbot: QtBot, window: KeptPositionsWindow, kept: Callable[[], tuple[KeptPosition, ...]]
) -> None:
    table = window.table
    place = table.visualRect(table.model().index(1, 3)).center()
    qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    qtbot.mouseDClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert window.field.hasFocus()
    write(qtbot, window, "Nine")
    place = table.visualRect(table.model().index(2, 1)).center()
    qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert window.table.current == BETS
    window.edit_note()
    write(qtbot, window, "Ten")
    window.close()
    assert [position.note for position in kept()] == [BACON.note, "Nine", "Ten"]


def test_a_double_click_opens_but_not_on_a_star(qtbot: QtBot, window: KeptPositionsWindow) -> None:
    table, opened = window.table, list[str]()
    window.open_asked.connect(opened.append)
    for column in (0, 1):
        place = table.visualRect(table.model().index(2, column)).center()
        qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)
        qtbot.mouseDClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert opened == [BETS.line]


def test_deleting_can_be_undone_and_gives_each_its_place_back(
    qtbot: QtBot, window: KeptPositionsWindow, kept: Callable[[], tuple[KeptPosition, ...]]
) -> None:
    qtbot.keyClick(window.windowHandle(), Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    press(qtbot, window, Qt.Key.Key_Delete)
    assert kept() == (BETS,)
    assert window.note.text() == "2 positions deleted."
    assert window.undo_button.isVisible()
    press(qtbot, window, Qt.Key.Key_Delete)
    assert kept() == ()
    assert not window.table.isVisible()
    window.undo_button.click()
    assert kept() == (BETS,)
    assert window.note.text() == "1 position restored."
    assert not window.undo_button.isVisible()
    assert window.table.hasFocus()
    press(qtbot, window, Qt.Key.Key_Z, ctrl=True)
    assert kept() == (BETS,)


def test_a_position_pasted_after_it_was_deleted_needs_no_undo(
    qtbot: QtBot, window: KeptPositionsWindow
) -> None:
    press(qtbot, window, Qt.Key.Key_C, ctrl=True)
    press(qtbot, window, Qt.Key.Key_Delete)
    assert window.undo_button.isVisible()
    press(qtbot, window, Qt.Key.Key_V, ctrl=True)
    qtbot.waitUntil(lambda: len(texts(window)) == 3)
    assert not window.undo_button.isVisible()
    window.recent_chip.click()
    assert not window.note.isVisible()


def test_the_selected_positions_are_copied_or_all_that_are_shown(
    qtbot: QtBot, window: KeptPositionsWindow
) -> None:
    press(qtbot, window, Qt.Key.Key_C, ctrl=True)
    assert QGuiApplication.clipboard().text() == list_text([BACON])
    assert window.note.text() == "1 position copied."
    window.table.clearSelection()
    window.copy_button.click()
    assert QGuiApplication.clipboard().text() == list_text([BACON, MAIN, BETS])
    assert window.note.text() == "3 positions copied."


def test_a_pasted_list_says_what_was_added_and_what_not(
    qtbot: QtBot, window: KeptPositionsWindow, kept: Callable[[], tuple[KeptPosition, ...]]
) -> None:
    bad = ["chess e4", "hog 120-104", "hog " + "1" * 20_000, "hog 1", "tali"]
    text = "\n".join([*bad, f"{MAIN.line}  # Nine", "hog 1-2  # New", "hog 1-3"])
    QGuiApplication.clipboard().setText(text)
    press(qtbot, window, Qt.Key.Key_V, ctrl=True)
    qtbot.waitUntil(lambda: len(kept()) == 5)
    assert kept()[:2] == (KeptPosition("hog 1-2", "New"), KeptPosition("hog 1-3"))
    assert KeptPosition(MAIN.line, "Nine") in kept()
    said = window.note.text()
    assert said.startswith("2 positions added. 1 was already kept. Line 1: there is no game “chess”")
    assert "Line 2: " in said
    assert said.endswith("2 more lines were left out.")
    assert window.table.current == kept()[0]


def test_an_empty_list_says_how_to_keep_a_position(qtbot: QtBot, opened: Opened, parts: AppParts) -> None:
    window = opened()
    assert "Ctrl+P" in window.nothing.text()
    assert window.paste_button.hasFocus()
    for key in (Qt.Key.Key_S, Qt.Key.Key_F2, Qt.Key.Key_Delete):
        press(qtbot, window, key)
    press(qtbot, window, Qt.Key.Key_C, ctrl=True)
    window.open_chosen()
    assert Positions(parts.store).kept == ()
    QGuiApplication.clipboard().setText("hog 1-2")
    press(qtbot, window, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: texts(window) == [["", "Hog", "1-2", ""]])
    assert window.table.hasFocus()
    assert window.note.text() == "1 position added."


def test_recent_positions_are_kept_by_button_star_or_note(
    qtbot: QtBot, opened: Opened, kept: Callable[[], tuple[KeptPosition, ...]], parts: AppParts
) -> None:
    window = opened(BETS)
    window.recent_chip.click()
    assert "last 20 positions" in window.nothing.text()
    for line in ("hog 1-4", "hog 1-3", BETS.line, "hog 1-2"):
        Positions(parts.store).remember(line)
    window.recent_chip.click()
    assert texts(window)[0][2] == "1-2"
    assert texts(window)[1][3] == "Lay odds"
    assert not window.delete_button.isVisible()
    window.keep_button.click()
    assert kept() == (KeptPosition("hog 1-2"), BETS)
    assert window.note.text() == "1 position kept."
    assert not window.keep_button.isEnabled()
    window.keep_chosen()
    window.table.setFocus()
    press(qtbot, window, Qt.Key.Key_Delete)
    assert len(kept()) == 2
    press(qtbot, window, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_S)
    press(qtbot, window, Qt.Key.Key_Down, Qt.Key.Key_F2)
    write(qtbot, window, "Four")
    press(qtbot, window, Qt.Key.Key_Return)
    assert kept()[:2] == (KeptPosition("hog 1-4", "Four"), KeptPosition("hog 1-3", is_starred=True))


def test_what_another_window_keeps_appears_and_a_note_being_written_stays(
    qtbot: QtBot, window: KeptPositionsWindow, owner: QWidget, parts: AppParts
) -> None:
    press(qtbot, window, Qt.Key.Key_Down, Qt.Key.Key_F2)
    write(qtbot, window, "Ni")
    Positions(parts.store).keep(KeptPosition("hog 1-2"), KeptPosition(MAIN.line, is_starred=True))
    owner.activateWindow()
    qtbot.waitUntil(owner.isActiveWindow)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    assert len(texts(window)) == 4
    write(qtbot, window, "ne")
    press(qtbot, window, Qt.Key.Key_Return)
    assert KeptPosition(MAIN.line, "Nine", is_starred=True) in Positions(parts.store).kept


def test_a_full_disk_is_said_and_loses_nothing(qtbot: QtBot, opened: Opened) -> None:
    store = Full()
    window = opened(BACON, store=store)
    store.is_full = True
    press(qtbot, window, Qt.Key.Key_F2)
    write(qtbot, window, "Bacon")
    press(qtbot, window, Qt.Key.Key_Return)
    assert window.note.text() == "The disk is full."
    assert window.field.text() == "Bacon"
    assert window.field.hasFocus()
    store.is_full = False
    press(qtbot, window, Qt.Key.Key_Return)
    assert Positions(store).kept == (replace(BACON, note="Bacon"),)
    store.is_full = True
    QGuiApplication.clipboard().setText("hog 1-2")
    for change in (window.paste, window.star_chosen, window.delete_chosen):
        window.note.clear()
        change()
        qtbot.waitUntil(lambda: window.note.text() == "The disk is full.")
    assert not window.undo_button.isVisible()
    assert Positions(store).kept == (replace(BACON, note="Bacon"),)


def test_a_store_that_cannot_be_read_says_why(opened: Opened) -> None:
    window = opened(store=Unread())
    assert window.note.text() == "the disk is gone"


def test_a_list_still_being_read_is_dropped_with_the_window(opened: Opened, parts: AppParts) -> None:
    jobs = HeldJobs()
    window = opened(jobs=jobs)
    QGuiApplication.clipboard().setText("hog 1-2")
    window.paste()
    window.close()
    jobs.last.finish()
    assert len(Positions(parts.store).kept) <= 1


def test_a_thousand_positions_are_shown_found_and_full(qtbot: QtBot, opened: Opened) -> None:
    window = opened(*(KeptPosition(f"hog {place // 90}-{place % 90}") for place in range(MOST_KEPT)))
    assert window.count.text() == "1,000 positions · 1 selected"
    window.search.setText("11-9")
    assert [row[2] for row in texts(window)] == ["11-9"]
    QGuiApplication.clipboard().setText("craps bankroll 994")
    window.paste()
    qtbot.waitUntil(lambda: "at most 1,000 positions" in window.note.text())
    assert window.count.text() == "1,000 positions · 1 selected"
