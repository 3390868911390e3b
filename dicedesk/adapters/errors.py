"""Reports of unexpected errors, and their file in the games folder; loaded for the first error.

A report has the kind of the error and its origin, but nothing that the user typed.
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
"""Older error files kept next to the newest one."""

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
        # Without the file name, which may contain your name.
        return f"[Errno {error.errno}] {error.strerror}"
    if type(error) in _OF_PYTHON or isinstance(error, sqlite3.Error):
        return str(error)
    return "(its words are left out, as they may be private)"


def _place(file: str) -> str:
    """The path of a file in the package, or a file's name alone: folders may contain your name."""
    path = PurePath(file)
    if path.is_relative_to(_PACKAGE):
        path = path.relative_to(_PACKAGE.parent)
    # In a packed program, all of our paths already begin with the package.
    return path.as_posix() if path.parts[:1] == (_PACKAGE.name,) else path.name


class ErrorLog(RotatingFileHandler):
    """A file of reports, each with its time in UTC. The first report creates the file."""

    def __init__(self, folder: Path) -> None:
        """If the folder cannot be written, reports are lost, and `write` returns False."""
        self.path = folder / ERROR_LOG
        super().__init__(self.path, maxBytes=MOST_BYTES, backupCount=BEFORE, encoding="utf-8", delay=True)
        self._has_failed = False

    def _open(self) -> TextIOWrapper:
        make_file(self.path)
        return super()._open()

    def write(self, report: str) -> bool:
        """Write a report; return whether that worked."""
        self._has_failed = False
        text = f"{datetime.now(UTC):%Y-%m-%dT%H:%M:%SZ} {report}"
        self.handle(logging.LogRecord("dicedesk", logging.ERROR, "", 0, text, None, None))
        # Keep no file open in a folder that the user may want to delete.
        self.close()
        return not self._has_failed

    def handleError(self, record: logging.LogRecord) -> None:
        """Remember that the report is not in the file, instead of printing the error, which nobody would read."""
        self._has_failed = True
