"""What is chosen in one window shows at once in the others, and nobody asks the store for it."""

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from dicedesk.play.settings import SoundSettings
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.base.settings_bridge import SettingsBridge
from dicedesk.ui.features.settings.dialog import SettingsDialog
from dicedesk.ui.games.poker_dice.game_ui import ORACLE
from dicedesk.ui.games.poker_dice.oracle_dialog import OracleDialog
from dicedesk.ui.window.main_window import StatusLine
from tests.ui.features.conftest import LedSpeech
from tests.ui.windows import windows_over

Both = tuple[SettingsDialog, OracleDialog]


@pytest.fixture
def voice() -> LedSpeech:
    """There is a voice."""
    return LedSpeech()


@pytest.fixture
def both(owner: QWidget, parts: AppParts) -> Both:
    """The settings and the Oracle, side by side."""
    dialogs = windows_over(owner, parts)
    settings, oracle = dialogs.show_settings(), dialogs.show_of_game(ORACLE)
    assert isinstance(settings, SettingsDialog)
    assert isinstance(oracle, OracleDialog)
    return settings, oracle


def test_the_voice_that_the_oracle_switches_off_is_off_in_the_settings(both: Both) -> None:
    settings, oracle = both
    oracle.aloud.click()
    assert not settings.cards["Voice"].is_on.isChecked()


def test_the_voice_that_the_settings_switch_off_is_off_at_the_oracle(both: Both) -> None:
    settings, oracle = both
    settings.cards["Voice"].is_on.click()
    assert not oracle.aloud.isChecked()


def test_the_status_line_hears_of_sound_wherever_it_is_switched(
    both: Both, qtbot: QtBot, parts: AppParts, kept_settings: SettingsBridge
) -> None:
    settings, _ = both
    line = StatusLine(parts)
    qtbot.addWidget(line)
    line.begin()
    kept_settings.change(lambda now: replace(now, sound=SoundSettings(is_on=False)))
    assert not settings.cards["Sound"].is_on.isChecked()
    assert "Sound off" in [button.text() for button in line.findChildren(QPushButton)]


def test_the_status_line_says_whether_the_voice_is_on_wherever_it_is_switched(
    both: Both, qtbot: QtBot, parts: AppParts
) -> None:
    settings, oracle = both
    line = StatusLine(parts)
    qtbot.addWidget(line)
    line.begin()
    says = line.findChildren(QLabel)[-1]
    told = [says.text()]
    for switch in (settings.cards["Voice"].is_on, oracle.aloud):
        switch.click()
        told.append(says.text())
    assert told == ["Voice on", "Voice off", "Voice on"]
