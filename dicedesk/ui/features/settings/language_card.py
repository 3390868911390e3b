"""The part of the settings that is about the language of the window."""

from PySide6.QtWidgets import QWidget

from dicedesk.play.settings.settings import AS_DESKTOP
from dicedesk.ui.base.languages import LANGUAGES, WindowLanguage
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.widgets.card import Card, label, write
from dicedesk.ui.base.widgets.fields import ArrowCombo
from dicedesk.ui.base.words import shown, tr


class LanguageCard(Card):
    """Chooses the language; the window speaks it at once."""

    def __init__(
        self, language: WindowLanguage, appearance: Appearance, parent: QWidget | None = None
    ) -> None:
        """Shows the current settings."""
        super().__init__(tr("Language"), parent)
        self.choices = ArrowCombo(appearance, tr("Language"))
        self.choices.addItem(tr("System default"), AS_DESKTOP)
        for one in LANGUAGES:
            self.choices.addItem(one.name, one.code)
        self.choices.setCurrentIndex(max(self.choices.findData(language.choice), 0))
        self.add(self.choices)
        self.error = label("bad", wraps=True)
        self.add(self.error)
        write(self.error, shown(language.error or ""))
        self.choices.activated.connect(lambda _: language.choose(self.choices.currentData()))
