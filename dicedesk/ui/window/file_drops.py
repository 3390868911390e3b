"""Files that are dropped on the window."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QWidget


class FileDrops(QObject):
    """Opens files that are dropped on a window; the files stay where they are."""

    def __init__(self, window: QWidget, opened: Callable[[list[str]], None]) -> None:
        """`opened` is called with the files."""
        super().__init__(window)
        self._opened = opened
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Takes files, and nothing else that is dragged."""
        if not isinstance(event, QDropEvent):
            return False
        files = [url.toLocalFile() for url in event.mimeData().urls() if url.isLocalFile()]
        if not files:
            return False
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()
        if event.type() is QEvent.Type.Drop:
            self._opened(files)
        return True
