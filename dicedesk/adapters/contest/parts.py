"""What a contest needs of this computer, and of a cluster where one is named."""

import os

from dicedesk.adapters.cluster.scheduler import workers_at
from dicedesk.adapters.containment.contained import ContainedStrategies
from dicedesk.adapters.containment.limits import MOST_SECONDS
from dicedesk.adapters.contest.contest_file import FILE_NAME
from dicedesk.adapters.contest.kept_chances import SqliteKeptChances
from dicedesk.adapters.contest.kept_tables import RememberedPrograms, SqliteKeptTables
from dicedesk.adapters.jobs.worker_processes import WorkerProcesses
from dicedesk.adapters.storage.folders import data_folder
from dicedesk.games.hog.contest import ContestParts


def contest_parts(
    data: str | None, scheduler: str | None = None, seconds: float = MOST_SECONDS
) -> ContestParts:
    """The cores, and the chances and tables kept in the games folder of that name, the user's own for None.

    The workers of a cluster compute where the address of its scheduler is given. Raises JobError where they cannot.
    Each program has so many seconds for its whole table.
    """
    contained, here = ContainedStrategies(seconds), WorkerProcesses()
    file = data_folder(data, os.environ) / FILE_NAME
    return ContestParts(
        here if scheduler is None else workers_at(scheduler),
        SqliteKeptChances(file),
        RememberedPrograms(contained, SqliteKeptTables(file)).table_of,
        contained.gaps,
        here.count,
    )
