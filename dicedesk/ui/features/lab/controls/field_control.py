"""What all controls of fields have in common; a list for a choice, and a line for whatever is typed."""

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from dicedesk.lab.questions.fields import ChoiceField, Field, MoneyField, SeedField, WholeNumberField
from dicedesk.ui.base.look.appearance import Appearance, mark
from dicedesk.ui.base.look.theme import Space, scaled
from dicedesk.ui.base.widgets.card import label
from dicedesk.ui.base.widgets.fields import ArrowCombo
from dicedesk.ui.base.words import in_sentences, shown

_NUMBER, _TEXT = 96, 190
"""The widths of fields for a number and for a text, in pixels at the normal font size."""


class FieldControl(QWidget):
    """A field's title over what it is filled in with.

    Signals: `changed()` when a person filled in something else, `entered()` for Enter in it.
    """

    changed = Signal()
    entered = Signal()

    def __init__(self, field: Field[Any], inside: QWidget, parent: QWidget) -> None:
        """The field, and the widget that takes its text."""
        super().__init__(parent)
        self.field, self.inside = field, inside
        title = shown(field.title)
        inside.setAccessibleName(title)
        inside.setToolTip(shown(field.tip))
        self._title = label("second", title)
        self._title.setBuddy(inside)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.TIGHT)
        column.addWidget(self._title)
        column.addWidget(inside)
        self.show_fault("")

    @property
    def text(self) -> str:
        """What is filled in."""
        raise NotImplementedError

    def show_text(self, text: str) -> None:
        """Fills in another text."""
        raise NotImplementedError

    def show_fault(self, fault: str) -> None:
        """Marks the field where something is wrong with it, which a screen reader says with it; "" for nothing."""
        mark(self.inside, "wrong", is_so=bool(fault))
        self.inside.setAccessibleDescription(in_sentences(shown(fault), shown(self.field.tip)))


class ChoiceControl(FieldControl):
    """A list of names."""

    def __init__(self, field: ChoiceField, appearance: Appearance, parent: QWidget) -> None:
        """The first name is chosen."""
        self.list = ArrowCombo(appearance, shown(field.title))
        for choice in field.choices:
            self.list.addItem(shown(choice.title), choice.name)
        self.list.setSizeAdjustPolicy(ArrowCombo.SizeAdjustPolicy.AdjustToContents)
        super().__init__(field, self.list, parent)
        self.list.currentIndexChanged.connect(lambda _: self.changed.emit())

    @property
    def text(self) -> str:
        """The name that is chosen."""
        return str(self.list.currentData())

    def show_text(self, text: str) -> None:
        """Chooses a name; one that is not there leaves the list as it is."""
        place = self.list.findData(text)
        if place >= 0:
            self.list.setCurrentIndex(place)


class LineControl(FieldControl):
    """A line to type in."""

    def __init__(self, field: Field[Any], parent: QWidget) -> None:
        """An empty line, as wide as its texts need."""
        self.line = QLineEdit()
        self.line.setObjectName("compact")
        is_number = isinstance(field, WholeNumberField | MoneyField | SeedField)
        self.line.setFixedWidth(scaled(_NUMBER if is_number else _TEXT))
        super().__init__(field, self.line, parent)
        self.line.textEdited.connect(lambda _: self.changed.emit())
        self.line.returnPressed.connect(self.entered)

    @property
    def text(self) -> str:
        """What stands in the line."""
        return self.line.text()

    def show_text(self, text: str) -> None:
        """Writes another text into it."""
        self.line.setText(text)
