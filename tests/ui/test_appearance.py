"""A chosen theme reaches the whole application, and everything that paints hears of it."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dicedesk.ui.appearance import Appearance, ThemeChoice
from dicedesk.ui.desktop import Desktop
from dicedesk.ui.style_sheet import style_sheet
from dicedesk.ui.theme import CONTRAST, DARK, LIGHT, Palette, Type, scaled

THEMES = [(ThemeChoice.DARK, DARK), (ThemeChoice.LIGHT, LIGHT), (ThemeChoice.CONTRAST, CONTRAST)]


@pytest.mark.parametrize(("choice", "palette"), THEMES)
def test_a_chosen_theme_reaches_the_whole_application(
    appearance: Appearance, qapp: QApplication, choice: ThemeChoice, palette: Palette
) -> None:
    appearance.choose(choice)
    roles = qapp.palette()
    assert (appearance.choice, appearance.palette) == (choice, palette)
    assert roles.color(QPalette.ColorRole.Window) == palette.colour("window")
    assert roles.color(QPalette.ColorRole.Text) == palette.colour("text")
    assert roles.color(QPalette.ColorRole.Highlight) == palette.colour("accent")
    assert qapp.styleSheet() == style_sheet(palette)


def test_a_choice_is_told_after_it_was_applied(appearance: Appearance, qtbot: QtBot) -> None:
    seen: list[Palette] = []
    appearance.changed.connect(lambda: seen.append(appearance.palette))
    with qtbot.waitSignal(appearance.changed):
        appearance.choose(ThemeChoice.LIGHT)
    appearance.choose(ThemeChoice.DARK)
    assert seen == [LIGHT, DARK]


def test_the_font_of_the_application_is_that_of_body_text(appearance: Appearance, qapp: QApplication) -> None:
    assert qapp.font().pixelSize() == scaled(Type.BODY)


@pytest.mark.parametrize(
    ("scheme", "wants_contrast", "palette"),
    [
        (Qt.ColorScheme.Light, False, LIGHT),
        (Qt.ColorScheme.Dark, False, DARK),
        (Qt.ColorScheme.Unknown, False, DARK),
        (Qt.ColorScheme.Light, True, CONTRAST),
        (Qt.ColorScheme.Dark, True, CONTRAST),
    ],
)
def test_the_desktop_is_followed_at_once_where_that_was_chosen(
    qapp: QApplication,
    appearance: Appearance,
    hints: Any,
    scheme: Qt.ColorScheme,
    wants_contrast: bool,
    palette: Palette,
) -> None:
    follower = Appearance(qapp, ThemeChoice.DESKTOP, Desktop(hints))
    hints.become(scheme)
    hints.ask_for_contrast(on=wants_contrast)
    assert follower.palette is palette
    follower.deleteLater()


@pytest.mark.parametrize(("choice", "palette"), THEMES)
def test_the_desktop_does_not_change_a_theme_that_was_chosen(
    appearance: Appearance, qapp: QApplication, choice: ThemeChoice, palette: Palette
) -> None:
    appearance.choose(choice)
    heard: list[str] = []
    appearance.changed.connect(lambda: heard.append("changed"))
    qapp.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Light)
    assert (appearance.palette, heard) == (palette, [])


def test_the_desktops_signal_is_listened_to(appearance: Appearance, qapp: QApplication) -> None:
    appearance.choose(ThemeChoice.DESKTOP)
    heard: list[str] = []
    appearance.changed.connect(lambda: heard.append("changed"))
    qapp.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Light)
    assert heard == ["changed"]
