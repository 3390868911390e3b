"""The messages of the setup to the user."""

from __future__ import annotations

import sys


class Refusal(Exception):  # noqa: N818 - it is an answer to a person, not a fault of the program
    """The setup cannot continue; the text says why, and what to do or to type."""


def say(text: str) -> None:
    """Print a line of progress on stderr: stdout belongs to the program that is started afterward."""
    print(text, file=sys.stderr, flush=True)
