"""The theme in use, and how much moves: chosen by the user or by the desktop, and told to everything that paints."""

from collections.abc import Iterable, Iterator
from typing import Protocol

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal, SignalInstance
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QStackedWidget, QWidget

from dicedesk.play.settings import MotionChoice, ThemeChoice
from dicedesk.ui.base.look.style_sheet import ROLES, STRONG, style_sheet
from dicedesk.ui.base.look.theme import CONTRAST, DARK, LIGHT, Palette, Type, font

_STRONG, _CALM = "HighContrast", "ReducedMotion"


class Hints(Protocol):
    """What Qt knows of the desktop; from 6.10 on it has `accessibility` too."""

    @property
    def colorSchemeChanged(self) -> SignalInstance:
        """Emitted when the desktop becomes light or dark."""

    def colorScheme(self) -> Qt.ColorScheme:
        """Return light, dark, or unknown."""


class Desktop(QObject):
    """What the desktop asks of all programs: light or dark, high contrast, less motion; as far as Qt tells it.

    Signals: `changed()` when it asks for something else.

    Qt tells of the preference for high contrast from 6.10 on, and of that for less motion from 6.12 on. An older one
    says nothing of them, and then nothing is asked for.
    """

    changed = Signal()

    def __init__(self, hints: Hints, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._hints = hints
        hints.colorSchemeChanged.connect(self.changed)
        for name in ("contrastPreferenceChanged", "motionPreferenceChanged"):
            told = getattr(self._preferences(), name, None)
            if told is not None:
                told.connect(self.changed)

    @property
    def is_light(self) -> bool:
        return self._hints.colorScheme() is Qt.ColorScheme.Light

    @property
    def wants_contrast(self) -> bool:
        return self._preference("contrastPreference") == _STRONG

    @property
    def wants_calm(self) -> bool:
        return self._preference("motionPreference") == _CALM

    def _preference(self, name: str) -> str:
        """Return the name of a preference; "" where this Qt does not tell it."""
        ask = getattr(self._preferences(), name, None)
        return str(ask().name) if ask else ""

    def _preferences(self) -> object:
        """Return Qt's own object for them, asked for anew each time and never kept.

        Collected together with the hints that it belongs to, it would be deleted by PySide while Qt still uses it.
        """
        accessibility = getattr(self._hints, "accessibility", None)
        return accessibility() if accessibility else None


def restyle(*parts: QWidget) -> None:
    """Ask the style sheet again how these parts look: after another name, or a property that it knows.

    A part that has never been shown is asked about later anyway; to do so now would cost a start of the program the
    making of QStyle's hundreds of enums.
    """
    for part in parts:
        if part.testAttribute(Qt.WidgetAttribute.WA_WState_Polished):
            part.style().unpolish(part)
            part.style().polish(part)


def mark(part: QWidget, name: str, *, is_so: bool = True) -> None:
    """Set a property that the style sheet knows, such as "small"."""
    if part.property(name) != is_so:
        part.setProperty(name, is_so)
        restyle(part)


class Polisher(QObject):
    """Has Qt polish widgets anew after the palette of the application has changed.

    Each widget is polished once. Pages behind another one, and windows that are closed, are polished when they show.
    """

    def polish(self, windows: Iterable[QWidget]) -> None:
        """Polish windows that have no parent, with all that is in them."""
        for window in windows:
            self._polish(window)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Polish what has waited until it was shown; it has not been painted yet."""
        if event.type() is QEvent.Type.Show and isinstance(watched, QWidget):
            watched.removeEventFilter(self)
            self._polish(watched)
        return False

    def _polish(self, whole: QWidget) -> None:
        for part in self._seen_parts(whole):
            part.style().polish(part)
            QCoreApplication.sendEvent(part, QEvent(QEvent.Type.StyleChange))

    def _seen_parts(self, part: QWidget) -> Iterator[QWidget]:
        """Yield a widget and those in it, each before what lies in it; what is hidden waits."""
        yield part
        for child in part.children():
            if not isinstance(child, QWidget):
                continue
            if _waits(child):
                child.installEventFilter(self)
            else:
                yield from self._seen_parts(child)


def _waits(part: QWidget) -> bool:
    """Whether a widget is a closed window or a page behind another one."""
    return part.isHidden() and (part.isWindow() or isinstance(part.parentWidget(), QStackedWidget))


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
        return self._choice

    def choose(self, choice: ThemeChoice) -> None:
        self._choice = choice
        self._apply()

    def refresh(self) -> None:
        """Apply all anew, as after another language was chosen: it may need another typeface."""
        self._apply()

    @property
    def motion(self) -> MotionChoice:
        return self._motion

    @property
    def is_calm(self) -> bool:
        """Whether nothing is to fly or to slide."""
        if self._motion is MotionChoice.DESKTOP:
            return self.desktop.wants_calm
        return self._motion is MotionChoice.REDUCED

    def choose_motion(self, motion: MotionChoice) -> None:
        self._motion = motion
        self.motion_changed.emit()

    def _on_desktop_changed(self) -> None:
        if self._choice is ThemeChoice.DESKTOP:
            self._apply()
        if self._motion is MotionChoice.DESKTOP:
            self.motion_changed.emit()

    def mark(self, window: QWidget) -> None:
        """Tell the style sheet of a window without a parent whether all in it is seen in high contrast."""
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
    """Return the colors of a theme in the roles from which the style sheet takes them, and what Qt uses besides."""
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
