"""The row that shows how far the coach's slow work is."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton

from dicedesk.coach.coach import SlowWork
from dicedesk.ui.base.look.appearance import set_style
from dicedesk.ui.base.widgets.card import label
from dicedesk.ui.base.widgets.wrapping import ButtonRow
from dicedesk.ui.base.words import shown, tr


class SlowWorkRow(ButtonRow):
    """A line about slow work, with a button that cancels or resumes it; hidden while there is none.

    Signals: `canceled()` when the player does not want to wait, `resumed()` when the player wants the canceled work.
    """

    canceled = Signal()
    resumed = Signal()

    def __init__(self) -> None:
        self._words = label("second", wraps=True)
        self.cancel, self.resume = QPushButton(tr("Cancel")), QPushButton(tr("Continue"))
        for button in (self.cancel, self.resume):
            set_style(button, "quiet")
            button.setAutoDefault(False)
        super().__init__(self._words, (self.cancel, self.resume))
        self.cancel.clicked.connect(self.canceled)
        self.resume.clicked.connect(self.resumed)
        self.hide()

    def show_work(self, work: SlowWork | None) -> None:
        """Show how far the work is; hide the row for None."""
        self._say("" if work is None else shown(work.words), self.cancel, self.resume)

    def show_canceled(self, words: str) -> None:
        """Say what was left undone, with a button that resumes the work; hide the row for ""."""
        self._say(words, self.resume, self.cancel)

    def _say(self, words: str, button: QPushButton, other: QPushButton) -> None:
        self._words.setText(words)
        button.setAccessibleDescription(words)
        button.show()
        other.hide()
        self.setVisible(bool(words))
