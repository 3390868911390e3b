"""Whether a person is busy with a dialog beside the game."""

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QDialog, QWidget


def is_dialog_open(tab: QObject | None) -> bool:
    """Whether a dialog over the tab's window has the person.

    One that lets the game go on, such as the rules, has the person until the window is the active one again.
    """
    if QApplication.activeModalWidget() is not None:
        return True
    if not isinstance(tab, QWidget):
        return False
    window = tab.window()
    return not window.isActiveWindow() and any(dialog.isVisible() for dialog in window.findChildren(QDialog))
