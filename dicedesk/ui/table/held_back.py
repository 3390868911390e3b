"""A choice that is held back once, with what can be done now: on the table, where the choices are."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QPushButton, QVBoxLayout

from dicedesk.ui.base.look.theme import Space
from dicedesk.ui.base.widgets.card import label
from dicedesk.ui.base.widgets.wrapping import ButtonRow
from dicedesk.ui.base.words import tr


class HeldBack(QFrame):
    """Says what a choice gives away. It is seen only while one is held back.

    Signals: `insisted()` to play it all the same, `dropped()` to think again, `asked()` to be shown the chances.
    """

    insisted = Signal()
    dropped = Signal()
    asked = Signal()

    def __init__(self) -> None:
        """Nothing is held back."""
        super().__init__()
        self.setObjectName("card")
        self.setAccessibleName(tr("Warning"))
        self._text = label("lead", wraps=True)
        self.insist = QPushButton(tr("Play anyway (Enter)"))
        self.think = QPushButton(tr("Think again (Esc)"))
        self.show_me = QPushButton(tr("Show me (B)"))
        for button, signal in (
            (self.insist, self.insisted),
            (self.think, self.dropped),
            (self.show_me, self.asked),
        ):
            button.clicked.connect(signal)
        column = QVBoxLayout(self)
        column.setContentsMargins(Space.LARGE, Space.SMALL, Space.LARGE, Space.SMALL)
        column.addWidget(ButtonRow(self._text, (self.show_me, self.think, self.insist)))
        self.hide()

    def show_warning(self, text: str) -> None:
        """Says what the choice gives away, and takes the focus ring; "" where none is held back."""
        self._text.setText(text)
        self.setAccessibleDescription(text)
        self.insist.setAccessibleDescription(text)
        self.setVisible(bool(text))
        if text:
            self.insist.setFocus()
