"""The streams of this program's processes: a command does not fail if one is closed, full or no longer read."""

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
    """The output cannot be written, for a reason given by the system."""


def with_streams(run: Callable[[], int], complain: Callable[[str], None]) -> int:
    """Call `run` and return its exit code, or EXIT_LOST if its output could not be written.

    A stream that was closed before the start counts as empty. A reader that stops reading is not an error. Any other
    failure to write, such as a full disk, is reported in one line.
    """
    # Tests read the output through their own streams.
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
            # argparse has printed the help or its error message.
            code = ended.code if isinstance(ended.code, int) else 0
        except KeyboardInterrupt:
            code = EXIT_INTERRUPTED
        # The interpreter would flush at its end, and report errors in its own way.
        sys.stdout.flush()
    except BrokenPipeError:
        _write_no_more()
    except OutputError as error:
        _write_no_more()
        complain(error.args[0])
        return EXIT_LOST
    return code


class _Output(TextIOWrapper):
    """Raises OutputError, so that an error of the output differs from an error of another file."""

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
    """The error stream; a failure to write to it is ignored, since it cannot be reported."""

    def write(self, text: str, /) -> int:
        with suppress(OSError):
            return super().write(text)
        return len(text)

    def flush(self) -> None:
        with suppress(OSError):
            super().flush()


def _written_by(kind: type[TextIOWrapper], stream: TextIOWrapper) -> TextIOWrapper:
    return kind(
        stream.buffer,
        stream.encoding,
        stream.errors,
        newline=_NEW_LINE,
        line_buffering=stream.line_buffering,
        write_through=stream.write_through,
    )


def _replace_missing_streams() -> None:
    """Replace streams that were closed by the null device.

    Otherwise the next opened file, such as the saved games, would get the number of the output.
    """
    if os.name == "posix":
        for number in range(3):
            try:
                os.fstat(number)
            except OSError:
                # Child processes need them too.
                os.set_inheritable(os.open(os.devnull, os.O_RDWR), True)  # noqa: FBT003 (by place alone)
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            nowhere = os.open(os.devnull, os.O_RDWR)
            setattr(sys, name, open(nowhere, mode, encoding="utf-8", closefd=False))  # noqa: SIM115


def _write_no_more() -> None:
    # The interpreter flushes once more at its end; give it a stream that accepts everything.
    with suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
