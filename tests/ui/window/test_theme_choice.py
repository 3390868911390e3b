"""A theme is chosen in the menu, and saved in the settings with the motion."""

import gc
from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from dicedesk.play.settings import LookSettings, MotionChoice, ThemeChoice
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.base.settings_bridge import ChosenLook, SettingsBridge
from dicedesk.ui.table.game_tab import TabSpec
from dicedesk.ui.window.main_window import MainWindow
from tests.ui.quiet_tab import QuietTab
from tests.ui.windows import held_window, main_window

NAMES = {
    ThemeChoice.DESKTOP: "System theme",
    ThemeChoice.DARK: "Dark theme",
    ThemeChoice.LIGHT: "Light theme",
    ThemeChoice.CONTRAST: "High-contrast theme",
}


@pytest.fixture
def window(qtbot: QtBot, parts: AppParts) -> MainWindow:
    """A window with its menus."""
    made = main_window([TabSpec("game", "Game", QuietTab)], parts)
    qtbot.addWidget(made)
    return made


def ticked(window: QWidget) -> list[str]:
    return [action.text() for action in themes(window) if action.isChecked()]


def themes(window: QWidget) -> list[QAction]:
    return [action for action in window.actions() if action.text() in NAMES.values()]


def test_the_theme_of_the_start_is_ticked(window: MainWindow) -> None:
    assert ticked(window) == ["Dark theme"]


@pytest.mark.parametrize("choice", ThemeChoice)
def test_a_theme_that_is_chosen_elsewhere_is_ticked(
    window: MainWindow, appearance: Appearance, choice: ThemeChoice
) -> None:
    appearance.choose(choice)
    assert ticked(window) == [NAMES[choice]]


@pytest.mark.parametrize("choice", ThemeChoice)
def test_a_theme_that_is_chosen_in_the_menu_holds_and_is_ticked(
    window: MainWindow, appearance: Appearance, choice: ThemeChoice
) -> None:
    next(action for action in themes(window) if action.text() == NAMES[choice]).trigger()
    assert appearance.choice is choice
    assert ticked(window) == [NAMES[choice]]


def test_the_collector_leaves_the_themes_in_the_menu(window: MainWindow) -> None:
    gc.collect()
    assert [action.text() for action in themes(window)] == list(NAMES.values())


@pytest.mark.parametrize("choice", ThemeChoice)
def test_the_chosen_theme_stays_ticked_when_it_is_chosen_again(
    window: MainWindow, appearance: Appearance, choice: ThemeChoice
) -> None:
    appearance.choose(choice)
    next(action for action in themes(window) if action.text() == NAMES[choice]).trigger()
    assert ticked(window) == [NAMES[choice]]


def test_menus_that_were_made_anew_follow_too(qtbot: QtBot, appearance: Appearance, parts: AppParts) -> None:
    shell, held = held_window([TabSpec("game", "Game", QuietTab)], parts)
    qtbot.addWidget(shell)
    held.make_anew()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    appearance.choose(ThemeChoice.LIGHT)
    assert ticked(held.window) == ["Light theme"]


def choose(settings: SettingsBridge, look: LookSettings) -> None:
    settings.change(lambda now: replace(now, look=look))


def test_as_much_moves_as_the_settings_say(appearance: Appearance, kept_settings: SettingsBridge) -> None:
    choose(kept_settings, LookSettings(motion=MotionChoice.REDUCED))
    ChosenLook(kept_settings, appearance)
    assert appearance.is_calm


def test_theme_and_motion_are_kept_as_soon_as_they_are_chosen(
    appearance: Appearance, kept_settings: SettingsBridge
) -> None:
    ChosenLook(kept_settings, appearance)
    appearance.choose(ThemeChoice.CONTRAST)
    appearance.choose_motion(MotionChoice.REDUCED)
    assert kept_settings.value.look == LookSettings(ThemeChoice.CONTRAST, MotionChoice.REDUCED)


def test_a_theme_for_one_start_is_not_kept(appearance: Appearance, kept_settings: SettingsBridge) -> None:
    choose(kept_settings, LookSettings(ThemeChoice.LIGHT))
    ChosenLook(kept_settings, appearance)
    appearance.refresh()
    appearance.choose_motion(MotionChoice.FULL)
    assert (appearance.choice, kept_settings.value.look) == (
        ThemeChoice.DARK,
        LookSettings(ThemeChoice.LIGHT, MotionChoice.FULL),
    )
