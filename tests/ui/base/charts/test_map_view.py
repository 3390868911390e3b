"""A map with a cursor: drawn in the colors of its scale, walked by keys, pointed at by the mouse."""

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from dicedesk.features.shapes import Cells, Dot, Path
from dicedesk.lab.charts import MapPlace
from dicedesk.play.settings import ThemeChoice
from dicedesk.ui.base.charts.heat_map import HeatMap, MapSide
from dicedesk.ui.base.charts.views import Legend, MapView
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.things import LOSS_SCALE
from tests.ui.pixels import pixels_by_color
from tests.ui.pointing import point_at

SIDE = 30
NAMES = tuple(map(str, range(SIDE)))
STEPS = bytes((across + up) % 6 for up in range(SIDE) for across in range(SIDE))
MAP = HeatMap("Losses", MapSide("Own", NAMES), MapSide("Other", NAMES), STEPS, LOSS_SCALE, tuple("abcdef"))
SMALL = HeatMap(
    "Small",
    MapSide("Own", tuple("abc")),
    MapSide("Other", tuple("de")),
    bytes(6),
    LOSS_SCALE,
    tuple("abcdef"),
)


@pytest.fixture
def view(qtbot: QtBot, appearance: Appearance) -> MapView:
    made = MapView(appearance)
    qtbot.addWidget(made)
    made.show_map(MAP)
    made.resize(420, 380)
    made.show()
    made.activateWindow()
    made.setFocus()
    return made


def heard(signal: Any) -> list[Any]:
    found: list[Any] = []
    signal.connect(found.append)
    return found


@pytest.mark.parametrize("theme", [ThemeChoice.DARK, ThemeChoice.LIGHT, ThemeChoice.CONTRAST])
def test_it_is_drawn_in_the_colors_of_the_scale(
    view: MapView, appearance: Appearance, theme: ThemeChoice
) -> None:
    appearance.choose(theme)
    wanted = {QColor(color).name() for color in LOSS_SCALE.colors(appearance.palette)}
    assert wanted <= pixels_by_color(view.grab().toImage()).keys()


@pytest.mark.parametrize(
    ("key", "place"),
    [
        (Qt.Key.Key_Left, (14, 12)),
        (Qt.Key.Key_Right, (16, 12)),
        (Qt.Key.Key_Up, (15, 13)),
        (Qt.Key.Key_Down, (15, 11)),
        (Qt.Key.Key_PageUp, (15, 22)),
        (Qt.Key.Key_PageDown, (15, 2)),
        (Qt.Key.Key_Home, (0, 12)),
        (Qt.Key.Key_End, (29, 12)),
    ],
)
def test_keys_move_the_cursor(view: MapView, key: Qt.Key, place: MapPlace) -> None:
    view.go_to((15, 12))
    moved = heard(view.moved)
    QTest.keyClick(view, key)
    assert (view.place, moved) == (place, [place])


@pytest.mark.parametrize(
    ("key", "place"),
    [
        (Qt.Key.Key_Home, (0, 0)),
        (Qt.Key.Key_End, (29, 29)),
        (Qt.Key.Key_Right, (25, 12)),
        (Qt.Key.Key_Up, (15, 22)),
    ],
)
def test_with_ctrl_they_move_it_far(view: MapView, key: Qt.Key, place: MapPlace) -> None:
    view.go_to((15, 12))
    QTest.keyClick(view, key, Qt.KeyboardModifier.ControlModifier)
    assert view.place == place


def test_the_cursor_stays_on_the_map(view: MapView) -> None:
    moved = heard(view.moved)
    QTest.keyClick(view, Qt.Key.Key_Left)
    QTest.keyClick(view, Qt.Key.Key_Down)
    view.go_to((99, 99))
    QTest.keyClick(view, Qt.Key.Key_PageUp)
    assert moved == [(29, 29)]
    view.show_map(SMALL)
    assert view.place == (2, 1)


def test_two_keys_ask_for_the_next_mark_and_the_one_before(view: MapView) -> None:
    leapt = heard(view.leapt)
    QTest.keyClick(view, Qt.Key.Key_BracketRight)
    QTest.keyClick(view, Qt.Key.Key_BracketLeft)
    assert leapt == [1, -1]


def test_a_screen_reader_can_ask_for_the_next_mark_too(view: MapView) -> None:
    leapt = heard(view.leapt)
    view.clearFocus()
    view.accessible_press()
    assert (leapt, view.hasFocus()) == ([1], True)


def test_other_keys_are_left_to_the_window(view: MapView) -> None:
    moved = heard(view.moved)
    QTest.keyClick(view, Qt.Key.Key_X)
    assert moved == []


def test_a_click_moves_the_cursor_and_the_mouse_points(view: MapView) -> None:
    pointed = heard(view.pointed)
    middle = view.rect().center()
    point_at(view, middle)
    QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=middle)
    across, up = view.place
    assert 10 < across < 22
    assert 8 < up < 20
    assert pointed[-1] == view.place
    point_at(view, QPoint(2, 2))
    assert pointed[-1] is None
    QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
    assert view.place == (across, up)


def test_a_ring_marks_a_cell(view: MapView) -> None:
    view.show_map(replace(MAP, marks=((20, 20),)))
    plot = view.plot
    assert plot is not None
    rings = {shape.at for shape in plot.shapes if isinstance(shape, Dot)}
    assert [plot.place_at(QPointF(*ring)) for ring in rings] == [(20, 20)]


def test_the_cells_are_those_of_the_map_from_edge_to_edge(view: MapView) -> None:
    plot = view.plot
    assert plot is not None
    (cells,) = (shape for shape in plot.shapes if isinstance(shape, Cells))
    assert (cells.columns, cells.rows, cells.steps) == (SIDE, SIDE, STEPS)
    frame = plot.frame
    assert (cells.top_left, cells.bottom_right) == ((frame.left, frame.top), (frame.right, frame.bottom))


def test_at_the_edge_the_frame_of_the_cursor_stays_on_the_map(view: MapView) -> None:
    plot = view.plot
    assert plot is not None
    frame = plot.frame
    corners = [
        corner
        for shape in plot.cursor((SIDE - 1, 0))
        if isinstance(shape, Path) and shape.is_closed
        for corner in shape.points
    ]
    assert max(x for x, _ in corners) == pytest.approx(frame.right)
    assert max(y for _, y in corners) == pytest.approx(frame.bottom)


def test_a_screen_reader_hears_what_it_is_and_where_the_cursor_is(view: MapView) -> None:
    view.describe("At 3 to 4, nothing.")
    assert (view.accessibleName(), view.accessibleDescription()) == ("Losses", "At 3 to 4, nothing.")


def test_without_a_map_nothing_moves(qtbot: QtBot, appearance: Appearance) -> None:
    made = MapView(appearance)
    qtbot.addWidget(made)
    made.go_to((3, 3))
    assert (made.place, made.plot) == ((0, 0), None)


def test_the_legend_has_a_sample_and_words_for_each_step(qtbot: QtBot) -> None:
    legend = Legend("Colors")
    qtbot.addWidget(legend)

    def shown() -> list[str]:
        return [part.text() for part in legend.findChildren(QLabel) if part.isVisible()]

    legend.show_scale("abcdef", LOSS_SCALE.on_dark)
    legend.show()
    assert shown() == list("abcdef")
    assert set(LOSS_SCALE.on_dark) <= pixels_by_color(legend.grab().toImage()).keys()
    legend.show_scale("xyz", LOSS_SCALE.on_light[:3])
    qtbot.waitUntil(lambda: shown() == list("xyz"))
