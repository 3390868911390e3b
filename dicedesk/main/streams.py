"""The streams of a process of this program: a command does not fail because one is closed, full or no longer read."""

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from io import TextIOWrapper

from dicedesk.core.system_errors import reason_of

EXIT_LOST = 2
EXIT_INTERRUPTED = 130

_NEW_LINE = None if sys.platform == "win32" else "\n"


class OutputError(Exception):
    """The output cannot be written, for a reason of the system."""


def with_streams(run: Callable[[], int], complain: Callable[[str], None]) -> int:
    """Calls `run` and returns its exit code, or EXIT_LOST where its output could not be written.

    A stream that was closed before the start counts as empty. A reader that stops reading is not an error. Any other
    failure to write, such as a full disk, is reported in one line.
    """
    # A test reads what is written by streams of its own.
    if type(sys.stdout) is TextIOWrapper:
        sys.stdout = _written_by(_Output, sys.stdout)
    if type(sys.stderr) is TextIOWrapper:
        sys.stderr = _written_by(_Errors, sys.stderr)
    _replace_missing_streams()
    code = 0
    try:
        try:
            code = run()
        except SystemExit as ended:
            # The help of a command, or words that it does not know: argparse has said so.
            code = ended.code if isinstance(ended.code, int) else 0
        except KeyboardInterrupt:
            code = EXIT_INTERRUPTED
        # The interpreter would do it at its end, and tell of what goes wrong in its own way.
        sys.stdout.flush()
    except BrokenPipeError:
        _write_no_more()
    except OutputError as error:
        _write_no_more()
        complain(error.args[0])
        return EXIT_LOST
    return code


class _Output(TextIOWrapper):
    """Raises OutputError, so that an error of the output differs from one of another file."""

    def write(self, text: str, /) -> int:
        try:
            return super().write(text)
        except BrokenPipeError:
            raise
        except OSError as error:
            raise OutputError(reason_of(error)) from None

    def flush(self) -> None:
        try:
            super().flush()
        except BrokenPipeError:
            raise
        except OSError as error:
            raise OutputError(reason_of(error)) from None


class _Errors(TextIOWrapper):
    """The stream for complaints; a failure to write there is ignored, as nobody could hear of it."""

    def write(self, text: str, /) -> int:
        with suppress(OSError):
            return super().write(text)
        return len(text)

    def flush(self) -> None:
        with suppress(OSError):
            super().flush()


def _written_by(kind: type[TextIOWrapper], stream: TextIOWrapper) -> TextIOWrapper:
    """Return a stream of this kind that writes to the same place in the same way."""
    return kind(
        stream.buffer,
        stream.encoding,
        stream.errors,
        newline=_NEW_LINE,
        line_buffering=stream.line_buffering,
        write_through=stream.write_through,
    )


def _replace_missing_streams() -> None:
    """Puts the empty file in the place of streams that were closed.

    Else the next file that is opened, as that of the saved games, would take the number of the output.
    """
    if os.name == "posix":
        for number in range(3):
            try:
                os.fstat(number)
            except OSError:
                # The processes that this one starts need them too.
                os.set_inheritable(os.open(os.devnull, os.O_RDWR), True)  # noqa: FBT003 (by place alone)
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            nowhere = os.open(os.devnull, os.O_RDWR)
            setattr(sys, name, open(nowhere, mode, encoding="utf-8", closefd=False))  # noqa: SIM115


def _write_no_more() -> None:
    # The interpreter flushes once more at its end; let it find what takes everything.
    with suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
