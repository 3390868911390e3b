"""The record in a file, read and checked."""

from collections.abc import Callable
from typing import Any, TypeVar

from dicedesk.core.errors import GameError
from dicedesk.core.record import Record, parse_record
from dicedesk.core.words import figure, tr
from dicedesk.games.registry import GAMES
from dicedesk.session.records.text_file import UnreadableError, read_text

T = TypeVar("T")

MOST_LINES = 100_000
"""A move every second for a day. Many more would fill the memory, and take minutes to replay."""


def read_record(file: str, name: str = "") -> Record[Any]:
    """The record in a file, not yet replayed. Raises UnreadableError, which calls the file by its `name`."""
    text = read_text(file, name)
    if text.count("\n") + text.count("\r") - text.count("\r\n") > MOST_LINES:
        raise UnreadableError(
            tr("{file}: more than {most} lines", file=name or file, most=figure(MOST_LINES))
        )
    return checked(name or file, lambda: parse_record(text, GAMES))


def checked(file: str, read: Callable[[], T]) -> T:
    """What `read` gives back; where that is no game, an UnreadableError with the file and the line."""
    try:
        return read()
    except GameError as error:
        raise UnreadableError(
            tr("{file}: line {line}: {reason}", file=file, line=error.line or 1, reason=error.sentence)
        ) from None
