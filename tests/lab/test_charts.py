"""What charts show: numbers in their units, tables, and figures for files."""

from dataclasses import replace

import pytest

from dicedesk.core.words import tr
from dicedesk.lab.charts import (
    Axis,
    Chart,
    ChartColumn,
    Curves,
    Drawing,
    Fan,
    Histogram,
    Measure,
    NamedCurve,
    NamedValue,
    NamedValues,
    RunningTotal,
    ValueGrid,
    WithAxes,
    written,
)

ROLL = Axis("roll", tr("Roll"), Measure.WHOLE)
LEFT = Axis("left", tr("What is left"), Measure.MONEY)
CHANCE = Axis("chance", tr("Chance"), Measure.CHANCE)
MEAN = Axis("mean", tr("Mean"), Measure.NUMBER)
FAN = Fan(ROLL, LEFT, (0, 1000), (0.05, 0.25, 0.5, 0.75, 0.95), ((5, 1), (5, 3.5), (5, 5), (5, 7), (5, 9)))
CURVE = NamedCurve("heads", tr("Heads"), (0.5, 0.4), (0.0, 0.1), (1.0, 0.9))
ALONE = Curves(ROLL, CHANCE, (1, 2), (CURVE,), 0.5)
TWO = Curves(ROLL, CHANCE, (1, 2), (CURVE, NamedCurve("tails", tr("Tails"), (0.001, 0.2))))
HISTOGRAM = Histogram(LEFT, CHANCE, (0, 10, 20), (0.00123, 0.002, 0.001))
RATES = NamedValues(ROLL, CHANCE, (NamedValue("5", 0.4, 0.3, 0.5, 0.45), NamedValue("6", 0.1)))
BARS = NamedValues(ROLL, MEAN, (NamedValue("5", 12.5, expected=13.0), NamedValue("6", 10.25)))
GRID = ValueGrid(ROLL, LEFT, ("1", "2"), ("a", "b"), CHANCE, ((0.1, 0.2), (0.3, 0.4)), ((1, 1),))


SHARE = Axis("share", tr("Share"), Measure.CHANCE)
TOTAL = RunningTotal(ROLL, LEFT, (1, 2), (5, 3.5))


def table(drawing: Drawing) -> list[list[str]]:
    """The titles of the columns, and the cells of the first row and the last."""
    columns = drawing.columns()
    rows = ([column.text(row) for column in columns] for row in (0, drawing.rows - 1))
    return [[column.title for column in columns], *rows]


@pytest.mark.parametrize(
    ("drawing", "rows"),
    [
        (
            FAN,
            [
                ["Roll", "Median", "Middle 90%", "Middle 50%"],
                ["0", "$5", "$5 to $5", "$5 to $5"],
                ["1,000", "$5", "$1 to $9", "$3.50 to $7"],
            ],
        ),
        (
            ALONE,
            [
                ["Roll", "Heads", "Interval", "Exact"],
                ["1", "50.00%", "0.00% to 100.00%", "50.00%"],
                ["2", "40.00%", "10.00% to 90.00%", "50.00%"],
            ],
        ),
        (
            TWO,
            [
                ["Roll", "Heads", "Heads: interval", "Tails"],
                ["1", "50.00%", "0.00% to 100.00%", "0.10%"],
                ["2", "40.00%", "10.00% to 90.00%", "20.00%"],
            ],
        ),
        (TOTAL, [["Roll", "What is left"], ["1", "$5"], ["2", "$3.50"]]),
        (HISTOGRAM, [["What is left", "Chance"], ["$0", "0.123%"], ["$20", "0.100%"]]),
        (
            RATES,
            [
                ["Roll", "Chance", "Interval", "Exact"],
                ["5", "40.00%", "30.00% to 50.00%", "45.00%"],
                ["6", "10.00%", "", ""],
            ],
        ),
        (BARS, [["Roll", "Mean", "Expected"], ["5", "12.50", "13.00"], ["6", "10.25", ""]]),
        (
            GRID,
            [
                ["Roll", "What is left", "Chance", "Marked"],
                ["1", "a", "10.00%", ""],
                ["2", "b", "40.00%", "Yes"],
            ],
        ),
    ],
)
def test_numbers_are_written_in_their_units(drawing: Drawing, rows: list[list[str]]) -> None:
    assert table(drawing) == rows


@pytest.mark.parametrize(
    ("bar", "titles"),
    [
        (NamedValue("5", 0.5), ["Roll", "Mean"]),
        (NamedValue("5", 0.5, expected=0.5), ["Roll", "Mean", "Expected"]),
        (NamedValue("5", 0.5, 0.4, 0.6), ["Roll", "Mean", "Interval"]),
    ],
)
def test_bars_have_only_the_columns_that_something_is_in(bar: NamedValue, titles: list[str]) -> None:
    assert [column.title for column in NamedValues(ROLL, MEAN, (bar,)).columns()] == titles


def test_a_grid_without_marks_has_no_column_for_them() -> None:
    assert [column.title for column in replace(GRID, marks=()).columns()] == [
        "Roll",
        "What is left",
        "Chance",
    ]


