"""Offers to import files that hold more games than can be opened one beside the other."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from dicedesk.ui.base.keys import EnterKey
from dicedesk.ui.base.look.theme import Space
from dicedesk.ui.base.widgets.card import label
from dicedesk.ui.base.words import in_sentences, tr

_WIDTH = 420


class ImportOffer(QDialog):
    """Lies over the window; Escape closes it. Signals: `wanted(files)` when somebody wants them to be imported."""

    wanted = Signal(object)

    def __init__(self, files: Sequence[str], holds: Sequence[str], parent: QWidget) -> None:
        """`holds` says of each file what it holds."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Import game records"))
        self._files = tuple(files)
        says = in_sentences(*holds, tr("Import them into the history?"))
        self.says = label("lead", says, wraps=True)
        self.import_button, self.cancel_button = QPushButton(tr("Import games")), QPushButton(tr("Cancel"))
        self.import_button.setObjectName("primary")
        buttons = QHBoxLayout()
        buttons.setSpacing(Space.SMALL)
        buttons.addStretch(1)
        for button in (self.import_button, self.cancel_button):
            button.setAutoDefault(False)
            button.setAccessibleDescription(says)
            buttons.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(Space.LARGE, Space.LARGE, Space.LARGE, Space.LARGE)
        column.setSpacing(Space.MEDIUM)
        column.addWidget(self.says)
        column.addLayout(buttons)
        self.setMinimumWidth(_WIDTH)
        self.import_button.clicked.connect(self._on_wanted)
        self.cancel_button.clicked.connect(self.close)
        EnterKey(self)
        self.import_button.setFocus()

    def _on_wanted(self) -> None:
        self.wanted.emit(self._files)
        self.close()
