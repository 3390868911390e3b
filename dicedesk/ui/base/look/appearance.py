"""The theme in use, and how much moves: chosen by the user or by the desktop, and told to everything that paints."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QWidget

from dicedesk.play.settings.settings import MotionChoice, ThemeChoice
from dicedesk.ui.base.look.desktop import Desktop
from dicedesk.ui.base.look.polisher import Polisher
from dicedesk.ui.base.look.style_sheet import ROLES, STRONG, style_sheet
from dicedesk.ui.base.look.theme import CONTRAST, DARK, LIGHT, Palette, Type, font

_PALETTES = {ThemeChoice.DARK: DARK, ThemeChoice.LIGHT: LIGHT, ThemeChoice.CONTRAST: CONTRAST}


class Appearance(QObject):
    """Applies a palette to the whole application.

    Signals: `changed()` after another palette was applied, `motion_changed()` when `is_calm` may be another.
    """

    changed = Signal()
    motion_changed = Signal()

    def __init__(
        self,
        app: QApplication,
        choice: ThemeChoice = ThemeChoice.DESKTOP,
        desktop: Desktop | None = None,
    ) -> None:
        """Applies the choice at once, and follows the desktop from now on where that is the choice."""
        super().__init__(app)
        self._app = app
        self._choice, self._motion = choice, MotionChoice.DESKTOP
        self.palette = DARK
        self._polisher = Polisher(self)
        self.desktop = desktop or Desktop(app.styleHints(), self)
        self.desktop.changed.connect(self._on_desktop_changed)
        self._apply()

    @property
    def choice(self) -> ThemeChoice:
        """What the user asked for."""
        return self._choice

    def choose(self, choice: ThemeChoice) -> None:
        """Applies another choice."""
        self._choice = choice
        self._apply()

    def refresh(self) -> None:
        """Applies all anew, as after another language was chosen: it may need another typeface."""
        self._apply()

    @property
    def motion(self) -> MotionChoice:
        """How much the user wants to see moving."""
        return self._motion

    @property
    def is_calm(self) -> bool:
        """Whether nothing is to fly or to slide."""
        if self._motion is MotionChoice.DESKTOP:
            return self.desktop.wants_calm
        return self._motion is MotionChoice.REDUCED

    def choose_motion(self, motion: MotionChoice) -> None:
        """From now on so much moves."""
        self._motion = motion
        self.motion_changed.emit()

    def _on_desktop_changed(self) -> None:
        if self._choice is ThemeChoice.DESKTOP:
            self._apply()
        if self._motion is MotionChoice.DESKTOP:
            self.motion_changed.emit()

    def mark(self, window: QWidget) -> None:
        """Tells the style sheet of a window without a parent whether all in it is seen in high contrast."""
        window.setProperty(STRONG, self.palette.is_strong)

    def _apply(self) -> None:
        self.palette = self._chosen_palette()
        windows = [window for window in self._app.topLevelWidgets() if window.parentWidget() is None]
        for window in windows:
            self.mark(window)
        self._app.setFont(font(Type.BODY))
        self._app.setPalette(_qt_palette(self.palette))
        sheet = style_sheet()
        if sheet == self._app.styleSheet():
            self._polisher.polish(windows)
        else:
            self._app.setStyleSheet(sheet)
        self.changed.emit()

    def _chosen_palette(self) -> Palette:
        if self._choice is not ThemeChoice.DESKTOP:
            return _PALETTES[self._choice]
        if self.desktop.wants_contrast:
            return CONTRAST
        return LIGHT if self.desktop.is_light else DARK


def _qt_palette(tokens: Palette) -> QPalette:
    """The colours of a theme in the roles from which the style sheet takes them, and Qt what that does not reach."""
    made = QPalette()
    role = QPalette.ColorRole
    for token, name in ROLES.items():
        made.setColor(role[name], tokens.colour(token))
    for place, token in (
        (role.WindowText, "text"),
        (role.ButtonText, "text"),
        (role.AlternateBase, "raised"),
        (role.ToolTipBase, "raised"),
        (role.ToolTipText, "text"),
    ):
        made.setColor(place, tokens.colour(token))
    for place in (role.ButtonText, role.WindowText, role.Text):
        made.setColor(QPalette.ColorGroup.Disabled, place, tokens.colour("text_second"))
    return made
