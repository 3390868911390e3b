"""The control of each kind of field in the strip over a position."""

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QIcon, QKeyEvent, QKeySequence, QValidator
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from dicedesk.core.dice import SIDES
from dicedesk.core.money import Cents
from dicedesk.play.position_fields import (
    AmountField,
    AmountsField,
    DiceField,
    FieldOption,
    NumberField,
    OptionField,
    PositionField,
    SwitchField,
)
from dicedesk.ui.base.accessibility import tell_face
from dicedesk.ui.base.dice.flat import FlatDice
from dicedesk.ui.base.field_control import TitledControl
from dicedesk.ui.base.look.appearance import Appearance, set_style
from dicedesk.ui.base.look.theme import HIGH_CONTRAST, IVORY, Space, scaled
from dicedesk.ui.base.widgets.fields import ArrowCombo, ArrowSpin, TickBox
from dicedesk.ui.base.widgets.money_spin import MoneySpin
from dicedesk.ui.base.words import shown, tr
from dicedesk.ui.features.position.amounts import AmountsDialog

_TITLE = 150
"""A longer title is cut, in pixels at the normal font size."""


class PositionControl(TitledControl):
    """The control of a field.

    Signals: `changed(str, PositionLine)` with the field's id, and the line that the user's value gives.
    """

    changed = Signal(str, object)

    def __init__(self, field: PositionField[Any, Any], inside: QWidget, parent: QWidget) -> None:
        super().__init__(shown(field.title), inside, parent)
        self.field = field

    @property
    def stops(self) -> tuple[QWidget, ...]:
        """The parts that the Tab key visits, in order."""
        return (self.inside,)

    def values(self, _part: str) -> Sequence[tuple[str, object]]:
        """The values that a menu offers for a part of the field, each after its title."""
        return ()

    def lead_to(self, _part: str) -> None:
        """Focus a part of the field, so that the value can be typed."""
        self.inside.setFocus(Qt.FocusReason.TabFocusReason)

    def put(self, value: object) -> None:
        """Set the field to a value, as the user does."""
        if value != self.field.value:
            self.changed.emit(self.field.id, self.field.put(value))

    def show_field(self, field: PositionField[Any, Any]) -> None:
        """Show the field of another position, without emitting `changed`."""
        if field.title != self.field.title:
            self.set_title(shown(field.title))
        self.field = field
        with QSignalBlocker(self.inside):
            self._show()

    def set_title(self, title: str) -> None:
        """Show another title; a long one is cut."""
        super().set_title(title)
        self._title.setToolTip(title)
        cut = self._title.fontMetrics().elidedText(title, Qt.TextElideMode.ElideRight, scaled(_TITLE))
        # A label takes a single & in a player's name for a key.
        self._title.setText(cut.replace("&", "&&"))

    def _show(self) -> None:
        """Show the value of the field, and its limits."""
        raise NotImplementedError


class BoxControl(PositionControl):
    """A box with a number. It leaves Ctrl+Z and Ctrl+C to its window, and Ctrl+V if it cannot take the text."""

    def __init__(self, field: PositionField[Any, Any], spin: ArrowSpin, parent: QWidget) -> None:
        self._box = spin
        super().__init__(field, spin, parent)
        spin.installEventFilter(self)

    def lead_to(self, part: str) -> None:
        super().lead_to(part)
        # It may have had the focus before.
        self._box.selectAll()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if (
            event.type() is QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and self._leaves(event)
        ):
            event.ignore()
            return True
        return super().eventFilter(watched, event)

    def _leaves(self, event: QKeyEvent) -> bool:
        key = QKeySequence.StandardKey
        if event.matches(key.Paste):
            text = QGuiApplication.clipboard().text()
            return self._box.validate(text, 0)[0] is QValidator.State.Invalid
        return any(map(event.matches, (key.Undo, key.Redo, key.Copy)))


