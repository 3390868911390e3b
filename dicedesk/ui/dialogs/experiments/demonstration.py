"""The demonstration of the craps chapter: what its program prints, in a window that can be read and copied."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

from dicedesk.classroom.craps.demonstration import demonstrate
from dicedesk.ui.dialogs.sizes import begin_with
from dicedesk.ui.keyboard.enter_key import EnterKey
from dicedesk.ui.look.theme import Space
from dicedesk.ui.widgets.card import label
from dicedesk.ui.words import tr

_WIDTH, _HEIGHT = 640, 480
_SECTION = "Craps Game Deliverables"
_COMMAND = "python -m dicedesk.classroom.craps"


class DemonstrationWindow(QDialog):
    """Shows the lines of the demonstration, which are in English as the chapter is; Escape closes it."""

    def __init__(self, parent: QWidget | None) -> None:
        """Runs the demonstration now."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("The craps chapter's demonstration"))
        lines: list[str] = []
        demonstrate(lines.append)
        self.text = QPlainTextEdit("\n".join(lines))
        self.copy_button, self.close_button = QPushButton(tr("Copy")), QPushButton(tr("Close"))
        self.copy_button.clicked.connect(self._copy)
        self.copy_button.setAutoDefault(False)
        self.close_button.clicked.connect(self.close)
        self.close_button.setDefault(True)
        EnterKey(self)
        self._lay_out()
        begin_with(self, _WIDTH, _HEIGHT)
        self.text.setFocus()

    def _lay_out(self) -> None:
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setAccessibleName(self.windowTitle())
        self.text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        even = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        self.text.setFont(even)
        says = tr(
            "The chapter's section “{section}” asks for a program that plays a few cycles of craps with dice "
            "that are not random. These are its lines; {command} prints the same.",
            section=_SECTION,
            command=_COMMAND,
        )
        buttons = QHBoxLayout()
        buttons.setSpacing(Space.SMALL)
        buttons.addStretch(1)
        buttons.addWidget(self.copy_button)
        buttons.addWidget(self.close_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(Space.LARGE, Space.LARGE, Space.LARGE, Space.LARGE)
        column.setSpacing(Space.MEDIUM)
        column.addWidget(label("second", says, wraps=True))
        column.addWidget(self.text, 1)
        column.addLayout(buttons)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text.toPlainText())
        self.copy_button.setText(tr("Copied"))
