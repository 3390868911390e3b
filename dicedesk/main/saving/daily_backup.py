"""Has the saved games backed up once a day, in a quiet moment and in the background."""

from functools import partial

from PySide6.QtCore import QTimer

from dicedesk.adapters.storage.backups import BackupFiles
from dicedesk.play.ports.clock import Clock
from dicedesk.play.ports.jobs import Jobs
from dicedesk.ui.window.current_window import CurrentWindow

FIRST_MS = 120_000
"""By then the start is long over."""
AGAIN_MS = 3_600_000
"""So often it is looked whether a day has passed."""
QUIET_MS = 2_000
"""So long it waits for a quiet moment before it looks again."""


def back_up_daily(
    files: BackupFiles, held: CurrentWindow, jobs: Jobs, clock: Clock, first_ms: int = FIRST_MS
) -> None:
    """From now on a backup is made whenever one is due; one that fails costs nothing and is tried again."""
    timer = QTimer(held)
    timer.setSingleShot(True)

    def look() -> None:
        if not held.is_quiet:
            timer.start(QUIET_MS)
            return
        jobs.start(partial(files.back_up, clock.now()), lambda _: None, lambda _: None)
        timer.start(AGAIN_MS)

    timer.timeout.connect(look)
    timer.start(first_ms)
