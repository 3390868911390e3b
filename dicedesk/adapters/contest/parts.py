"""What a contest needs of this computer."""

import os

from dicedesk.adapters.containment.contained import ContainedStrategies
from dicedesk.adapters.contest.kept_chances import FILE_NAME, SqliteKeptChances
from dicedesk.adapters.jobs.worker_processes import WorkerProcesses
from dicedesk.adapters.storage.folders import data_folder
from dicedesk.lab.contest.parts import ContestParts


def contest_parts(data: str | None) -> ContestParts:
    """The cores, and the chances kept in the games folder of that name, the user's own for None."""
    contained = ContainedStrategies()
    return ContestParts(
        WorkerProcesses(),
        SqliteKeptChances(data_folder(data, os.environ) / FILE_NAME),
        contained.table_of,
        contained.gaps,
    )
