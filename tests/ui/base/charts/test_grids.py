"""A grid of values: a map whose colors say how high they are, a table, and a cursor that reads the cells."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from dicedesk.features.shapes import Words
from dicedesk.lab.charts import MapPlace
from dicedesk.play.settings import ThemeChoice
from dicedesk.ui.base.charts.chart import ChartCard
from dicedesk.ui.base.charts.heat_map import heat_map_of
from dicedesk.ui.base.charts.views import GridView
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.things import VALUE_SCALE
from tests.ui.base.charts.drawings import GRID, card_of, chart_of
from tests.ui.pixels import pixels_by_color
from tests.ui.pointing import point_at


@pytest.fixture
def card(qtbot: QtBot, appearance: Appearance) -> ChartCard:
    """A grid that has the focus."""
    made = card_of(GRID, appearance, qtbot)
    made.activateWindow()
    made.view.setFocus()
    return made


def place_of(card: ChartCard) -> MapPlace:
    assert isinstance(card.view, GridView)
    return card.view.place


@pytest.mark.parametrize("theme", [ThemeChoice.DARK, ThemeChoice.LIGHT, ThemeChoice.CONTRAST])
def test_it_has_the_colors_of_its_scale(card: ChartCard, appearance: Appearance, theme: ThemeChoice) -> None:
    appearance.choose(theme)
    wanted = {QColor(color).name() for color in VALUE_SCALE.colors(appearance.palette)}
    assert wanted <= pixels_by_color(card.grab().toImage()).keys()


def test_beside_it_stands_what_the_colors_are_the_highest_on_top(card: ChartCard) -> None:
    assert isinstance(card.view, GridView)
    plot = card.view.plot
    assert plot is not None
    key = [shape for shape in plot.shapes if isinstance(shape, Words) and shape.at[0] > plot.frame.right]
    texts = [words.text for words in sorted(key, key=lambda words: words.at[1])]
    assert (texts[0], texts[-1], len(texts)) == ("8 to 12", "0 to 1", 6)


def test_the_cursor_begins_at_the_marked_cell_and_keys_read_others(card: ChartCard) -> None:
    assert card.reading.text() == "Rolls: 4, Margin: 30, Points: 12, Marked: Yes"
    QTest.keyClick(card.view, Qt.Key.Key_Left)
    assert card.reading.text() == card.view.accessibleDescription() == "Rolls: 3, Margin: 30, Points: 10"
    card.table_button.setFocus()
    assert card.reading.text() == ""


def test_keys_lead_back_to_the_marked_cell(card: ChartCard) -> None:
    QTest.keyClick(card.view, Qt.Key.Key_Home)
    assert place_of(card) == (0, 2)
    QTest.keyClick(card.view, Qt.Key.Key_BracketRight)
    assert place_of(card) == (3, 2)
    QTest.keyClick(card.view, Qt.Key.Key_BracketLeft)
    assert place_of(card) == (3, 2)


def test_a_grid_without_marks_begins_in_its_corner(qtbot: QtBot, appearance: Appearance) -> None:
    card = card_of(replace(GRID, marks=()), appearance, qtbot)
    QTest.keyClick(card.view, Qt.Key.Key_BracketRight)
    assert place_of(card) == (0, 0)


def test_the_mouse_reads_the_cell_under_it(card: ChartCard) -> None:
    point_at(card.view, QPoint(card.view.width() // 3, card.view.height() // 2))
    pointed = card.reading.text()
    assert pointed.startswith("Rolls: ")
    assert "Marked" not in pointed
    point_at(card.view, QPoint(1, 1))
    assert card.reading.text() == "Rolls: 4, Margin: 30, Points: 12, Marked: Yes"


def test_each_color_has_about_as_many_cells_wherever_their_values_lie() -> None:
    crowded = replace(
        GRID, values=((0.0, 90.0, 91.0, 92.0), (93.0, 94.0, 95.0, 96.0), (97.0, 98.0, 99.0, 100.0))
    )
    steps = heat_map_of(chart_of(crowded), crowded).steps
    assert list(steps) == sorted(steps)
    assert {steps.count(step) for step in range(6)} <= {1, 2, 3}


def test_a_grid_of_one_value_has_one_color() -> None:
    flat = replace(GRID, values=((1.0, 1.0),), across_names=("1", "2"), up_names=("0",))
    assert len(set(heat_map_of(chart_of(flat), flat).steps)) == 1


@pytest.mark.parametrize(
    ("names", "shown", "hidden"),
    [
        (tuple(map(str, range(3, 33))), {"5", "10", "30"}, {"3", "6"}),
        (tuple(map(str, range(100))), {"0", "50", "90"}, {"5", "99"}),
        (tuple("abcdefghijklmn"), {"a", "c", "m"}, {"b"}),
    ],
)
def test_a_long_side_names_a_few_round_numbers(
    qtbot: QtBot, appearance: Appearance, names: tuple[str, ...], shown: set[str], hidden: set[str]
) -> None:
    values = (tuple(map(float, range(len(names)))),) * 3
    card = card_of(
        replace(GRID, across_names=names, up_names=("x", "y", "z"), values=values), appearance, qtbot
    )
    drawn = card.view.svg("")
    assert {name for name in (*shown, *hidden) if f">{name}</text>" in drawn} == shown
