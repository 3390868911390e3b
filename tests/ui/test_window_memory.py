"""The window comes back as it was left."""

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from dicedesk.ports.store import ForgetfulStore, StoreError
from dicedesk.ui.appearance import ThemeChoice
from dicedesk.ui.window_memory import SETTING, Remembered, WindowMemory


class DeafStore(ForgetfulStore):
    """Keeps and finds no settings."""

    def keep_setting(self, name: str, value: str) -> None:
        raise StoreError("The disk is full.")

    def setting(self, name: str) -> str | None:
        raise StoreError("The file cannot be read.")


def window(qtbot: QtBot, width: int, height: int) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(width, height)
    return made


def test_size_tab_and_theme_are_there_again(qtbot: QtBot) -> None:
    store = ForgetfulStore()
    WindowMemory(store).keep(window(qtbot, 640, 480), 2, ThemeChoice.LIGHT)
    memory, again = WindowMemory(store), window(qtbot, 300, 200)
    memory.restore(again)
    assert (memory.last.tab, memory.last.theme) == (2, "light")
    assert (again.width(), again.height()) == (640, 480)


def test_a_window_that_was_left_off_the_screen_is_brought_back(qtbot: QtBot) -> None:
    store, left = ForgetfulStore(), window(qtbot, 300, 200)
    left.move(-5000, -5000)
    WindowMemory(store).keep(left, 0, ThemeChoice.DARK)
    again = window(qtbot, 300, 200)
    WindowMemory(store).restore(again)
    assert again.screen().availableGeometry().intersects(again.geometry())


def test_nothing_was_kept_at_the_first_start(qtbot: QtBot) -> None:
    memory, first = WindowMemory(ForgetfulStore()), window(qtbot, 300, 200)
    memory.restore(first)
    assert (memory.last, first.width()) == (Remembered(), 300)


@pytest.mark.parametrize(
    "text",
    ["", "nonsense", "1 pink AAAA", "-1 dark AAAA", "one dark AAAA", "1 dark AAAA #123456 more"],
)
def test_what_cannot_be_read_is_forgotten(text: str) -> None:
    store = ForgetfulStore()
    store.keep_setting(SETTING, text)
    assert WindowMemory(store).last == Remembered()


def test_a_store_that_fails_costs_only_the_memory(qtbot: QtBot) -> None:
    memory = WindowMemory(DeafStore())
    memory.keep(window(qtbot, 300, 200), 1, ThemeChoice.DARK)
    assert memory.last == Remembered()
