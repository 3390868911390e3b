"""What is to be done as soon as a window can be seen."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget


class FirstPaint(QObject):
    """Calls back once, in the turn of the event loop that follows a window's first paint."""

    def __init__(self, window: QWidget, then: Callable[[], None]) -> None:
        """Waits for the paint; keys that are pressed meanwhile reach the window after the call."""
        super().__init__(window)
        self._then = then
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Lets everything through."""
        if event.type() is QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self, self._then)
        return False
