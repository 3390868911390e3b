"""What the terminal, or whatever reads what is printed, can show."""

import sys

from dicedesk.cli.answers import Say
from dicedesk.core.words import brief


def can_show(text: str) -> bool:
    """Whether standard output has all the characters of the text."""
    return shown(text) == text


def shown(text: str) -> str:
    """The text with "?" for each character that standard output does not have."""
    encoding = getattr(sys.stdout, "encoding", None) or "utf-8"
    return text.encode(encoding, "replace").decode(encoding)


def complain(sentence: str, say: Say) -> None:
    """Says in a line on the error output what cannot be read or done."""
    print(f"dicedesk: {brief(say(sentence))}", file=sys.stderr)
