"""Small charts without axes: a line of values, and bars."""

import pytest
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from dicedesk.play.settings import ThemeChoice
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.widgets.small_charts import LineChart, SmallBars

WIDTH, HEIGHT = 280, 64


@pytest.fixture
def chart(qtbot: QtBot, appearance: Appearance) -> LineChart:
    """A chart in a window, without values."""
    made = LineChart(appearance, "Bankroll", lambda value: f"${value}")
    qtbot.addWidget(made)
    made.resize(WIDTH, HEIGHT)
    made.show()
    return made


def rows_with(image: QImage, color: QColor, column: int) -> list[int]:
    """The rows of a column of pixels that have this color, from top to bottom."""
    return [y for y in range(image.height()) if image.pixelColor(column, y) == color]


def test_without_values_nothing_is_painted(chart: LineChart) -> None:
    image = chart.grab().toImage()
    assert {image.pixel(x, y) for x in range(image.width()) for y in range(image.height())} == {
        image.pixel(0, 0)
    }


def test_a_line_that_falls_ends_below_its_beginning(chart: LineChart, appearance: Appearance) -> None:
    chart.show_values([100, 100, 100, 0, 0, 0])
    image, color = chart.grab().toImage(), appearance.palette.color("accent")
    beginning, end = rows_with(image, color, 20), rows_with(image, color, WIDTH - 20)
    assert max(beginning) < min(end)


@pytest.mark.parametrize("values", [[5], [5, 5, 5]])
def test_a_flat_line_lies_in_the_middle(chart: LineChart, values: list[int]) -> None:
    chart.show_values(values)
    image = chart.grab().toImage()
    painted = {
        y for y in range(HEIGHT) for x in range(WIDTH) if image.pixel(x, y) != image.pixel(WIDTH // 2, 0)
    }
    assert (min(painted) + max(painted)) / 2 == pytest.approx(HEIGHT / 2, abs=1)


def test_many_thousands_of_values_become_a_line_of_a_few_corners(chart: LineChart) -> None:
    chart.show_values([place * 7919 % 1000 for place in range(100_000)])
    assert chart.corners <= 4 * WIDTH


def test_a_wider_chart_shows_more_of_them(chart: LineChart, qtbot: QtBot) -> None:
    chart.show_values([place * 7919 % 1000 for place in range(100_000)])
    before = chart.corners
    chart.resize(2 * WIDTH, HEIGHT)
    qtbot.waitUntil(lambda: chart.corners > before)


def test_the_chart_is_painted_anew_in_another_theme(chart: LineChart, appearance: Appearance) -> None:
    chart.show_values([1, 3, 2])
    dark = chart.grab().toImage()
    appearance.choose(ThemeChoice.LIGHT)
    assert chart.grab().toImage() != dark


def test_a_chart_is_never_lower_than_it_likes_to_be(chart: LineChart) -> None:
    assert chart.minimumSizeHint().height() == chart.sizeHint().height() == HEIGHT


@pytest.fixture
def bars(qtbot: QtBot, appearance: Appearance) -> SmallBars:
    made = SmallBars(appearance, "Faces")
    qtbot.addWidget(made)
    made.resize(200, made.sizeHint().height())
    made.show()
    return made


def height(image: QImage, color: str, column: int) -> int:
    """How many pixels of a column have this color."""
    return sum(image.pixelColor(column, y).name() == color for y in range(image.height()))


def test_without_bars_nothing_is_painted(bars: SmallBars) -> None:
    image = bars.grab().toImage()
    assert {image.pixel(x, y) for x in range(image.width()) for y in range(image.height())} == {
        image.pixel(0, 0)
    }


def test_a_bar_is_as_high_as_its_share(bars: SmallBars, appearance: Appearance) -> None:
    bars.show_bars(["1", "2"], [0.5, 1.0])
    image, color = bars.grab().toImage(), appearance.palette.color("info").name()
    assert height(image, color, 50) == pytest.approx(height(image, color, 150) / 2, abs=3)


def test_bars_far_above_what_is_expected_stay_inside(bars: SmallBars, appearance: Appearance) -> None:
    bars.show_bars(["1", "2"], [6.0, 0.0])
    image, color = bars.grab().toImage(), appearance.palette.color("info").name()
    assert (height(image, color, 50) > 20, height(image, color, 150)) == (True, 0)


def test_they_are_painted_anew_in_another_theme(bars: SmallBars, appearance: Appearance) -> None:
    bars.show_bars(["1"], [1.0])
    before = bars.grab().toImage()
    appearance.choose(ThemeChoice.LIGHT)
    assert bars.grab().toImage() != before
    assert bars.minimumSizeHint() == bars.sizeHint()
