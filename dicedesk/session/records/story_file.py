"""Records in files, told as stories."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from dicedesk.session.records.record_file import checked, read_record
from dicedesk.session.records.text_file import UnreadableError, size_of
from dicedesk.session.story import Story, story_of

SHORT_KB = 256
"""Twice a game of ten thousand moves, which is read in a sixth of a second."""


@dataclass(frozen=True)
class ReadFiles:
    """The stories of the records in files, each with its file's name, and why other files cannot be read."""

    stories: tuple[tuple[Story, str], ...]
    reasons: tuple[str, ...]


def story_in(file: str) -> Story:
    """The story of the record in a file. Raises UnreadableError, which calls the file by its name alone."""
    name = Path(file).name
    record = read_record(file, name)
    return checked(name, lambda: story_of(record))


def read_short_files(files: Sequence[str]) -> ReadFiles | None:
    """What is found in these files; None where they are long together, and would take much time and memory."""
    return read_files(files) if sum(map(size_of, files)) <= SHORT_KB * 1024 else None


def read_files(files: Sequence[str]) -> ReadFiles:
    """What is found in these files."""
    stories, reasons = [], []
    for file in files:
        try:
            stories.append((story_in(file), Path(file).name))
        except UnreadableError as error:
            reasons.append(error.sentence)
    return ReadFiles(tuple(stories), tuple(reasons))
