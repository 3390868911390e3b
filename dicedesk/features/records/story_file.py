"""Records in files, told as stories."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from dicedesk.features.records.record_file import RecordFile
from dicedesk.features.records.text_file import UnreadableError, size_of
from dicedesk.features.story import Story, story_of

SHORT_KB = 256
"""Twice a game of ten thousand moves, which is read in a sixth of a second."""


@dataclass(frozen=True)
class ReadFiles:
    """The stories of the records in files, each with its file's name, and why other files cannot be read.

    `several` are the files that hold more than one record, each with what it holds: they can be imported.
    """

    stories: tuple[tuple[Story, str], ...]
    reasons: tuple[str, ...]
    several: tuple[tuple[str, str], ...] = ()


def read_short_files(files: Sequence[str]) -> ReadFiles | None:
    """What is found in these files; None where they are long together, and would take much time and memory."""
    return read_files(files) if sum(map(size_of, files)) <= SHORT_KB * 1024 else None


def read_files(files: Sequence[str]) -> ReadFiles:
    """What is found in these files."""
    stories, reasons, several = list[tuple[Story, str]](), list[str](), list[tuple[str, str]]()
    for file in files:
        # A file is called by its name alone.
        name = Path(file).name
        try:
            records = RecordFile(file, name)
            if records.count > 1:
                several.append((file, records.holds))
            else:
                stories += [(record.read(name, story_of), name) for record in records]
        except UnreadableError as error:
            reasons.append(error.sentence)
    return ReadFiles(tuple(stories), tuple(reasons), tuple(several))
