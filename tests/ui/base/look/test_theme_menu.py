"""The menu ticks the theme that is chosen, wherever it was chosen."""

import gc

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from dicedesk.play.settings.settings import ThemeChoice
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.table.game_tab import TabSpec
from dicedesk.ui.window.main_window import MainWindow
from dicedesk.ui.window.services import Services
from tests.ui.quiet_tab import QuietTab
from tests.ui.windows import held_window, main_window

NAMES = {
    ThemeChoice.DESKTOP: "System theme",
    ThemeChoice.DARK: "Dark theme",
    ThemeChoice.LIGHT: "Light theme",
    ThemeChoice.CONTRAST: "High-contrast theme",
}


@pytest.fixture
def window(qtbot: QtBot, appearance: Appearance, services: Services) -> MainWindow:
    """A window with its menus."""
    made = main_window([TabSpec("game", "Game", QuietTab)], appearance, services)
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


def test_menus_that_were_made_anew_follow_too(
    qtbot: QtBot, appearance: Appearance, services: Services
) -> None:
    shell, held = held_window([TabSpec("game", "Game", QuietTab)], appearance, services)
    qtbot.addWidget(shell)
    held.make_anew()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    appearance.choose(ThemeChoice.LIGHT)
    assert ticked(held.window) == ["Light theme"]
