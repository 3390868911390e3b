"""Paints the window as it was left, and then builds its contents."""

from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QApplication

from dicedesk.adapters.storage.folders import FolderLock
from dicedesk.adapters.storage.store import SqliteStore
from dicedesk.main.options import StartOptions
from dicedesk.ui.base.app import FirstPaint, make_app
from dicedesk.ui.window.shell import EndBySignal, Outline, Shell, WindowMemory

EXIT_NOT_BUILT = 1


@dataclass(frozen=True, eq=False)
class Start:
    """The parts of a start once its window is painted.

    `at_end` closes the parts, the newest first; the code that makes a part adds it there.
    """

    options: StartOptions
    app: QApplication
    shell: Shell
    store: SqliteStore
    memory: WindowMemory
    folder: Path
    lock: FolderLock
    at_end: ExitStack


Build = Callable[[Start], None]


def run(options: StartOptions, folder: Path, lock: FolderLock, build: Build) -> int:
    """Show the window until it is closed; return the exit code.

    `build` adds the games after the first paint, once the window's last state is known.
    """
    app = make_app([])
    store, shell = SqliteStore(folder, lock), Shell()
    memory = WindowMemory(store)
    memory.restore(shell)
    with ExitStack() as at_end:
        at_end.callback(EndBySignal(app, shell).close)
        at_end.callback(lock.close)
        start = Start(options, app, shell, store, memory, folder, lock, at_end)
        if memory.last.ground and not options.theme:
            shell.hold(Outline(store))
            shell.show_ground(memory.last.ground)
            FirstPaint(shell, partial(_build_or_leave, build, start))
        else:
            build(start)
        shell.show()
        return app.exec()


def _build_or_leave(build: Build, start: Start) -> None:
    try:
        build(start)
    except BaseException:
        # A window that stays empty would be worse than none.
        start.app.exit(EXIT_NOT_BUILT)
        raise
