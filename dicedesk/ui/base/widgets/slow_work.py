"""The row that shows how far the coach's slow work is."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton

from dicedesk.coach.coach import SlowWork
from dicedesk.ui.base.look.appearance import set_style
from dicedesk.ui.base.widgets.card import label
from dicedesk.ui.base.widgets.wrapping import ButtonRow
from dicedesk.ui.base.words import shown, tr


class SlowWorkRow(ButtonRow):
    """A line about slow work, and a button that cancels it; hidden while there is none.

    Signals: `canceled()` when the player does not want to wait.
    """

    canceled = Signal()

    def __init__(self) -> None:
        self._words, self.cancel = label("second", wraps=True), QPushButton(tr("Cancel"))
        set_style(self.cancel, "quiet")
        self.cancel.setAutoDefault(False)
        super().__init__(self._words, (self.cancel,))
        self.cancel.clicked.connect(self.canceled)
        self.hide()

    def show_work(self, work: SlowWork | None) -> None:
        """Show how far the work is; hide the row for None."""
        words = "" if work is None else shown(work.words)
        self._words.setText(words)
        self.cancel.setAccessibleDescription(words)
        self.setVisible(work is not None)
