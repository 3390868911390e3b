"""What is written down of an unexpected error, and the file for it in the games folder; loaded for the first one.

A report says what kind the error is and where it came from, but nothing that a person typed.
"""

import logging
import sqlite3
import traceback
from collections.abc import Iterator
from datetime import UTC, datetime
from io import TextIOWrapper
from logging.handlers import RotatingFileHandler
from pathlib import Path, PurePath

from dicedesk.adapters.storage.folders import make_file

ERROR_LOG = "errors.log"
MOST_BYTES = 200_000
BEFORE = 2
"""Older files of errors that stay beside the newest one."""

MOST_FRAMES = 40
MOST_CAUSES = 5
_PACKAGE = Path(__file__).parents[1]

_OF_PYTHON = (
    AttributeError,
    ImportError,
    IndexError,
    MemoryError,
    ModuleNotFoundError,
    NameError,
    NotImplementedError,
    OverflowError,
    RecursionError,
    RuntimeError,
    TypeError,
    UnboundLocalError,
    ZeroDivisionError,
)
"""Errors whose text names only parts of the program. Other texts may contain a question to the Oracle, or a name."""


def error_report(error: BaseException) -> str:
    """Return a line for the error and one for each place that it came through, then the same for its causes."""
    return "\n".join(line for cause in _causes(error) for line in _lines(cause))


def _causes(error: BaseException) -> Iterator[BaseException]:
    seen: list[BaseException] = []
    found: BaseException | None = error
    while found is not None and all(found is not before for before in seen) and len(seen) < MOST_CAUSES:
        seen.append(found)
        yield found
        found = found.__cause__ or (None if found.__suppress_context__ else found.__context__)


def _lines(error: BaseException) -> Iterator[str]:
    yield f"{type(error).__name__}: {_said(error)}"
    places = [(frame.f_code, line) for frame, line in traceback.walk_tb(error.__traceback__)]
    for code, line in places[-MOST_FRAMES:]:
        yield f"  {_place(code.co_filename)}:{line} in {code.co_qualname}"


def _said(error: BaseException) -> str:
    """The error's text if it cannot contain anything private."""
    if isinstance(error, OSError):
        # Without the name of the file, which may be a person's.
        return f"[Errno {error.errno}] {error.strerror}"
    if type(error) in _OF_PYTHON or isinstance(error, sqlite3.Error):
        return str(error)
    return "(its words are left out, as they may be private)"


def _place(file: str) -> str:
    """The path of a file in the package, or a file's name alone: folders may contain your name."""
    path = PurePath(file)
    if path.is_relative_to(_PACKAGE):
        path = path.relative_to(_PACKAGE.parent)
    # In a packed program every path of ours begins with the package already.
    return path.as_posix() if path.parts[:1] == (_PACKAGE.name,) else path.name


class ErrorLog(RotatingFileHandler):
    """One report after the other, each with its time in UTC. The file is made for the first of them."""

    def __init__(self, folder: Path) -> None:
        """Where the folder cannot be written, reports are lost, and `write` says so."""
        self.path = folder / ERROR_LOG
        super().__init__(self.path, maxBytes=MOST_BYTES, backupCount=BEFORE, encoding="utf-8", delay=True)
        self._has_failed = False

    def _open(self) -> TextIOWrapper:
        make_file(self.path)
        return super()._open()

    def write(self, report: str) -> bool:
        """Writes a report down; returns whether that could be done."""
        self._has_failed = False
        text = f"{datetime.now(UTC):%Y-%m-%dT%H:%M:%SZ} {report}"
        self.handle(logging.LogRecord("dicedesk", logging.ERROR, "", 0, text, None, None))
        # Nothing is kept open in a folder that somebody may want to delete.
        self.close()
        return not self._has_failed

    def handleError(self, record: logging.LogRecord) -> None:
        """Remembers that the report is not in the file; nobody reads what would be printed."""
        self._has_failed = True
