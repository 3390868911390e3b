"""Uses the real window at random, as if for days, and says how much memory the program holds.

By hand: `python tests/e2e/random_play.py 20000 [SEED]`. It needs no screen and takes about ten minutes. Every 2,000
events it prints what the program holds then, how much of it are libraries and fonts, which other programs share, the
most that it held since the line before, and what processes that compute hold beside it; those must be gone soon after
the last event. The exit code is 1 where a line has more than it should. The same seed does the same things, as far as
the computer is as quick.
"""

import linecache
import os
import random
import re
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import (
    QCoreApplication,
    QElapsedTimer,
    QEvent,
    QEventLoop,
    QObject,
    QPoint,
    QSize,
    Qt,
)
from PySide6.QtGui import QAction, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QDialog, QFileDialog, QTabBar, QWidget

from dicedesk.adapters.jobs.process_jobs import WORKER_FLAG
from dicedesk.ui.languages import LANGUAGES, WindowLanguage
from dicedesk.ui.look.window_sizes import SMALLEST_WINDOW
from dicedesk.ui.shell.shell import Shell
from dicedesk.ui.tabs.all_tabs import TABS
from dicedesk.ui.window.main_window import MainWindow
from dicedesk.wiring.options import StartOptions
from dicedesk.wiring.start import open_window

MOST_MB = 150.0
PATIENCE_MS = 60_000
BETWEEN_LINES = 2_000
SCREEN = QSize(1920, 1080)
KEYS = (
    *(Qt.Key.Key_Return,) * 12,
    *(Qt.Key.Key_Space,) * 4,
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down) * 2,
    *(Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Escape, Qt.Key.Key_Home, Qt.Key.Key_End),
    *(Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_F1, Qt.Key.Key_F10, Qt.Key.Key_F11),
    *map(Qt.Key, range(Qt.Key.Key_0, Qt.Key.Key_9 + 1)),
    *map(Qt.Key, range(Qt.Key.Key_A, Qt.Key.Key_Z + 1)),
    *(Qt.Key.Key_U,) * 3,
)


class Line(NamedTuple):
    """After so many events: what the program holds, how much of it are files, the most since the line before, in MB.

    `twice` is how much of it the kernel counts that is in memory once: files of fonts that Qt has mapped several times.
    `beside` is what processes that compute hold then.
    """

    events: int
    held: float
    files: float
    most: float
    twice: float
    beside: float

    def __str__(self) -> str:
        """The line as it is printed."""
        return (
            f"{self.events:6} events: {self.held:.0f} MB, {self.files:.0f} of it files, {self.most:.0f} at most, "
            f"{self.twice:.0f} counted twice, {self.beside:.0f} in processes beside it"
        )


@dataclass
class Course:
    """What the program held, line for line, and the processes that were left when it rested."""

    lines: list[Line] = field(default_factory=list)
    left: tuple[int, ...] = ()

    @property
    def most_mb(self) -> float:
        """The most that it ever held at a line."""
        return max(line.held for line in self.lines)


class RandomPlayer:
    """Does one thing after the other with the window, and with whatever comes up beside it."""

    def __init__(self, shell: Shell, seed: int) -> None:
        self._shell, self._luck = shell, random.Random(seed)
        self._ways: tuple[tuple[int, Callable[[], None]], ...] = (
            (40, self._press_key),
            (22, self._click_button),
            (8, self._click_anywhere),
            (8, self._resize),
            (6, self._choose_tab),
            (8, self._choose_action),
            (8, self._close_dialogs),
            (1, self._choose_language),
        )

    @property
    def _window(self) -> MainWindow:
        """The window, which is another one after each change of language."""
        window = self._shell.centralWidget()
        assert isinstance(window, MainWindow)
        return window

    def do_something(self) -> None:
        """One random thing, with all that follows from it at once."""
        often, ways = zip(*self._ways, strict=True)
        self._luck.choices(ways, often)[0]()
        QApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def _press_key(self) -> None:
        place = QApplication.focusWindow()
        if place is not None:
            QTest.keyClick(place, self._luck.choice(KEYS))

    def _click_button(self) -> None:
        owner = self._in_front()
        buttons = [
            part
            for kind in (QAbstractButton, QComboBox, QTabBar)
            for part in owner.findChildren(kind)
            if part.isVisible() and part.isEnabled() and part.window() is owner
        ]
        if buttons:
            part = self._luck.choice(buttons)
            self._click(owner, part.mapTo(owner, self._point_in(part.size())))

    def _click_anywhere(self) -> None:
        owner = self._in_front()
        self._click(owner, self._point_in(owner.size()))

    def _resize(self) -> None:
        width = self._luck.randint(SMALLEST_WINDOW[0], SCREEN.width())
        self._shell.resize(width, self._luck.randint(SMALLEST_WINDOW[1], SCREEN.height()))

    def _choose_tab(self) -> None:
        self._window.choose_tab(self._luck.randrange(len(TABS)))

    def _choose_action(self) -> None:
        """Themes, undo, dialogs, the quick tour and all else that the menus have."""
        if QApplication.activeModalWidget() is None:
            owners: list[QWidget] = [self._window, self._window.current_tab]
            actions: list[QAction] = [act for owner in owners for act in owner.actions() if act.isEnabled()]
            self._luck.choice(actions).trigger()

    def _choose_language(self) -> None:
        """All texts are shown anew."""
        application = QApplication.instance()
        if application is not None and QApplication.activeModalWidget() is None:
            application.findChild(WindowLanguage).choose(self._luck.choice(LANGUAGES).code)

    def _close_dialogs(self) -> None:
        popup = QApplication.activePopupWidget()
        while popup is not None:
            popup.close()
            popup = QApplication.activePopupWidget()
        for dialog in self._shell.findChildren(QDialog):
            dialog.close()

    def _in_front(self) -> QWidget:
        """What a person could click into now: a menu, a dialog that has to be answered, or one of the windows."""
        first = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        seen = [window for window in QApplication.topLevelWidgets() if window.isVisible()]
        return first or self._luck.choice(
            [window for window in seen if window.windowHandle()] or [self._shell]
        )

    def _point_in(self, size: QSize) -> QPoint:
        return QPoint(self._luck.randrange(max(1, size.width())), self._luck.randrange(max(1, size.height())))

    def _click(self, owner: QWidget, point: QPoint) -> None:
        handle: QWindow | None = owner.windowHandle()
        if handle is not None:
            QTest.mouseClick(handle, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point)


