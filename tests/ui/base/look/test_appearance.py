"""A chosen theme reaches the whole application, and everything that paints hears of it."""

import re
from typing import Any, get_args

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from dicedesk.play.settings import MotionChoice, ThemeChoice
from dicedesk.ui.base.look.appearance import STRONG, Appearance, Desktop, StyleName, VariantName, style_sheet
from dicedesk.ui.base.look.theme import CONTRAST, DARK, LIGHT, Palette, Type, scaled
from dicedesk.ui.base.widgets.fields import ArrowCombo

THEMES = [(ThemeChoice.DARK, DARK), (ThemeChoice.LIGHT, LIGHT), (ThemeChoice.CONTRAST, CONTRAST)]


@pytest.mark.parametrize(("choice", "palette"), THEMES)
def test_a_chosen_theme_reaches_the_whole_application(
    appearance: Appearance, qapp: QApplication, choice: ThemeChoice, palette: Palette
) -> None:
    appearance.choose(choice)
    roles = qapp.palette()
    assert (appearance.choice, appearance.palette) == (choice, palette)
    assert roles.color(QPalette.ColorRole.Window) == palette.color("window")
    assert roles.color(QPalette.ColorRole.Text) == palette.color("text")
    assert roles.color(QPalette.ColorRole.Highlight) == palette.color("gold")
    assert qapp.styleSheet() == style_sheet()


def test_a_button_that_cannot_be_pressed_has_a_broken_frame_in_high_contrast(
    appearance: Appearance, qtbot: QtBot
) -> None:
    appearance.choose(ThemeChoice.CONTRAST)
    window = QWidget()
    button = QPushButton("Repeat", window)
    qtbot.addWidget(window)
    appearance.set_contrast(window)
    window.show()

    def colors_of_the_upper_frame() -> set[str]:
        picture = button.grab().toImage()
        middle = range(picture.width() // 4, picture.width() * 3 // 4)
        return {picture.pixelColor(x, 0).name() for x in middle}

    assert len(colors_of_the_upper_frame()) == 1
    button.setEnabled(False)
    assert len(colors_of_the_upper_frame()) > 1


@pytest.mark.parametrize(
    ("choice", "color"),
    [
        (ThemeChoice.DARK, DARK.accent),
        (ThemeChoice.LIGHT, LIGHT.accent),
        (ThemeChoice.CONTRAST, CONTRAST.accent),
    ],
)
def test_the_chosen_row_of_a_list_stands_out(
    appearance: Appearance, qtbot: QtBot, choice: ThemeChoice, color: str
) -> None:
    appearance.choose(choice)
    window = QWidget()
    appearance.set_contrast(window)
    box = ArrowCombo(appearance, "Theme", window)
    box.addItems(["System default", "Dark", "Light"])
    box.setCurrentIndex(1)
    qtbot.addWidget(window)
    window.show()
    box.showPopup()
    rows, picture = box.view(), box.view().viewport().grab().toImage()

    def colors_in(row: int) -> set[str]:
        place = rows.visualRect(rows.model().index(row, 0))
        return {picture.pixelColor(place.right() - 4, y).name() for y in range(place.top(), place.bottom())}

    assert color in colors_in(1)
    assert color not in colors_in(0) | colors_in(2)
    box.hidePopup()


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


@pytest.mark.parametrize(
    ("choice", "is_asked_for", "is_calm"),
    [
        (MotionChoice.DESKTOP, False, False),
        (MotionChoice.DESKTOP, True, True),
        (MotionChoice.FULL, True, False),
        (MotionChoice.REDUCED, False, True),
    ],
)
def test_less_moves_where_the_user_wants_it_or_else_the_desktop(
    qapp: QApplication,
    appearance: Appearance,
    hints: Any,
    choice: MotionChoice,
    is_asked_for: bool,
    is_calm: bool,
) -> None:
    follower = Appearance(qapp, ThemeChoice.DARK, Desktop(hints))
    follower.choose_motion(choice)
    hints.ask_for_calm(on=is_asked_for)
    assert (follower.motion, follower.is_calm) == (choice, is_calm)
    follower.deleteLater()


def test_a_desktop_that_wants_less_motion_is_heard_at_once(
    qapp: QApplication, appearance: Appearance, hints: Any, qtbot: QtBot
) -> None:
    follower = Appearance(qapp, ThemeChoice.DARK, Desktop(hints))
    with qtbot.waitSignal(follower.motion_changed):
        hints.ask_for_calm(on=True)
    follower.deleteLater()


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


def test_each_name_and_mark_in_the_style_sheet_is_one_that_parts_can_have() -> None:
    sheet = style_sheet()
    names = set(re.findall(r"#([a-zA-Z]+)(?=[\s,:\[{])", re.sub(r"\{[^}]*\}", "{}", sheet)))
    variants = set(re.findall(r"\[([a-z]+)=", sheet)) - {STRONG}
    assert names > {"primary", "second"}
    assert (names - set(get_args(StyleName)), variants - set(get_args(VariantName))) == (set(), set())
