"""What is written to a terminal and read from it."""

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import TextIO

from dicedesk.cli.terminal import can_show, shown
from dicedesk.core.dice import Roll
from dicedesk.play.terminal import dice_rows


class Style(Enum):
    """How a line stands out where the terminal has colours, as the numbers of ANSI's escape sequences."""

    PLAIN = ""
    DIM = "2"
    DICE = "1"
    RESULT = "1;32"
    REFUSED = "33"


class LeftTerminal(Exception):  # noqa: N818 (nothing went wrong)
    """The person leaves, or there is no more input."""


@dataclass(frozen=True)
class Screen:
    """A terminal, or whatever stands in its place: `ask` is `input`, `translate` gives a text in its language."""

    out: TextIO
    ask_for: Callable[[str], str]
    translate: Callable[[str], str]
    has_colour: bool

    def say(self, text: str, style: Style = Style.PLAIN) -> None:
        """Writes a line."""
        line = shown(self.translate(text))
        if self.has_colour and style is not Style.PLAIN:
            line = f"\x1b[{style.value}m{line}\x1b[0m"
        print(line, file=self.out, flush=True)

    def draw(self, dice: Roll) -> None:
        """Draws dice side by side; writes their numbers where the terminal cannot show the drawing."""
        if not dice:
            return
        rows = dice_rows(dice)
        for row in rows if can_show("".join(rows)) else (" ".join(f"[{face}]" for face in dice),):
            self.say(f"  {row}".rstrip(), Style.DICE)

    def ask(self, question: str) -> str:
        """The answer to a question, without spaces around it. Raises LeftTerminal at the end of the input."""
        while True:
            try:
                return self.ask_for(shown(self.translate(question)) + " ").strip()
            except UnicodeDecodeError:
                # Not the signs that this terminal says it has: nothing that was typed can be read.
                continue
            except EOFError:
                raise LeftTerminal from None


def wants_colour(out: TextIO, environment: Mapping[str, str] = os.environ) -> bool:
    """Whether colours can be seen there, and nobody has said no to them."""
    return out.isatty() and "NO_COLOR" not in environment and environment.get("TERM", "") not in {"", "dumb"}
