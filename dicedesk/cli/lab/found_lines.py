"""What the Lab has found, as lines of a terminal: key numbers, tables and sentences."""

from collections.abc import Iterator, Sequence

from dicedesk.cli.answers import Say
from dicedesk.lab.findings import Case, Findings, FoundTable, Measure, written

_GAP = "  "


def lines_of(findings: Findings, say: Say) -> list[str]:
    """All lines, in the language of `say`. Charts are left out: files have them."""
    blocks = [_case_lines(case, say, is_named=len(findings.cases) > 1) for case in findings.cases]
    blocks += [_table_lines(table, say) for table in findings.tables]
    blocks.append([say(note) for note in findings.notes])
    lines: list[str] = []
    for block in filter(None, blocks):
        lines += ["", *block] if lines else block
    return lines


def _case_lines(case: Case, say: Say, *, is_named: bool) -> list[str]:
    numbers = [(say(written(number.value, number.measure)), number) for number in case.numbers]
    wide = max((len(text) for text, _ in numbers), default=0)
    lines = [say(case.title)] if is_named else []
    lines += [
        f"{text:>{wide}}{_GAP}{say(number.says)}{f' ({number.exact})' if number.exact else ''}"
        for text, number in numbers
    ]
    return lines + [say(note) for note in (*case.notes, *case.found_by)]


def _table_lines(table: FoundTable, say: Say) -> list[str]:
    rows = [[say(column.title) for column in table.columns]]
    rows += [
        [
            say(written(cell, column.measure, column.digits))
            for cell, column in zip(row, table.columns, strict=True)
        ]
        for row in table.rows
    ]
    is_text = [column.measure is Measure.TEXT for column in table.columns]
    return [say(table.title), *_aligned(rows, is_text)]


def _aligned(rows: Sequence[Sequence[str]], is_text: Sequence[bool]) -> Iterator[str]:
    """Texts stand at the left of their column, numbers at the right."""
    wide = [max(map(len, cells)) for cells in zip(*rows, strict=True)]
    for row in rows:
        cells = (
            f"{cell:<{width}}" if text else f"{cell:>{width}}"
            for cell, width, text in zip(row, wide, is_text, strict=True)
        )
        yield _GAP.join(cells).rstrip()
