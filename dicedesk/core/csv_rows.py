"""Tables for other programs as CSV, in which no word of a stranger becomes a formula of a spreadsheet."""

import csv
import re
from collections.abc import Iterable
from io import StringIO

_BEGINS_A_FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n")
_NUMBER = re.compile(r"[+-]?\d+(\.\d+)?(e[+-]?\d+)?", re.ASCII)


def as_csv(rows: Iterable[Iterable[object]]) -> str:
    """The rows, one a line. An apostrophe stands before a text with which a formula would begin."""
    return "".join(_line(row) for row in rows)


def _line(row: Iterable[object]) -> str:
    # A lone return in a text is quoted only where it ends lines too.
    text = StringIO(newline="")
    csv.writer(text, lineterminator="\r\n").writerow([_cell(value) for value in row])
    return text.getvalue().removesuffix("\r\n") + "\n"


def _cell(value: object) -> object:
    is_formula = (
        isinstance(value, str) and value.startswith(_BEGINS_A_FORMULA) and not _NUMBER.fullmatch(value)
    )
    return f"'{value}" if is_formula else value
