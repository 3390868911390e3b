"""How the history opens the store's file, while the store goes on writing."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import TypeVar

from dicedesk.adapters.storage.history.summary_rows import make_summaries
from dicedesk.core.words import tr
from dicedesk.ports.store import StoreError

WAIT_S = 1
"""So long a question waits where another program writes."""

Found = TypeVar("Found")


class OpenedForEach:
    """The store's file, which is opened for each question and closed again. It can be handed to another process."""

    def __init__(self, file: Path) -> None:
        """The file need not be there yet."""
        self.file = file

    def _ask(self, question: Callable[[sqlite3.Connection], Found]) -> Found:
        """The answer. Raises StoreError."""
        try:
            with closing(_opened(self.file)) as connection:
                return question(connection)
        except sqlite3.Error as error:
            raise _unreadable(error) from None

    def _each(self, question: Callable[[sqlite3.Connection], Iterator[Found]]) -> Iterator[Found]:
        """The answers one by one, all of one moment of the file, whatever is played meanwhile. Raises StoreError."""
        try:
            with closing(_opened(self.file)) as connection:
                connection.execute("BEGIN")
                yield from question(connection)
        except sqlite3.Error as error:
            raise _unreadable(error) from None


def _opened(file: Path) -> sqlite3.Connection:
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


def _unreadable(error: sqlite3.Error) -> StoreError:
    """What is told of an error of the file."""
    return StoreError(tr("the games cannot be read: {reason}", reason=error))
