"""A call-back after the first paint of a window."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget


class FirstPaint(QObject):
    """Calls back once, in the turn of the event loop after a window's first paint."""

    def __init__(self, window: QWidget, then: Callable[[], None]) -> None:
        """Keys that are pressed before the paint reach the window after the call."""
        super().__init__(window)
        self._then = then
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self, self._then)
        return False
