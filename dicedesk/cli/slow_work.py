"""The slow work of a coach, with its progress on a line of the terminal."""

import sys
from typing import Any, TextIO

from dicedesk.cli.terminal import Say, printable
from dicedesk.coach.coach import SlowWork
from dicedesk.core.words import columns_of
from dicedesk.games.frame import Game


def work_out(game: Game[Any], rules: str, say: Say) -> None:
    """Have the coach of a game do its slow work for these rules, unless it was done or there is no coach."""
    if game.coach is None:
        return
    line = ProgressLine(sys.stderr, say)
    try:
        game.coach().work_out(rules, line.show)
    finally:
        line.clear()


class ProgressLine:
    """Slow work on one line of a terminal; on any other stream, it writes nothing."""

    def __init__(self, stream: TextIO, say: Say) -> None:
        """Writes nothing yet; `say` translates."""
        self._stream, self._say = stream, say
        self._width = 0

    def show(self, work: SlowWork) -> None:
        """Show the progress in place of the last one."""
        if self._stream.isatty():
            words = printable(self._say(work.words))
            self._width = columns_of(words)
            self._write(f"\r{words}")

    def clear(self) -> None:
        """Remove the line."""
        if self._width:
            self._write("\r" + " " * self._width + "\r")

    def _write(self, text: str) -> None:
        self._stream.write(text)
        self._stream.flush()
