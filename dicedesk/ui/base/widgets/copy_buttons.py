"""Copy and Close, below a text in a dialog."""

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPlainTextEdit, QPushButton

from dicedesk.ui.base.look.theme import Space
from dicedesk.ui.base.words import tr


class CopyButtons(QHBoxLayout):
    """The two buttons at the right of a line: one copies the whole text, the other closes the dialog."""

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
