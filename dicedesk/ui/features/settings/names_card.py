"""The part of the settings that is about what people are called."""

from dataclasses import replace

from PySide6.QtWidgets import QLineEdit, QWidget

from dicedesk.games.catalogue import KITS
from dicedesk.play.seats import PEOPLE
from dicedesk.play.settings.settings import LONGEST_NAME
from dicedesk.ui.base.settings_bridge import SettingsBridge
from dicedesk.ui.base.widgets.card import Card, label, write
from dicedesk.ui.base.widgets.fields import FieldRows
from dicedesk.ui.base.words import shown, tr


class NamesCard(Card):
    """Takes the names of the people at this computer; each is kept when its field is left."""

    def __init__(self, settings: SettingsBridge, parent: QWidget | None = None) -> None:
        """Shows the current settings."""
        super().__init__(tr("Players' names"), parent)
        self._settings = settings
        self.fields = tuple(self._field(place) for place in range(PEOPLE))
        self.add(FieldRows(*self.fields))
        why = tr(
            "The first name is yours; the others are for friends in Hog and Hazard. Names apply "
            "from the next game and are saved in its record. Leave yours empty to be “You”."
        )
        self.add(label("second", why, wraps=True))
        self.error = label("bad", wraps=True)
        self.add(self.error)
        write(self.error, shown(settings.error or ""))

    def _field(self, place: int) -> QLineEdit:
        said = tr("Player {seat}", seat=place + 1) if place else tr("You")
        field = QLineEdit(self._settings.value.names[place])
        field.setMaxLength(LONGEST_NAME)
        field.setAccessibleName(said)
        field.setPlaceholderText(said)
        field.editingFinished.connect(lambda: self._keep(place))
        return field

    def _keep(self, place: int) -> None:
        field, kept = self.fields[place], self._settings.value.names
        if field.text() == kept[place]:
            return
        if _is_taken(field.text().strip()):
            said = tr("“{name}” is already the name of a computer player.", name=field.text().strip())
            field.setText(kept[place])
            write(self.error, said)
            return
        names = (*kept[:place], field.text(), *kept[place + 1 :])
        self._settings.change(lambda settings: replace(settings, names=names))
        field.setText(self._settings.value.names[place])
        write(self.error, shown(self._settings.error or ""))


def _is_taken(name: str) -> bool:
    """Whether a record would take this name for a computer player's."""
    return any(kit.players is not None and kit.players.has(name) for kit in KITS.values())
