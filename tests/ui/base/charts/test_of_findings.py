"""What the Lab has found, as charts: titles, numbers in their units, tables, and files."""

import json

import pytest
from pytestqt.qtbot import QtBot

from dicedesk.core.words import tr
from dicedesk.lab.charts import (
    Axis,
    Chart,
    Curves,
    Drawing,
    Fan,
    Histogram,
    Measure,
    NamedCurve,
    NamedValue,
    NamedValues,
    ValueGrid,
)
from dicedesk.lab.fields import LabQuestion
from dicedesk.lab.findings import Case, Findings
from dicedesk.ui.base.charts.chart_data import Bars, ChartData, CurveDrawing
from dicedesk.ui.base.charts.of_findings import chart_of
from dicedesk.ui.base.look.appearance import Appearance
from tests.ui.base.charts.drawings import card_of

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
QUESTION = '{"question": "coin", "asked": {"seed": "7"}}'


def found(drawing: Drawing, lit: str = "") -> ChartData:
    chart = Chart("chart", tr("A chart"), tr("It says."), drawing)
    question = LabQuestion("coin", (("seed", "7"),))
    return chart_of(chart, Findings(question, (Case("fair", tr("Fair"), (), (chart,)),)), lit)


def table(drawing: Drawing) -> list[list[str]]:
    """The titles of the columns, and the cells of the first row and the last."""
    shown = found(drawing).drawing
    columns, rows = shown.columns(), shown.rows
    titles = [column.title for column in columns]
    return [titles, *([column.text(row) for column in columns] for row in (rows[0], rows[-1]))]


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
    ("drawing", "texts"),
    [
        (FAN, {"Median", "Middle 50%", "Middle 90%", "$10", "1,000", "Roll"}),
        (ALONE, {"Heads", "Exactly 50.00%", "100%", "1", "2"}),
        (HISTOGRAM, {"0.20%", "0.15%", "$10", "What is left"}),
        (RATES, {"5", "6", "10%", "50%"}),
        (BARS, {"15", "5", "Mean"}),
    ],
)
def test_the_numbers_beside_a_chart_have_as_many_digits_as_their_step(
    qtbot: QtBot, appearance: Appearance, drawing: Drawing, texts: set[str]
) -> None:
    card = card_of(found(drawing).drawing, appearance, qtbot)
    drawn = card.view.svg()
    assert {text for text in texts if f">{text}<" not in drawn and f">{text} <" not in drawn} == set()


def test_whole_numbers_have_no_halves_between_them(qtbot: QtBot, appearance: Appearance) -> None:
    card = card_of(found(ALONE).drawing, appearance, qtbot)
    assert ">1.5<" not in card.view.svg()


def test_the_curve_that_is_named_glows() -> None:
    lit, other = found(TWO, "tails").drawing, found(TWO, "edge").drawing
    assert isinstance(lit, CurveDrawing)
    assert isinstance(other, CurveDrawing)
    assert (lit.lit, other.lit) == (1, 0)


def test_bars_without_anything_expected_have_no_column_for_it() -> None:
    drawing = found(NamedValues(ROLL, MEAN, (NamedValue("5", 0.0),))).drawing
    assert isinstance(drawing, Bars)
    assert [column.title for column in drawing.columns()] == ["Roll", "Mean"]


def test_a_chart_can_be_kept_with_its_question() -> None:
    data = found(HISTOGRAM)
    assert (data.title, data.says, data.file_name) == ("A chart", "It says.", "dicedesk-coin-chart")
    assert data.csv().splitlines()[:2] == [f"# {QUESTION}", "left,chance"]
    assert data.json is not None
    assert json.loads(QUESTION).items() <= json.loads(data.json()).items()
