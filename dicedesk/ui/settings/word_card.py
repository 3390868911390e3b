"""The part of the settings that is about the player's own word."""

from PySide6.QtWidgets import QLineEdit, QWidget

from dicedesk.session.settings.own_word import LONGEST, OwnWord
from dicedesk.ui.widgets.card import Card, label, write
from dicedesk.ui.words import shown, tr


class WordCard(Card):
    """Takes the word that is mixed into the dice; it is kept when the field is left."""

    def __init__(self, own_word: OwnWord, parent: QWidget | None = None) -> None:
        """Shows what holds now."""
        super().__init__(tr("Your lucky word"), parent)
        self._own_word = own_word
        self.field = QLineEdit(own_word.value)
        self.field.setMaxLength(LONGEST)
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
        self._show_trouble()

    def _keep(self) -> None:
        if self.field.text() != self._own_word.value:
            self._own_word.keep(self.field.text())
            self.field.setText(self._own_word.value)
            self._show_trouble()

    def _show_trouble(self) -> None:
        write(self.error, shown(self._own_word.error or ""))
