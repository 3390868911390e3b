"""The part of the settings that is about how the window looks."""

from PySide6.QtWidgets import QHBoxLayout, QWidget

from dicedesk.ui.appearance import Appearance, ThemeChoice
from dicedesk.ui.theme import Space
from dicedesk.ui.widgets.arrow_combo import ArrowCombo
from dicedesk.ui.widgets.card import Card, label
from dicedesk.ui.words import tr


class LookCard(Card):
    """Chooses the theme; the change shows at once."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        """Shows what holds now."""
        super().__init__(tr("Look"), parent)
        self._appearance = appearance
        self.theme = ArrowCombo(appearance, tr("Theme"))
        titles = {
            ThemeChoice.DESKTOP: tr("as the desktop"),
            ThemeChoice.DARK: tr("dark"),
            ThemeChoice.LIGHT: tr("light"),
            ThemeChoice.CONTRAST: tr("high contrast"),
        }
        for choice, title in titles.items():
            self.theme.addItem(title, choice)
        line = QWidget()
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(Space.MEDIUM)
        row.addWidget(label("second", tr("Theme")))
        row.addWidget(self.theme, 1)
        self.add(line)
        self._show_theme()
        self.theme.activated.connect(lambda _: appearance.choose(self.theme.currentData()))
        appearance.changed.connect(self._show_theme)

    def _show_theme(self) -> None:
        self.theme.setCurrentIndex(self.theme.findData(self._appearance.choice))
