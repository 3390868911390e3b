"""The window comes back as it was left, and never where it cannot be seen."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from dicedesk.play.ports.store import ForgetfulStore, StoreError
from dicedesk.play.settings import ThemeChoice
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import DRAWER_BELOW
from dicedesk.ui.base.widgets.game_frame import GameFrame
from dicedesk.ui.window.current_window import is_drawer_open, open_drawer
from dicedesk.ui.window.shell import WINDOW_SETTING, Remembered, WindowMemory, brought_back

KEPT = "2 AAAA #102030 open 10,20,300,200"
LARGE, SMALL = QRect(0, 0, 2560, 1440), QRect(0, 0, 1280, 720)
BESIDE = QRect(2560, 0, 1920, 1080)
NO_LEAST = QSize(0, 0)


class DeafStore(ForgetfulStore):
    """Keeps and finds no settings."""

    def keep_setting(self, name: str, value: str) -> None:
        raise StoreError("The disk is full.")

    def setting(self, name: str) -> str | None:
        raise StoreError("The file cannot be read.")


def window(qtbot: QtBot, width: int, height: int) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(width, height)
    return made


def with_drawer(qtbot: QtBot, width: int) -> tuple[QWidget, GameFrame]:
    """A window with a table and a card that has not been shown yet."""
    made = window(qtbot, width, 400)
    column, frame = QVBoxLayout(made), GameFrame(QVBoxLayout(), QFrame())
    frame.add_card(QFrame())
    column.addWidget(frame)
    return made, frame


def read(text: str) -> Remembered:
    store = ForgetfulStore()
    store.keep_setting(WINDOW_SETTING, text)
    return WindowMemory(store).last


def test_size_and_tab_are_there_again(qtbot: QtBot) -> None:
    store = ForgetfulStore()
    WindowMemory(store).keep(window(qtbot, 640, 480), 2)
    memory, again = WindowMemory(store), window(qtbot, 300, 200)
    memory.restore(again)
    assert (memory.last.tab, again.width(), again.height()) == (2, 640, 480)


def test_the_ground_is_kept_as_soon_as_it_changes(appearance: Appearance) -> None:
    store = ForgetfulStore()
    WindowMemory(store).follow(appearance)
    appearance.choose(ThemeChoice.CONTRAST)
    assert WindowMemory(store).last.ground == appearance.palette.window


def test_a_window_that_was_left_off_the_screen_is_brought_back(qtbot: QtBot) -> None:
    store, left = ForgetfulStore(), window(qtbot, 300, 200)
    left.move(-5000, -5000)
    WindowMemory(store).keep(left, 0, drawer=is_drawer_open(left))
    again = window(qtbot, 300, 200)
    WindowMemory(store).restore(again)
    assert again.screen().availableGeometry().contains(again.geometry())


@pytest.mark.parametrize("times", [1.1, 3])
def test_a_window_from_a_larger_screen_fits_the_one_of_today(qtbot: QtBot, times: float) -> None:
    room = QGuiApplication.primaryScreen().availableGeometry()
    width = round(600 * times)
    store = ForgetfulStore()
    store.keep_setting(WINDOW_SETTING, f"0   closed {room.width()},{room.height()},{width},500")
    again = window(qtbot, 300, 200)
    WindowMemory(store).restore(again)
    assert room.contains(again.geometry())
    assert again.width() == min(width, room.width())


@pytest.mark.parametrize(
    ("place", "rooms", "least", "expected"),
    [
        (QRect(100, 100, 800, 600), [LARGE], NO_LEAST, QRect(100, 100, 800, 600)),
        (QRect(1700, 900, 800, 500), [SMALL], NO_LEAST, QRect(480, 220, 800, 500)),
        (QRect(200, 100, 2200, 1300), [SMALL], NO_LEAST, SMALL),
        (QRect(-900, -700, 800, 600), [SMALL], NO_LEAST, QRect(0, 0, 800, 600)),
        (QRect(2700, 50, 900, 700), [LARGE, BESIDE], NO_LEAST, QRect(2700, 50, 900, 700)),
        (QRect(2700, 50, 900, 700), [SMALL], NO_LEAST, QRect(380, 20, 900, 700)),
        (QRect(0, 0, 960, 640), [QRect(0, 0, 800, 600)], QSize(960, 640), QRect(0, 0, 960, 640)),
    ],
    ids=["fits", "beyond", "too large", "before", "second screen", "screen is gone", "never too small"],
)
def test_a_place_is_brought_onto_a_screen(
    place: QRect, rooms: list[QRect], least: QSize, expected: QRect
) -> None:
    assert brought_back(place, rooms, least) == expected


@given(*(st.integers(-9000, 9000),) * 2, *(st.integers(1, 5000),) * 2)
def test_wherever_a_window_was_it_lies_on_a_screen(left: int, top: int, width: int, height: int) -> None:
    rooms = [SMALL, BESIDE]
    place = brought_back(QRect(left, top, width, height), rooms, NO_LEAST)
    assert [room for room in rooms if room.contains(place)] != [], place


def test_a_drawer_that_was_open_is_open_again(qtbot: QtBot) -> None:
    store, (left, frame) = ForgetfulStore(), with_drawer(qtbot, DRAWER_BELOW // 2)
    left.show()
    frame.toggle_drawer()
    WindowMemory(store).keep(left, 0, drawer=is_drawer_open(left))
    again, restored = with_drawer(qtbot, 300)
    if WindowMemory(store).last.drawer:
        open_drawer(again)
    again.show()
    assert restored.is_open


def test_a_drawer_that_was_closed_stays_closed(qtbot: QtBot) -> None:
    store, (left, _) = ForgetfulStore(), with_drawer(qtbot, DRAWER_BELOW // 2)
    left.show()
    WindowMemory(store).keep(left, 0, drawer=is_drawer_open(left))
    again, restored = with_drawer(qtbot, 300)
    if WindowMemory(store).last.drawer:
        open_drawer(again)
    again.show()
    assert not restored.is_open


def test_nothing_was_kept_at_the_first_start(qtbot: QtBot) -> None:
    memory, first = WindowMemory(ForgetfulStore()), window(qtbot, 300, 200)
    memory.restore(first)
    assert (memory.last, first.width()) == (Remembered(), 300)


def test_what_was_kept_is_read() -> None:
    assert read(KEPT) == Remembered("AAAA", 2, "#102030", drawer=True, place=(10, 20, 300, 200))


def test_a_window_without_a_place_and_a_ground_is_read() -> None:
    assert read("1   closed ") == Remembered(tab=1)


@pytest.mark.parametrize("part", ["#pink", "10,20,300", "10,20,300,wide", "10,20,300,99999999999"])
def test_a_ground_or_a_place_that_makes_no_sense_is_forgotten_alone(part: str) -> None:
    ground, place = (part, "") if part[0] == "#" else ("", part)
    assert read(f"1 AAAA {ground} closed {place}") == Remembered("AAAA", 1)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nonsense",
        "1 AAAA",
        "-1 AAAA #102030 open 1,2,3,4",
        "one AAAA #102030 open 1,2,3,4",
        "1 AAAA #102030 ajar 1,2,3,4",
        "1 AAAA #102030 open 1,2,3,4 more",
        "1 ÄÄÄÄ #102030 open 1,2,3,4",
        "99999999999 AAAA #102030 open 1,2,3,4",
    ],
)
def test_what_cannot_be_read_is_forgotten(text: str) -> None:
    assert read(text) == Remembered()


def test_a_store_that_fails_costs_only_the_memory(qtbot: QtBot) -> None:
    memory = WindowMemory(DeafStore())
    memory.keep(window(qtbot, 300, 200), 1)
    assert WindowMemory(DeafStore()).last == Remembered()
