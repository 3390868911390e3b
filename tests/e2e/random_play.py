"""Uses the real window at random, as if for days: nothing may go wrong, and the program may not grow.

By hand: `python tests/e2e/random_play.py 20000 [SEED]`. It needs no screen and takes some seven minutes on a quiet
computer. After each tenth of the events, or once at the end of less than 1,000, it prints what the program holds then,
how much of it are libraries and fonts, which other programs share, how much it remembered up to a limit, how much else
is in use of what libc and Python hand out, the least and the most that it held since the line before, and what
processes that compute hold beside it; those must be gone soon after the last event.

The exit code is 1, and what is wrong is printed, where an error was caught, Qt warned, the program holds too much, more
and more is in use, a kept record cannot be replayed, a saved game is false, or SQLite finds the file damaged.
The same seed does the same things, as far as the computer is as quick.
"""

import linecache
import os
import sys
import tempfile
import threading
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from types import TracebackType
from typing import Any, NamedTuple

from held_memory import computing, counted_twice_mb, forget, held_mb, in_use_mb, memory_mb, resident_mb
from kept_games import games_in, wrong_file, wrong_games
from PySide6.QtCore import QElapsedTimer, QEvent, QEventLoop, QObject, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication
from random_player import SCREEN, RandomPlayer

from dicedesk.main.options import StartOptions
from dicedesk.main.start import open_window
from dicedesk.ui.window.main_window import MainWindow
from dicedesk.ui.window.shell import Shell

MOST_MB = 225.0
"""With all that is loaded once it is used, and all that is remembered.

It holds what is in use, and the free memory in pieces between. The pieces become more at first, and more slowly later.
"""
MOST_REMEMBERED_MB = 25.0
"""What coaches, players and odds may remember at once, so that they need not work it out again; each has its limit."""
GROWTH_MB = 4.0
"""The most growth in use, in MB, from the first third of the tenths to the last; the first tenth does not count.

It is asked once nothing is open, what is remembered is forgotten, in a dark window of one size, in English; each third
counts by its middle tenth. All pages, languages and charts were loaded before. What comes for good after that is small
and ends: letters in each size, Python's table of names, SQLite's pages. That makes up the allowance. A leak of 35 bytes
with each event is more in 200,000 events.
"""
PATIENCE_MS = 60_000
TENTHS = 10
MANY = 1000
"""Fewer events tell nothing of growth: what is held is looked at once, at their end."""
LOOKS = 50
"""Times that memory is measured between two lines."""
OFFSCREEN_SAYS = "This plugin does not support"
MOST_TOLD = 30


class Line(NamedTuple):
    """The memory of the program after `events` events, how much of it is files, the least and the most since before.

    `remembered` is what was remembered up to a limit, and is forgotten then. `by_libc` and `by_python` are in use of
    what each hands out, without that; the rest is free, or files. `twice` is how much of it the kernel counts that is
    in memory once: files of fonts that Qt has mapped several times. `beside` is what processes that compute hold then.
    All in MB.
    """

    events: int
    held: float
    files: float
    remembered: float
    by_libc: float
    by_python: float
    least: float
    most: float
    twice: float
    beside: float

    @property
    def in_use(self) -> float:
        """What was asked for and not given back."""
        return self.by_libc + self.by_python

    def __str__(self) -> str:
        """The line as it is printed."""
        return (
            f"{self.events:6} events: {self.held:.0f} MB, {self.files:.0f} of it files, "
            f"{self.remembered:.1f} remembered, {self.by_libc:.1f} in use by libc, {self.by_python:.1f} by Python; "
            f"{self.least:.0f} at least, {self.most:.0f} at most, "
            f"{self.twice:.0f} counted twice, {self.beside:.0f} in processes beside it"
        )


@dataclass
class Findings:
    """What the program held, line for line, how many games it kept, and what went wrong."""

    lines: list[Line] = field(default_factory=list)
    games: int = 0
    moves: int = 0
    wrong: list[str] = field(default_factory=list)

    def note(self, what: str) -> None:
        """Keeps what went wrong, once and not without end."""
        if what not in self.wrong and len(self.wrong) < MOST_TOLD:
            self.wrong.append(what)

    def look_at_memory(self) -> None:
        """Notes what is too much."""
        most = max((line.held for line in self.lines), default=0)
        if most > MOST_MB:
            self.note(f"The program held {most:.0f} MB.")
        remembered = max((line.remembered for line in self.lines), default=0)
        if remembered > MOST_REMEMBERED_MB:
            self.note(f"It remembered {remembered:.0f} MB.")
        in_use = [line.in_use for line in self.lines[1:]]
        third = len(in_use) // 3
        if third and (growth := median(in_use[-third:]) - median(in_use[:third])) > GROWTH_MB:
            self.note(f"{growth:.1f} MB more are in use than after the first tenth.")

    def look_at_games(self, folder: Path) -> None:
        """Notes what is wrong with what was kept."""
        games, wrong = games_in(folder)
        self.games, self.moves = len(games), sum(map(len, games.values()))
        for sentence in (*wrong, *wrong_games(folder), *wrong_file(folder)):
            self.note(sentence)


