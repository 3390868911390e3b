"""How the window looks and speaks, as the settings say."""

from dataclasses import dataclass

from PySide6.QtWidgets import QApplication

from dicedesk.play.settings import ThemeChoice
from dicedesk.ui.base.dice.dice_look import DiceLook
from dicedesk.ui.base.languages import WindowLanguage
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme_choice import ChosenLook
from dicedesk.ui.base.settings_bridge import SettingsBridge


@dataclass(frozen=True, eq=False)
class Looks:
    """The settings, and what follows them: the theme with its motion, the dice, and the language."""

    settings: SettingsBridge
    appearance: Appearance
    dice: DiceLook
    language: WindowLanguage


def make_looks(
    app: QApplication, settings: SettingsBridge, theme: str | None = None, language: str | None = None
) -> Looks:
    """Return the looks of the settings; `theme` and `language` replace theirs for this start only."""
    spoken = WindowLanguage(app, settings, language)
    appearance = Appearance(app, ThemeChoice(theme) if theme else settings.value.look.theme)
    spoken.changed.connect(appearance.refresh)
    ChosenLook(settings, appearance)
    return Looks(settings, appearance, DiceLook(settings, appearance, app), spoken)
