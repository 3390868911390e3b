"""A Hog strategy in a CSV file as the table that exact chances are computed with."""

from pathlib import Path

import numpy as np

from dicedesk.games.hog.odds import Table
from dicedesk.games.hog.strategy_files.table_rows import read_rows


def read_table(path: Path) -> Table:
    """The table of a file, uint8. Raises StrategyError that names the line at fault."""
    return np.array(read_rows(path), np.uint8)
