"""Two columns where there is room, and a drawer where there is not."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QFrame, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from dicedesk.ui.base.look.theme import DRAWER_BELOW, RIGHT_COLUMN
from dicedesk.ui.base.widgets.game_layout import GameLayout


@pytest.fixture
def layout(qtbot: QtBot) -> GameLayout:
    """A table and one card, in a window that is wide enough for both."""
    made = GameLayout(QVBoxLayout(), QWidget())
    made.add_card(QFrame())
    made.resize(DRAWER_BELOW, 700)
    qtbot.addWidget(made)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    return made


def narrow(layout: GameLayout) -> None:
    layout.resize(DRAWER_BELOW - 1, 700)


def column(layout: GameLayout) -> QFrame:
    return layout._column


def test_a_wide_window_shows_the_cards_beside_the_table(layout: GameLayout) -> None:
    assert not layout.has_drawer
    assert column(layout).isVisible()
    assert column(layout).width() == RIGHT_COLUMN
    assert not column(layout).geometry().intersects(layout._table.geometry())
    assert layout.rect().contains(column(layout).geometry())
    assert not layout.findChild(QPushButton).isVisible()


def test_a_narrow_window_gives_the_table_all_the_room(layout: GameLayout) -> None:
    before = layout._table.width()
    narrow(layout)
    assert layout.has_drawer
    assert not column(layout).isVisible()
    assert layout._table.width() > before + RIGHT_COLUMN - 2


def test_the_drawer_opens_over_the_table_and_closes(layout: GameLayout) -> None:
    narrow(layout)
    layout.toggle_drawer()
    assert layout.is_open
    assert column(layout).isVisible()
    assert column(layout).geometry().right() == layout.rect().right()
    layout.toggle_drawer()
    assert not column(layout).isVisible()


def test_escape_closes_the_drawer_and_does_not_open_it(layout: GameLayout, qtbot: QtBot) -> None:
    narrow(layout)
    qtbot.keyClick(layout.windowHandle(), Qt.Key.Key_Escape)
    assert not layout.is_open
    layout.toggle_drawer()
    qtbot.keyClick(layout.windowHandle(), Qt.Key.Key_Escape)
    assert not layout.is_open


def test_the_close_button_closes_the_drawer(layout: GameLayout, qtbot: QtBot) -> None:
    narrow(layout)
    layout.toggle_drawer()
    qtbot.mouseClick(layout.findChild(QPushButton), Qt.MouseButton.LeftButton)
    assert not layout.is_open


def test_a_click_on_the_table_closes_the_drawer_that_lies_over_it(layout: GameLayout, qtbot: QtBot) -> None:
    narrow(layout)
    layout.toggle_drawer()
    qtbot.mouseClick(layout._table, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    assert not layout.is_open


def test_a_window_made_wide_has_no_drawer_any_more(layout: GameLayout) -> None:
    narrow(layout)
    layout.toggle_drawer()
    layout.resize(DRAWER_BELOW, 700)
    assert not layout.is_open
    assert column(layout).isVisible()
    narrow(layout)
    assert not column(layout).isVisible()


def test_in_a_wide_window_the_cards_are_put_away_and_come_back(layout: GameLayout) -> None:
    beside = layout._table.width()
    layout.toggle_drawer()
    assert not column(layout).isVisible()
    assert layout._table.width() > beside + RIGHT_COLUMN
    assert layout.has_drawer
    layout.toggle_drawer()
    assert column(layout).isVisible()
    assert layout._table.width() == beside


def test_cards_that_were_put_away_are_there_again_when_the_window_was_narrow(layout: GameLayout) -> None:
    layout.toggle_drawer()
    narrow(layout)
    layout.resize(DRAWER_BELOW, 700)
    assert column(layout).isVisible()


@pytest.mark.parametrize(("width", "cards"), [(1280, 320), (1920, 422), (2560, 560), (3840, 560)])
def test_the_cards_are_wider_in_a_wide_window(layout: GameLayout, width: int, cards: int) -> None:
    layout.resize(width, 700)
    assert column(layout).width() == pytest.approx(cards, abs=4)


def test_cards_that_need_more_room_get_it(layout: GameLayout) -> None:
    card = QFrame()
    card.setMinimumWidth(RIGHT_COLUMN + 80)
    layout.add_card(card)
    card.show()
    layout.resize(DRAWER_BELOW + 50, 700)
    assert column(layout).rect().contains(card.geometry())
    assert layout.rect().contains(column(layout).geometry())


def test_each_change_of_the_drawer_is_told(layout: GameLayout, qtbot: QtBot) -> None:
    with qtbot.waitSignal(layout.drawer_changed):
        narrow(layout)
    with qtbot.waitSignal(layout.drawer_changed):
        layout.toggle_drawer()


def test_only_an_open_drawer_casts_a_shadow_on_the_table(layout: GameLayout) -> None:
    narrow(layout)
    without = layout._shadow.isVisible()

    layout.toggle_drawer()

    assert (without, layout._shadow.isVisible()) == (False, True)
