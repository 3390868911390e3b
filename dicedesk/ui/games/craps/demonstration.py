"""The demonstration of the craps chapter: the output of its program, in a window to read and copy."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QDialog, QPlainTextEdit, QVBoxLayout, QWidget

from dicedesk.classroom.craps import demonstrate
from dicedesk.ui.base.dialogs import CopyButtons, begin_with
from dicedesk.ui.base.keys import EnterKey
from dicedesk.ui.base.look.theme import Space
from dicedesk.ui.base.widgets.card import label
from dicedesk.ui.base.words import tr

_WIDTH, _HEIGHT = 640, 480
_SECTION = "Craps Game Deliverables"
_COMMAND = "python -m dicedesk.classroom.craps"


class DemonstrationWindow(QDialog):
    """Shows the lines of the demonstration, which are in English like the chapter; Escape closes it."""

    def __init__(self, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Craps textbook demo"))
        lines: list[str] = []
        demonstrate(lines.append)
        self.text = QPlainTextEdit("\n".join(lines))
        self.buttons = CopyButtons(self.text, self)
        self.buttons.copy_button.clicked.connect(lambda: self.buttons.copy_button.setText(tr("Copied")))
        self.buttons.close_button.setDefault(True)
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
            "The textbook's section “{section}” asks for a program that plays a few cycles of Craps "
            "with non-random dice. Below is the output of such a program; {command} prints it too.",
            section=_SECTION,
            command=_COMMAND,
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(Space.LARGE, Space.LARGE, Space.LARGE, Space.LARGE)
        column.setSpacing(Space.MEDIUM)
        column.addWidget(label("second", says, wraps=True))
        column.addWidget(self.text, 1)
        column.addLayout(self.buttons)