class StaysOpen(QObject):
    """Keeps the window open whatever is pressed."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Refuses to close it."""
        if event.type() is QEvent.Type.Close:
            event.ignore()
            return True
        return False


def play(events: int, seed: int, *, tell: Callable[[str], object] = lambda _: None) -> Course:
    """Starts the program, uses it so many times, and tells a line at a time what it holds."""
    course = Course()

    def used(*_: object) -> int:
        shell = next(found for found in QApplication.topLevelWidgets() if isinstance(found, Shell))
        guard = StaysOpen(shell)
        shell.installEventFilter(guard)
        while not isinstance(shell.centralWidget(), MainWindow):
            QApplication.processEvents()
        player = RandomPlayer(shell, seed)
        for done in range(events + 1):
            if done % BETWEEN_LINES == 0 or done == events:
                course.lines.append(
                    Line(done, *memory_mb(), counted_twice_mb(), sum(map(resident_mb, computing())))
                )
                tell(str(course.lines[-1]))
            player.do_something()
        rest = QElapsedTimer()
        rest.start()
        while computing() and not rest.hasExpired(PATIENCE_MS):
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 100)
        course.left = computing()
        return 0

    with program(used) as start:
        start()
    return course


@contextmanager
def program(used: Callable[..., int]) -> Iterator[Callable[[], object]]:
    """What starts the real program, on no screen and in a folder of its own, to be used by a function."""
    with tempfile.TemporaryDirectory(prefix="dicedesk") as folder:
        screens = Path(folder, "screen.json")
        screens.write_text(
            f'{{"screens": [{{"name": "one", "x": 0, "y": 0, "width": {SCREEN.width()}, "height": {SCREEN.height()},'
            ' "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}]}'
        )
        os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={screens}"
        # Nobody answers the desktop's own windows, which would wait for ever.
        QFileDialog.getSaveFileName = staticmethod(lambda *_: ("", ""))
        QFileDialog.getOpenFileNames = staticmethod(lambda *_: ([], ""))
        QApplication.exec = staticmethod(used)
        # Until the program starts, PySide6 reads and keeps the source of each module that this script imports.
        linecache.clearcache()
        wishes = StartOptions(data=str(Path(folder, "data")), language="en")
        yield lambda: open_window(wishes)


def memory_mb() -> tuple[float, float, float]:
    """What this process holds now, how much of it are files, and the most since this was asked last, in MB."""
    lines = re.findall(r"(\w+):\s+(\d+) kB", Path("/proc/self/status").read_text())
    kilobytes = {name: int(size) for name, size in lines}
    # The kernel's word for "count the most anew from here".
    Path("/proc/self/clear_refs").write_text("5")
    return kilobytes["VmRSS"] / 1024, kilobytes["RssFile"] / 1024, kilobytes["VmHWM"] / 1024


def counted_twice_mb() -> float:
    """By how much the parts of files that are in memory are more than those files, in MB."""
    kilobytes: dict[str, int] = {}
    file = ""
    for line in Path("/proc/self/smaps").read_text().splitlines():
        words = line.split()
        if not words[0].endswith(":"):
            file = words[5] if len(words) == 6 and words[5].startswith("/") else ""
        elif words[0] == "Rss:" and file:
            kilobytes[file] = kilobytes.get(file, 0) + int(words[1])
    sizes = {name: Path(name).stat().st_size / 1024 for name in kilobytes if Path(name).is_file()}
    return sum(max(0, kilobytes[name] - size - 4) for name, size in sizes.items()) / 1024


def computing() -> tuple[int, ...]:
    """The processes that compute for this one."""
    listed = (file.read_text() for file in Path("/proc/self/task").glob("*/children"))
    children = (int(number) for text in listed for number in text.split())
    return tuple(child for child in children if WORKER_FLAG.encode() in _command_of(child))


def _command_of(process: int) -> bytes:
    with suppress(OSError):
        return Path(f"/proc/{process}/cmdline").read_bytes()
    return b""


def resident_mb(process: int) -> float:
    """What a process holds, in MB; 0 where it has ended meanwhile."""
    try:
        text = Path(f"/proc/{process}/status").read_text()
    except OSError:
        return 0
    found = re.search(r"VmRSS:\s+(\d+) kB", text)
    return int(found[1]) / 1024 if found else 0


def main(arguments: list[str]) -> int:
    """Uses it so many times, and prints what came of it."""
    events, seed = int(arguments[0]), int(arguments[1]) if len(arguments) > 1 else 1
    course = play(events, seed, tell=lambda line: print(line, flush=True))  # noqa: T201
    return int(course.most_mb > MOST_MB or bool(course.left))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
