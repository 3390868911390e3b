"""The part of the settings that is about what people are called."""

from PySide6.QtWidgets import QLineEdit, QWidget

from dicedesk.session.kits import KITS
from dicedesk.session.seats import PEOPLE
from dicedesk.session.settings.players_names import LONGEST, PlayersNames
from dicedesk.ui.widgets.card import Card, label, write
from dicedesk.ui.widgets.field_rows import FieldRows
from dicedesk.ui.words import shown, tr


class NamesCard(Card):
    """Takes the names of the people at this computer; each is kept when its field is left."""

    def __init__(self, names: PlayersNames, parent: QWidget | None = None) -> None:
        """Shows what holds now."""
        super().__init__(tr("Players' names"), parent)
        self._names = names
        self.fields = tuple(self._field(place) for place in range(PEOPLE))
        self.add(FieldRows(*self.fields))
        why = tr(
            "The first name is yours; the others are for friends in Hog and Hazard. Names apply "
            "from the next game and are saved in its record. Leave yours empty to be “You”."
        )
        self.add(label("second", why, wraps=True))
        self.error = label("bad", wraps=True)
        self.add(self.error)
        write(self.error, shown(names.error or ""))

    def _field(self, place: int) -> QLineEdit:
        said = tr("Player {seat}", seat=place + 1) if place else tr("You")
        field = QLineEdit(self._names.of(place))
        field.setMaxLength(LONGEST)
        field.setAccessibleName(said)
        field.setPlaceholderText(said)
        field.editingFinished.connect(lambda: self._keep(place))
        return field

    def _keep(self, place: int) -> None:
        field = self.fields[place]
        if field.text() == self._names.of(place):
            return
        if _is_taken(field.text().strip()):
            said = tr("“{name}” is already the name of a computer player.", name=field.text().strip())
            field.setText(self._names.of(place))
            write(self.error, said)
            return
        self._names.keep_one(place, field.text())
        field.setText(self._names.of(place))
        write(self.error, shown(self._names.error or ""))


def _is_taken(name: str) -> bool:
    """Whether a record would take this name for a computer player's."""
    return any(kit.players is not None and kit.players.has(name) for kit in KITS.values())
