"""The basics of all commands: answers, printable text, the progress bar, and Ctrl+C."""

import argparse
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TextIO, TypeAlias

from dicedesk.core.words import Sentence, brief
from dicedesk.play.terminal import Say as Say

Answer = tuple[int, list[str]]
"""An exit code, and the lines to print. Sentences are translated; lines for scripts are not."""

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"  # noqa: SLF001
"""The object to which commands are added; argparse has no public name for its class."""

AddCommand = Callable[[Commands, Say], None]
"""Adds a command to the command line, in the language of `Say`."""

EXIT_FALSE = 1
EXIT_UNREADABLE = 2
EXIT_INTERRUPTED = 130


def can_show(text: str) -> bool:
    """Return whether standard output can show all characters of the text."""
    return printable(text) == text


def printable(text: str) -> str:
    """Return the text as standard output can show it, with "?" for each other character."""
    encoding = getattr(sys.stdout, "encoding", None) or "utf-8"
    try:
        return text.encode(encoding).decode(encoding)
    except UnicodeEncodeError:
        return text.translate(_PLAIN).encode(encoding, "replace").decode(encoding)


_PLAIN = {ord("\N{NO-BREAK SPACE}"): " ", ord("\N{NARROW NO-BREAK SPACE}"): " ", ord("\N{MINUS SIGN}"): "-"}
"""Plain characters for the spaces and the minus sign in numbers."""


def print_error(sentence: str, say: Say) -> None:
    """Print a sentence on the error output: one line, after “dicedesk:”, without a period."""
    print(f"dicedesk: {brief(say(sentence)).removesuffix('.').removesuffix('。')}", file=sys.stderr)


WAIT_SECONDS = 0.5
"""Faster work shows no progress bar."""

REDRAW_SECONDS = 0.1
WIDTH = 30


class ProgressBar:
    """A progress bar on one line of a terminal; on any other stream, it draws nothing."""

    def __init__(self, total: int, stream: TextIO, clock: Callable[[], float] = time.monotonic) -> None:
        """`total` is the number of parts to do; `clock` returns seconds."""
        self._total = total
        self._stream = stream
        self._clock = clock
        self._next = clock() + WAIT_SECONDS
        self._is_drawn = False

    def show(self, done: int) -> None:
        """Show the number of parts done."""
        now = self._clock()
        if now < self._next or not self._stream.isatty():
            return
        self._next, self._is_drawn = now + REDRAW_SECONDS, True
        filled = WIDTH * done // self._total
        self._stream.write(f"\r[{'#' * filled}{'.' * (WIDTH - filled)}] {100 * done // self._total:3} %")
        self._stream.flush()

    def clear(self) -> None:
        """Remove the bar."""
        if self._is_drawn:
            self._stream.write("\r" + " " * (WIDTH + 8) + "\r")
            self._stream.flush()
        self._is_drawn = False


@contextmanager
def progress(total: int) -> Iterator[Callable[[int], None]]:
    """Draw a progress bar on the error output until the block ends.

    The block gets a function to call with the number of parts done.
    """
    bar = ProgressBar(total, sys.stderr)
    try:
        yield bar.show
    finally:
        bar.clear()


def ask(say: Say, question: Sentence) -> str:
    """Return the answer to a question; "" if there is none or it cannot be read."""
    try:
        return input(say(question))
    except (EOFError, RuntimeError, UnicodeDecodeError):
        # The cursor is still on the line of the question.
        print()
        return ""
    except KeyboardInterrupt:
        print()
        raise


@contextmanager
def one_interrupt() -> Iterator[None]:
    """Let Ctrl+C raise KeyboardInterrupt in the block, but not while an earlier one is being handled.

    A process that already ignores Ctrl+C when it starts continues to ignore it.
    """
    before = signal.getsignal(signal.SIGINT)
    is_heard = before in (signal.default_int_handler, signal.SIG_DFL)
    if not is_heard or threading.current_thread() is not threading.main_thread():
        yield
        return
    signal.signal(signal.SIGINT, _stop)
    try:
        yield
    finally:
        if signal.getsignal(signal.SIGINT) is _stop:
            signal.signal(signal.SIGINT, before)


def ignore_interrupts() -> None:
    """Ignore Ctrl+C from now on; call this when you handle a KeyboardInterrupt.

    Otherwise the signal could end Python while it cleans up, and change the exit code.
    """
    if signal.getsignal(signal.SIGINT) is _stop:
        signal.signal(signal.SIGINT, signal.SIG_IGN)


def _stop(*_: object) -> None:
    # Python drops exceptions at some moments, for example while input() shows its prompt. So the first Ctrl+C may be
    # lost, and each one raises KeyboardInterrupt until one is being handled.
    if not isinstance(sys.exception(), KeyboardInterrupt):
        raise KeyboardInterrupt
