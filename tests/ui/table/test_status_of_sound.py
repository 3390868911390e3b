"""The status bar says at once what is changed in the settings."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from dicedesk.core.rollers import SeededDice
from dicedesk.games.hog.table import HogGameTable
from dicedesk.play.ports.jobs import ImmediateJobs
from dicedesk.play.ports.store import ForgetfulStore
from dicedesk.play.settings import SettingsKeeper
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.features.settings.dialog import SettingsDialog
from dicedesk.ui.games.hog.tab import HogTab
from tests.fakes.clock import StandingClock


def sound_of(window: QWidget) -> QPushButton:
    return window.statusBar().findChildren(QPushButton, "status")[-1]


@pytest.fixture
def table_window(open_window: Callable[..., Any], appearance: Appearance, qtbot: QtBot) -> Any:
    """A window with Hog in it, whose status bar has looked for sound."""
    table = HogGameTable(
        ForgetfulStore(), StandingClock(), SettingsKeeper(ForgetfulStore()), lambda _: SeededDice(1)
    )
    window = open_window(lambda parent: HogTab(table, appearance, ImmediateJobs(), parent)).window
    qtbot.waitUntil(lambda: sound_of(window).text() == "Sound on")
    return window


def test_sound_is_off_in_the_status_bar_as_soon_as_it_is_off(table_window: Any) -> None:
    settings = table_window.windows.show_settings()
    assert isinstance(settings, SettingsDialog)
    settings.cards["Sound"].is_on.click()
    assert sound_of(table_window).text() == "Sound off"
    settings.close()


def test_sound_is_switched_by_a_click_in_the_status_bar(table_window: Any, qtbot: QtBot) -> None:
    qtbot.mouseClick(sound_of(table_window), Qt.MouseButton.LeftButton)
    assert sound_of(table_window).text() == "Sound off"


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_sound_is_switched_by_keyboard_where_it_stands(table_window: Any, qtbot: QtBot, key: Qt.Key) -> None:
    sound_of(table_window).setFocus()
    turns = len(table_window.current_tab.session.history)
    qtbot.keyClick(table_window.windowHandle(), key)
    assert sound_of(table_window).text() == "Sound off"
    assert len(table_window.current_tab.session.history) == turns


def test_the_tab_key_leads_to_the_sound(table_window: Any, qtbot: QtBot) -> None:
    for _ in range(40):
        qtbot.keyClick(table_window.windowHandle(), Qt.Key.Key_Tab)
        if sound_of(table_window).hasFocus():
            return
    pytest.fail("40 times Tab did not lead there")


def test_a_screen_reader_can_press_the_sound(table_window: Any, qtbot: QtBot) -> None:
    seen = QAccessible.queryAccessibleInterface(sound_of(table_window))
    assert (seen.role(), seen.text(QAccessible.Text.Name)) == (QAccessible.Role.Button, "Sound on")
    seen.actionInterface().doAction("Press")
    qtbot.waitUntil(lambda: sound_of(table_window).text() == "Sound off")
