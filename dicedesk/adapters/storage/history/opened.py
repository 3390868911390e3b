"""How the history opens the store's file, while the store goes on writing."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import TypeVar

from dicedesk.adapters.storage.history.summary_rows import make_summaries
from dicedesk.adapters.storage.sqlite_file import UNREADABLE, opened_as_it_is, why_unreadable

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
        with closing(opened_as_it_is(self.file, WAIT_S, is_read=False)) as connection:
            try:
                make_summaries(connection)
                return question(connection)
            except UNREADABLE as error:
                raise why_unreadable(error) from None

    def _each(self, question: Callable[[sqlite3.Connection], Iterator[Found]]) -> Iterator[Found]:
        """The answers one by one, all of one moment of the file, whatever is played meanwhile. Raises StoreError."""
        with closing(opened_as_it_is(self.file, WAIT_S, is_read=False)) as connection:
            try:
                make_summaries(connection)
                connection.execute("BEGIN")
                yield from question(connection)
            except UNREADABLE as error:
                raise why_unreadable(error) from None
