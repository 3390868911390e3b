"""Asks whether strangers' programs may run."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from dicedesk.ui.base.look.theme import Space
from dicedesk.ui.base.widgets.card import label


class RunQuestion(QFrame):
    """Can be seen while it is asked. Signals: `answered(bool)` with whether they may."""

    answered = Signal(bool)

    accessible_role = "Grouping"

    def __init__(self, run: str, leave: str, home: QWidget) -> None:
        """Nothing is asked. The buttons are called `run` and `leave`; `home` gets the focus ring with the answer."""
        super().__init__()
        self._home = home
        self.setObjectName("card")
        self.says = label("says", wraps=True)
        self.run_button, self.leave_button = QPushButton(run), QPushButton(leave)
        row = QHBoxLayout()
        row.setSpacing(Space.SMALL)
        for button, answer in ((self.run_button, True), (self.leave_button, False)):
            button.setObjectName("quiet")
            button.setAutoDefault(False)
            button.clicked.connect(lambda *_, answer=answer: self._answer(may_run=answer))
            row.addWidget(button)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(Space.LARGE, Space.MEDIUM, Space.LARGE, Space.MEDIUM)
        column.setSpacing(Space.SMALL)
        column.addWidget(self.says)
        column.addLayout(row)
        self.hide()

    def ask(self, words: str) -> None:
        """Asks; the focus ring goes to the answer that does nothing, where Enter does no harm."""
        self.says.setText(words)
        self.setAccessibleName(words)
        self.run_button.setAccessibleDescription(words)
        self.leave_button.setAccessibleDescription(words)
        self.show()
        self.leave_button.setFocus()

    def _answer(self, *, may_run: bool) -> None:
        self._home.setFocus()
        self.hide()
        self.answered.emit(may_run)
