"""Tables as CSV for other programs; a spreadsheet cannot mistake a text in them for a formula."""

import csv
import re
from collections.abc import Iterable
from io import StringIO

_BEGINS_A_FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n")
_NUMBER = re.compile(r"[+-]?\d+(\.\d+)?(e[+-]?\d+)?", re.ASCII)


def as_csv(rows: Iterable[Iterable[object]]) -> str:
    """The rows, one per line. A text that would start a formula gets an apostrophe in front."""
    return "".join(_line(row) for row in rows)


def _line(row: Iterable[object]) -> str:
    # A text with a lone carriage return is quoted only if it also ends lines.
    text = StringIO(newline="")
    csv.writer(text, lineterminator="\r\n").writerow([_cell(value) for value in row])
    return text.getvalue().removesuffix("\r\n") + "\n"


def _cell(value: object) -> object:
    is_formula = (
        isinstance(value, str) and value.startswith(_BEGINS_A_FORMULA) and not _NUMBER.fullmatch(value)
    )
    return f"'{value}" if is_formula else value
