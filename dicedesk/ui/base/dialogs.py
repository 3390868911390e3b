"""Helpers for windows beside the game: their first size, windows that last, and Copy and Close under a text."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPlainTextEdit, QPushButton, QWidget

from dicedesk.ui.base.app import TITLE_BAR, WINDOW_FRAME
from dicedesk.ui.base.look.theme import Space, scaled
from dicedesk.ui.base.words import tr


def begin_with(window: QWidget, width: int, height: int) -> None:
    """Set a window's size in pixels at the normal font size, or less on a small screen.

    It gets more if its contents need it. Its title bar and frame fit on the screen too.
    """
    frame = QSize(2 * WINDOW_FRAME, TITLE_BAR + WINDOW_FRAME)
    wished = QSize(scaled(width), scaled(height)).expandedTo(window.minimumSizeHint())
    window.resize(wished.boundedTo(window.screen().availableSize() - frame))


class Lasting:
    """A window that stays open when the language of the program changes."""


class CopyButtons(QHBoxLayout):
    """Two buttons at the right of a line: Copy copies the whole text, Close closes the dialog."""

    def __init__(self, text: QPlainTextEdit, dialog: QDialog, copy: str = "") -> None:
        """`copy` is the label of the first button, "" for "Copy"."""
        super().__init__()
        self.copy_button, self.close_button = QPushButton(copy or tr("Copy")), QPushButton(tr("Close"))
        self.copy_button.clicked.connect(lambda: QGuiApplication.clipboard().setText(text.toPlainText()))
        self.close_button.clicked.connect(dialog.close)
        self.setSpacing(Space.SMALL)
        self.addStretch(1)
        for button in (self.copy_button, self.close_button):
            button.setAutoDefault(False)
            self.addWidget(button)
