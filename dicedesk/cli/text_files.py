"""Reads the text of a file that a command was given."""

import sys
from pathlib import Path

from dicedesk.cli.answers import UnreadableError
from dicedesk.core.words import tr

STANDARD_INPUT = "-"


def read_text(file: str) -> str:
    """The text of a file, or of the standard input for "-". Raises UnreadableError."""
    try:
        content = sys.stdin.buffer.read() if file == STANDARD_INPUT else Path(file).read_bytes()
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else error
        raise UnreadableError(tr("{file}: a file was expected: {reason}", file=file, reason=reason)) from None
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise UnreadableError(
            tr("{file}: line {line}: text in UTF-8 was expected", file=file, line=line)
        ) from None
