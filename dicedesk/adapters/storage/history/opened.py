"""How the history opens the store's file, while the store goes on writing."""

import sqlite3
from pathlib import Path
from typing import TypeVar

from dicedesk.adapters.storage.history.summary_rows import make_summaries
from dicedesk.core.words import tr
from dicedesk.ports.store import StoreError

WAIT_S = 1
"""So long a question waits where another program writes."""

Found = TypeVar("Found")


def opened(file: Path) -> sqlite3.Connection:
    """The file, with a table for summaries. Raises sqlite3.Error."""
    address = f"{file.resolve().as_uri()}?mode=rw"
    connection = sqlite3.connect(address, uri=True, timeout=WAIT_S, isolation_level=None)
    try:
        connection.text_factory = lambda text: text.decode(errors="surrogateescape")
        make_summaries(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def unreadable(error: sqlite3.Error) -> StoreError:
    """What is told of an error of the file."""
    return StoreError(tr("the games cannot be read: {reason}", reason=error))
