"""How the window was left: its place and size, the chosen tab, its drawer, and its ground.

This is no part of the settings. Nobody chooses it; it is read before the first paint, which needs none of the settings,
and it belongs to one window on its screen.
"""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QPoint, QRect, QSize
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QWidget

from dicedesk.play.ports.store import Store, StoreError
from dicedesk.ui.base.look.window_sizes import TITLE_BAR

# It is read before the first paint, which waits for nothing that only the games need.
if TYPE_CHECKING:
    from dicedesk.ui.base.look.appearance import Appearance

SETTING = "window"
"""The name under which the store keeps it."""

MOST_TABS, FARTHEST = 99, 1_000_000
_OPEN, _CLOSED = "open", "closed"
_WORDS_WITH_THEME = 7


@dataclass(frozen=True)
class Remembered:
    """How the window was left.

    `geometry` is Qt's own account of place and size, `ground` the colour behind everything as #rrggbb; both are ""
    where they are not known. `place` is ours: left, top, width and height. `drawer` says whether the cards lay over
    the table of the chosen tab.
    """

    geometry: str = ""
    tab: int = 0
    ground: str = ""
    drawer: bool = False
    place: tuple[int, ...] = ()


class WindowMemory:
    """Reads it at the start and keeps what changes. Where the store fails, only this is lost."""

    def __init__(self, store: Store) -> None:
        """Reads what was kept."""
        self._store = store
        try:
            kept = store.setting(SETTING)
        except StoreError:
            kept = None
        self.last = Remembered()
        if kept is not None:
            self._read(kept)

    def restore(self, window: QWidget) -> None:
        """Puts the window where it was, and onto a screen of today where that one is gone or has become smaller."""
        restored = window.restoreGeometry(QByteArray.fromBase64(self.last.geometry.encode()))
        # Qt refuses what was left on a screen of quite another width.
        if not restored and self.last.place:
            window.setGeometry(QRect(*self.last.place))
        if not (window.isMaximized() or window.isFullScreen()):
            bring_back(window)

    def follow(self, appearance: "Appearance") -> None:
        """Keeps the ground from now on whenever it changes: the program may end without being closed."""

        def keep() -> None:
            self._keep(replace(self.last, ground=appearance.palette.window))

        appearance.changed.connect(keep)

    def keep(self, window: QWidget, tab: int, *, drawer: bool = False) -> None:
        """Keeps how the window is left, with the place of its tab and whether its drawer is open."""
        left = window.normalGeometry() if window.isVisible() else window.geometry()
        self._keep(
            replace(
                self.last,
                geometry=window.saveGeometry().toBase64().toStdString(),
                tab=tab,
                ground=window.palette().color(QPalette.ColorRole.Window).name(),
                drawer=drawer,
                place=(left.x(), left.y(), left.width(), left.height()),
            )
        )

    def _read(self, kept: str) -> None:
        try:
            self.last = _from_text(kept)
        except ValueError:
            with suppress(StoreError):
                self._store.set_setting_aside(SETTING)

    def _keep(self, last: Remembered) -> None:
        self.last = last
        try:
            self._store.keep_setting(SETTING, _to_text(last))
        except StoreError:
            return


def bring_back(window: QWidget) -> None:
    """Makes a window no larger than the screen on which most of it lies, and brings it onto that screen."""
    all_screens = (QGuiApplication.primaryScreen(), *QGuiApplication.screens())
    screens = [screen.availableGeometry().adjusted(0, TITLE_BAR, 0, 0) for screen in all_screens]
    place = brought_back(window.geometry(), screens, window.minimumSize())
    if place.size() != window.size() or not any(screen.contains(window.geometry()) for screen in screens):
        window.setGeometry(place)


def brought_back(place: QRect, screens: Sequence[QRect], least: QSize) -> QRect:
    """The place, moved and made smaller until it lies in one of these screens: that of its most, else the first.

    It is never made smaller than `least`; what does not fit then begins at the screen's upper left corner.
    """
    screen = max(screens, key=lambda screen: _area(screen.intersected(place)))
    size = place.size().boundedTo(screen.size()).expandedTo(least)
    left = max(min(place.left(), screen.left() + screen.width() - size.width()), screen.left())
    top = max(min(place.top(), screen.top() + screen.height() - size.height()), screen.top())
    return QRect(QPoint(left, top), size)


def _area(part: QRect) -> int:
    return part.width() * part.height() if part.isValid() else 0


def _to_text(last: Remembered) -> str:
    place = ",".join(map(str, last.place))
    drawer = _OPEN if last.drawer else _CLOSED
    return f"{last.tab} {last.geometry} {last.ground} {drawer} {place}"


def _from_text(text: str) -> Remembered:
    """What the text says. Raises ValueError: a setting must never keep the window closed."""
    words = text.split(" ")
    if len(words) == _WORDS_WITH_THEME:
        # An earlier version kept theme and motion here too, which are settings now.
        del words[4], words[1]
    match words:
        case [tab, geometry, ground, ("open" | "closed") as drawer, place] if tab.isdecimal():
            if not geometry.isascii():
                raise ValueError("Qt writes its account in base 64")
            return Remembered(
                geometry, _whole(tab, MOST_TABS), _colour(ground), drawer == _OPEN, _numbers(place)
            )
        case _:
            raise ValueError("this is no window that was kept")


def _colour(kept: str) -> str:
    """The colour that was kept; "" where there is none, or something else."""
    return kept if QColor.isValidColorName(kept) else ""


def _numbers(kept: str) -> tuple[int, ...]:
    """The place that was kept; () where there is none, or something else."""
    try:
        left, top, width, height = (_whole(number, FARTHEST) for number in kept.split(","))
    except ValueError:
        return ()
    return left, top, width, height


def _whole(kept: str, most: int) -> int:
    """The whole number, up to so large a one above or below 0. Raises ValueError: Qt counts in 32 bits."""
    number = int(kept)
    if abs(number) > most:
        raise ValueError("this number is too large")
    return number
