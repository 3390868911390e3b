"""Has the ended games that an earlier version kept packed, in quiet moments and in the background, until all are."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QTimer

from dicedesk.adapters.storage.games import pack_earlier
from dicedesk.play.ports.jobs import Jobs
from dicedesk.ui.window.current_window import CurrentWindow

FIRST_MS = 90_000
"""By then the start is long over."""
BETWEEN_MS = 200
"""Time between two times that some are packed, or that it waits for a quiet moment."""


def pack_earlier_games(file: Path, held: CurrentWindow, jobs: Jobs, first_ms: int = FIRST_MS) -> None:
    """From now on some games are packed in each quiet moment. Where that fails, the next start tries again."""
    timer = QTimer(held)
    timer.setSingleShot(True)
    after = 0

    def look() -> None:
        if held.is_quiet:
            jobs.start(partial(pack_earlier, file, after), on_packed, lambda _: None)
        else:
            timer.start(BETWEEN_MS)

    def on_packed(last: int | None) -> None:
        nonlocal after
        if last is not None:
            after = last
            timer.start(BETWEEN_MS)

    timer.timeout.connect(look)
    timer.start(first_ms)
