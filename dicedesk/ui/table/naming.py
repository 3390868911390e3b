"""The part of a card of players where the people at the table enter their names."""

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit

from dicedesk.play.settings import LONGEST_NAME
from dicedesk.ui.base.widgets.card import Disclosure
from dicedesk.ui.base.words import tr


class Naming(Disclosure):
    """A field for the name of each person, closed at first; the fields are made when it is first opened.

    Signals: `named(int, str)` with the place of a person and the new name, when its field loses the focus or at Enter.
    """

    named = Signal(int, str)

    def __init__(self, people: int) -> None:
        """Names of this many people, none of them set."""
        super().__init__(tr("Names"))
        self._people = people
        self._names: tuple[str, ...] = ("",) * people
        self.fields: tuple[_NameField, ...] = ()

    def show_names(self, names: Sequence[str]) -> None:
        """Show the names that were set, "" for none."""
        self._names = tuple(names)
        for field, name in zip(self.fields, names, strict=False):
            field.show_name(name)

    def _show(self) -> None:
        if self.is_open and not self.fields:
            self.fields = tuple(self._field(place) for place in range(self._people))
            for field in self.fields:
                self.add(field)
            # They were made after all other stops of the Tab key.
            for before, after in pairwise((self.button, *self.fields)):
                self.setTabOrder(before, after)
            self.show_names(self._names)
        super()._show()

    def _field(self, place: int) -> "_NameField":
        field = _NameField()
        field.setAccessibleName(tr("Name of player {seat}", seat=place + 1) if place else tr("Your name"))
        field.setPlaceholderText(tr("Player {seat}", seat=place + 1) if place else tr("You"))
        field.editingFinished.connect(lambda: self._on_finished(place))
        return field

    def _on_finished(self, place: int) -> None:
        field = self.fields[place]
        if field.has_changed:
            self.named.emit(place, field.text())


class _NameField(QLineEdit):
    """Takes a name; Escape brings back the one that was set."""

    def __init__(self) -> None:
        super().__init__()
        self.setMaxLength(LONGEST_NAME)
        self._name = ""

    @property
    def has_changed(self) -> bool:
        """Whether it has another name than the one that was set."""
        return self.text() != self._name

    def show_name(self, name: str) -> None:
        """Show the name that was set, "" for none."""
        self._name = name
        self.setText(name)

    def event(self, event: QEvent) -> bool:
        """Take Escape before it closes a drawer or ends the guided turn, while there is a change to take back."""
        if isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape and self.has_changed:
            event.accept()
            if event.type() is QEvent.Type.KeyPress:
                self.setText(self._name)
            return True
        return super().event(event)
