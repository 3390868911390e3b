"""The table can be left by a button that is seen."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt


def test_a_press_of_the_button_twice_leaves_the_table(sit_down: Callable[..., Any], qtbot: Any) -> None:
    person = sit_down()
    person.window.resize(1280, 800)
    qtbot.waitUntil(person.tab.buttons.leave.isVisible)
    for _ in range(2):
        assert not person.tab.session.is_over
        qtbot.mouseClick(person.tab.buttons.leave, Qt.MouseButton.LeftButton)
    assert person.tab.session.is_over
    assert not person.tab.buttons.leave.isVisible()
