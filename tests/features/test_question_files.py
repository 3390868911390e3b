"""What was found, as rows and as text, with its question before it."""

import csv
import json
from io import StringIO

import pytest

from dicedesk.core.errors import NotationError
from dicedesk.core.words import tr
from dicedesk.features.question_files import chart_csv, chart_rows, json_text, question_in, table_csv
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
    written,
)
from dicedesk.lab.fields import LabQuestion
from dicedesk.lab.findings import Case, Findings, FoundTable, KeyNumber, TableColumn

ROLL = Axis("roll", tr("Roll"), Measure.WHOLE)
SHARE = Axis("share", tr("Share"), Measure.CHANCE)
LEFT = Axis("left", tr("What is left"), Measure.MONEY)
QUESTION = LabQuestion("coin", (("tosses", "2"), ("seed", "7")))
LINE = '# {"question": "coin", "asked": {"tosses": "2", "seed": "7"}}'


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
def test_a_chart_as_rows(drawing: Drawing, rows: list[tuple[object, ...]]) -> None:
    assert chart_rows(drawing) == rows
    text = chart_csv(QUESTION, Chart("chart", tr("Chart"), tr("It says."), drawing))
    first, *others = text.splitlines()
    assert first == LINE
    assert list(csv.reader(others)) == [["" if cell is None else str(cell) for cell in row] for row in rows]


def test_a_table_as_csv() -> None:
    columns = (
        TableColumn("name", tr("Name"), Measure.TEXT),
        TableColumn("share", tr("Share"), Measure.CHANCE),
    )
    table = FoundTable("table", tr("Table"), columns, (("heads, up", 0.5), ("edge", None)))
    first, *rows = table_csv(QUESTION, table).splitlines()
    assert first == LINE
    assert list(csv.reader(StringIO("\n".join(rows)))) == [
        ["name", "share"],
        ["heads, up", "0.5"],
        ["edge", ""],
    ]


def test_all_that_was_found_as_json() -> None:
    number = KeyNumber("heads", 0.5, Measure.CHANCE, tr("come up heads"), exact="1/2")
    mean = KeyNumber("mean", 1.0, Measure.NUMBER, tr("on average"))
    chart = Chart("shares", tr("Shares"), tr("It says."), Histogram(ROLL, SHARE, (1,), (1.0,)))
    table = FoundTable("rows", tr("Rows"), (TableColumn("n", tr("N"), Measure.WHOLE),), ((3,),))
    case = Case("fair", tr("Fair coin"), (number, mean), (chart,), (tr("A note."),))
    told = json.loads(json_text(Findings(QUESTION, (case,), (chart,), (table,), (tr("All notes."),))))
    assert told["question"] == "coin"
    assert told["asked"] == {"tosses": "2", "seed": "7"}
    assert told["cases"][0]["numbers"] == {"heads": "1/2", "mean": 1.0}
    assert told["cases"][0]["charts"]["shares"]["shares"] == told["charts"]["shares"]["shares"] == [1.0]
    assert told["charts"]["shares"]["across"] == {"name": "roll", "title": "Roll", "measure": "whole"}
    assert told["tables"] == {"rows": [{"n": 3}]}
    assert told["notes"] == ["All notes."]


@pytest.mark.parametrize(
    "held",
    [b"", b"\x89PNG\r\n", b"<svg></svg>", b"game,result\nhog,won\n", b"[1, 2", b"# no question\n1"],
)
def test_a_file_without_a_question_is_told(held: bytes) -> None:
    with pytest.raises(NotationError, match="holds no question"):
        question_in(held)


@pytest.mark.parametrize(
    "text", [f"{LINE}\nname,share\n", f"\ufeff{LINE}\n", json.dumps({"question": "coin", "asked": {}})]
)
def test_the_question_of_a_file_is_found(text: str) -> None:
    # The Lab has no such kind, and says which one the file names.
    with pytest.raises(NotationError, match="no question “coin”"):
        question_in(text.encode())


@pytest.mark.parametrize(
    ("value", "measure", "text"),
    [
        (0.061, Measure.CHANCE, "6.10%"),
        (-35.35, Measure.MONEY, "−$35.35"),
        (500, Measure.MONEY, "$500"),
        (41200, Measure.WHOLE, "41,200"),
        (7.126, Measure.NUMBER, "7.13"),
        (7, Measure.TEXT, "7"),
        ("Martingale", Measure.CHANCE, "Martingale"),
        (None, Measure.CHANCE, "–"),
    ],
)
def test_values_as_people_read_them(value: float | str | None, measure: Measure, text: str) -> None:
    assert written(value, measure) == text
