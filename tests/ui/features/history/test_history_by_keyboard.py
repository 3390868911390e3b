"""The History page by the keyboard alone, as a screen reader tells it: each step is a key and what is read then."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QDialog, QWidget
from pytestqt.qtbot import QtBot

from dicedesk.ui.base.accessibility import install_roles
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.features.history.page import HistoryPage
from dicedesk.ui.features.replay import ReplayWindow
from dicedesk.ui.features.statistics import StatisticsWindow
from dicedesk.ui.table.game_tab import TabSpec
from dicedesk.ui.window.main_window import MainWindow
from tests.adapters.storage.past_games import past_of
from tests.ui.features.history.test_history_page import GAMES
from tests.ui.windows import main_window

Key, Held = Qt.Key, Qt.KeyboardModifier
MOST_STOPS = 60


class Person:
    """Presses keys in the window that is in front, and hears what has the focus and what is announced."""

    def __init__(self, window: MainWindow, qtbot: QtBot) -> None:
        """Goes to the history."""
        self.window, self._qtbot = window, qtbot
        self.announced: list[str] = []
        self.press(Key.Key_H, Held.ControlModifier)
        page = window.current_tab
        assert isinstance(page, HistoryPage)
        page.told.connect(self.announced.append)
        self._page = page
        self.wait_for("Games")

    @property
    def focus(self) -> QWidget:
        """What hears the keys."""
        found = self.window.focusWidget()
        assert found is not None
        return found

    def press(self, key: Key, held: Held = Held.NoModifier) -> None:
        """Presses a key where the focus is."""
        self._qtbot.keyClick(self.focus, key, held)

    def write(self, words: str) -> None:
        """Types words where the focus is."""
        self._qtbot.keyClicks(self.focus, words)

    def wait_for(self, name: str) -> None:
        """Waits until what is called so has the focus."""
        self._qtbot.waitUntil(lambda: self.read(QAccessible.Text.Name) == name)

    def read(self, kind: QAccessible.Text) -> str:
        """The name or the description of what has the focus."""
        return QAccessible.queryAccessibleInterface(self.focus).text(kind)

    def said_of_games(self) -> str:
        """What is read of the games: how many are shown, and how many of them are chosen."""
        assert self.read(QAccessible.Text.Name) == "Games"
        return self.read(QAccessible.Text.Description)

    def counted(self) -> str:
        """What the line below the games says."""
        return self._page.count.text()

    def go_to(self, name: str) -> None:
        """Presses Tab until what is called so has the focus."""
        seen = []
        for _ in range(MOST_STOPS):
            seen.append(self.read(QAccessible.Text.Name))
            if seen[-1] == name:
                return
            self.press(Key.Key_Tab)
        raise AssertionError(f"Tab never comes to {name}, only {seen}")

    def close(self, kind: type[QDialog]) -> QDialog:
        """Closes a window that has opened by Escape."""
        (opened,) = self.window.findChildren(kind)
        self._qtbot.waitUntil(opened.isVisible)
        self._qtbot.keyClick(opened.focusWidget() or opened, Key.Key_Escape)
        assert not opened.isVisible()
        return opened


@pytest.fixture
def person(qtbot: QtBot, games: list[TabSpec], parts: AppParts, tmp_path: Path) -> Person:
    install_roles()
    object.__setattr__(parts.late, "history", past_of(tmp_path, *GAMES))
    made = main_window(games, parts)
    qtbot.addWidget(made)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    return Person(made, qtbot)


def test_games_are_searched_for_and_all_are_shown_again(person: Person) -> None:
    assert person.said_of_games() == "4 games, 1 selected"
    person.press(Key.Key_F, Held.ControlModifier)
    assert person.read(QAccessible.Text.Name) == "Search games"
    person.write("craps")
    person.press(Key.Key_Return)
    assert person.said_of_games() == "1 game, 1 selected"
    person.press(Key.Key_Escape)
    person.press(Key.Key_F, Held.ControlModifier)
    person.press(Key.Key_Return)
    assert person.said_of_games() == "4 games, 1 selected"


def test_games_are_narrowed_down_by_a_box_and_all_are_shown_again(person: Person) -> None:
    for box, chosen, left in (
        ("Any result", "Won", "2 games"),
        ("Any opponent", "Building Skills", "1 game"),
    ):
        person.go_to(box)
        person.press(Key.Key_Down)
        assert person.read(QAccessible.Text.Name) == chosen
        assert person.counted().split(" · ")[0] == left
        person.press(Key.Key_Home)
        assert person.read(QAccessible.Text.Name) == box
        assert person.counted().split(" · ")[0] == "4 games"


def test_statistics_open_over_the_games_and_escape_leads_back(person: Person) -> None:
    person.press(Key.Key_H, Held.ControlModifier | Held.ShiftModifier)
    assert person.close(StatisticsWindow).windowTitle() == "Statistics"
    person.wait_for("Games")


def test_the_game_that_is_chosen_is_replayed_and_escape_leads_back(person: Person) -> None:
    person.press(Key.Key_Down)
    person.press(Key.Key_R, Held.ControlModifier)
    assert person.close(ReplayWindow).windowTitle() == "Replay of Hog"
    person.wait_for("Games")


def test_tab_comes_to_all_that_can_be_done_and_each_stop_has_a_name(person: Person) -> None:
    names = []
    for _ in range(MOST_STOPS):
        person.press(Key.Key_Tab)
        names.append(person.read(QAccessible.Text.Name))
        if names[-1] == "Games":
            break
    assert "" not in names
    assert {
        "Search games",
        "Games",
        "Verify",
        "Delete",
        "Replay",
        "Open record",
        "Import…",
        "Export…",
    } <= set(names)


def test_the_line_that_tells_of_deleted_games_has_an_undo_that_tab_comes_to(person: Person) -> None:
    person.press(Key.Key_Down)
    person.press(Key.Key_Delete)
    for _ in range(MOST_STOPS):
        person.press(Key.Key_Tab)
        if person.read(QAccessible.Text.Name) == "Undo":
            break
    person.press(Key.Key_Space)
    assert person.announced[-1] == "1 game restored."
    person.wait_for("Games")
    assert person.said_of_games().startswith("4 games, ")
