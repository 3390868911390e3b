"""What is wrong with records that were to be imported: a sentence for each of them, which can be copied."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QPlainTextEdit, QVBoxLayout, QWidget

from dicedesk.ui.base.dialog_sizes import begin_with
from dicedesk.ui.base.keyboard.enter_key import EnterKey
from dicedesk.ui.base.look.theme import Space
from dicedesk.ui.base.widgets.card import label
from dicedesk.ui.base.widgets.copy_buttons import CopyButtons
from dicedesk.ui.base.words import tr

_WIDTH, _HEIGHT = 640, 360


class ImportReport(QDialog):
    """Lies beside the history; Escape closes it."""

    def __init__(self, result: str, reasons: Sequence[str], parent: QWidget) -> None:
        """`result` says what came of the import, `reasons` why records are not in it, or do not check out."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Import game records"))
        self.reasons = QPlainTextEdit("\n".join(reasons))
        self.reasons.setReadOnly(True)
        self.reasons.setTabChangesFocus(True)
        self.reasons.setAccessibleName(tr("What is wrong with the records"))
        self.buttons = CopyButtons(self.reasons, self)
        column = QVBoxLayout(self)
        column.setContentsMargins(Space.LARGE, Space.LARGE, Space.LARGE, Space.LARGE)
        column.setSpacing(Space.MEDIUM)
        column.addWidget(label("lead", result, wraps=True))
        column.addWidget(self.reasons, 1)
        column.addLayout(self.buttons)
        begin_with(self, _WIDTH, _HEIGHT)
        EnterKey(self)
        self.buttons.close_button.setFocus()
