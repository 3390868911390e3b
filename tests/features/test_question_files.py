"""What was found, as rows and as text, with its question before it."""

import csv
import json
from io import StringIO

import pytest

from dicedesk.core.errors import NotationError
from dicedesk.core.words import tr
from dicedesk.features.question_files import chart_csv, json_text, question_in, table_csv
from dicedesk.lab.charts import (
    Axis,
    Chart,
    Histogram,
    Measure,
    NamedValue,
    NamedValues,
)
from dicedesk.lab.fields import LabQuestion
from dicedesk.lab.findings import Case, Findings, FoundTable, KeyNumber, TableColumn

ROLL = Axis("roll", tr("Roll"), Measure.WHOLE)
SHARE = Axis("share", tr("Share"), Measure.CHANCE)
LEFT = Axis("left", tr("What is left"), Measure.MONEY)
QUESTION = LabQuestion("coin", (("tosses", "2"), ("seed", "7")))
LINE = '# {"question": "coin", "asked": {"tosses": "2", "seed": "7"}}'


def test_a_chart_as_csv() -> None:
    drawing = NamedValues(ROLL, SHARE, (NamedValue("5", 0.4, 0.3, 0.5, 0.45), NamedValue("6", 0.1)))
    assert chart_csv(QUESTION, Chart("chart", tr("Chart"), tr("It says."), drawing)).splitlines() == [
        LINE,
        "roll,share,low,high,expected",
        "5,0.4,0.3,0.5,0.45",
        "6,0.1,,,",
    ]


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
    with pytest.raises(NotationError, match="contains no Lab question"):
        question_in(held)


@pytest.mark.parametrize(
    "text", [f"{LINE}\nname,share\n", f"\ufeff{LINE}\n", json.dumps({"question": "coin", "asked": {}})]
)
def test_the_question_of_a_file_is_found(text: str) -> None:
    # The Lab has no such kind, and says which one the file names.
    with pytest.raises(NotationError, match="no question “coin”"):
        question_in(text.encode())
