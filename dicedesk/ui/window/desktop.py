"""The window on the desktop: bringing it to the front, dropped files, and its icon."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QDropEvent, QIcon
from PySide6.QtWidgets import QApplication, QWidget

from dicedesk.core.assets import resource


def bring_up(window: QWidget) -> None:
    """Show a window, even a minimized one, and activate it if the desktop allows it."""
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.show()
    window.raise_()
    window.activateWindow()
    # If the desktop does not allow it, the window's entry in the taskbar asks for attention.
    QApplication.alert(window)


class FileDrops(QObject):
    """Opens files that are dropped on a window; the files stay where they are."""

    def __init__(self, window: QWidget, opened: Callable[[list[str]], None]) -> None:
        super().__init__(window)
        self._opened = opened
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
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


SIDES = (16, 22, 24, 32, 48, 64, 128, 256)
"""The sizes in pixels that desktops use."""


def program_icon() -> QIcon:
    """The icon in all sizes; an empty one if the pictures are not part of this installation."""
    icon = QIcon()
    for side in SIDES:
        try:
            icon.addFile(str(resource(f"icons/dicedesk-{side}.png")))
        except FileNotFoundError:
            return QIcon()
    return icon
