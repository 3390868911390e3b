"""A game's tab on which nothing happens, for what the window does beside the games."""

from typing import Any

from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from dicedesk.ui.base.keys import ActionSpec
from dicedesk.ui.base.page import Status, WindowPage
from dicedesk.ui.table.game_tab import GameTab


class QuietTab(GameTab[Any, Any]):
    """A tab without a table; `record` is what it saves."""

    help_page = "hog"
    is_busy = False

    def __init__(self, parent: QWidget, record: str = "") -> None:
        WindowPage.__init__(self, parent)
        self._record = record

    def menu_actions(self) -> tuple[ActionSpec, ...]:
        return ()

    def status(self) -> Status:
        return Status("Saved", "Dice", "Seal")

    def record_text(self) -> str:
        return self._record

    def complete(self) -> None:
        pass

    def take_focus(self) -> None:
        raise NotImplementedError

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()
