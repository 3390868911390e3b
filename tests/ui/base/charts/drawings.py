"""Small drawings of each kind, and the card that shows one."""

from pytestqt.qtbot import QtBot

from dicedesk.ui.base.charts.chart import ChartCard
from dicedesk.ui.base.charts.chart_data import (
    Axes,
    Bars,
    ChartData,
    CurveBand,
    CurveDrawing,
    CurveLevel,
    Drawing,
    DrawnCurve,
    EstimateDrawing,
    GridDrawing,
    HistogramDrawing,
    Line,
    LinePoint,
    MapSide,
    NamedBar,
    NamedEstimate,
    TabledDrawing,
)
from dicedesk.ui.base.look.appearance import Appearance

MONEY = Axes("Throws", "Money", lambda value: f"${value:g}", ("throws", "dollars"))
PLAIN = Axes("Sum", "Chance", lambda value: f"{value:g}")
BARS = Bars(
    Axes("Face", "Dice", lambda value: f"{value:g}", ("face", "count", "expected")),
    (NamedBar("1", 9, 10.0), NamedBar("2", 11, 10.0)),
)
LINE = Line(MONEY, (LinePoint(1, 5.0, "Monday"), LinePoint(2, -14.5, "Tuesday")), "Started")
FAN = CurveDrawing(
    MONEY,
    (0.0, 100.0, 200.0, 300.0),
    (
        DrawnCurve(
            "median",
            (500.0, 495.0, 490.0, 485.0),
            (
                CurveBand("90%", "Middle 90%", (500, 300, 200, 100), (500, 700, 800, 900)),
                CurveBand("half", "Half", (500, 450, 430, 410), (500, 550, 570, 590)),
            ),
            title="Median",
        ),
    ),
)
CONVERGING = CurveDrawing(
    PLAIN,
    (1.0, 10.0, 100.0, 1000.0, 10000.0),
    (DrawnCurve("simulated", (0.0, 0.2, 0.1, 0.12, 0.11)),),
    (CurveLevel("exactly 0.111", 0.111, "Exact"),),
)
SYSTEMS = CurveDrawing(
    PLAIN,
    (0.0, 1.0, 2.0),
    tuple(DrawnCurve(f"system {number}", (0.0, number / 8, number / 7)) for number in range(7)),
    lit=2,
)
HISTOGRAM = HistogramDrawing(
    PLAIN, tuple(map(float, range(2, 13))), tuple(6 - abs(7 - s) for s in range(2, 13))
)
ESTIMATES = EstimateDrawing(
    PLAIN,
    (
        NamedEstimate("5", 0.49, 0.48, 0.5, 0.495),
        NamedEstimate("6", 0.5),
        NamedEstimate("7", 0.51, exact=0.5),
    ),
)
GRID = GridDrawing(
    "Dice",
    MapSide("Rolls", ("1", "2", "3", "4")),
    MapSide("Margin", ("10", "20", "30")),
    "Chance",
    ((0.0, 1.0, 2.0, 3.0), (3.0, 5.0, 6.0, 7.0), (6.0, 8.0, 10.0, 12.0)),
    lambda value: f"{value:g}",
    ((3, 2),),
)
WITH_AXES: dict[str, Drawing] = {
    "bars": BARS,
    "line": LINE,
    "fan": FAN,
    "converging": CONVERGING,
    "systems": SYSTEMS,
    "histogram": HISTOGRAM,
    "estimates": ESTIMATES,
}
ALL: dict[str, TabledDrawing] = {**WITH_AXES, "grid": GRID}


def card_of(drawing: TabledDrawing, appearance: Appearance, qtbot: QtBot) -> ChartCard:
    """Show a chart."""
    card = ChartCard(ChartData("Dice", "Consistent with fair dice", drawing, "dice", str), appearance)
    qtbot.addWidget(card)
    card.resize(520, 360)
    card.show()
    return card