class NumberControl(BoxControl):
    """A box for a whole number."""

    def __init__(self, field: NumberField[Any], appearance: Appearance, parent: QWidget) -> None:
        self.spin = ArrowSpin(appearance, shown(field.title), (field.least, field.most))
        super().__init__(field, self.spin, parent)
        self.field: NumberField[Any] = field
        self.spin.valueChanged.connect(self.put)

    def _show(self) -> None:
        ends = self.field.least, self.field.most
        # Setting what is there already would change what is being typed.
        if (self.spin.minimum(), self.spin.maximum()) != ends:
            self.spin.setRange(*ends)
        if self.spin.value() != self.field.value:
            self.spin.setValue(self.field.value)


class AmountControl(BoxControl):
    """A box for an amount of money."""

    def __init__(self, field: AmountField[Any], appearance: Appearance, parent: QWidget) -> None:
        self.spin = MoneySpin(appearance, shown(field.title), field.step)
        super().__init__(field, self.spin, parent)
        self.field: AmountField[Any] = field
        self.spin.valueChanged.connect(lambda cents: self.put(Cents(cents)))

    def _show(self) -> None:
        self.spin.show_amount(self.field.value)


class OptionControl(PositionControl):
    """A list of options."""

    def __init__(self, field: OptionField[Any], appearance: Appearance, parent: QWidget) -> None:
        self.list = ArrowCombo(appearance, shown(field.title))
        super().__init__(field, self.list, parent)
        self.field: OptionField[Any] = field
        self._offered: tuple[FieldOption, ...] = ()
        self.list.currentIndexChanged.connect(lambda _: self.put(self.list.currentData()))

    def values(self, _part: str) -> Sequence[tuple[str, object]]:
        return tuple((shown(option.title), option.name) for option in self.field.options)

    def _show(self) -> None:
        if self._offered != self.field.options:
            self._offered = self.field.options
            self.list.clear()
            for option in self._offered:
                self.list.addItem(shown(option.title), option.name)
        self.list.setCurrentIndex(self.list.findData(self.field.value))


class SwitchControl(PositionControl):
    """A box to tick, with its title beside it."""

    def __init__(self, field: SwitchField[Any], appearance: Appearance, parent: QWidget) -> None:
        self.box = TickBox(appearance, "")
        super().__init__(field, self.box, parent)
        self.field: SwitchField[Any] = field
        self.box.toggled.connect(self.put)

    def set_title(self, title: str) -> None:
        """Show another title."""
        self.box.setText(title)
        self.box.setAccessibleName(title)

    def _show(self) -> None:
        self.box.setChecked(self.field.value)


class DiceControl(PositionControl):
    """A row of dice: a click shows the next face, a digit this face."""

    def __init__(self, field: DiceField[Any], appearance: Appearance, parent: QWidget) -> None:
        row = QWidget()
        self.dice = tuple(Die(place, face, appearance) for place, face in enumerate(field.value))
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(Space.TIGHT)
        for die in self.dice:
            line.addWidget(die)
            die.turned.connect(self._on_turned)
        super().__init__(field, row, parent)
        self.field: DiceField[Any] = field

    @property
    def stops(self) -> tuple[QWidget, ...]:
        """The dice."""
        return self.dice

    def values(self, part: str) -> Sequence[tuple[str, object]]:
        """The dice with each face of one of them."""
        die, dice = int(part), self.field.value
        return tuple((str(face), (*dice[:die], face, *dice[die + 1 :])) for face in range(1, SIDES + 1))

    def lead_to(self, part: str) -> None:
        self.dice[int(part)].setFocus(Qt.FocusReason.TabFocusReason)

    def _on_turned(self) -> None:
        self.put(tuple(die.face for die in self.dice))

    def _show(self) -> None:
        for die, face in zip(self.dice, self.field.value, strict=True):
            die.show_face(face)


_DIE, _PICTURE = 36, 26
"""The sizes of a die's button and of its picture, in pixels at the normal font size."""
_STEPS = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1}


