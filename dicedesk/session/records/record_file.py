"""The record in a file, read and checked."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from dicedesk.core.errors import GameError
from dicedesk.core.record import Record, parse_record
from dicedesk.core.words import figure, tr
from dicedesk.games.registry import GAMES
from dicedesk.session.records.text_file import UnreadableError, read_text

if TYPE_CHECKING:
    from dicedesk.session.story import Story

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


def story_in(file: str) -> "Story":
    """The story of the record in a file. Raises UnreadableError, which calls the file by its name alone."""
    # The commands tell nothing, and need not wait for it.
    from dicedesk.session.story import story_of

    name = Path(file).name
    record = read_record(file, name)
    return checked(name, lambda: story_of(record))


class ReadFiles(NamedTuple):
    """The stories of the records in files, each with its file's name, and why other files cannot be read."""

    stories: tuple[tuple["Story", str], ...]
    reasons: tuple[str, ...]


def read_files(files: Sequence[str]) -> ReadFiles:
    """What is found in these files."""
    stories, reasons = [], []
    for file in files:
        try:
            stories.append((story_in(file), Path(file).name))
        except UnreadableError as error:
            reasons.append(error.sentence)
    return ReadFiles(tuple(stories), tuple(reasons))


def checked(file: str, read: Callable[[], T]) -> T:
    """What `read` gives back; where that is no game, an UnreadableError with the file and the line."""
    try:
        return read()
    except GameError as error:
        raise UnreadableError(
            tr("{file}: line {line}: {reason}", file=file, line=error.line or 1, reason=error.sentence)
        ) from None
