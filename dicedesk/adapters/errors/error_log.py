"""The file in the games folder that unexpected errors are written into, which never grows beyond a size."""

import logging
from datetime import UTC, datetime
from logging.handlers import RotatingFileHandler
from pathlib import Path

ERROR_LOG = "errors.log"
MOST_BYTES = 200_000
BEFORE = 2
"""So many files of earlier errors are kept beside it."""


class ErrorLog(RotatingFileHandler):
    """One report after the other, each with its time in UTC. The file is made for the first of them."""

    def __init__(self, folder: Path) -> None:
        """Where the folder cannot be written, reports are lost, and `write` says so."""
        self.path = folder / ERROR_LOG
        super().__init__(self.path, maxBytes=MOST_BYTES, backupCount=BEFORE, encoding="utf-8", delay=True)
        self._has_failed = False

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
