"""What the desktop asks of all programs: light or dark, high contrast, less motion; as far as Qt tells it."""

from typing import Protocol

from PySide6.QtCore import QObject, Qt, Signal, SignalInstance

_STRONG, _CALM = "HighContrast", "ReducedMotion"


class Hints(Protocol):
    """What Qt knows of the desktop; from 6.10 on it has `accessibility` too."""

    @property
    def colorSchemeChanged(self) -> SignalInstance:
        """Told when the desktop becomes light or dark."""

    def colorScheme(self) -> Qt.ColorScheme:
        """Light, dark, or unknown."""


class Desktop(QObject):
    """Asks Qt each time. Signals: `changed()` when the desktop asks for something else.

    Qt tells of the preference for high contrast from 6.10 on, and of that for less motion from 6.12 on. An older one
    says nothing of them, and then nothing is asked for.
    """

    changed = Signal()

    def __init__(self, hints: Hints, parent: QObject | None = None) -> None:
        """Listens from now on."""
        super().__init__(parent)
        self._hints = hints
        hints.colorSchemeChanged.connect(self.changed)
        for name in ("contrastPreferenceChanged", "motionPreferenceChanged"):
            told = getattr(self._preferences(), name, None)
            if told is not None:
                told.connect(self.changed)

    @property
    def is_light(self) -> bool:
        """Whether dark text on light ground is asked for."""
        return self._hints.colorScheme() is Qt.ColorScheme.Light

    @property
    def wants_contrast(self) -> bool:
        """Whether high contrast is asked for."""
        return self._preference("contrastPreference") == _STRONG

    @property
    def wants_calm(self) -> bool:
        """Whether less motion is asked for."""
        return self._preference("motionPreference") == _CALM

    def _preference(self, name: str) -> str:
        """The name of a preference; "" where this Qt does not tell it."""
        ask = getattr(self._preferences(), name, None)
        return str(ask().name) if ask else ""

    def _preferences(self) -> object:
        """Qt's own object for them, asked for anew each time and never kept.

        Collected together with the hints that it belongs to, it would be deleted by PySide while Qt still uses it.
        """
        accessibility = getattr(self._hints, "accessibility", None)
        return accessibility() if accessibility else None
