"""Controls with a title over them, and the base of those in the Lab's forms."""

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from dicedesk.lab.fields import Field
from dicedesk.ui.base.look.appearance import set_variant
from dicedesk.ui.base.look.theme import Space
from dicedesk.ui.base.widgets.card import label
from dicedesk.ui.base.words import in_sentences, shown


class TitledControl(QWidget):
    """A title over a control; `tip` says in a sentence what it is about."""

    def __init__(self, title: str, inside: QWidget, parent: QWidget, tip: str = "") -> None:
        super().__init__(parent)
        self.inside, self._tip = inside, tip
        inside.setToolTip(tip)
        self._title = label("second")
        self._title.setBuddy(inside)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.TIGHT)
        column.addWidget(self._title)
        column.addWidget(inside)
        self.set_title(title)
        self.show_fault("")

    def set_title(self, title: str) -> None:
        """Show another title; it names the control for a screen reader."""
        self.inside.setAccessibleName(title)
        self._title.setText(title)

    def show_fault(self, fault: str) -> None:
        """Mark the control as wrong and have a screen reader say why; "" removes the mark."""
        set_variant(self.inside, "wrong", is_so=bool(fault))
        self.inside.setAccessibleDescription(in_sentences(shown(fault), self._tip))


class FieldControl(TitledControl):
    """A field's title over its control.

    Signals: `changed()` when the user enters another value, `entered()` for Enter in it.
    """

    changed = Signal()
    entered = Signal()

    def __init__(self, field: Field[Any], inside: QWidget, parent: QWidget) -> None:
        """The field, and the widget that takes its text."""
        super().__init__(shown(field.title), inside, parent, shown(field.tip))
        self.field = field

    @property
    def text(self) -> str:
        """The entered text."""
        raise NotImplementedError

    def show_text(self, text: str) -> None:
        """Fill in another text."""
        raise NotImplementedError
