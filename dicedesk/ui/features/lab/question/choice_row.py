"""A row of buttons of which one is chosen: the charts or the tables of an answer."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QPushButton, QVBoxLayout, QWidget

from dicedesk.ui.base.look.theme import Space
from dicedesk.ui.features.lab.question.flow import FlowRow


class ChoiceRow(QWidget):
    """Titles side by side; arrow keys go from one to the next. Signals: `chosen(int)` with the place of one, from 0."""

    chosen = Signal(int)

    def __init__(self, titles: Sequence[str], name: str, first: int) -> None:
        """`name` is read aloud; one of the titles is chosen. A single title needs no row, and is not seen."""
        super().__init__()
        self.setAccessibleName(name)
        self._group = QButtonGroup(self)
        buttons = []
        for place, title in enumerate(titles):
            button = QPushButton(title)
            button.setObjectName("chip")
            button.setCheckable(True)
            button.setAutoDefault(False)
            button.toggled.connect(lambda is_on, button=button: _be_stop(button, is_stop=is_on))
            _be_stop(button, is_stop=False)
            self._group.addButton(button, place)
            buttons.append(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(FlowRow(buttons, Space.SMALL))
        buttons[first].setChecked(True)
        # To show it before it lies in something would make a window of it.
        if len(titles) == 1:
            self.hide()
        self._group.idToggled.connect(self._on_toggled)

    @property
    def buttons(self) -> list[QPushButton]:
        """The buttons, in their order."""
        return [button for button in self._group.buttons() if isinstance(button, QPushButton)]

    def _on_toggled(self, place: int, is_on: bool) -> None:  # noqa: FBT001 (the signal's arguments)
        if is_on:
            self.chosen.emit(place)


def _be_stop(button: QPushButton, *, is_stop: bool) -> None:
    """The Tab key finds the one that is chosen."""
    button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if is_stop else Qt.FocusPolicy.ClickFocus)
