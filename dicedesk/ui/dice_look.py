"""How all dice of the window look and fly, and their felt: chosen in the settings, and told to every tray."""

from PySide6.QtCore import QObject, Signal

from dicedesk.session.dice_wishes import Body, DiceSettings, DiceWishes, Marks
from dicedesk.ui.appearance import Appearance
from dicedesk.ui.theme import BLACK, CASINO, HIGH_CONTRAST, IVORY, DiceStyle
from dicedesk.ui.widgets.dice.tray import DiceTray

STYLES = {
    Body.IVORY: IVORY,
    Body.CASINO: CASINO,
    Body.BLACK: BLACK,
    Body.HIGH_CONTRAST: HIGH_CONTRAST,
}


class DiceLook(QObject):
    """Holds what was chosen, and changes all trays that follow it at once.

    Signals: `changed()` after something else was chosen, and after another theme was.
    """

    changed = Signal()

    def __init__(self, settings: DiceSettings, appearance: Appearance, parent: QObject | None = None) -> None:
        """Begins with what was kept, and follows the theme."""
        super().__init__(parent)
        self._settings, self.appearance = settings, appearance
        appearance.changed.connect(self.changed)

    @property
    def wishes(self) -> DiceWishes:
        """What holds now."""
        return self._settings.wishes

    @property
    def style(self) -> DiceStyle:
        """The colours of the dice: those that were chosen, or those that suit the theme."""
        suited = HIGH_CONTRAST if self.appearance.palette.is_strong else IVORY
        return STYLES.get(self.wishes.body, suited)

    @property
    def trouble(self) -> str | None:
        """Why what was chosen could not be kept."""
        return self._settings.trouble

    def choose(self, wishes: DiceWishes) -> None:
        """Changes all trays, and keeps it."""
        self._settings.keep(wishes)
        self.changed.emit()

    def dress(self, tray: DiceTray) -> None:
        """Gives a tray the dice that were chosen, now and after each change."""
        follower = _Follower(self, tray)
        self.changed.connect(follower.follow)
        follower.follow()


class _Follower(QObject):
    """Lives as long as its tray, and hears of changes until then."""

    def __init__(self, look: DiceLook, tray: DiceTray) -> None:
        super().__init__(tray)
        self._look, self._tray = look, tray

    def follow(self) -> None:
        """Hands on what holds now."""
        wishes = self._look.wishes
        self._tray.set_look(self._look.style, has_numerals=wishes.marks is Marks.NUMERALS)
        self._tray.cloth = self._look.appearance.palette.cloth
        self._tray.duration_ms = wishes.speed.value
