"""A Hog strategy as a table in a CSV file: 100 rows by own score, each with 100 numbers of dice by the other's."""

import csv
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from dicedesk.core.words import tr
from dicedesk.games.hog.rules import MOST_DICE
from dicedesk.lab.strategies.files import StrategyError, bytes_of
from dicedesk.odds.hog_layout import GOAL, Table


def read_table(path: Path) -> Table:
    """The table of a file, uint8. Raises StrategyError that names the line at fault."""
    written = bytes_of(path, tr("the file is too long for a table of 100 rows and 100 columns"))
    try:
        text = written.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise StrategyError(tr("the file is no text")) from error
    rows = list(_rows(text))
    if len(rows) != GOAL:
        raise StrategyError(
            tr("a table has 100 rows, one for each own score; here are {count}", count=len(rows))
        )
    return np.array(rows, np.uint8)


def _rows(text: str) -> Iterator[list[int]]:
    reader = csv.reader(text.splitlines())
    for cells in reader:
        if not cells:
            continue
        if len(cells) != GOAL:
            raise StrategyError(
                tr(
                    "line {line} has {count} cells, not 100: one for each score of the opponent",
                    line=reader.line_num,
                    count=len(cells),
                )
            )
        yield [_dice_in(cell.strip(), reader.line_num) for cell in cells]


def _dice_in(cell: str, line: int) -> int:
    # Other alphabets have digits too, and a table of a thousand digits is a number to Python.
    if cell.isascii() and cell.isdigit() and len(cell) <= 2 and int(cell) <= MOST_DICE:
        return int(cell)
    raise StrategyError(
        tr("line {line} holds “{cell}”; a strategy rolls 0 to 10 dice", line=line, cell=cell[:20])
    )
