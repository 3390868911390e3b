"""Each drawing is laid out by its values, with round numbers beside it, and names at the ends of its lines."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QFontMetricsF
from pytestqt.qtbot import QtBot

from dicedesk.core.words import tr
from dicedesk.features.shapes import Dot, Path, Words
from dicedesk.lab.charts import WithAxes
from dicedesk.play.settings import ThemeChoice
from dicedesk.ui.base.charts.plot import (
    ChartPlot,
    fitted,
    powers_within,
    range_around,
    spread,
    ticks_within,
)
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import CONTRAST, DARK, Palette, Type, font
from tests.ui.base.charts.drawings import (
    BARS,
    CONVERGING,
    DOLLARS,
    ESTIMATES,
    FAN,
    HISTOGRAM,
    SYSTEMS,
    TOTAL,
    WITH_AXES,
    card_of,
)
from tests.ui.pixels import pixels_by_color

pytestmark = pytest.mark.usefixtures("qapp")


def plotted(drawing: WithAxes, palette: Palette = DARK) -> ChartPlot:
    return ChartPlot(drawing, 520, 300, palette, lit="2")


def paths(plot: ChartPlot, *, line: str = "", fill: str = "") -> list[list[tuple[float, float]]]:
    """The lines and areas in these colors, as values, rounded."""
    return [
        [tuple(round(value, 3) for value in plot.frame.values_at(QPointF(*point))) for point in shape.points]
        for shape in plot.shapes
        if isinstance(shape, Path) and (shape.ink.line, shape.ink.fill) == (line, fill)
    ]


def names_at_ends(plot: ChartPlot) -> list[Words]:
    """The names of lines, from the highest on."""
    found = [shape for shape in plot.shapes if isinstance(shape, Words) and shape.at[0] > plot.frame.right]
    return sorted(found, key=lambda words: words.at[1])


@pytest.mark.parametrize("theme", [ThemeChoice.DARK, ThemeChoice.LIGHT, ThemeChoice.CONTRAST])
@pytest.mark.parametrize(
    ("drawing", "token"),
    [
        (BARS, "info"),
        (BARS, "accent"),
        (TOTAL, "accent"),
        (FAN, "accent"),
        (CONVERGING, "accent"),
        (SYSTEMS, "accent"),
        (SYSTEMS, "info"),
        (ESTIMATES, "info"),
    ],
)
def test_a_drawing_has_the_colors_of_the_theme(
    qtbot: QtBot, appearance: Appearance, theme: ThemeChoice, drawing: WithAxes, token: str
) -> None:
    card = card_of(drawing, appearance, qtbot)
    appearance.choose(theme)
    assert QColor(appearance.palette.color(token)).name() in pixels_by_color(card.grab().toImage())


def test_bars_stand_on_nothing_and_lines_are_where_they_are_expected_to_end() -> None:
    plot = plotted(BARS)
    assert [(bar[0][1], bar[2][1]) for bar in paths(plot, fill="info")] == [(9.0, 0.0), (11.0, 0.0)]
    assert [{up for _, up in line} for line in paths(plot, line="accent")] == [{10.0}, {10.0}]


def test_a_line_goes_through_its_points_and_has_one_at_nothing() -> None:
    plot = plotted(TOTAL)
    assert paths(plot, line="accent") == [[(1.0, 5.0), (2.0, -14.5)]]
    assert paths(plot, line="text_second") == [[(1.0, 0.0), (2.0, 0.0)]]


def test_a_curve_of_no_such_name_lights_the_first() -> None:
    plot = ChartPlot(SYSTEMS, 520, 300, DARK, lit="gone")
    assert paths(plot, line="accent") == [[(0.0, 0.0), (1.0, 0.0), (2.0, 0.0)]]


def test_curves_go_through_their_values_the_one_that_glows_over_all_others() -> None:
    plot = plotted(SYSTEMS)
    lines = [shape for shape in plot.shapes if isinstance(shape, Path) and shape.ink.line != "groove"]
    assert [line.ink.line for line in lines][-1] == "accent"
    assert paths(plot, line="accent") == [[(0.0, 0.0), (1.0, 0.25), (2.0, round(2 / 7, 3))]]
    assert [bool(line.ink.dashes) for line in lines] == [False] * 4 + [True] * 2 + [False]


def test_bands_lie_under_their_line_and_add_up_where_they_lie_on_each_other() -> None:
    plot = plotted(FAN)
    wide, narrow = paths(plot, fill="info")
    assert (wide[3], wide[4]) == ((300.0, 900.0), (300.0, 100.0))
    assert (narrow[3], narrow[4]) == ((300.0, 590.0), (300.0, 410.0))
    bands = [shape for shape in plot.shapes if isinstance(shape, Path) and shape.ink.fill == "info"]
    assert all(0 < band.ink.strength < 0.5 for band in bands)


def test_bands_have_edges_where_contrast_is_asked_for() -> None:
    assert len(paths(plotted(FAN, CONTRAST), line="info", fill="info")) == 2


def test_places_that_rise_by_a_factor_are_equally_far_apart_and_a_level_goes_across() -> None:
    plot = plotted(CONVERGING)
    ((*_,),) = paths(plot, line="accent")
    assert [across for across, _ in paths(plot, line="accent")[0]] == [0.0, 1.0, 2.0, 3.0, 4.0]
    assert paths(plot, line="text") == [[(0.0, 0.111), (4.0, 0.111)]]
    assert plot.row_at(QPointF(*plot.frame.at(2.1, 0.1))) == 2


def test_estimates_have_dots_intervals_and_lines_at_what_is_exact() -> None:
    plot = plotted(ESTIMATES)
    dots = [shape.at for shape in plot.shapes if isinstance(shape, Dot)]
    assert dots == [plot.frame.at(place, value) for place, value in enumerate((0.49, 0.5, 0.51))]
    assert paths(plot, line="info")[0] == [(0.0, 0.48), (0.0, 0.5)]
    assert [line[0][1] for line in paths(plot, line="accent")] == [0.495, 0.5]


def test_each_line_has_its_name_at_its_end_in_the_order_of_the_ends() -> None:
    names = names_at_ends(plotted(SYSTEMS))
    assert [words.text for words in names] == [f"system {number}" for number in reversed(range(7))]


def test_names_keep_their_distance_where_lines_end_together() -> None:
    names = names_at_ends(plotted(CONVERGING))
    assert {words.text for words in names} == {"simulated", "Exactly 0.111"}
    assert names[1].at[1] - names[0].at[1] >= QFontMetricsF(font(Type.BODY)).height() - 1


def test_only_the_bands_of_the_fan_and_its_line_are_named() -> None:
    assert [words.text for words in names_at_ends(plotted(FAN))] == ["Middle 90%", "Middle 50%", "Median"]


def test_a_histogram_is_quieter_than_a_line_but_not_where_contrast_is_asked_for() -> None:
    def strengths(palette: Palette) -> set[float]:
        shapes = plotted(HISTOGRAM, palette).shapes
        return {shape.ink.strength for shape in shapes if isinstance(shape, Path) and shape.ink.fill}

    assert (strengths(DARK) < {1.0}, strengths(CONTRAST)) == (False, {1.0})
    assert max(strengths(DARK)) < 1.0


def test_the_cursor_has_a_dot_at_each_height_of_its_row() -> None:
    plot = plotted(FAN)
    dots = [shape.at for shape in plot.cursor(1) if isinstance(shape, Dot)]
    assert dots == [plot.frame.at(100.0, height) for height in (495.0, 300, 700, 450, 550)]


def test_a_chart_of_one_place_stands_in_the_middle(qtbot: QtBot, appearance: Appearance) -> None:
    one = replace(FAN, places=(5.0,), values=((500.0,),) * 5)
    card = card_of(one, appearance, qtbot)
    assert ">5<" in card.view.svg("")


@pytest.mark.parametrize("size", [(60, 60), (520, 300), (4000, 2000)])
@pytest.mark.parametrize("drawing", WITH_AXES.values(), ids=list(WITH_AXES))
def test_all_that_is_drawn_lies_in_the_room(drawing: WithAxes, size: tuple[int, int]) -> None:
    plot = ChartPlot(drawing, *size, DARK)
    frame = plot.frame
    points = [point for shape in plot.shapes if isinstance(shape, Path) for point in shape.points]
    assert all(frame.left - 1 <= x <= frame.right + 1 for x, _ in points)
    assert all(frame.top - 1 <= y <= frame.bottom + 1 for _, y in points)


@pytest.mark.parametrize("height", [100, 150, 220, 300])
def test_a_long_title_of_an_axis_lies_in_the_room(height: int) -> None:
    points = replace(DOLLARS, title=tr("Cost per choice, in percentage points"))
    shapes = ChartPlot(replace(TOTAL, up=points), 520, height, DARK).shapes
    (title,) = (shape for shape in shapes if isinstance(shape, Words) and shape.is_turned)
    half = QFontMetricsF(font(Type.BODY)).horizontalAdvance(title.text) / 2
    assert title.text.startswith("Cost")
    assert half - 1 <= title.at[1] <= height - half + 1


def test_ticks_are_multiples_of_the_step_without_noise() -> None:
    assert ticks_within(0.05, 0.5, 0.1) == (0.1, 0.2, 0.3, 0.4, 0.5)
    assert ticks_within(-30, 20, 10) == (-30, -20, -10, 0, 10, 20)


@pytest.mark.parametrize(
    ("low", "high", "found"),
    [
        (12, 873, (0, 1000, 200)),
        (0.4895, 0.498, (0.488, 0.498, 0.002)),
        (0, 100, (0, 100, 20)),
        (-14.5, 5, (-15, 5, 5)),
        (500, 500, (200, 800, 100)),
        (0, 0, (-1, 1, 0.5)),
    ],
)
def test_a_range_goes_from_one_round_number_to_another(
    low: float, high: float, found: tuple[float, float, float]
) -> None:
    assert range_around(low, high, 5) == pytest.approx(found)


def test_a_logarithmic_axis_has_powers_of_ten() -> None:
    assert powers_within(20, 20000) == (100, 1000, 10000)
    assert powers_within(1, 10) == (1, 10)


@pytest.mark.parametrize(
    ("scale", "kept"),
    [
        (1.0, [0, 100, 200, 300, 400, 500]),
        (0.3, [0, 200, 400]),
        (0.14, [0, 300]),
        (0.1, [0, 500]),
        (0.01, [0]),
    ],
)
def test_names_side_by_side_are_as_many_as_have_room(scale: float, kept: list[int]) -> None:
    ticks = [(float(place), str(place)) for place in range(0, 600, 100)]
    assert [place for place, _ in fitted(ticks, 30.0, scale)] == kept


def test_nothing_stays_among_the_names_that_have_room() -> None:
    ticks = [(float(place), "wide") for place in range(-3, 4)]
    assert [place for place, _ in fitted(ticks, 12.0, 10.0)] == [-2, 0, 2]
    assert fitted(ticks[:1], 12.0, 0.0) == ticks[:1]


@pytest.mark.parametrize(
    ("heights", "moved"),
    [
        ([], []),
        ([5.0], [5.0]),
        ([50.0, 20.0], [50.0, 20.0]),
        ([50.0, 48.0], [58.0, 48.0]),
        ([99.0, 98.0, 10.0], [100.0, 90.0, 10.0]),
        ([-5.0, 200.0], [0.0, 100.0]),
    ],
)
def test_heights_are_moved_until_they_are_far_enough_apart(heights: list[float], moved: list[float]) -> None:
    assert spread(heights, 10, 0, 100) == moved


def test_heights_without_room_are_evenly_spread() -> None:
    assert spread([5.0] * 5, 50, 0, 100) == [0, 25, 50, 75, 100]
