"""The longest name that a person can have, in the widest letters, moves no column and is whole in a tip."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, QSize
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QStyleOptionComboBox, QToolTip
from pytestqt.qtbot import QtBot

from dicedesk.games.catalogue import TITLES
from dicedesk.play.settings import LONGEST_NAME
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.table.game_tab import TabSpec
from dicedesk.ui.window.main_window import MainWindow
from tests.ui.views import settle
from tests.ui.windows import main_window

WIDE = "W" * LONGEST_NAME
SIZE = QSize(1100, 700)


def opened(qtbot: QtBot, games: list[TabSpec], parts: AppParts, name: str) -> MainWindow:
    """The window of somebody of that name."""
    parts.settings.change(lambda before: replace(before, names=(name, *before.names[1:])))
    window = main_window(games, parts)
    qtbot.addWidget(window)
    window.resize(SIZE)
    window.show()
    return window


def widths(window: MainWindow) -> list[tuple[int, int]]:
    """The width of each game's table and of its cards."""
    found = []
    for place in range(len(TITLES)):
        window.choose_tab(place)
        window.current_tab.complete()
        settle()
        layout = window.current_tab.layout_
        found.append((layout._left.width(), layout.column.width()))
    return found


def test_a_wide_name_makes_no_column_wider(qtbot: QtBot, games: list[TabSpec], parts: AppParts) -> None:
    assert widths(opened(qtbot, games, parts, WIDE)) == widths(opened(qtbot, games, parts, "Ann"))


def test_both_scores_have_the_same_room_and_the_name_is_whole_in_a_tip(
    qtbot: QtBot, games: list[TabSpec], parts: AppParts
) -> None:
    window = opened(qtbot, games, parts, WIDE)
    settle()
    left, right = window.current_tab.board.panels
    assert abs(left.width() - right.width()) <= 1
    (name,) = (part for part in left.findChildren(QLabel) if part.toolTip())
    assert (name.toolTip(), name.accessibleName()) == (WIDE, WIDE)
    assert name.text().startswith("WWW")
    assert name.fontMetrics().horizontalAdvance(name.text()) <= name.width()


@pytest.mark.parametrize("name", [WIDE, "Ann"])
def test_a_box_writes_what_is_too_long_with_an_ellipsis(
    qtbot: QtBot, games: list[TabSpec], parts: AppParts, name: str
) -> None:
    window = opened(qtbot, games, parts, name)
    window.current_tab.complete()
    settle()
    box = next(box for box in window.findChildren(QComboBox) if box.currentText() == name)
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    assert option.currentText.endswith("…") is (name == WIDE)
    help_ = QHelpEvent(QEvent.Type.ToolTip, QPoint(5, 5), box.mapToGlobal(QPoint(5, 5)))
    QApplication.sendEvent(box, help_)
    assert QToolTip.text() == (WIDE if name == WIDE else "")
    QToolTip.hideText()
