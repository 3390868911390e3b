"""The base of the controls in the Lab's forms."""

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from dicedesk.lab.fields import Field
from dicedesk.ui.base.look.appearance import set_variant
from dicedesk.ui.base.look.theme import Space
from dicedesk.ui.base.widgets.card import label
from dicedesk.ui.base.words import in_sentences, shown


class FieldControl(QWidget):
    """A field's title over its control.

    Signals: `changed()` when the user enters another value, `entered()` for Enter in it.
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
        """The entered text."""
        raise NotImplementedError

    def show_text(self, text: str) -> None:
        """Fill in another text."""
        raise NotImplementedError

    def show_fault(self, fault: str) -> None:
        """Mark the field as wrong and have a screen reader say why; "" removes the mark."""
        set_variant(self.inside, "wrong", is_so=bool(fault))
        self.inside.setAccessibleDescription(in_sentences(shown(fault), shown(self.field.tip)))
