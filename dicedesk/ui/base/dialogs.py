"""What windows beside the game have in common: how large they begin, what lasts, and Copy and Close under a text."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPlainTextEdit, QPushButton, QWidget

from dicedesk.ui.base.app import TITLE_BAR, WINDOW_FRAME
from dicedesk.ui.base.look.theme import Space, scaled
from dicedesk.ui.base.words import tr


def begin_with(window: QWidget, width: int, height: int) -> None:
    """Give a window that size in pixels at the normal font size, or less where the screen has no room for it.

    What it needs beyond that size it gets too. Its title bar and its frame are on the screen as well.
    """
    frame = QSize(2 * WINDOW_FRAME, TITLE_BAR + WINDOW_FRAME)
    wished = QSize(scaled(width), scaled(height)).expandedTo(window.minimumSizeHint())
    window.resize(wished.boundedTo(window.screen().availableSize() - frame))


class Lasting:
    """A window that stays open when the language of the program changes."""


class CopyButtons(QHBoxLayout):
    """Two buttons at the right of a line: one copies the whole text, the other closes the dialog."""

    def __init__(self, text: QPlainTextEdit, dialog: QDialog, copy: str = "") -> None:
        """`copy` is what the first button says, "" for "Copy"."""
        super().__init__()
        self.copy_button, self.close_button = QPushButton(copy or tr("Copy")), QPushButton(tr("Close"))
        self.copy_button.clicked.connect(lambda: QGuiApplication.clipboard().setText(text.toPlainText()))
        self.close_button.clicked.connect(dialog.close)
        self.setSpacing(Space.SMALL)
        self.addStretch(1)
        for button in (self.copy_button, self.close_button):
            button.setAutoDefault(False)
            self.addWidget(button)
