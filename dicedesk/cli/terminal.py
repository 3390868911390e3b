"""What the terminal, or whatever reads what is printed, can show."""

import sys


def can_show(text: str) -> bool:
    """Whether standard output has all the characters of the text."""
    return shown(text) == text


def shown(text: str) -> str:
    """The text with "?" for each character that standard output does not have."""
    encoding = getattr(sys.stdout, "encoding", None) or "utf-8"
    return text.encode(encoding, "replace").decode(encoding)
