"""The kept positions open from the menu, and from the cards of the history: one list for both."""

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from dicedesk.ui.features.history.page import HistoryPage
from dicedesk.ui.features.position.kept import KeptPositionsWindow
from dicedesk.ui.window.main_window import MainWindow


def test_the_menu_and_the_history_open_one_list(qtbot: QtBot, window: MainWindow) -> None:
    held = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    qtbot.keyClick(window.windowHandle(), Qt.Key.Key_K, held)
    (first,) = window.findChildren(KeptPositionsWindow)
    assert first.isVisible()
    window.games.choose("history")
    assert isinstance(window.current_tab, HistoryPage)
    window.current_tab.side.positions_button.click()
    assert window.findChildren(KeptPositionsWindow) == [first]
    position = window.windows.show_position()
    assert position is not None
    qtbot.keyClick(position, Qt.Key.Key_K, held)
    assert window.findChildren(KeptPositionsWindow) == [first]
    qtbot.waitUntil(first.isActiveWindow)
