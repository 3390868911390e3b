"""The workers of a cluster whose scheduler has an address, where this program has the part for it."""

import sys
from importlib.util import find_spec

from dicedesk.core.by_name import object_called
from dicedesk.core.words import tr
from dicedesk.play.ports.jobs import JobError, Workers

_DASK = "distributed"


def workers_at(address: str) -> Workers:
    """The workers of the cluster. Raises JobError, in a sentence, where it cannot be used."""
    if find_spec(_DASK) is None:
        raise JobError(
            tr("this build has no cluster support; install DiceDesk with pip")
            if getattr(sys, "frozen", False)
            else tr(
                "cluster mode needs Dask; install it with: {command}",
                command="pip install 'dicedesk[cluster]'",
            )
        )
    workers: Workers = object_called("dicedesk.adapters.cluster.dask_workers:dask_workers")(address)
    return workers
