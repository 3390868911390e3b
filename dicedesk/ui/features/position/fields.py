"""The fields in which a position is set up."""

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from dicedesk.core.position import PositionLine
from dicedesk.ui.base.look.appearance import Appearance


class PositionFields(QWidget):
    """Shows the parts of a position, to be changed one by one.

    Signals: `position_set(PositionLine)` with the changed position, `refused(str)` with the reason against a change.
    """

    position_set = Signal(object)
    refused = Signal(str)

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.hide()

    def show_position(self, line: PositionLine[Any]) -> None:
        """Show the parts of another position."""