class StaysOpen(QObject):
    """Keeps the window open whatever is pressed."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Refuses to close it."""
        if event.type() is QEvent.Type.Close:
            event.ignore()
            return True
        return False


def play(events: int, seed: int, *, tell: Callable[[str], object] = lambda _: None) -> Findings:
    """Starts the program, does `events` things with it, tells its memory ten times, and returns what is wrong."""
    found = Findings()

    def used(*_: object) -> int:
        shell = next(window for window in QApplication.topLevelWidgets() if isinstance(window, Shell))
        while not isinstance(shell.centralWidget(), MainWindow):
            QApplication.processEvents()
        player = RandomPlayer(shell, seed, data / "files")
        player.answer_for_the_desktop()
        guard = StaysOpen(shell)
        shell.installEventFilter(guard)
        with errors_noted(found, lambda: list(player.last)):
            try:
                use(player, events, found, tell)
            except Exception:  # noqa: BLE001 (whatever it is, it is told)
                # Outside the loop of events, the program's own way to deal with errors would only end it.
                found.note("\n".join((traceback.format_exc(), *player.last)))
            shell.removeEventFilter(guard)
            shell.close()
            QApplication.processEvents()
        return 0

    with program(used) as (start, data):
        start()
        found.look_at_games(data)
    found.look_at_memory()
    return found


def use(player: RandomPlayer, events: int, found: Findings, tell: Callable[[str], object]) -> None:
    """Does one thing for each of `events`, and checks that no process is left that computes."""
    if events >= MANY:
        player.see_everything()
    between = events // TENTHS if events >= MANY else events
    least = held_mb()
    for done in range(1, events + 1):
        player.do_something(done)
        if done % max(1, between // LOOKS) == 0:
            least = min(least, held_mb())
        if done % between == 0:
            player.clear_the_table()
            held, files, most = memory_mb()
            twice, remembered = counted_twice_mb(), forget()
            beside = sum(map(resident_mb, computing()))
            found.lines.append(
                Line(done, held, files, remembered, *in_use_mb(), min(least, held), most, twice, beside)
            )
            tell(str(found.lines[-1]))
            least = held
    rest = QElapsedTimer()
    rest.start()
    while computing() and not rest.hasExpired(PATIENCE_MS):
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 100)
    for process in computing():
        found.note(f"Process {process} still computes.")


@contextmanager
def errors_noted(found: Findings, last: Callable[[], list[str]]) -> Iterator[None]:
    """Notes each error that nobody has caught, and each warning of Qt, with what was done before the first."""

    def note(what: str) -> None:
        before = "" if found.wrong else "\n".join(("\nafter:", *last()))
        found.note(f"{what}{before}")

    def caught(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        note("".join(traceback.format_exception(kind, error, trace)))
        handle(kind, error, trace)

    def said(kind: QtMsgType, _: object, text: str) -> None:
        if kind is not QtMsgType.QtDebugMsg and not text.startswith(OFFSCREEN_SAYS):
            note(f"Qt says: {text}")

    def in_thread(told: Any) -> None:
        note("".join(traceback.format_exception(told.exc_type, told.exc_value, told.exc_traceback)))

    handle = sys.excepthook
    hooks = threading.excepthook, sys.unraisablehook
    sys.excepthook, threading.excepthook, sys.unraisablehook = caught, in_thread, in_thread
    qInstallMessageHandler(said)
    try:
        yield
    finally:
        qInstallMessageHandler(None)
        sys.excepthook = handle
        threading.excepthook, sys.unraisablehook = hooks


@contextmanager
def program(used: Callable[..., int]) -> Iterator[tuple[Callable[[], object], Path]]:
    """What starts the real program, on no screen, to be used by a function; and the folder of its games."""
    with tempfile.TemporaryDirectory(prefix="dicedesk") as folder:
        screens = Path(folder, "screen.json")
        screens.write_text(
            f'{{"screens": [{{"name": "one", "x": 0, "y": 0, "width": {SCREEN.width()}, "height": {SCREEN.height()},'
            ' "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}]}'
        )
        os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={screens}"
        QApplication.exec = staticmethod(used)
        # Until the program starts, PySide6 reads and keeps the source of each module that this script imports.
        linecache.clearcache()
        data = Path(folder, "data")
        data.mkdir()
        options = StartOptions(data=str(data), language="en")
        yield lambda: open_window(options), data


def main(arguments: list[str]) -> int:
    """Does a number of things with the program, and prints what came of it."""
    events, seed = int(arguments[0]), int(arguments[1]) if len(arguments) > 1 else 1
    found = play(events, seed, tell=lambda line: print(line, flush=True))  # noqa: T201
    print(f"{found.games} games with {found.moves} moves were kept; {len(found.wrong)} wrong")  # noqa: T201
    print(*found.wrong, sep="\n")  # noqa: T201
    return int(bool(found.wrong))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