class Die(QPushButton):
    """One die. The digits 1 to 6 choose its face and lead to the next die, arrow keys turn it, a click turns it on.

    Signals: `turned()` when the user chooses another face.
    """

    turned = Signal()

    accessible_role = "SpinBox"

    def __init__(self, place: int, face: int, appearance: Appearance) -> None:
        super().__init__()
        self.face, self._appearance = face, appearance
        set_style(self, "choice")
        self.setAutoDefault(False)
        self.setFixedSize(scaled(_DIE), scaled(_DIE))
        self.setIconSize(QSize(scaled(_PICTURE), scaled(_PICTURE)))
        self.setAccessibleName(tr("Die {number}", number=place + 1))
        self.setToolTip(tr("Click for the next face, or type 1 to 6."))
        self.clicked.connect(lambda: self._turn_to(self.face % SIDES + 1))
        appearance.changed.connect(self._draw)
        self._draw()

    @property
    def accessible_face(self) -> int:
        """The face, as a screen reader asks for it."""
        return self.face

    def accessible_press(self) -> None:
        """Turn the die on, for a screen reader."""
        self.click()

    def accessible_turn(self, face: int) -> None:
        """Show the nearest face, for a screen reader that sets the value."""
        self._turn_to(min(max(face, 1), SIDES))

    def show_face(self, face: int) -> None:
        """Show a face, without emitting `turned`."""
        if face != self.face:
            self.face = face
            tell_face(self, face)
            self._draw()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.text() in FACE_KEYS:
            self._turn_to(FACE_KEYS[event.text()])
            self.focusNextChild()
        elif event.key() in _STEPS:
            self._turn_to(min(max(self.face + _STEPS[Qt.Key(event.key())], 1), SIDES))
        else:
            super().keyPressEvent(event)

    def _turn_to(self, face: int) -> None:
        if face != self.face:
            self.show_face(face)
            self.turned.emit()

    def _draw(self) -> None:
        look = FlatDice(HIGH_CONTRAST if self._appearance.palette.is_strong else IVORY)
        self.setIcon(QIcon(look.picture((self.face,), scaled(_PICTURE), self.devicePixelRatioF())))


FACE_KEYS: Mapping[str, int] = {str(face): face for face in range(1, SIDES + 1)}


class AmountsControl(PositionControl):
    """A button that opens the list of amounts."""

    def __init__(self, field: AmountsField[Any], appearance: Appearance, parent: QWidget) -> None:
        self.button = QPushButton()
        set_style(self.button, "compact")
        self.button.setAutoDefault(False)
        self.dialog: AmountsDialog | None = None
        self._appearance, self._fault = appearance, ""
        super().__init__(field, self.button, parent)
        self.field: AmountsField[Any] = field
        self.button.clicked.connect(self.open)

    def lead_to(self, part: str) -> None:
        self.open().lead_to(part)

    def open(self) -> AmountsDialog:
        """Open the list, or bring it to the front."""
        if self.dialog is None:
            self.dialog = AmountsDialog(self._appearance, self)
            self.dialog.changed.connect(lambda line: self.changed.emit(self.field.id, line))
            self.dialog.show_field(self.field)
            self.dialog.show_fault(self._fault)
            self.dialog.take_focus()
        self.dialog.show()
        self.dialog.raise_()
        self.dialog.activateWindow()
        return self.dialog

    def show_fault(self, fault: str) -> None:
        """Mark the button as wrong, and say why on the list."""
        super().show_fault(fault)
        self._fault = fault
        if self.dialog is not None:
            self.dialog.show_fault(fault)

    def _show(self) -> None:
        count = shown(self.field.count)
        self.button.setText(count)
        # The title is read as the button's label, so the name says what a screen reader cannot see.
        self.button.setAccessibleName(count)
        if self.dialog is not None:
            self.dialog.show_field(self.field)


def control_for(field: PositionField[Any, Any], appearance: Appearance, parent: QWidget) -> PositionControl:
    """The control for a field, with its value."""
    match field:
        case NumberField():
            control: PositionControl = NumberControl(field, appearance, parent)
        case AmountField():
            control = AmountControl(field, appearance, parent)
        case OptionField():
            control = OptionControl(field, appearance, parent)
        case SwitchField():
            control = SwitchControl(field, appearance, parent)
        case DiceField():
            control = DiceControl(field, appearance, parent)
        case AmountsField():
            control = AmountsControl(field, appearance, parent)
        case _:
            raise TypeError(field)
    control.show_field(field)
    return control
