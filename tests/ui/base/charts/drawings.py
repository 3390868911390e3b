"""Small charts of each kind, and the card that shows one."""

from pytestqt.qtbot import QtBot

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
)
from dicedesk.ui.base.charts.chart import ChartCard
from dicedesk.ui.base.look.appearance import Appearance

THROWS = Axis("throws", tr("Throws"), Measure.WHOLE)
DOLLARS = Axis("dollars", tr("Money"), Measure.MONEY)
SUM = Axis("sum", tr("Sum"), Measure.WHOLE)
CHANCE = Axis("chance", tr("Chance"), Measure.NUMBER)
BARS = NamedValues(
    Axis("face", tr("Face"), Measure.WHOLE),
    Axis("count", tr("Dice"), Measure.COUNT),
    (NamedValue("1", 9, expected=10.0), NamedValue("2", 11, expected=10.0)),
)
TOTAL = RunningTotal(THROWS, DOLLARS, (1.0, 2.0), (5.0, -14.5))
STARTED = ChartColumn(tr("Started"), ("Monday", "Tuesday").__getitem__, is_text=True)
FAN = Fan(
    THROWS,
    DOLLARS,
    (0.0, 100.0, 200.0, 300.0),
    (0.05, 0.25, 0.5, 0.75, 0.95),
    (
        (500, 300, 200, 100),
        (500, 450, 430, 410),
        (500, 495, 490, 485),
        (500, 550, 570, 590),
        (500, 700, 800, 900),
    ),
)
CONVERGING = Curves(
    SUM,
    CHANCE,
    (1.0, 10.0, 100.0, 1000.0, 10000.0),
    (NamedCurve("simulated", "simulated", (0.0, 0.2, 0.1, 0.12, 0.11)),),
    0.111,
)
SYSTEMS = Curves(
    SUM,
    CHANCE,
    (0.0, 1.0, 2.0),
    tuple(NamedCurve(f"{n}", f"system {n}", (0.0, n / 8, n / 7)) for n in range(7)),
)
HISTOGRAM = Histogram(
    SUM, CHANCE, tuple(map(float, range(2, 13))), tuple(6 - abs(7 - s) for s in range(2, 13))
)
ESTIMATES = NamedValues(
    SUM,
    CHANCE,
    (
        NamedValue("5", 0.49, 0.48, 0.5, 0.495),
        NamedValue("6", 0.5),
        NamedValue("7", 0.51, expected=0.5),
    ),
)
GRID = ValueGrid(
    Axis("rolls", tr("Rolls"), Measure.WHOLE),
    Axis("margin", tr("Margin"), Measure.WHOLE),
    ("1", "2", "3", "4"),
    ("10", "20", "30"),
    Axis("points", tr("Points"), Measure.WHOLE),
    ((0.0, 1.0, 2.0, 3.0), (3.0, 5.0, 6.0, 7.0), (6.0, 8.0, 10.0, 12.0)),
    ((3, 2),),
)
WITH_AXES: dict[str, WithAxes] = {
    "bars": BARS,
    "total": TOTAL,
    "fan": FAN,
    "converging": CONVERGING,
    "systems": SYSTEMS,
    "histogram": HISTOGRAM,
    "estimates": ESTIMATES,
}
ALL: dict[str, Drawing] = {**WITH_AXES, "grid": GRID}


def chart_of(drawing: Drawing, beside: ChartColumn | None = None, lit: str = "") -> Chart:
    return Chart("dice", tr("Dice"), tr("They <are> even"), drawing, beside, lit)


def card_of(drawing: Drawing, appearance: Appearance, qtbot: QtBot) -> ChartCard:
    """Show a chart."""
    card = unseen_card_of(drawing, appearance, qtbot)
    card.resize(520, 360)
    card.show()
    return card


def unseen_card_of(drawing: Drawing, appearance: Appearance, qtbot: QtBot) -> ChartCard:
    """A chart that is not shown yet. Its table has one row."""
    chart = chart_of(drawing, STARTED if drawing is TOTAL else None, lit="2")
    card = ChartCard(chart, "dice", {".csv": lambda: "face\n6\n", ".json": lambda: "{}"}, appearance)
    qtbot.addWidget(card)
    return card
