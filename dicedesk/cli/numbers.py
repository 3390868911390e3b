"""Numbers on the command line."""

import secrets

from dicedesk.core.words import tr
from dicedesk.features.text_file import UnreadableError

SEED_BITS = 32


def counted(text: str) -> int:
    """The whole number from 1 on that was given. Raises UnreadableError."""
    try:
        number = int(text)
    except ValueError:
        number = 0
    if number < 1:
        raise UnreadableError(tr("“{text}” is not a whole number, 1 or more.", text=text))
    return number


def seed_given(text: str | None) -> int:
    """The seed that was given, a whole number from 1 on; a new one for None. Raises UnreadableError."""
    return secrets.randbits(SEED_BITS) if text is None else counted(text)
