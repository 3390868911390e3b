"""Keys that finish what is being shown before they do anything else."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from dicedesk.ui.base.keys import may_hurry


class HurryKeys(QObject):
    """Takes the keys of some parts of a tab where something is being shown."""

    def __init__(self, parts: Iterable[QWidget], hurry: Callable[[], bool], parent: QObject) -> None:
        """`hurry` finishes what is being shown, and says whether there was anything."""
        super().__init__(parent)
        self._hurry = hurry
        for part in parts:
            part.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A key that a button would take finishes what is shown first."""
        if (
            isinstance(event, QKeyEvent)
            and event.type() is QEvent.Type.KeyPress
            and may_hurry(event)
            and self._hurry()
        ):
            return True
        return super().eventFilter(watched, event)
