"""Enter does what has the focus ring in dialogs too: it ticks a box, opens one, and closes nothing beside that."""

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
    QSlider,
    QWidget,
)
from pytestqt.qtbot import QtBot

from dicedesk.games.craps.house import BUILDING_SKILLS, LAS_VEGAS
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.features.settings.dialog import SettingsDialog
from dicedesk.ui.games.craps.house_rules import HouseRulesDialog
from dicedesk.ui.games.poker_dice.game_ui import ORACLE
from dicedesk.ui.games.poker_dice.oracle_dialog import OracleDialog
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
