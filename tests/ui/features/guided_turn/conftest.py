"""A window with the real tabs, for somebody who plays a guided turn."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from dicedesk.ui.base.look import theme
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.table.game_tab import TabSpec
from dicedesk.ui.window.main_window import MainWindow
from tests.ui.windows import main_window


class Visitor:
    """Looks at a window and presses its keys."""

    def __init__(self, qtbot: QtBot, window: MainWindow) -> None:
        self._qtbot, self.window = qtbot, window

    def press(self, *keys: Qt.Key) -> None:
        """Presses keys one after the other; they go where the keyboard's focus is."""
        for key in keys:
            self._qtbot.keyClick(self.window.windowHandle(), key)

    def click(self, part: QWidget) -> None:
        """Clicks a part of the window."""
        self._qtbot.mouseClick(part, Qt.MouseButton.LeftButton)

    def resize(self, width: int, height: int) -> None:
        """Makes the window of another size, and waits until it is."""
        self.window.resize(width, height)
        self.until(lambda: (self.window.width(), self.window.height()) == (width, height))

    def until(self, holds: Callable[[], object]) -> None:
        """Waits until something holds."""
        self._qtbot.waitUntil(lambda: bool(holds()))


@pytest.fixture
def visitor(qtbot: QtBot, games: list[TabSpec], parts: AppParts) -> Visitor:
    """A player at the open window, at Hog."""
    window = main_window(games, parts)
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    window.current_tab.tray.duration_ms = 0
    return Visitor(qtbot, window)


@pytest.fixture(params=[1.0, 1.5], ids=["usual letters", "large letters"])
def letters(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Enlarges the type of the desktop by this factor, before a window opens."""
    desktop = QFont()
    desktop.setPointSizeF(theme.NORMAL_POINT_SIZE * request.param)
    monkeypatch.setattr(theme.QFontDatabase, "systemFont", lambda _: QFont(desktop))


@pytest.fixture(params=[False, True], ids=["usual words", "long words"])
def words(request: pytest.FixtureRequest) -> None:
    """Speaks English, or a language whose words are longer."""
    if request.param:
        request.getfixturevalue("pseudo_language")
