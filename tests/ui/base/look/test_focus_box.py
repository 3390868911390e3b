"""What has the keyboard shows one ring, its own, and no box behind its words."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from dicedesk.play.settings import ThemeChoice
from dicedesk.ui.base.look.appearance import Appearance

NAMES = ("", "primary", "quiet", "opener", "compact", "toggle", "status")


@pytest.mark.parametrize("theme", [ThemeChoice.DARK, ThemeChoice.LIGHT, ThemeChoice.CONTRAST])
@pytest.mark.parametrize("name", NAMES)
def test_a_button_without_words_is_of_one_color_inside_its_ring(
    qtbot: QtBot, appearance: Appearance, name: str, theme: ThemeChoice
) -> None:
    appearance.choose(theme)
    window = QWidget()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    before, button = QPushButton(), QPushButton("    ")
    button.setObjectName(name)
    for part in (before, button):
        column.addWidget(part)
    appearance.set_contrast(window)
    window.resize(200, 120)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    before.setFocus()
    qtbot.keyClick(window.windowHandle(), Qt.Key.Key_Tab)
    assert button.hasFocus()
    picture = button.grab().toImage()
    inside = {
        picture.pixel(x, y) for x in range(8, picture.width() - 8) for y in range(6, picture.height() - 6)
    }
    assert len(inside) == 1
