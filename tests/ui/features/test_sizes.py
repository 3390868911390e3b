"""Windows beside the game begin no larger than the screen has room for."""

from typing import NamedTuple

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from dicedesk.ui.base.app import TITLE_BAR
from dicedesk.ui.base.dialogs import begin_with


class Screen(NamedTuple):
    """A screen of a size, as far as a window asks for it."""

    size: QSize

    def availableSize(self) -> QSize:
        """Without the task bar."""
        return self.size


class Window(QWidget):
    """A window on such a screen."""

    def __init__(self, room: QSize) -> None:
        super().__init__()
        self._room = room

    def screen(self) -> Screen:
        """Where it is."""
        return Screen(self._room)


@pytest.mark.parametrize(("room", "height"), [((1280, 800), 640), ((800, 560), 560 - TITLE_BAR - 4)])
def test_a_window_leaves_room_for_its_title(qtbot: QtBot, room: tuple[int, int], height: int) -> None:
    window = Window(QSize(*room))
    qtbot.addWidget(window)
    begin_with(window, 520, 640)
    assert (window.width(), window.height()) == (520, height)
