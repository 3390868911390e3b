"""Whatever a person reads or hears read in a tab has gone through the language of the window."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QAbstractTableModel, QModelIndex, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QDialog,
    QGroupBox,
    QLabel,
    QLineEdit,
    QTabWidget,
    QWidget,
)
from pytestqt.qtbot import QtBot

from dicedesk.core.languages import LANGUAGES
from dicedesk.games.catalogue import TITLES
from dicedesk.ui.base.dice.tray import DiceTray
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.games.poker_dice.game_ui import ORACLE
from dicedesk.ui.table.game_tab import TabSpec
from dicedesk.ui.window.main_window import MainWindow
from tests.ui.windows import main_window

AS_THEY_ARE = {"DiceDesk", "Esc", *(language.name for language in LANGUAGES)}
QTS_OWN = {"ScrollLeftButton", "ScrollRightButton"}
MOVES = 4


def texts_of(whole: QWidget) -> Iterator[tuple[str, str]]:
    """Every text of a window and its parts, with where it stands."""
    for part in (whole, *whole.findChildren(QWidget)):
        if part.objectName() in QTS_OWN:
            continue
        kind = f"{type(part).__name__} {part.objectName()}"
        for name in ("accessibleName", "accessibleDescription", "toolTip"):
            yield f"{kind}.{name}", getattr(part, name)()
        if isinstance(part, QLabel | QAbstractButton):
            yield kind, part.text()
        if isinstance(part, QGroupBox):
            yield kind, part.title()
        if isinstance(part, QLineEdit):
            yield kind, part.placeholderText()
        if isinstance(part, QComboBox):
            yield from ((kind, part.itemText(item)) for item in range(part.count()))
        if isinstance(part, QTabWidget):
            yield from ((kind, part.tabText(tab)) for tab in range(part.count()))
        if isinstance(part, QAbstractItemView) and not isinstance(part.parent(), QComboBox):
            yield from ((kind, text) for text in cells_of(part))
        if isinstance(part, QDialog):
            yield kind, part.windowTitle()
    yield from (("action", action.text()) for action in whole.findChildren(QAction))


def is_key(text: str) -> bool:
    """Whether a text is a key, or several, such as "Ctrl+K" or "Ctrl+,, F10"."""
    return all(QKeySequence(key).toString() == key for key in text.replace("Enter", "Return").split(", "))


def cells_of(view: QAbstractItemView) -> Iterator[str]:
    """The texts of the headings and cells of a table."""
    model = view.model()
    if model is None:
        return
    roles = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole)
    columns = model.columnCount() if isinstance(model, QAbstractTableModel) else 1
    for column in range(columns):
        yield str(model.headerData(column, Qt.Orientation.Horizontal) or "")
        for row in range(model.rowCount()):
            for role in roles:
                yield str(model.index(row, column, QModelIndex()).data(role) or "")


@pytest.fixture
def window(
    qtbot: QtBot,
    games: list[TabSpec],
    parts: AppParts,
    pseudo_language: Callable[[str], bool],
) -> MainWindow:
    """The whole window, in the pseudo-language."""
    made = main_window(games, parts)
    qtbot.addWidget(made)
    made.show()
    return made


@pytest.fixture
def english(pseudo_language: Callable[[str], bool]) -> Callable[[QWidget], set[tuple[str, str]]]:
    """Names the texts in a window that are still English; keys are called as the system calls them."""

    def found(whole: QWidget) -> set[tuple[str, str]]:
        felts = ((tray, text) for tray in whole.findChildren(DiceTray) for text in (tray.caption, tray.note))
        return {
            (where, text)
            for where, text in (*texts_of(whole), *((type(tray).__name__, text) for tray, text in felts))
            if pseudo_language(text) and not (text in AS_THEY_ARE or is_key(text))
        }

    return found


@pytest.mark.parametrize("place", range(len(TITLES)), ids=list(TITLES))
def test_every_text_of_a_game_is_translated(
    window: MainWindow, english: Callable[[QWidget], set[tuple[str, str]]], place: int
) -> None:
    window.choose_tab(place)
    tab: Any = window.current_tab
    tab.tray.duration_ms = 0
    left = english(window)
    for _ in range(MOVES):
        tab.primary.click()
        tab.pace.stop()
        left |= english(window)
    assert left == set()


@pytest.mark.parametrize("name", ["settings", "oracle"])
def test_every_text_beside_the_game_is_translated(
    window: MainWindow, english: Callable[[QWidget], set[tuple[str, str]]], name: str
) -> None:
    windows = window.windows
    dialog = windows.show_settings() if name == "settings" else windows.show_of_game(ORACLE)
    assert english(dialog) == set()
    dialog.close()


@pytest.mark.parametrize("name", ["show_keys", "show_palette"])
def test_every_text_about_the_window_is_translated(
    window: MainWindow, english: Callable[[QWidget], set[tuple[str, str]]], name: str
) -> None:
    dialog = getattr(window.windows, name)()
    assert english(dialog) == set()
    dialog.close()
