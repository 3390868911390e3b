"""Has the ended games that an earlier version kept packed, in quiet moments and in the background, until all are.

Then the file is made smaller, where much of it is free.
"""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QTimer

from dicedesk.adapters.storage.games.earlier_games import pack_earlier
from dicedesk.adapters.storage.patient_store import PatientStore
from dicedesk.ports.jobs import Jobs
from dicedesk.ui.window.held_window import HeldWindow

FIRST_MS = 30_000
"""By then the start is long over."""
AGAIN_MS = 300_000
"""Time until the file is copied again, where somebody played while it was copied."""
BETWEEN_MS = 200
"""Time between two times that some are packed, or that it waits for a quiet moment."""


def pack_earlier_games(
    store: PatientStore, file: Path, held: HeldWindow, jobs: Jobs, first_ms: int = FIRST_MS
) -> None:
    """From now on some games are packed in each quiet moment. Where that fails, the next start tries again."""
    timer = QTimer(held)
    timer.setSingleShot(True)
    after: int | None = 0

    def look() -> None:
        if not held.is_quiet:
            timer.start(BETWEEN_MS)
        elif after is None:
            store.make_compact(jobs, on_compact)
        else:
            jobs.start(partial(pack_earlier, file, after), on_packed, lambda _: None)

    def on_packed(last: int | None) -> None:
        nonlocal after
        after = last
        timer.start(BETWEEN_MS)

    def on_compact(is_done: bool) -> None:  # noqa: FBT001 (what a job gives back comes by its place)
        if not is_done:
            timer.start(AGAIN_MS)

    timer.timeout.connect(look)
    timer.start(first_ms)
