"""The process that runs a stranger's strategy: it gives up its rights, and answers for every score.

Its input is the text of the stranger's file. Its arguments are the file's name, a folder of its own, its time limit in
seconds, and the number of the parent process, with which it ends. The stranger's prints are dropped.
"""

import ctypes
import os
import signal
import sys
import threading
import traceback
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import product
from operator import index
from pathlib import Path
from types import ModuleType
from typing import Any, NoReturn, TypeVar

from dicedesk.adapters.hog_contest.containment.answers import LOADED, MOST_OF_A_FAULT, Fault, Restriction
from dicedesk.adapters.hog_contest.containment.sandbox import allow_only_what_it_needs, keep_from_files, limit
from dicedesk.adapters.own_program import end_with_process, frames_of
from dicedesk.classroom import hog
from dicedesk.games.hog.rules import DEFAULT_GOAL, MOST_DICE

ENTRY = "final_strategy"
_SYSTEM = (
    "/usr",
    "/lib",
    "/lib64",
    "/bin",
    "/etc/ld.so.cache",
    "/etc/localtime",
    "/dev/null",
    "/dev/urandom",
)
_MOST_OF_A_VALUE = 60
_SIGNAL_AT_ITS_END = 1
"""Linux's PR_SET_PDEATHSIG: asks for a signal when the parent process ends (man 2 prctl)."""

T = TypeVar("T")


class _NoAnswerError(Exception):
    def __init__(self, fault: Fault, about: str = "") -> None:
        super().__init__(fault, about)
        self.said = bytes([fault.value]) + about.encode("utf-8", "replace")[:MOST_OF_A_FAULT]


def main(arguments: Sequence[str]) -> NoReturn:
    """Ask the strategy for its answers, and end the process."""
    name, folder, seconds, starter = arguments
    _end_with(int(starter))
    text = next(frames_of(sys.stdin.fileno()), None)
    if text is None:
        os._exit(1)
    if sys.platform != "linux":
        input_ = os.dup(sys.stdin.fileno())
        threading.Thread(target=end_with_process, args=(int(starter), input_), daemon=True).start()
    os.chdir(folder)
    _make_stand_ins()
    say = _own_output()
    say(bytes([_give_up(int(seconds)).value]))
    try:
        strategy = _strategy_in(text, name)
        say(bytes([LOADED]))
        for own, other in product(range(DEFAULT_GOAL), repeat=2):
            say(bytes([_answer(strategy, own, other, name)]))
    except _NoAnswerError as error:
        say(error.said)
    os._exit(0)


def _end_with(starter: int) -> None:
    if sys.platform != "linux":
        return
    # A thread would not run while a stranger's program keeps Python busy.
    ctypes.CDLL(None).prctl(_SIGNAL_AT_ITS_END, signal.SIGKILL, 0, 0, 0)
    if os.getppid() != starter:
        # The parent ended before the request.
        os._exit(1)


def _make_stand_ins() -> None:
    """Make stand-ins for the course's modules that students' Hog files import, and that are not needed here."""
    names: dict[str, dict[str, object]] = {
        "hog": {name: vars(hog)[name] for name in hog.__all__},
        "dice": {
            "four_sided": hog.four_sided,
            "six_sided": hog.six_sided,
            # The names in earlier years of the course.
            "four_sided_dice": hog.four_sided,
            "six_sided_dice": hog.six_sided,
            "make_fair_dice": hog.make_fair_dice,
            "make_test_dice": hog.make_test_dice,
        },
        "ucb": {
            "main": _unchanged,
            "trace": _unchanged,
            "trace1": _unchanged,
            "log_current_line": _nothing,
            "interact": _nothing,
        },
    }
    for name, held in names.items():
        module = ModuleType(name)
        vars(module).update(held)
        sys.modules[name] = module


def _unchanged(function: Callable[..., T]) -> Callable[..., T]:
    """Return the function unchanged: it is neither started nor traced."""
    return function


def _nothing(*_: object) -> None:
    """Ignore all arguments."""


def _own_output() -> Callable[[bytes], object]:
    """Return the function that writes the answers; the stranger's own output is dropped."""
    out = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):
        os.dup2(nowhere, stream)
    return out.write


def _give_up(seconds: int) -> Restriction:
    kept = Restriction.LIMITS if limit(seconds) else Restriction.NOTHING
    if sys.platform == "linux":
        readable = (*_SYSTEM, sys.prefix, sys.base_prefix, *filter(None, sys.path))
        kept |= Restriction.FILES if keep_from_files(map(Path, readable), Path.cwd()) else Restriction.NOTHING
        kept |= Restriction.OTHERS if allow_only_what_it_needs() else Restriction.NOTHING
    return kept


def _strategy_in(text: bytes, name: str) -> Callable[..., Any]:
    """The function in the stranger's file. Raises _NoAnswerError."""
    module = ModuleType("strategy")
    # No file is at this path; a file that the strategy looks for next to itself is reported by its name.
    vars(module)["__file__"] = str(Path.cwd() / name)
    sys.modules[module.__name__] = module
    try:
        exec(compile(text, name, "exec"), vars(module))  # noqa: S102 (what this process is for)
        strategy: Callable[..., Any] | None = vars(module).get(ENTRY)
    except ModuleNotFoundError as error:
        raise _NoAnswerError(Fault.MODULE, error.name or "") from None
    except BaseException as error:  # noqa: BLE001 (a stranger's file may raise anything)
        raise _NoAnswerError(Fault.LOADING, _told(error, name)) from None
    if not callable(strategy):
        raise _NoAnswerError(Fault.MISSING)
    return strategy


def _answer(strategy: Callable[..., Any], own: int, other: int, name: str) -> int:
    try:
        value = strategy(own, other)
        with suppress(TypeError):
            # numpy integers count too, and are reported as plain numbers; True is a slip.
            value = value if isinstance(value, bool) else index(value)
            if type(value) is int and 0 <= value <= MOST_DICE:
                return value
        about = repr(value)[:_MOST_OF_A_VALUE]
    except BaseException as error:  # noqa: BLE001 (a stranger's function may raise anything)
        raise _NoAnswerError(Fault.RAISES, _told(error, name)) from None
    raise _NoAnswerError(Fault.VALUE, about)


def _told(error: BaseException, name: str) -> str:
    """The last line of the strategy's file in the traceback, the error's type, and its message."""
    lines = [
        frame.f_lineno
        for frame, _ in traceback.walk_tb(error.__traceback__)
        if frame.f_code.co_filename == name
    ]
    if isinstance(error, SyntaxError) and error.lineno:
        lines.append(error.lineno)
    try:
        said = " ".join(str(error).split())
    except BaseException:  # noqa: BLE001 (what it says may be a stranger's doing too)
        said = ""
    where = f"line {lines[-1]}: " if lines else ""
    return f"{where}{type(error).__name__}{': ' if said else ''}{said}"
