"""Enter does what has the focus ring in dialogs too: it ticks a box, opens one, and closes nothing beside that.

*Close* closes each window by the mouse, Space and Enter.
"""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QLineEdit,
    QPushButton,
    QSlider,
    QWidget,
)
from pytestqt.qtbot import QtBot

from dicedesk.coach.explanation import LoneExplanation
from dicedesk.games.craps.house import BUILDING_SKILLS, LAS_VEGAS
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.features.settings.dialog import SettingsDialog
from dicedesk.ui.games.craps.game_ui import DEMONSTRATION
from dicedesk.ui.games.craps.house_rules import HouseRulesDialog
from dicedesk.ui.games.poker_dice.game_ui import ORACLE
from dicedesk.ui.games.poker_dice.oracle_dialog import OracleDialog
from dicedesk.ui.window.windows import Windows
from tests.ui.windows import windows_over


@pytest.fixture
def settings(qtbot: QtBot, parts: AppParts, owner: QWidget) -> SettingsDialog:
    dialog = windows_over(owner, parts).show_settings()
    assert isinstance(dialog, SettingsDialog)
    qtbot.waitUntil(dialog.isActiveWindow)
    return dialog


def seen_in(dialog: QDialog, kind: Any) -> list[Any]:
    return [part for part in dialog.findChildren(kind) if part.isVisible() and part.isEnabled()]


def enter(qtbot: QtBot, dialog: QDialog, part: QWidget) -> None:
    part.setFocus()
    qtbot.keyClick(dialog.windowHandle(), Qt.Key.Key_Return)


def test_enter_ticks_boxes_opens_boxes_and_leaves_the_settings_open(
    qtbot: QtBot, settings: SettingsDialog
) -> None:
    for row in range(settings.sections.count()):
        settings.sections.setCurrentRow(row)
        for tick in seen_in(settings, QCheckBox):
            was = tick.isChecked()
            enter(qtbot, settings, tick)
            assert tick.isChecked() is not was
        for box in seen_in(settings, QComboBox):
            enter(qtbot, settings, box)
            assert box.view().isVisible()
            box.hidePopup()
        for part in (*seen_in(settings, QSlider), *seen_in(settings, QLineEdit), settings.sections):
            enter(qtbot, settings, part)
        assert settings.isVisible()


def test_enter_on_close_closes_the_settings(qtbot: QtBot, settings: SettingsDialog) -> None:
    ended: list[int] = []
    settings.finished.connect(ended.append)
    enter(qtbot, settings, settings.close_button)
    assert len(ended) == 1


def test_enter_on_a_preset_of_the_house_chooses_it_and_leaves_the_dialog_open(
    qtbot: QtBot, appearance: Appearance
) -> None:
    dialog = HouseRulesDialog(BUILDING_SKILLS, appearance)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    enter(qtbot, dialog, dialog.preset_buttons["las-vegas"])
    assert (dialog.isVisible(), dialog.rules()) == (True, LAS_VEGAS)


def test_enter_that_is_held_down_asks_the_oracle_nothing(
    qtbot: QtBot, parts: AppParts, owner: QWidget
) -> None:
    dialog = windows_over(owner, parts).show_of_game(ORACLE)
    assert isinstance(dialog, OracleDialog)
    qtbot.waitUntil(dialog.isActiveWindow)
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "", True)
    QApplication.sendEvent(dialog.question, held)
    assert not dialog.ball.is_moving


WINDOWS: dict[str, Callable[[Windows], QDialog]] = {
    "how a number is calculated": lambda windows: windows.show_working(LoneExplanation(lambda: None)),
    "settings": Windows.show_settings,
    "backups": Windows.show_backups,
    "about": Windows.show_about,
    "an error": lambda windows: windows.show_error("It failed.", "The report."),
    "demonstration": lambda windows: windows.show_of_game(DEMONSTRATION),
    "oracle": lambda windows: windows.show_of_game(ORACLE),
}


def click(qtbot: QtBot, button: QWidget) -> None:
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def press(key: Qt.Key) -> Callable[[QtBot, QWidget], None]:
    """Presses a key on a button."""

    def press_on(qtbot: QtBot, button: QWidget) -> None:
        button.setFocus()
        qtbot.keyClick(button.window().windowHandle(), key)

    return press_on


@pytest.mark.parametrize("do", [click, press(Qt.Key.Key_Space), press(Qt.Key.Key_Return)])
@pytest.mark.parametrize("show", WINDOWS.values(), ids=WINDOWS)
def test_close_closes_each_window(
    qtbot: QtBot,
    parts: AppParts,
    owner: QWidget,
    show: Callable[[Windows], QDialog],
    do: Callable[[QtBot, QWidget], None],
) -> None:
    window = show(windows_over(owner, parts))
    qtbot.waitUntil(window.isActiveWindow)
    ended: list[int] = []
    window.finished.connect(ended.append)
    do(qtbot, next(button for button in seen_in(window, QPushButton) if button.text() == "Close"))
    assert len(ended) == 1
