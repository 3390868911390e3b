"""What the window looked like when it was closed: its place and size, the chosen tab, the theme."""

from dataclasses import dataclass

from PySide6.QtCore import QByteArray
from PySide6.QtWidgets import QWidget

from dicedesk.ports.store import Store, StoreError
from dicedesk.ui.appearance import ThemeChoice

SETTING = "window"
"""The name under which the store keeps it."""


@dataclass(frozen=True)
class Remembered:
    """How the window was left; `geometry` is Qt's own account of place and size ("" where there is none)."""

    geometry: str = ""
    tab: int = 0
    theme: ThemeChoice = ThemeChoice.DESKTOP


class WindowMemory:
    """Reads it at the start and keeps it at the end. A store that cannot do either costs no more than the memory."""

    def __init__(self, store: Store) -> None:
        """Reads what was kept."""
        self._store = store
        try:
            kept = store.setting(SETTING)
        except StoreError:
            kept = None
        self.last = Remembered() if kept is None else _from_text(kept)

    def restore(self, window: QWidget) -> None:
        """Puts the window where it was; Qt brings one back that would open off the screen."""
        window.restoreGeometry(QByteArray.fromBase64(self.last.geometry.encode()))

    def keep(self, window: QWidget, tab: int, theme: ThemeChoice) -> None:
        """Keeps how the window is left."""
        geometry = window.saveGeometry().toBase64().toStdString()
        text = f"{tab} {theme.value} {geometry}"
        try:
            self._store.keep_setting(SETTING, text)
        except StoreError:
            return


def _from_text(text: str) -> Remembered:
    """What the text says; the usual window where it cannot be read, for a setting must never keep the window closed."""
    match text.split(" "):
        case [tab, "desktop" | "dark" | "light" | "high-contrast" as theme, geometry] if tab.isdecimal():
            return Remembered(geometry, int(tab), ThemeChoice(theme))
        case _:
            return Remembered()
