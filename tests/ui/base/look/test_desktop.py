"""The preferences of the desktop are followed as far as the Qt in use tells them."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dicedesk.ui.base.look.appearance import Desktop


def test_a_desktop_that_says_nothing_asks_for_nothing(any_hints: Any) -> None:
    desktop = Desktop(any_hints)
    assert (desktop.is_light, desktop.wants_contrast, desktop.wants_calm) == (False, False, False)


@pytest.mark.parametrize("scheme", Qt.ColorScheme)
def test_every_qt_tells_of_light_and_dark(any_hints: Any, qtbot: QtBot, scheme: Qt.ColorScheme) -> None:
    desktop = Desktop(any_hints)
    with qtbot.waitSignal(desktop.changed):
        any_hints.become(scheme)
    assert desktop.is_light is (scheme is Qt.ColorScheme.Light)


@pytest.mark.parametrize("on", [True, False])
def test_a_wish_for_contrast_is_heard_at_once(hints: Any, qtbot: QtBot, on: bool) -> None:
    desktop = Desktop(hints)
    with qtbot.waitSignal(desktop.changed):
        hints.ask_for_contrast(on=on)
    assert desktop.wants_contrast is on


@pytest.mark.parametrize("on", [True, False])
def test_a_wish_for_less_motion_is_heard_at_once(hints: Any, qtbot: QtBot, on: bool) -> None:
    desktop = Desktop(hints)
    with qtbot.waitSignal(desktop.changed):
        hints.ask_for_calm(on=on)
    assert desktop.wants_calm is on


def test_the_qt_in_use_can_be_asked(qapp: QApplication) -> None:
    desktop = Desktop(qapp.styleHints())
    assert {desktop.is_light, desktop.wants_contrast, desktop.wants_calm} <= {True, False}
