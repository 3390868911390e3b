"""Files of the Lab: findings as JSON and CSV, with their question, so that it can be asked again."""

import json
from collections.abc import Iterable
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any

from dicedesk.core.csv_rows import as_csv
from dicedesk.core.errors import NotationError
from dicedesk.core.game import Json
from dicedesk.core.words import tr
from dicedesk.games.questions import from_json, to_json
from dicedesk.lab.charts import Chart
from dicedesk.lab.fields import LabQuestion
from dicedesk.lab.findings import Case, Findings, FoundTable

_COMMENT = "# "
"""Before the question in the first line of a CSV file."""


def json_text(findings: Findings) -> str:
    """Return all findings as one JSON object. Money is in dollars, chances are from 0 to 1."""
    return json.dumps(to_json(findings.question) | _findings(findings), indent=1, ensure_ascii=False) + "\n"


def table_csv(question: LabQuestion, table: FoundTable) -> str:
    """Return a table as CSV, with its question first."""
    names = [column.name for column in table.columns]
    return _csv(question, [names, *(["" if cell is None else cell for cell in row] for row in table.rows)])


def chart_csv(question: LabQuestion, chart: Chart) -> str:
    """Return the values of a chart as CSV, with the question first."""
    return _csv(question, chart.drawing.figures())


def question_in(content: bytes) -> LabQuestion:
    """Return the question in a JSON or CSV file. Raises NotationError for a file without one."""
    try:
        text = content.decode("utf-8-sig")
        line, _, _ = text.partition("\n")
        data = json.loads(line.removeprefix(_COMMENT) if line.startswith(_COMMENT) else text)
    except ValueError:
        raise NotationError(tr("This file contains no Lab question.")) from None
    return from_json(data)


def _findings(findings: Findings) -> Json:
    return {
        "cases": [_case(case) for case in findings.cases],
        "charts": {chart.name: _plain(chart.drawing) for chart in findings.charts},
        "tables": {table.name: _table(table) for table in findings.tables},
        "notes": findings.notes,
    }


def _case(case: Case) -> Json:
    return {
        "name": case.name,
        "title": case.title,
        "is_exact": case.is_exact,
        "numbers": {number.name: number.exact or number.value for number in case.numbers},
        "charts": {chart.name: _plain(chart.drawing) for chart in case.charts},
        "notes": [*case.notes, *case.found_by],
    }


def _table(table: FoundTable) -> list[Json]:
    names = [column.name for column in table.columns]
    return [dict(zip(names, row, strict=True)) for row in table.rows]


def _plain(value: object) -> Any:
    if isinstance(value, Enum):
        return value.value
    if is_dataclass(value):
        return {field.name: _plain(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    return value


def _csv(question: LabQuestion, rows: Iterable[Iterable[object]]) -> str:
    return f"{_COMMENT}{json.dumps(to_json(question), ensure_ascii=False)}\n{as_csv(rows)}"
