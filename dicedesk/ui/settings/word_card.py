"""The part of the settings that is about the player's own word."""

from dataclasses import replace

from PySide6.QtWidgets import QLineEdit, QWidget

from dicedesk.session.settings.settings import LONGEST_WORD
from dicedesk.ui.settings_bridge import SettingsBridge
from dicedesk.ui.widgets.card import Card, label, write
from dicedesk.ui.words import shown, tr


class WordCard(Card):
    """Takes the word that is mixed into the dice; it is kept when the field is left."""

    def __init__(self, settings: SettingsBridge, parent: QWidget | None = None) -> None:
        """Shows the current settings."""
        super().__init__(tr("Your lucky word"), parent)
        self._settings = settings
        self.field = QLineEdit(self._word)
        self.field.setMaxLength(LONGEST_WORD)
        self.field.setAccessibleName(tr("Your lucky word"))
        self.field.setPlaceholderText(tr("Any word you like"))
        why = tr(
            "It is mixed into the dice of every new game and saved in the game record, so the dice "
            "depend on you as well as on the sealed seed."
        )
        self.error = label("bad", wraps=True)
        self.add(self.field)
        self.add(label("second", why, wraps=True))
        self.add(self.error)
        self.field.editingFinished.connect(self._keep)
        self._show_error()

    @property
    def _word(self) -> str:
        return self._settings.value.fair_dice.word

    def _keep(self) -> None:
        word = self.field.text()
        if word != self._word:
            self._settings.change(
                lambda settings: replace(settings, fair_dice=replace(settings.fair_dice, word=word))
            )
            self.field.setText(self._word)
            self._show_error()

    def _show_error(self) -> None:
        write(self.error, shown(self._settings.error or ""))
