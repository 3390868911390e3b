"""Asks a stranger's strategy for its table, in a process of its own that is ended if it is too slow.

The process gets only the text of its file as input, and a folder of its own that is removed afterward. It keeps the
rights that `inside` could not give up; `gaps` lists them.
"""

import os
import signal
import stat
import subprocess
import sys
import threading
import time
from contextlib import closing, suppress
from dataclasses import dataclass, field
from enum import Enum
from functools import reduce
from math import ceil
from pathlib import Path
from selectors import EVENT_READ, DefaultSelector
from typing import IO

import numpy as np

from dicedesk.adapters.hog_contest.containment.answers import MOST_SAID, Fault, Heard, Restriction, understood
from dicedesk.adapters.hog_contest.containment.sandbox import MOST_SECONDS
from dicedesk.adapters.own_program import OwnFolder, framed, own_command, own_folder
from dicedesk.core.system_errors import reason_of
from dicedesk.core.words import Sentence, tr, trn
from dicedesk.games.hog.odds import GOAL, Table
from dicedesk.games.hog.strategy_files import StrategyError

STRATEGY_FLAG = "--strategy-worker"
MOST_IN_FOLDER = 50_000_000
_LEAST_SIZE = 4096
"""Bytes counted for any file or folder, even an empty one."""
_AT_ONCE = 1000
_TO_LIST = os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0)
_LOOK_SECONDS = 0.25
_LATER_SECONDS = 5
_PASSED_ON = ("PATH", "LD_LIBRARY_PATH", "SYSTEMROOT", "LANG")
"""Environment variables that the process gets."""


_GAPS = (
    (Restriction.FILES, tr("this computer cannot block a program's access to your files")),
    (
        Restriction.OTHERS,
        tr(
            "this computer cannot block a program's access to the network, other programs or file permissions"
        ),
    ),
    (Restriction.LIMITS, tr("this computer cannot limit how much memory a program uses")),
)
"""What a system cannot prevent, by the missing restriction."""


class _Ending(Enum):
    BY_ITSELF = "by itself"
    TOO_SLOW = "too slow"
    TOO_MUCH_WRITTEN = "too much written"
    GIVEN_UP = "given up"


@dataclass(frozen=True)
class ContainedStrategies:
    """Runs strangers' programs. Each has `seconds` for its whole table."""

    seconds: float = MOST_SECONDS
    command: tuple[str, ...] = field(default_factory=lambda: own_command(STRATEGY_FLAG))
    _ends: threading.Event = field(default_factory=threading.Event, init=False, repr=False, compare=False)

    def table_of(self, text: bytes, name: str) -> Table:
        """Return the answers of a program's `final_strategy` at all scores; `name` is its file's name.

        Raises StrategyError that says where it failed.
        """
        heard, ending = self._heard(text, name)
        if heard.is_whole:
            return np.frombuffer(heard.answers, np.uint8).reshape(GOAL, GOAL).copy()
        raise StrategyError(_reason(heard, ending, self.seconds))

    def end(self) -> None:
        """End all running programs, and all that start later."""
        self._ends.set()

    def gaps(self) -> Sentence | None:
        """What this system cannot prevent a program from doing, found out by a test process; None if nothing."""
        kept = self._heard(b"", "nobody")[0].kept
        gaps = [gap for part, gap in _GAPS if part not in kept]
        return reduce(lambda one, other: tr("{one}; {other}", one=one, other=other), gaps) if gaps else None

    def _heard(self, text: bytes, name: str) -> "tuple[Heard, _Ending]":
        try:
            with OwnFolder("strategy-") as folder:
                # The system's own limit comes later, so that a program ended here can be reported.
                seconds = str(ceil(self.seconds) + _LATER_SECONDS)
                run = _Run([*self.command, name, str(folder), seconds], text, folder)
                ending = run.ended(self.seconds, self._ends)
        except OSError as error:
            raise StrategyError(
                tr("the program could not be started: {reason}", reason=reason_of(error))
            ) from error
        if not run.said and ending is _Ending.BY_ITSELF:
            # The program was not reached, and is not to blame.
            raise StrategyError(tr("the program could not be started: {reason}", reason=run.exit_status))
        return understood(run.said), ending


