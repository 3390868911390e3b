"""What a game answers on the command line, such as `odds hog`."""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from dataclasses import dataclass

from dicedesk.core.errors import NotationError
from dicedesk.core.words import Sentence, tr

Say = Callable[[str], str]
"""Returns a text in the language of the terminal."""


@dataclass(frozen=True)
class GameCommand:
    """A command of one game, with a line of help.

    `add_options` adds what can be given with it; `answer` returns the lines to print: one JSON object where `json` is
    given. It raises NotationError where something given cannot be read, or cannot be.
    """

    help: Sentence
    add_options: Callable[[ArgumentParser, Say], None]
    answer: Callable[[Namespace], list[str]]


def whole_number(text: str) -> int:
    """Return the number that an argument names. Raises NotationError."""
    try:
        return int(text)
    except ValueError:
        raise NotationError(tr("expected a whole number, not {text!r}", text=text)) from None
