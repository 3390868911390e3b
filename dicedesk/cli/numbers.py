"""Numbers on the command line."""

from dicedesk.core.words import tr
from dicedesk.session.records.text_file import UnreadableError


def whole_number(text: str) -> int:
    """The number that an argument names. Raises UnreadableError."""
    try:
        return int(text)
    except ValueError:
        raise UnreadableError(tr("expected a whole number, not {text!r}", text=text)) from None
