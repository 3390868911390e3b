"""The part of the settings that is about how the window looks, and how much moves in it."""

from PySide6.QtWidgets import QWidget

from dicedesk.play.settings.settings import MotionChoice, ThemeChoice
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.widgets.card import Card
from dicedesk.ui.base.widgets.fields import ArrowCombo, FieldRows
from dicedesk.ui.base.words import tr


class LookCard(Card):
    """Chooses the theme, and how much moves; a change shows at once."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        """Shows the current settings."""
        super().__init__(tr("Appearance"), parent)
        self._appearance = appearance
        self.theme = ArrowCombo(appearance, tr("Theme"))
        titles = {
            ThemeChoice.DESKTOP: tr("System default"),
            ThemeChoice.DARK: tr("Dark"),
            ThemeChoice.LIGHT: tr("Light"),
            ThemeChoice.CONTRAST: tr("High contrast"),
        }
        for choice, title in titles.items():
            self.theme.addItem(title, choice)
        self.motion = ArrowCombo(appearance, tr("Motion"))
        movements = {
            MotionChoice.DESKTOP: tr("System default"),
            MotionChoice.FULL: tr("Full"),
            MotionChoice.REDUCED: tr("Reduced: no flying dice or chips"),
        }
        for movement, title in movements.items():
            self.motion.addItem(title, movement)
        self.add(FieldRows(self.theme, self.motion))
        self._show_chosen()
        self.theme.activated.connect(lambda _: appearance.choose(self.theme.currentData()))
        self.motion.activated.connect(lambda _: appearance.choose_motion(self.motion.currentData()))
        appearance.changed.connect(self._show_chosen)
        appearance.motion_changed.connect(self._show_chosen)

    def _show_chosen(self) -> None:
        self.theme.setCurrentIndex(self.theme.findData(self._appearance.choice))
        self.motion.setCurrentIndex(self.motion.findData(self._appearance.motion))
