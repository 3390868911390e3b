"""The numbers of dice in a CSV file: 100 rows by own score, each with 100 of them by the other's; without numpy."""

import csv
from collections.abc import Iterator
from pathlib import Path

from dicedesk.core.words import escaped, tr
from dicedesk.games.hog.players import StrategyTable
from dicedesk.games.hog.rules import DEFAULT_GOAL, MOST_DICE
from dicedesk.games.hog.strategy_files.files import StrategyError, bytes_of


def read_rows(path: Path) -> StrategyTable:
    """The rows of a file. Raises StrategyError that names the line at fault."""
    written = bytes_of(path, tr("the file is too long for a table of 100 rows and 100 columns"))
    try:
        text = written.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise StrategyError(tr("the file is no text")) from error
    try:
        rows = tuple(_rows(text))
    except csv.Error as error:
        # A quotation that never ends is longer than a cell may be.
        raise StrategyError(tr("the file is no table")) from error
    if len(rows) != DEFAULT_GOAL:
        raise StrategyError(
            tr(
                "a table has 100 rows, one for each of its own scores; this table has {count}",
                count=len(rows),
            )
        )
    return rows


def _rows(text: str) -> Iterator[tuple[int, ...]]:
    reader = csv.reader(text.splitlines())
    for cells in reader:
        if not cells:
            continue
        if len(cells) != DEFAULT_GOAL:
            raise StrategyError(
                tr(
                    "line {line} has {count} cells, not 100: one for each score of the opponent",
                    line=reader.line_num,
                    count=len(cells),
                )
            )
        yield tuple(_dice_in(cell.strip(), reader.line_num) for cell in cells)


def _dice_in(cell: str, line: int) -> int:
    # Other alphabets have digits too, and a table of a thousand digits is a number to Python.
    if cell.isascii() and cell.isdigit() and len(cell) <= 2 and int(cell) <= MOST_DICE:
        return int(cell)
    raise StrategyError(
        tr("line {line} holds “{cell}”; a strategy rolls 0 to 10 dice", line=line, cell=escaped(cell[:20]))
    )
