"""What the window looked like when it was closed: its place and size, the chosen tab, the theme, its ground."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QWidget

from dicedesk.ports.store import Store, StoreError

if TYPE_CHECKING:
    from dicedesk.ui.appearance import ThemeChoice

SETTING = "window"
"""The name under which the store keeps it."""


@dataclass(frozen=True)
class Remembered:
    """How the window was left; `theme` is the value of a ThemeChoice.

    `geometry` is Qt's own account of place and size, `ground` the colour behind everything as #rrggbb; both are ""
    where they are not known.
    """

    geometry: str = ""
    tab: int = 0
    theme: str = "desktop"
    ground: str = ""


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

    def keep(self, window: QWidget, tab: int, theme: "ThemeChoice") -> None:
        """Keeps how the window is left."""
        geometry = window.saveGeometry().toBase64().toStdString()
        ground = window.palette().color(QPalette.ColorRole.Window).name()
        text = f"{tab} {theme.value} {geometry} {ground}"
        try:
            self._store.keep_setting(SETTING, text)
        except StoreError:
            return


def _from_text(text: str) -> Remembered:
    """What the text says; the usual window where it cannot be read, for a setting must never keep the window closed."""
    match text.split(" "):
        case [tab, "desktop" | "dark" | "light" | "high-contrast" as theme, geometry, *ground] if (
            tab.isdecimal() and len(ground) < 2
        ):
            return Remembered(geometry, int(tab), theme, _colour(ground))
        case _:
            return Remembered()


def _colour(kept: list[str]) -> str:
    """The colour that was kept; "" where there is none, or something else."""
    return next(filter(QColor.isValidColorName, kept), "")
