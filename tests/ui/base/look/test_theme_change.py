"""A window that another theme is chosen for looks as one that was started in it, in every tab and every dialog."""

from collections.abc import Callable, Iterator, Mapping
from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint
from PySide6.QtGui import QImage, QPalette
from PySide6.QtWidgets import QApplication, QComboBox, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from dicedesk.games.catalogue import TITLES
from dicedesk.play.settings import ThemeChoice
from dicedesk.ui.base.look.appearance import ROLES, Appearance
from dicedesk.ui.base.look.theme import CONTRAST, DARK, LIGHT, Palette
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.table.game_tab import TabSpec
from dicedesk.ui.window.main_window import MainWindow
from dicedesk.ui.window.shell import Shell
from tests.repeated import first_of, sampled
from tests.ui.windows import held_window

CHOICES = (ThemeChoice.DARK, ThemeChoice.LIGHT, ThemeChoice.CONTRAST)
IN_A_RING = tuple(pairwise((*CHOICES, CHOICES[0])))
"""Each theme is left once and chosen once."""

PLACES = range(len(TITLES))
CRAPS = 1
MOVES = 3
WIDE = (1500, 900)
"""A window in which no button has to give way."""

OpenWindow = Callable[[], MainWindow]
Opener = Callable[[MainWindow], QWidget]

DIALOGS: Mapping[str, Opener] = {
    "settings": lambda window: window.windows.show_settings(),
    "rules": lambda window: window.windows.show_rules(),
    "keys": lambda window: window.windows.show_keys(),
    "palette": lambda window: window.windows.show_palette(),
    "house rules": lambda window: craps_tab(window).house.open_rules(),
}
POPUPS: Mapping[str, Opener] = {
    "menu": lambda window: opened_menu(window),
    "choices": lambda window: opened_box(window),
}


def craps_tab(window: MainWindow) -> Any:
    window.choose_tab(CRAPS)
    return window.current_tab


def opened_menu(window: MainWindow) -> QWidget:
    menu = window.menuBar().actions()[0].menu()
    menu.popup(window.mapToGlobal(QPoint(0, 0)))
    return menu


def opened_box(window: MainWindow) -> QWidget:
    """The list of a field that offers players."""
    window.choose_tab(0)
    box = window.current_tab.findChild(QComboBox)
    box.showPopup()
    return box.view().window()


@pytest.fixture
def open_window(qtbot: QtBot, games: list[TabSpec], parts: AppParts) -> Iterator[OpenWindow]:
    """Opens a window; whatever is opened shows the same games. The text cursor does not blink in pictures."""
    made: list[Shell] = []
    flash_time = QApplication.cursorFlashTime()
    QApplication.setCursorFlashTime(0)

    def opened() -> MainWindow:
        shell, held = held_window(games, parts)
        made.append(shell)
        shell.resize(*WIDE)
        shell.show()
        shell.activateWindow()
        tab: Any = held.window.current_tab
        qtbot.waitUntil(lambda: shell.isActiveWindow() and tab.has_cards)
        return held.window

    yield opened
    for shell in filter(isValid, made):
        closed(shell)
    QApplication.setCursorFlashTime(flash_time)


def closed(part: QWidget) -> None:
    window = part.window()
    window.close()
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def begin_games(window: MainWindow) -> None:
    """Plays each game a little."""
    for place in PLACES:
        window.choose_tab(place)
        tab: Any = window.current_tab
        tab.tray.duration_ms = 0
        for _ in range(MOVES):
            tab.primary.click()
            tab.pace.stop()


def settle() -> None:
    """Lets Qt lay out and paint all that is shown."""
    for _ in range(3):
        QCoreApplication.processEvents()


def picture(part: QWidget) -> QImage:
    """What a part looks like once all is laid out."""
    settle()
    return part.grab().toImage()


def go_through(window: MainWindow) -> Iterator[None]:
    """Shows one tab after the other."""
    for place in PLACES:
        window.choose_tab(place)
        tab: Any = window.current_tab
        tab.pace.stop()
        settle()
        yield


def see_all(window: MainWindow) -> None:
    """Has each tab been seen."""
    for _ in go_through(window):
        pass


def tabs_of(window: MainWindow) -> list[QImage]:
    """A picture of the window for each tab."""
    return [window.grab().toImage() for _ in go_through(window)]


@pytest.mark.no_cover
@pytest.mark.parametrize(("before", "after"), first_of(IN_A_RING, 1))
def test_every_tab_looks_as_if_the_window_had_been_started_in_the_theme(
    open_window: OpenWindow, appearance: Appearance, before: ThemeChoice, after: ThemeChoice
) -> None:
    first = open_window()
    begin_games(first)
    closed(first)
    appearance.choose(after)
    started = open_window()
    see_all(started)
    wanted = tabs_of(started)
    closed(started)
    wrong = []
    for seen in ("all", "one"):
        appearance.choose(before)
        changed = open_window()
        if seen == "all":
            see_all(changed)
        appearance.choose(after)
        if seen == "one":
            see_all(changed)
        found = tabs_of(changed)
        wrong += [(seen, place) for place in PLACES if found[place] != wanted[place]]
        closed(changed)
    assert wrong == []


@pytest.mark.parametrize("name", sampled(DIALOGS, "house rules"))
def test_what_lies_open_looks_as_if_it_had_been_opened_in_the_theme(
    open_window: OpenWindow, appearance: Appearance, name: str
) -> None:
    window, wrong = open_window(), []
    for before, after in IN_A_RING:
        pictures = []
        for first in (after, before):
            appearance.choose(first)
            dialog = DIALOGS[name](window)
            settle()
            appearance.choose(after)
            pictures.append(picture(dialog))
            dialog.close()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        if pictures[0] != pictures[1]:
            wrong.append((before, after))
    assert wrong == []


@pytest.mark.parametrize(("before", "after"), IN_A_RING)
@pytest.mark.parametrize("name", POPUPS)
def test_what_opens_again_looks_as_if_it_had_never_been_seen_in_another_theme(
    open_window: OpenWindow,
    appearance: Appearance,
    before: ThemeChoice,
    after: ThemeChoice,
    name: str,
) -> None:
    appearance.choose(after)
    pictures = []
    for first in (after, before):
        appearance.choose(first)
        window = open_window()
        POPUPS[name](window).close()
        appearance.choose(after)
        popup = POPUPS[name](window)
        pictures.append(picture(popup))
        popup.close()
        closed(window)
    assert pictures[0] == pictures[1]


@pytest.mark.parametrize("palette", [DARK, LIGHT, CONTRAST], ids=lambda palette: palette.name)
def test_each_color_of_a_theme_reaches_the_style_sheet(
    qapp: QApplication, appearance: Appearance, palette: Palette
) -> None:
    appearance.choose(ThemeChoice(palette.name))
    roles = qapp.palette()
    found = {token: roles.color(QPalette.ColorRole[role]) for token, role in ROLES.items()}
    assert found == {token: palette.color(token) for token in ROLES}
