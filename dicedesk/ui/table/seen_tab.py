"""Whether somebody looks at a tab."""

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QHideEvent, QShowEvent

from dicedesk.ui.table.game_tab import GameTab


class SeenTab(GameTab):
    """A tab that tells when somebody looks at it.

    Signals: `came()` when the tab is shown, `returned()` when its window is the active one again, such as after a
    dialog, `left()` when the tab is hidden; and those of any tab.
    """

    came = Signal()
    returned = Signal()
    left = Signal()

    def showEvent(self, event: QShowEvent) -> None:
        """Somebody looks at the tab."""
        super().showEvent(event)
        self.came.emit()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody looks at the tab any more."""
        super().hideEvent(event)
        self.left.emit()

    def event(self, event: QEvent) -> bool:
        """Somebody comes back to the window."""
        if event.type() is QEvent.Type.WindowActivate and self.isVisible():
            self.returned.emit()
        return super().event(event)
