"""The controls of the Lab's forms; `control_for` chooses the one for each field."""

from typing import Any

from PySide6.QtWidgets import QLineEdit, QWidget

from dicedesk.lab.fields import ChoiceField, Field, MoneyField, SeedField, WholeNumberField
from dicedesk.ui.base.field_control import FieldControl
from dicedesk.ui.base.look.appearance import Appearance, set_style
from dicedesk.ui.base.look.theme import scaled
from dicedesk.ui.base.widgets.fields import ArrowCombo
from dicedesk.ui.base.words import shown
from dicedesk.ui.games.catalogue import game_uis

_NUMBER, _TEXT = 88, 190
"""The widths of fields for a number and for a text, in pixels at the normal font size."""


_CURSOR = 1
"""The width of the cursor, in pixels."""


class ChoiceControl(FieldControl):
    """A list of names."""

    def __init__(self, field: ChoiceField, appearance: Appearance, parent: QWidget) -> None:
        self.list = ArrowCombo(appearance, shown(field.title))
        for choice in field.choices:
            self.list.addItem(shown(choice.title), choice.name)
        self.list.setSizeAdjustPolicy(ArrowCombo.SizeAdjustPolicy.AdjustToContents)
        super().__init__(field, self.list, parent)
        self.list.currentIndexChanged.connect(lambda _: self.changed.emit())

    @property
    def text(self) -> str:
        """The chosen name."""
        return str(self.list.currentData())

    def show_text(self, text: str) -> None:
        """Choose a name; an unknown one leaves the list as it is."""
        place = self.list.findData(text)
        if place >= 0:
            self.list.setCurrentIndex(place)


class LineControl(FieldControl):
    """A line to type in."""

    def __init__(self, field: Field[Any], parent: QWidget) -> None:
        """An empty line, as wide as its texts need."""
        self.line = QLineEdit()
        set_style(self.line, "compact")
        super().__init__(field, self.line, parent)
        self.line.ensurePolished()
        if isinstance(field, WholeNumberField | MoneyField):
            self.line.setFixedWidth(max(scaled(_NUMBER), self._width_of(str(field.most))))
        else:
            self.line.setFixedWidth(scaled(_NUMBER if isinstance(field, SeedField) else _TEXT))
        self.line.textEdited.connect(lambda _: self.changed.emit())
        self.line.returnPressed.connect(self.entered)

    def _width_of(self, text: str) -> int:
        """The width of the line for a text with the cursor after it; Qt uses 17 times "x"."""
        letters = self.line.fontMetrics()
        edges = self.line.sizeHint().width() - 17 * letters.horizontalAdvance("x")
        return letters.horizontalAdvance(text) + _CURSOR + edges

    @property
    def text(self) -> str:
        """The text of the line."""
        return self.line.text()

    def show_text(self, text: str) -> None:
        """Write another text into the line."""
        self.line.setText(text)


def control_for(field: Field[Any], appearance: Appearance, parent: QWidget) -> FieldControl:
    """The control for the field; a line if the field has no control of its own."""
    if isinstance(field, ChoiceField):
        return ChoiceControl(field, appearance, parent)
    of_games = (ui.field_control(field, appearance, parent) for ui in game_uis())
    return next((control for control in of_games if control is not None), None) or LineControl(field, parent)
