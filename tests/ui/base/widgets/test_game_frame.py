"""Two columns where there is room, and a drawer where there is not."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QFrame, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from dicedesk.ui.base.look.theme import DRAWER_BELOW, RIGHT_COLUMN
from dicedesk.ui.base.widgets.game_frame import GameFrame


@pytest.fixture
def frame(qtbot: QtBot) -> GameFrame:
    """A table and one card, in a window that is wide enough for both."""
    made = GameFrame(QVBoxLayout(), QWidget())
    made.add_card(QFrame())
    made.resize(DRAWER_BELOW, 700)
    qtbot.addWidget(made)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    return made


def narrow(frame: GameFrame) -> None:
    frame.resize(DRAWER_BELOW - 1, 700)


def column(frame: GameFrame) -> QFrame:
    return frame._column


def test_a_wide_window_shows_the_cards_beside_the_table(frame: GameFrame) -> None:
    assert not frame.has_drawer
    assert column(frame).isVisible()
    assert column(frame).width() == RIGHT_COLUMN
    assert not column(frame).geometry().intersects(frame._table.geometry())
    assert frame.rect().contains(column(frame).geometry())
    assert not frame.findChild(QPushButton).isVisible()


def test_a_narrow_window_gives_the_table_all_the_room(frame: GameFrame) -> None:
    before = frame._table.width()
    narrow(frame)
    assert frame.has_drawer
    assert not column(frame).isVisible()
    assert frame._table.width() > before + RIGHT_COLUMN - 2


def test_the_drawer_opens_over_the_table_and_closes(frame: GameFrame) -> None:
    narrow(frame)
    frame.toggle_drawer()
    assert frame.is_open
    assert column(frame).isVisible()
    assert column(frame).geometry().right() == frame.rect().right()
    frame.toggle_drawer()
    assert not column(frame).isVisible()


def test_escape_closes_the_drawer_and_does_not_open_it(frame: GameFrame, qtbot: QtBot) -> None:
    narrow(frame)
    qtbot.keyClick(frame.windowHandle(), Qt.Key.Key_Escape)
    assert not frame.is_open
    frame.toggle_drawer()
    qtbot.keyClick(frame.windowHandle(), Qt.Key.Key_Escape)
    assert not frame.is_open


def test_the_close_button_closes_the_drawer(frame: GameFrame, qtbot: QtBot) -> None:
    narrow(frame)
    frame.toggle_drawer()
    qtbot.mouseClick(frame.findChild(QPushButton), Qt.MouseButton.LeftButton)
    assert not frame.is_open


def test_a_click_on_the_table_closes_the_drawer_that_lies_over_it(frame: GameFrame, qtbot: QtBot) -> None:
    narrow(frame)
    frame.toggle_drawer()
    qtbot.mouseClick(frame._table, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    assert not frame.is_open


@pytest.mark.parametrize(("place", "is_open"), [(0, True), (DRAWER_BELOW - 100, False)])
def test_tab_to_a_part_of_the_table_under_the_drawer_closes_it(
    frame: GameFrame, qtbot: QtBot, place: int, is_open: bool
) -> None:
    narrow(frame)
    first, second = (QPushButton("Roll", frame._table) for _ in range(2))
    second.move(place, 0)
    for button in (first, second):
        button.show()
    first.setFocus()
    frame.toggle_drawer()
    qtbot.keyClick(first, Qt.Key.Key_Tab)
    assert (second.hasFocus(), frame.is_open) == (True, is_open)


def test_a_window_made_wide_has_no_drawer_any_more(frame: GameFrame) -> None:
    narrow(frame)
    frame.toggle_drawer()
    frame.resize(DRAWER_BELOW, 700)
    assert not frame.is_open
    assert column(frame).isVisible()
    narrow(frame)
    assert not column(frame).isVisible()


def test_in_a_wide_window_the_cards_are_put_away_and_come_back(frame: GameFrame) -> None:
    beside = frame._table.width()
    frame.toggle_drawer()
    assert not column(frame).isVisible()
    assert frame._table.width() > beside + RIGHT_COLUMN
    assert frame.has_drawer
    frame.toggle_drawer()
    assert column(frame).isVisible()
    assert frame._table.width() == beside


def test_cards_that_were_put_away_are_there_again_when_the_window_was_narrow(frame: GameFrame) -> None:
    frame.toggle_drawer()
    narrow(frame)
    frame.resize(DRAWER_BELOW, 700)
    assert column(frame).isVisible()


@pytest.mark.parametrize(("width", "cards"), [(1280, 320), (1920, 422), (2560, 560), (3840, 560)])
def test_the_cards_are_wider_in_a_wide_window(frame: GameFrame, width: int, cards: int) -> None:
    frame.resize(width, 700)
    assert column(frame).width() == pytest.approx(cards, abs=4)


def test_cards_that_need_more_room_get_it(frame: GameFrame) -> None:
    card = QFrame()
    card.setMinimumWidth(RIGHT_COLUMN + 80)
    frame.add_card(card)
    card.show()
    frame.resize(DRAWER_BELOW + 50, 700)
    assert column(frame).rect().contains(card.geometry())
    assert frame.rect().contains(column(frame).geometry())


def test_each_change_of_the_drawer_is_told(frame: GameFrame, qtbot: QtBot) -> None:
    with qtbot.waitSignal(frame.drawer_changed):
        narrow(frame)
    with qtbot.waitSignal(frame.drawer_changed):
        frame.toggle_drawer()


def test_only_an_open_drawer_casts_a_shadow_on_the_table(frame: GameFrame) -> None:
    narrow(frame)
    without = frame._shadow.isVisible()

    frame.toggle_drawer()

    assert (without, frame._shadow.isVisible()) == (False, True)
