"""The choices of an exercise as numbers in a row, of which one is chosen."""

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from dicedesk.coach.exercises_exercise import Choice, Exercise
from dicedesk.ui.base.look.appearance import restyle
from dicedesk.ui.base.look.theme import Space, Type, scaled
from dicedesk.ui.base.widgets.card import label
from dicedesk.ui.base.widgets.number_choice import NumberChoice, NumberRow
from dicedesk.ui.base.words import shown, tr

TEN_KEY = "T"
"""The key of the number 10, which has no digit of its own."""

_ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


class AnswerButton(NumberChoice):
    """One choice: its number, a word under it, and after the answer what it is worth."""

    def __init__(self, choice: Choice) -> None:
        """A choice whose worth is not shown yet."""
        super().__init__(choice.number, label("under", shown(choice.under)))
        self._choice, self._value = choice, label("under")
        self._value.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._value.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._column.addWidget(self._value)
        words = shown(choice.words)
        self.setAccessibleName(words)
        self.setToolTip(tr("{choice} ({key})", choice=words, key=key_of(choice.number)))

    def tell(self, *, is_best: bool) -> None:
        """Shows what the choice is worth, and whether it is the best one."""
        value = shown(self._choice.value)
        self._value.setObjectName("underBest" if is_best else "under")
        restyle(self._value)
        self._value.setText(value)
        said = tr("{value}, the best choice", value=value) if is_best else value
        self.setAccessibleDescription(said)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """An arrow key begins here where none is chosen; Qt goes on only from one that is."""
        group = self.group()
        if event.key() in _ARROWS and group is not None and group.checkedButton() is None:
            self.setChecked(True)
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        """As high as three lines need; as wide as there is room."""
        lines = scaled(Type.TITLE) + 2 * scaled(Type.CAPTION)
        return QSize(64, lines + 2 * Space.LARGE + Space.SMALL)

    def minimumSizeHint(self) -> QSize:
        """Wide enough for what stands under the number, before the answer and after it."""
        metrics = self._value.fontMetrics()
        widest = max(self._under.sizeHint().width(), metrics.horizontalAdvance(shown(self._choice.value)))
        return QSize(max(56, widest + Space.MEDIUM), self.sizeHint().height())


class AnswerRow(QWidget):
    """Holds the choices of one exercise after the other.

    Signals: `chosen()` when a person chose a number, `decided()` when Enter or Space was pressed on one.
    """

    chosen = Signal()
    decided = Signal()

    def __init__(self) -> None:
        """No choices yet."""
        super().__init__()
        self._row: NumberRow | None = None
        self.buttons: dict[int, AnswerButton] = {}
        """The choices by their numbers."""
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)

    @property
    def number(self) -> int | None:
        """The number that is chosen; None where none is."""
        return None if self._row is None or self._row.number < 0 else self._row.number

    @property
    def is_walked(self) -> bool:
        """Whether the focus ring is on the choice that is chosen: the arrow keys brought it there."""
        return self._row is not None and self._row.number >= 0 and self.buttons[self._row.number].hasFocus()

    def show_choices(self, exercise: Exercise) -> None:
        """Offers the choices of an exercise, none of which is chosen."""
        self.clear()
        self.buttons = {choice.number: AnswerButton(choice) for choice in exercise.by_number}
        self._row = NumberRow(self.buttons, None, Space.SMALL - 1, self)
        self._row.chosen.connect(self.chosen)
        self._row.decided.connect(self.decided)
        self._column.addWidget(self._row)
        self.show()

    def clear(self) -> None:
        """Offers nothing."""
        if self._row is not None:
            self._row.hide()
            self._row.deleteLater()
        self._row, self.buttons = None, {}
        self.hide()

    def tell(self, best: Choice) -> None:
        """Shows what each choice is worth; none can be chosen any more."""
        for number, button in self.buttons.items():
            button.tell(is_best=number == best.number)
            button.setEnabled(False)

    def choose(self, number: int) -> None:
        """Chooses a number, where it is offered and none was answered."""
        button = self.buttons.get(number)
        if self._row is not None and button is not None and button.isEnabled():
            self._row.choose(number)

    def take_focus(self) -> None:
        """Puts the focus ring on the choices."""
        if self._row is not None:
            self._row.take_focus()


def key_of(number: int) -> str:
    """The key that chooses a number."""
    return str(number) if number < len("0123456789") else TEN_KEY


def number_keys(choose: Callable[[int], None]) -> tuple[tuple[str, Callable[[], None]], ...]:
    """The key of each number, and what it does."""
    return tuple((key_of(number), lambda number=number: choose(number)) for number in range(11))
