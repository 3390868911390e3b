"""Python's garbage collector, on the thread of the window alone and in moments in which nothing moves.

Left to itself it runs on whatever thread happens to make an object. What it finds there it destroys there, and a Qt
object that is destroyed on another thread than its own can end the program.
"""

import gc
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from dicedesk.adapters.memory import give_free_pages_back

LOOK_MS = 1000
"""How often it looks whether there is enough to look through."""

MOST_LOOKS = 30
"""After so many looks without a quiet moment it waits no longer: computers can play for hours."""


class Collector(QObject):
    """Runs the garbage collector from a timer, as often as Python's own thresholds ask for."""

    def __init__(self, is_quiet: Callable[[], bool], parent: QObject) -> None:
        """Nobody else collects from now on; `is_quiet` says whether somebody could see or feel a pause now."""
        super().__init__(parent)
        gc.disable()
        self._is_quiet = is_quiet
        self._waited = 0
        self._looks = QTimer(self, interval=LOOK_MS)
        self._looks.timeout.connect(self.look)
        self._looks.start()

    def look(self) -> None:
        """Collects the oldest generation that is due, where one is and the moment is quiet.

        What is free goes back at each look that finds one due: that takes a millisecond, which needs no quiet.
        """
        due = due_generation(gc.get_count(), gc.get_threshold())
        if due is None:
            return
        self._waited += 1
        if self._is_quiet() or self._waited > MOST_LOOKS:
            self._waited = 0
            gc.collect(due)
        give_free_pages_back()


def due_generation(counts: tuple[int, ...], thresholds: tuple[int, ...]) -> int | None:
    """The oldest generation whose count is over its threshold; collecting it takes the younger ones along."""
    over = (place for place, (count, most) in enumerate(zip(counts, thresholds, strict=True)) if count > most)
    return max(over, default=None)
