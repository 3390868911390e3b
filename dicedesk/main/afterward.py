"""Work that waits until the game can be played: opening records, the icon, the guided turn, and upkeep.

The saved games are backed up once a day, in quiet moments and in the background.
"""

import gc
from functools import partial

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication

from dicedesk.adapters.first_window import FirstWindow
from dicedesk.adapters.memory import Collector, give_large_blocks_back, share_one_arena
from dicedesk.adapters.storage.backups import BackupFiles
from dicedesk.adapters.system_clock import SystemClock
from dicedesk.main.opening import Start
from dicedesk.play.ports.clock import Clock
from dicedesk.play.ports.jobs import Jobs
from dicedesk.ui.base.dice.tray import load_scene
from dicedesk.ui.base.lifetime import call_later
from dicedesk.ui.base.look.loaded_fonts import LoadedFonts
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.window.current_window import CurrentWindow
from dicedesk.ui.window.desktop import FileDrops, bring_up, program_icon
from dicedesk.ui.window.main_window import MainWindow
from dicedesk.ui.window.shell import Shell

ICON_AFTER_MS = 150
"""The window is visible by now: the icon takes 10 ms, which would delay a key."""
TABS_AFTER_MS = 500
"""By now the player has looked at the game, but hardly begun to play."""
GREET_AFTER_MS = 300
"""By now the player has seen the game, before a bubble or a line draws attention."""

BACK_UP_AFTER_MS = 120_000
"""By now the start is long over."""
BACK_UP_AGAIN_MS = 3_600_000
"""Milliseconds between two checks whether a backup is due."""
QUIET_MS = 2_000
"""Milliseconds until the next check if the window is busy."""


def do_the_rest(start: Start, held: CurrentWindow, parts: AppParts) -> None:
    """Open this start's records, listen for further starts, and guide a newcomer through a first turn.

    Background jobs check the store, and back it up from time to time.
    """
    load_scene()  # for the first throw on an empty felt
    give_large_blocks_back()
    share_one_arena()
    Collector(lambda: held.is_quiet, start.app)
    # These tabs stay until the end, too: searching them for garbage would take as long as an edit of a position.
    held.tabs_made.connect(gc.freeze, Qt.ConnectionType.SingleShotConnection)
    LoadedFonts(parts.appearance)
    call_later(start.app, ICON_AFTER_MS, partial(_set_icon, start.app))
    call_later(held, GREET_AFTER_MS, lambda: _greet(held.window))
    call_later(held, TABS_AFTER_MS, held.make_tabs_in_advance)
    if start.options.records:
        held.open_records(start.options.records)
    FileDrops(start.shell, held.take_dropped)
    start.store.on_open = partial(_look_after_folder, start, held, parts.jobs)
    if start.store.is_open:
        start.store.on_open()


def _greet(window: MainWindow) -> None:
    if not window.greet_newcomers():
        window.say_what_waits()


def _look_after_folder(start: Start, held: CurrentWindow, jobs: Jobs) -> None:
    """Start the work that needs the folder: check the store, back it up, and listen for further starts."""
    start.store.look_over(jobs)
    back_up_daily(BackupFiles(start.folder), held, jobs, SystemClock())
    _hear_of_further_starts(start, held)


def back_up_daily(
    files: BackupFiles, held: CurrentWindow, jobs: Jobs, clock: Clock, first_ms: int = BACK_UP_AFTER_MS
) -> None:
    """Make a backup whenever one is due, from now on; a failed one is tried again."""
    timer = QTimer(held)
    timer.setSingleShot(True)

    def look() -> None:
        if not held.is_quiet:
            timer.start(QUIET_MS)
            return
        jobs.start(partial(files.back_up, clock.now()), lambda _: None, lambda _: None)
        timer.start(BACK_UP_AGAIN_MS)

    timer.timeout.connect(look)
    timer.start(first_ms)


def _hear_of_further_starts(start: Start, held: CurrentWindow) -> None:
    first = FirstWindow(start.folder, start.app)
    start.at_end.callback(first.close)
    first.asked.connect(partial(_show_records, start.shell, held))
    start.lock.say(first.place)


def _show_records(shell: Shell, held: CurrentWindow, files: list[str]) -> None:
    bring_up(shell)
    held.open_records(files)


def _set_icon(app: QApplication) -> None:
    app.setWindowIcon(program_icon())
