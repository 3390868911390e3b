"""The status bar says at once what is changed in the settings."""

from collections.abc import Callable
from typing import Any

from PySide6.QtWidgets import QLabel

from dicedesk.core.rollers import SeededDice
from dicedesk.ports.clock import StandingClock
from dicedesk.ports.store import ForgetfulStore
from dicedesk.session.hog_table import HogTable
from dicedesk.ui.appearance import Appearance
from dicedesk.ui.dialogs.desk import Desk
from dicedesk.ui.dialogs.settings import SettingsDialog
from dicedesk.ui.tabs.hog.tab import HogTab


def test_sound_is_off_in_the_status_bar_as_soon_as_it_is_off(
    open_window: Callable[..., Any], appearance: Appearance, desk: Desk
) -> None:
    table = HogTable(ForgetfulStore(), StandingClock(), lambda _: SeededDice(1))
    window = open_window(lambda parent: HogTab(table, appearance, parent)).window
    settings = desk.show_settings(window)
    assert isinstance(settings, SettingsDialog)
    settings.sound.is_on.click()
    assert "Sound off" in [label.text() for label in window.statusBar().findChildren(QLabel)]
    settings.close()
