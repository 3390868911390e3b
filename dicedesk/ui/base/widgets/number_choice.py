"""A row of numbers, or of names, with a few words under each; one of them is chosen."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from dicedesk.ui.base.look.appearance import set_style
from dicedesk.ui.base.look.theme import Space, Type, scaled
from dicedesk.ui.base.widgets.card import label
from dicedesk.ui.base.widgets.wrapping import EqualRow
from dicedesk.ui.base.words import listed, shown

if TYPE_CHECKING:
    from dicedesk.coach.verdict import ChoiceVerdict
    from dicedesk.ui.base.widgets.verdict import VerdictLine

_DECIDING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class NumberChoice(QPushButton):
    """A button with one number or name. Arrow keys choose the next one; a click chooses it without moving the focus.

    Its words are never cut off: it is as high as both lines, and as wide as there is room.

    Signals: `decided()` when Enter or Space was pressed on it: the next control may take the focus.
    """

    decided = Signal()

    roomy: ClassVar[int] = 64
    """The width if there is room, in pixels."""
    narrow: ClassVar[int] = 56
    """The least width, in pixels."""

    def __init__(self, number: int | str, under: QLabel) -> None:
        super().__init__()
        set_style(self, "choice")
        self.setCheckable(True)
        self.setAutoExclusive(True)  # a screen reader then calls it one choice of several
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.toggled.connect(self._on_toggled)
        # Names have letters that reach lower than figures: they are smaller.
        self._number = label("number" if isinstance(number, int) else "lead", str(number))
        self._under = under
        self._verdict_line: VerdictLine | None = None
        self._words = self._verdict_word = ""
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

    def describe(self, words: str) -> None:
        """Have a screen reader say these words about the number, and the class of the choice."""
        self._words = words
        self.setAccessibleDescription(listed(filter(None, (words, self._verdict_word))))

    def keep_verdict(self, *, on: bool) -> None:
        """Keep a line free for the class of the choice, or remove it."""
        if self._verdict_line is None:
            if not on:
                return
            # Only a position shows it: a start does not load it.
            from dicedesk.ui.base.widgets.verdict import VerdictLine

            self._verdict_line = VerdictLine()
            self._column.insertWidget(self._column.indexOf(self._under) + 1, self._verdict_line)
        self._verdict_line.setVisible(on)
        self.updateGeometry()

    def show_verdict(self, verdict: "ChoiceVerdict | None") -> None:
        """Show the class of the choice in the line kept for it; None if it is not known."""
        if self._verdict_line is not None:
            self._verdict_line.show_verdict(verdict)
        self._verdict_word = shown(verdict.word) if verdict else ""
        self.describe(self._words)

    @property
    def keeps_verdict(self) -> bool:
        """Whether there is a line for the class of the choice."""
        return self._verdict_line is not None and not self._verdict_line.isHidden()

    @property
    def verdict_height(self) -> int:
        """The height of the line for the class of the choice; 0 without one."""
        line = self._verdict_line
        return line.sizeHint().height() if line is not None and self.keeps_verdict else 0

    def sizeHint(self) -> QSize:
        lines = scaled(Type.TITLE) + scaled(Type.BODY) + self.verdict_height
        return QSize(self.roomy, lines + 2 * Space.MEDIUM + Space.TIGHT)

    def minimumSizeHint(self) -> QSize:
        words = max(self._number.sizeHint().width(), self._under.sizeHint().width())
        return QSize(max(self.narrow, words + Space.LARGE), self.sizeHint().height())

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

    def show_verdicts(self, verdicts: "Mapping[int, ChoiceVerdict] | None") -> None:
        """Show the class of these choices, and of no others; None also takes the room for it away."""
        for number, button in self.buttons.items():
            button.keep_verdict(on=verdicts is not None)
            button.show_verdict((verdicts or {}).get(number))

    def take_focus(self) -> None:
        """Focus the chosen number, or the first if none is chosen."""
        self.buttons.get(self.number, next(iter(self.buttons.values()))).setFocus()

    def _on_toggled(self, number: int, is_on: bool) -> None:  # noqa: FBT001 (the signal's arguments)
        if is_on:
            for other, button in self.buttons.items():
                if other != number:
                    button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            self.chosen.emit(number)


class ChangingRow(QWidget):
    """A row of numbers that are others each time, or none.

    Signals: `chosen()` when a number is chosen, `decided()` when Enter or Space was pressed on one.
    """

    chosen = Signal()
    decided = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._row: NumberRow | None = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)

    @property
    def number(self) -> int | None:
        """The selected number; None if there is none."""
        return None if self._row is None or self._row.number < 0 else self._row.number

    @property
    def has_focus(self) -> bool:
        return self._row is not None and self._row.has_focus

    def show_buttons(self, buttons: Mapping[int, NumberChoice], first: int | None = None) -> None:
        """Offer these buttons by their numbers, with `first` selected; no number if it is None."""
        self.clear()
        self._row = NumberRow(buttons, first, Space.SMALL - 1, self)
        self._row.chosen.connect(lambda _: self.chosen.emit())
        self._row.decided.connect(self.decided)
        self._column.addWidget(self._row)
        self.show()

    def clear(self) -> None:
        """Remove the buttons."""
        if self._row is not None:
            self._row.hide()
            self._row.deleteLater()
        self._row = None
        self.hide()

    def choose(self, number: int) -> None:
        """Select a number that is offered."""
        if self._row is not None:
            self._row.choose(number)

    def take_focus(self) -> None:
        """Focus the selected number, or the first if none is selected."""
        if self._row is not None:
            self._row.take_focus()

    def show_verdicts(self, verdicts: "Mapping[int, ChoiceVerdict] | None") -> None:
        """Show the class of these choices, as a row of numbers does."""
        if self._row is not None:
            self._row.show_verdicts(verdicts)
