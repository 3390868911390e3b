"""How all dice of the window look and fly, and their felt: chosen in the settings, and told to every tray."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from dicedesk.play.settings.settings import Body, DiceSettings, Marks, Speed
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import BLACK, CASINO, HIGH_CONTRAST, IVORY, DiceStyle
from dicedesk.ui.base.settings_bridge import SettingsBridge
from dicedesk.ui.base.widgets.dice.speed_slider import SpeedSlider
from dicedesk.ui.base.widgets.dice.tray import DiceTray

STYLES = {
    Body.IVORY: IVORY,
    Body.CASINO: CASINO,
    Body.BLACK: BLACK,
    Body.HIGH_CONTRAST: HIGH_CONTRAST,
}


class DiceLook(QObject):
    """Has all trays that follow it look as the settings say.

    Signals: `changed()` after something else was chosen for the dice, and after another theme was, or less motion.
    """

    changed = Signal()

    def __init__(
        self, settings: SettingsBridge, appearance: Appearance, parent: QObject | None = None
    ) -> None:
        """Follows the settings and the theme."""
        super().__init__(parent)
        self._settings, self.appearance = settings, appearance
        settings.dice_changed.connect(self.changed)
        appearance.changed.connect(self.changed)
        appearance.motion_changed.connect(self.changed)

    @property
    def chosen(self) -> DiceSettings:
        """The current settings."""
        return self._settings.value.dice

    @property
    def style(self) -> DiceStyle:
        """The colours of the dice: those that were chosen, or those that suit the theme."""
        suited = HIGH_CONTRAST if self.appearance.palette.is_strong else IVORY
        return STYLES.get(self.chosen.body, suited)

    @property
    def error(self) -> str | None:
        """Why what was chosen could not be kept."""
        return self._settings.error

    def choose(self, dice: DiceSettings) -> None:
        """Changes all trays, and keeps it."""
        self._settings.change(lambda settings: replace(settings, dice=dice))

    def apply_to(self, tray: DiceTray) -> None:
        """Gives a tray the dice that were chosen, now and after each change."""

        def follow() -> None:
            tray.set_look(self.style, has_numerals=self.chosen.marks is Marks.NUMERALS)
            tray.cloth = self.appearance.palette.cloth
            tray.duration_ms = self.chosen.speed.value
            tray.is_calm = self.appearance.is_calm

        self._tell(tray, follow)

    def equip(self, tray: DiceTray) -> SpeedSlider:
        """Does so for the tray of a game, and puts a slider on it that chooses the speed for all."""
        self.apply_to(tray)
        slider = SpeedSlider(tray)
        slider.chosen.connect(self._on_speed_chosen)
        self._tell(slider, lambda: slider.show_speed(self.chosen.speed))
        return slider

    def _on_speed_chosen(self, speed: Speed) -> None:
        self.choose(replace(self.chosen, speed=speed))

    def _tell(self, widget: QWidget, follow: Callable[[], None]) -> None:
        follower = _Follower(widget, follow)
        self.changed.connect(follower.follow)
        follow()


class _Follower(QObject):
    """Lives as long as its widget, and hears of changes until then."""

    def __init__(self, widget: QWidget, follow: Callable[[], None]) -> None:
        super().__init__(widget)
        self._follow = follow

    def follow(self) -> None:
        """Hands on the current settings."""
        self._follow()
