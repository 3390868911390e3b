"""The window of the desktop holds one window after the other, and stays itself."""

from PySide6.QtCore import QCoreApplication, QEvent, QRect, QTimer
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from dicedesk.games.catalogue import TITLES
from dicedesk.ui.base.app import FIRST_WINDOW, SMALLEST_WINDOW
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.table.game_tab import GameTab, TabSpec
from dicedesk.ui.window.shell import Shell
from tests.ui.windows import held_window

CRAPS = list(TITLES).index("craps")


def opened(qtbot: QtBot) -> Shell:
    made = Shell()
    qtbot.addWidget(made)
    made.show()
    return made


def test_it_begins_empty_and_not_too_small(qtbot: QtBot) -> None:
    shell = opened(qtbot)
    least = shell.minimumSize()
    assert (shell.centralWidget(), shell.width(), shell.height()) == (None, *FIRST_WINDOW)
    assert (least.width(), least.height()) == SMALLEST_WINDOW


def test_its_ground_is_seen_until_it_holds_something(qtbot: QtBot) -> None:
    shell = opened(qtbot)
    before = shell.palette().window().color().name()
    shell.show_ground("#102030")
    ground = shell.grab().toImage().pixelColor(5, 5).name()
    shell.hold(QWidget())
    assert (ground, shell.palette().window().color().name()) == ("#102030", before)


def test_what_it_holds_fills_it_and_what_it_held_is_destroyed(qtbot: QtBot) -> None:
    shell, first, second = opened(qtbot), QPushButton(), QPushButton()
    shell.hold(first)
    shell.hold(second)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert (isValid(first), second.isVisible(), second.size()) == (False, True, shell.size())


def test_another_main_window_leaves_place_size_and_tab(
    qtbot: QtBot, games: list[TabSpec], parts: AppParts
) -> None:
    shell, held = held_window(games, parts)
    qtbot.addWidget(shell)
    shell.setGeometry(QRect(30, 40, 900, 600))
    shell.show()
    held.window.choose_tab(CRAPS)
    before, place = held.window, shell.geometry()
    held.make_anew()
    assert held.window is not before
    assert (shell.geometry(), held.window.place_of_tab, shell.centralWidget()) == (place, CRAPS, held.window)


def test_the_focus_ring_stays_in_the_game_when_the_window_is_made_anew(
    qtbot: QtBot, games: list[TabSpec], parts: AppParts
) -> None:
    shell, held = held_window(games, parts)
    qtbot.addWidget(shell)
    shell.show()
    shell.activateWindow()
    qtbot.waitUntil(shell.isActiveWindow)
    held.make_anew()
    focus = shell.focusWidget()
    assert focus is not None
    assert held.window.current_tab.isAncestorOf(focus)


def test_closing_is_told_while_the_window_in_it_still_knows_its_tab(
    qtbot: QtBot, games: list[TabSpec], parts: AppParts
) -> None:
    shell, held = held_window(games, parts)
    qtbot.addWidget(shell)
    held.window.choose_tab(CRAPS)
    places: list[int] = []
    shell.closing.connect(lambda: places.append(held.window.place_of_tab))
    shell.close()
    assert places == [CRAPS]


def test_tabs_are_made_in_quiet_moments_before_anybody_chooses_them(
    qtbot: QtBot, games: list[TabSpec], parts: AppParts
) -> None:
    shell, held = held_window(games, parts)
    qtbot.addWidget(shell)
    shell.show()
    before = len(held.window.findChildren(GameTab))
    with qtbot.waitSignal(held.tabs_made):
        held.make_tabs_in_advance()
    made = len(held.window.findChildren(GameTab))
    with qtbot.waitSignal(held.tabs_made):
        held.make_anew()
    assert (before, made, len(held.window.findChildren(GameTab))) == (1, len(TITLES), len(TITLES))
    shell.close()
    held.deleteLater()


def test_no_tab_is_made_while_dice_tumble(qtbot: QtBot, games: list[TabSpec], parts: AppParts) -> None:
    shell, held = held_window(games, parts)
    qtbot.addWidget(shell)
    shell.show()
    tab = held.window.current_tab
    tab.tray.duration_ms = 3_600_000
    tab.primary.click()
    held.make_tabs_in_advance()
    with qtbot.waitSignal(held.findChild(QTimer).timeout):
        pass
    assert len(held.window.findChildren(GameTab)) == 1
    tab.pace.stop()
    qtbot.waitUntil(lambda: len(held.window.findChildren(GameTab)) == len(TITLES))
    shell.close()
    held.deleteLater()
