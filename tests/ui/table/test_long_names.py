"""The longest name that a person can have, in the widest letters, moves no column and is whole in a tip."""

from dataclasses import replace

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from dicedesk.games.catalogue import TITLES
from dicedesk.play.settings import LONGEST_NAME
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.table.game_tab import TabSpec
from dicedesk.ui.window.main_window import MainWindow
from tests.ui.walk import settle
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
        frame = window.current_tab.frame
        found.append((frame._left.width(), frame.column.width()))
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


def test_a_result_shows_the_whole_name(qtbot: QtBot, games: list[TabSpec], parts: AppParts) -> None:
    window = opened(qtbot, games, parts, WIDE)
    window.resize(800, 560)
    window.choose_tab(list(TITLES).index("craps"))
    tab = window.current_tab
    tab.tray.duration_ms = 0
    tab.input.lead_on()
    tab.input.leave()
    tab.input.leave()
    settle()
    headline = tab.result.headline
    assert headline.isVisible()
    assert WIDE in headline.text()
    assert headline.minimumSizeHint().width() <= headline.width()
    assert headline.height() >= headline.heightForWidth(headline.width())
