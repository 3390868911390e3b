"""Brings a window to the front."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget


def bring_up(window: QWidget) -> None:
    """Shows the window, even one that was made an icon, and gives it the keyboard where the desktop lets it."""
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.show()
    window.raise_()
    window.activateWindow()
    # Where the desktop does not let it, its entry in the list of windows asks for attention.
    QApplication.alert(window)