class _Run:
    """A process that runs a stranger's program. `said` is its output so far."""

    def __init__(self, command: list[str], text: bytes, folder: Path) -> None:
        self.said = b""
        self._folder = folder
        own = {
            "HOME": str(folder),
            "TMPDIR": str(folder),
            "OPENBLAS_NUM_THREADS": "1",
            "PYTHONDONTWRITEBYTECODE": "1",
        }
        self._process = subprocess.Popen(  # noqa: S603 (our own program, which runs the stranger's)
            [*command, str(os.getpid())],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            cwd=own_folder(),
            env={name: os.environ[name] for name in _PASSED_ON if name in os.environ} | own,
            start_new_session=True,
        )
        self._is_over = threading.Event()
        self._ears = threading.Thread(target=self._hear, args=(text,), daemon=True)
        self._ears.start()

    def ended(self, seconds: float, ends: threading.Event) -> _Ending:
        """Wait until it has ended, or end it and all its child processes if it breaks a limit or `ends` is set."""
        deadline, ending = time.monotonic() + seconds, _Ending.BY_ITSELF
        while self._ears.is_alive() and ending is _Ending.BY_ITSELF:
            self._ears.join(_LOOK_SECONDS)
            if ends.is_set():
                ending = _Ending.GIVEN_UP
            elif self._ears.is_alive() and time.monotonic() > deadline:
                ending = _Ending.TOO_SLOW
            elif _bytes_in(self._folder) > MOST_IN_FOLDER:
                ending = _Ending.TOO_MUCH_WRITTEN
        self._kill()
        self._is_over.set()
        self._ears.join()
        if self._process.stdin is not None:
            with suppress(OSError):
                self._process.stdin.close()
        return ending

    @property
    def exit_status(self) -> str:
        """The signal that ended it, or its exit code."""
        code = self._process.returncode
        return signal.Signals(-code).name if code < 0 else f"exit status {code}"

    def _hear(self, text: bytes) -> None:
        said, heard = self._process.stdout, self._process.stdin
        if said is None or heard is None:
            return
        # Stays open: the process takes the end of its input as the end of this process.
        with suppress(OSError):
            heard.write(framed(text))
            heard.flush()
        with said:
            while (
                len(self.said) < MOST_SAID
                and self._has_said(said)
                and (piece := os.read(said.fileno(), MOST_SAID))
            ):
                self.said += piece

    def _has_said(self, said: IO[bytes]) -> bool:
        """Wait for more output; False if the run is over but a child process keeps the output open."""
        if os.name != "posix":
            return True
        with DefaultSelector() as selector:
            selector.register(said, EVENT_READ)
            while not selector.select(_LOOK_SECONDS):
                if self._is_over.is_set():
                    return False
        return True

    def _kill(self) -> None:
        # Child processes of the stranger are in the process group of this process.
        if sys.platform != "win32":
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)
        self._process.kill()
        self._process.wait()


def _bytes_in(folder: Path) -> int:
    """The bytes in a folder, recursively, plus _LEAST_SIZE for each file or folder."""
    sizes, left = 0, [""]
    with closing(_Listed(folder)) as listed:
        while left and sizes <= MOST_IN_FOLDER:
            inner = left.pop()
            with suppress(OSError), listed.entries(inner) as entries:
                for entry in entries:
                    sizes += _LEAST_SIZE
                    with suppress(OSError):
                        about = entry.stat(follow_symlinks=False)
                        sizes += about.st_size
                        if stat.S_ISDIR(about.st_mode):
                            left.append(f"{inner}/{entry.name}" if inner else entry.name)
    return sizes


class _Listed:
    """Lists folders inside a folder, even if their paths are too long for the system.

    It continues from the last folder it listed if the next one is inside it.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._last: tuple[str, int] | None = None

    def entries(self, inner: str) -> "os._ScandirIterator[str]":
        """The entries of the folder at this inner path. Raises OSError."""
        if os.open not in os.supports_dir_fd:
            return os.scandir(self._folder / inner)
        above, _, name = inner.rpartition("/")
        if self._last is None or above != self._last[0] or not inner:
            self.close()
            self._last = "", os.open(self._folder, _TO_LIST)
            rest = inner
        else:
            rest = name
        while rest:
            # A character takes at most four bytes, and a path at most 4,096.
            end = len(rest) if len(rest) < _AT_ONCE else rest.rfind("/", 0, _AT_ONCE)
            deeper = _opened_inside(self._last[1], rest[:end])
            self.close()
            self._last, rest = (inner, deeper), rest[end + 1 :]
        return os.scandir(self._last[1])

    def close(self) -> None:
        """Close the folder that was listed last."""
        if self._last is not None:
            os.close(self._last[1])
            self._last = None


def _opened_inside(folder: int, path: str) -> int:
    """Open a folder, which the stranger may have locked."""
    try:
        return os.open(path, _TO_LIST, dir_fd=folder)
    except PermissionError:
        os.chmod(path, stat.S_IRWXU, dir_fd=folder)
        return os.open(path, _TO_LIST, dir_fd=folder)


def _reason(heard: Heard, ending: _Ending, seconds: float) -> Sentence:
    own, other = heard.asked
    match heard.fault:
        case Fault.MODULE:
            return tr(
                "it imports {module}, which is not available; put the whole strategy in one file",
                module=heard.about,
            )
        case Fault.LOADING:
            return tr("it cannot be loaded: {error}", error=heard.about)
        case Fault.MISSING:
            return tr("it has no function final_strategy(score, opponent_score)")
        case Fault.RAISES:
            return tr("at {own} to {other}: {error}", own=own, other=other, error=heard.about)
        case Fault.VALUE:
            return tr(
                "at {own} to {other}, it returns {value}, not a number of dice from 0 to 10",
                own=own,
                other=other,
                value=heard.about,
            )
        case None:
            return _unfinished(heard, ending, seconds)


def _unfinished(heard: Heard, ending: _Ending, seconds: float) -> Sentence:
    if ending is _Ending.GIVEN_UP:
        return tr("it was stopped")
    if not heard.is_loaded:
        return {
            _Ending.BY_ITSELF: tr("it exited while loading"),
            _Ending.TOO_SLOW: trn(
                "it did not load within 1 second", "it did not load within {count} seconds", ceil(seconds)
            ),
            _Ending.TOO_MUCH_WRITTEN: tr("it wrote too many files while loading"),
        }[ending]
    own, other = heard.asked
    return {
        _Ending.BY_ITSELF: tr("at {own} to {other}, it exited", own=own, other=other),
        _Ending.TOO_SLOW: tr(
            "at {own} to {other}, it ran out of time (limit for all scores: {seconds} s)",
            own=own,
            other=other,
            seconds=ceil(seconds),
        ),
        _Ending.TOO_MUCH_WRITTEN: tr("at {own} to {other}, it wrote too many files", own=own, other=other),
    }[ending]
