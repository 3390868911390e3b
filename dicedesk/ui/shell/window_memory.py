"""What the window looked like: place and size, the chosen tab, its drawer, the theme, how much moves, its ground."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QPoint, QRect, QSize
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QWidget

from dicedesk.ports.store import Store, StoreError
from dicedesk.ui.look.window_sizes import TITLE_BAR

# It is read before the first paint, which waits for nothing that only the furniture needs.
if TYPE_CHECKING:
    from dicedesk.ui.look.appearance import Appearance

SETTING = "window"
"""The name under which the store keeps it."""

_THEMES = ("desktop", "dark", "light", "high-contrast")
_MOTIONS = ("desktop", "full", "reduced")
MOST_TABS, FARTHEST = 99, 1_000_000
_OPEN, _CLOSED = "open", "closed"


@dataclass(frozen=True)
class Remembered:
    """How the window was left; `theme` is the value of a ThemeChoice, `motion` that of a MotionChoice.

    `geometry` is Qt's own account of place and size, `ground` the colour behind everything as #rrggbb; both are ""
    where they are not known. `place` is ours: left, top, width and height. `drawer` says whether the cards lay over
    the table of the chosen tab.
    """

    geometry: str = ""
    tab: int = 0
    theme: str = "desktop"
    ground: str = ""
    motion: str = "desktop"
    drawer: bool = False
    place: tuple[int, ...] = ()


class WindowMemory:
    """Reads it at the start and keeps what changes. A store that cannot do either costs no more than the memory."""

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
        """Keeps theme and motion from now on when others are chosen."""

        def keep() -> None:
            ground = appearance.palette.window
            theme, motion = appearance.choice.value, appearance.motion.value
            self._keep(replace(self.last, theme=theme, motion=motion, ground=ground))

        appearance.changed.connect(keep)
        appearance.motion_changed.connect(keep)

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
    return f"{last.tab} {last.theme} {last.geometry} {last.ground} {last.motion} {drawer} {place}"


def _from_text(text: str) -> Remembered:
    """What the text says. Raises ValueError: a setting must never keep the window closed."""
    match text.split(" "):
        case [tab, theme, geometry, ground, motion, ("open" | "closed") as drawer, place] if (
            tab.isdecimal() and theme in _THEMES and motion in _MOTIONS
        ):
            if not geometry.isascii():
                raise ValueError("Qt writes its account in base 64")
            return Remembered(
                geometry,
                _whole(tab, MOST_TABS),
                theme,
                _colour(ground),
                motion,
                drawer == _OPEN,
                _numbers(place),
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
