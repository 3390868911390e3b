"""A chosen theme reaches the whole application, and everything that paints hears of it."""

from types import SimpleNamespace
from unittest.mock import Mock

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dicedesk.ui.appearance import Appearance, ThemeChoice
from dicedesk.ui.style_sheet import style_sheet
from dicedesk.ui.theme import DARK, LIGHT, Palette, Type, scaled

THEMES = [(ThemeChoice.DARK, DARK), (ThemeChoice.LIGHT, LIGHT)]


def set_desktop(appearance: Appearance, monkeypatch: pytest.MonkeyPatch, scheme: Qt.ColorScheme) -> None:
    """Lets the desktop have another scheme, and tells of it as Qt does."""
    app = Mock(wraps=appearance._app)
    app.styleHints = lambda: SimpleNamespace(colorScheme=lambda: scheme)
    monkeypatch.setattr(appearance, "_app", app)
    appearance._on_desktop_changed(scheme)


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
    ("scheme", "palette"),
    [(Qt.ColorScheme.Light, LIGHT), (Qt.ColorScheme.Dark, DARK), (Qt.ColorScheme.Unknown, DARK)],
)
def test_the_desktop_is_followed_where_that_was_chosen(
    appearance: Appearance, monkeypatch: pytest.MonkeyPatch, scheme: Qt.ColorScheme, palette: Palette
) -> None:
    appearance.choose(ThemeChoice.DESKTOP)
    set_desktop(appearance, monkeypatch, scheme)
    assert appearance.palette is palette


@pytest.mark.parametrize(("choice", "palette"), THEMES)
def test_the_desktop_does_not_change_a_theme_that_was_chosen(
    appearance: Appearance, monkeypatch: pytest.MonkeyPatch, choice: ThemeChoice, palette: Palette
) -> None:
    appearance.choose(choice)
    heard: list[str] = []
    appearance.changed.connect(lambda: heard.append("changed"))
    other = Qt.ColorScheme.Light if palette is DARK else Qt.ColorScheme.Dark
    set_desktop(appearance, monkeypatch, other)
    assert (appearance.palette, heard) == (palette, [])


def test_the_desktops_signal_is_listened_to(appearance: Appearance, qapp: QApplication) -> None:
    appearance.choose(ThemeChoice.DESKTOP)
    heard: list[str] = []
    appearance.changed.connect(lambda: heard.append("changed"))
    qapp.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Light)
    assert heard == ["changed"]