@pytest.mark.parametrize(
    ("drawing", "heights"),
    [
        (FAN, (5, 1, 9, 3.5, 7)),
        (ALONE, (0.4, 0.1, 0.9)),
        (TWO, (0.4, 0.2)),
        (TOTAL, (3.5,)),
        (HISTOGRAM, (0.002,)),
        (RATES, (0.1,)),
    ],
)
def test_a_row_is_read_at_its_values_and_at_the_edges_around_a_line_alone(
    drawing: WithAxes, heights: tuple[float, ...]
) -> None:
    assert drawing.heights(1) == heights


@pytest.mark.parametrize(
    ("places", "is_so"),
    [((1, 10, 100), True), ((1, 2, 3), False), ((0, 10, 100), False), ((1, 100), False)],
)
def test_places_that_rise_by_a_factor_are_logarithmic(places: tuple[float, ...], *, is_so: bool) -> None:
    curve = NamedCurve("heads", tr("Heads"), (0.5,) * len(places))
    assert Curves(ROLL, CHANCE, places, (curve,)).is_logarithmic is is_so


def test_one_more_column_stands_beside_the_place_or_at_the_end() -> None:
    def titles(*, is_text: bool) -> list[str]:
        beside = ChartColumn(tr("Day"), str, is_text=is_text)
        chart = Chart("total", tr("Total"), tr("It says."), TOTAL, beside)
        return [column.title for column in chart.columns()]

    assert titles(is_text=True) == ["Roll", "Day", "What is left"]
    assert titles(is_text=False) == ["Roll", "What is left", "Day"]


@pytest.mark.parametrize(
    ("axis", "value", "step", "text"),
    [
        (CHANCE, 0.1, 0.1, "10%"),
        (CHANCE, 0.0015, 0.0005, "0.15%"),
        (LEFT, 10.0, 5.0, "$10"),
        (ROLL, 1000.0, 500.0, "1,000"),
        (ROLL, 1.5, 0.5, ""),
        (MEAN, 5.0, 5.0, "5"),
        (MEAN, 0.25, 0.05, "0.25"),
        (MEAN, 7.0, 0.0, "7.00"),
    ],
)
def test_a_number_beside_an_axis_has_as_many_digits_as_its_step(
    axis: Axis, value: float, step: float, text: str
) -> None:
    assert axis.tick(value, step) == text


@pytest.mark.parametrize(
    ("drawing", "rows"),
    [
        (
            Fan(ROLL, LEFT, (0, 1), (0.25, 0.5, 0.75), ((5, 4), (5, 5), (5, 6))),
            [("roll", "left_0.25", "left_0.5", "left_0.75"), (0, 5, 5, 5), (1, 4, 5, 6)],
        ),
        (
            Curves(
                ROLL, SHARE, (1, 2), (NamedCurve("heads", tr("Heads"), (0.5, 0.4), (0, 0.1), (1, 0.9)),), 0.5
            ),
            [
                ("roll", "share", "share_low", "share_high", "share_exact"),
                (1, 0.5, 0, 1, 0.5),
                (2, 0.4, 0.1, 0.9, 0.5),
            ],
        ),
        (
            Curves(ROLL, SHARE, (1,), (NamedCurve("a", tr("A"), (0.5,)), NamedCurve("b", tr("B"), (0.2,)))),
            [("roll", "share_a", "share_b"), (1, 0.5, 0.2)],
        ),
        (RunningTotal(ROLL, LEFT, (1, 2), (5, 3)), [("roll", "left"), (1, 5), (2, 3)]),
        (Histogram(ROLL, SHARE, (1, 2), (0.5, 0.5)), [("roll", "share"), (1, 0.5), (2, 0.5)]),
        (
            NamedValues(ROLL, SHARE, (NamedValue("5", 0.4, 0.3, 0.5, 0.45), NamedValue("6", 0.1))),
            [
                ("roll", "share", "low", "high", "expected"),
                ("5", 0.4, 0.3, 0.5, 0.45),
                ("6", 0.1, None, None, None),
            ],
        ),
        (
            ValueGrid(ROLL, LEFT, ("1", "2"), ("a", "b"), SHARE, ((0.1, 0.2), (0.3, 0.4))),
            [("roll", "left", "share"), ("1", "a", 0.1), ("2", "a", 0.2), ("1", "b", 0.3), ("2", "b", 0.4)],
        ),
    ],
)
def test_a_chart_as_figures_of_a_file(drawing: Drawing, rows: list[tuple[object, ...]]) -> None:
    assert drawing.figures() == rows


@pytest.mark.parametrize(
    ("value", "measure", "text"),
    [
        (0.061, Measure.CHANCE, "6.10%"),
        (-35.35, Measure.MONEY, "−$35.35"),
        (500, Measure.MONEY, "$500"),
        (41200, Measure.WHOLE, "41,200"),
        (7.126, Measure.NUMBER, "7.13"),
        (7, Measure.COUNT, "7"),
        (7.25, Measure.COUNT, "7.2"),
        (7, Measure.TEXT, "7"),
        ("Martingale", Measure.CHANCE, "Martingale"),
        (None, Measure.CHANCE, "–"),
    ],
)
def test_values_as_people_read_them(value: float | str | None, measure: Measure, text: str) -> None:
    assert written(value, measure) == text
