"""What a contest needs of this computer."""

import os
from pathlib import Path

from dicedesk.adapters.contest.kept_chances import FILE_NAME, SqliteKeptChances
from dicedesk.adapters.jobs.worker_processes import WorkerProcesses
from dicedesk.adapters.storage.folders import data_folder
from dicedesk.core.words import tr
from dicedesk.lab.contest.parts import ContestParts
from dicedesk.lab.strategies.table_file import StrategyError
from dicedesk.odds.hog_layout import Table


def contest_parts(data: str | None) -> ContestParts:
    """The cores, and the chances kept in the games folder of that name, the user's own for None."""
    return ContestParts(
        WorkerProcesses(), SqliteKeptChances(data_folder(data, os.environ) / FILE_NAME), _not_run
    )


def _not_run(_: Path) -> Table:
    raise StrategyError(tr("only tables in CSV files take part; programs are not run"))
