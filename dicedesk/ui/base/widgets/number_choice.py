"""A row of numbers with a few words under each; one of them is chosen."""

from collections.abc import Mapping

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from dicedesk.ui.base.look.appearance import set_style
from dicedesk.ui.base.look.theme import Space, Type, scaled
from dicedesk.ui.base.widgets.card import label
from dicedesk.ui.base.widgets.wrapping import EqualRow

_DECIDING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class NumberChoice(QPushButton):
    """A button with one number. Arrow keys choose the next one; a click chooses it without moving the focus.

    Signals: `decided()` when Enter or Space was pressed on it: the next control may take the focus.
    """

    decided = Signal()

    def __init__(self, number: int, under: QLabel) -> None:
        super().__init__()
        set_style(self, "choice")
        self.setCheckable(True)
        self.setAutoExclusive(True)  # a screen reader then calls it one choice of several
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.toggled.connect(self._on_toggled)
        self._number, self._under = label("number", str(number)), under
        # Figures are lower than the highest and deepest letters of this type.
        self._number.setFixedHeight(scaled(Type.TITLE) + Space.TIGHT)
        column = QVBoxLayout(self)
        column.setContentsMargins(2, Space.TIGHT, 2, Space.TIGHT)
        column.setSpacing(0)
        self._column = column
        for part in (self._number, under):
            part.setAlignment(Qt.AlignmentFlag.AlignCenter)
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            column.addWidget(part)

    def say_under(self, text: str, spoken: str) -> None:
        """Set the words under the number; `spoken` is how a screen reader names the button."""
        self._under.setText(text)
        self.setAccessibleName(spoken)
        self.updateGeometry()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() not in _DECIDING:
            super().keyPressEvent(event)
        elif not event.isAutoRepeat():
            self.click()
            self.decided.emit()

    def _on_toggled(self, is_chosen: bool) -> None:  # noqa: FBT001 (the signal's argument)
        """Let the Tab key find the chosen number; a click focuses none."""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if is_chosen else Qt.FocusPolicy.NoFocus)


class NumberRow(EqualRow):
    """Numbers side by side, one of them chosen.

    Signals: `chosen(int)` with the number, `decided()` when Enter or Space was pressed on one.
    """

    chosen = Signal(int)
    decided = Signal()

    def __init__(
        self,
        buttons: Mapping[int, NumberChoice],
        first: int | None,
        gap: int,
        parent: QWidget | None = None,
    ) -> None:
        """Take the buttons by their numbers, `gap` pixels apart; `first` is chosen, no number if it is None."""
        self.buttons = buttons
        super().__init__(tuple(buttons.values()), gap, parent)
        self._group = QButtonGroup(self)
        for number, button in buttons.items():
            self._group.addButton(button, number)
            button.decided.connect(self.decided)
        if first is None:
            # The Tab key finds the first of them.
            next(iter(buttons.values())).setFocusPolicy(Qt.FocusPolicy.TabFocus)
        else:
            buttons[first].setChecked(True)
        self._group.idToggled.connect(self._on_toggled)

    @property
    def number(self) -> int:
        """The chosen number; -1 if none is."""
        return self._group.checkedId()

    @property
    def has_focus(self) -> bool:
        return any(button.hasFocus() for button in self.buttons.values())

    def choose(self, number: int) -> None:
        self.buttons[number].setChecked(True)

    def mark(self, number: int) -> None:
        """Show a number as chosen without emitting `chosen`."""
        with QSignalBlocker(self):
            self.choose(number)

    def take_focus(self) -> None:
        """Focus the chosen number, or the first if none is chosen."""
        self.buttons.get(self.number, next(iter(self.buttons.values()))).setFocus()

    def _on_toggled(self, number: int, is_on: bool) -> None:  # noqa: FBT001 (the signal's arguments)
        if is_on:
            for other, button in self.buttons.items():
                if other != number:
                    button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            self.chosen.emit(number)
