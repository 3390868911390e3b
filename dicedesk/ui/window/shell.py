"""The first window of a start: the shell, which is painted at once, and the state it was left in.

Also its end: when the process is asked to end, by Ctrl+C, `kill` or the end of a session, the shell is closed.
"""

import os
import signal
import sys
from base64 import b64decode
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QPoint, QRect, QSize, QSocketNotifier, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QColor, QGuiApplication, QPainter, QPalette, QPicture
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

from dicedesk.play.ports.store import Store, StoreError
from dicedesk.ui.base.app import FIRST_WINDOW, SMALLEST_WINDOW, TITLE_BAR

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from dicedesk.ui.base.look.appearance import Appearance


class Shell(QMainWindow):
    """The top-level window, which stays until the program ends; its content can be replaced, as for another language.

    Signals: `closing()` before it closes.
    """

    closing = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setWindowTitle("DiceDesk")
        self.setMinimumSize(*SMALLEST_WINDOW)
        self.resize(*FIRST_WINDOW)

    def show_ground(self, color: str) -> None:
        """Show only a color, as #rrggbb, until the shell has a content."""
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Window, QColor(color))
        self.setPalette(palette)

    def hold(self, window: QWidget) -> None:
        """Show another content; the old one is destroyed when nothing runs in it any more."""
        self.setPalette(QPalette())
        # Hide the moment between the two.
        self.setUpdatesEnabled(False)
        self.setCentralWidget(window)
        window.show()
        self.setUpdatesEnabled(True)

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        if event.isAccepted():
            self.closing.emit()


OUTLINE_SETTING = "outline"
"""The name of the outline in the store."""
LARGEST = 100_000
"""The greatest width and height of a window, in pixels."""


class Outline(QWidget):
    """The picture before the games are loaded: felt, cards and buttons without words, at the last size of the window.

    It was drawn when the user left the window. Playing a picture needs none of the enums and colors that drawing
    needs, which would cost more than the whole rest of a first paint.
    """

    def __init__(self, store: Store) -> None:
        """Read the outline from the store; a missing or unreadable one shows nothing."""
        super().__init__()
        try:
            text = store.setting(OUTLINE_SETTING)
        except StoreError:
            text = None
        self._size, drawn = _outline_from_text(text or "")
        self._picture = QPicture()
        self._picture.setData(drawn)

    def paintEvent(self, _event: "QPaintEvent") -> None:
        window = self.window()
        if (window.width(), window.height()) == self._size:
            painter = QPainter(self)
            painter.drawPicture(0, 0, self._picture)
            painter.end()


def _outline_from_text(text: str) -> tuple[tuple[int, int], bytes]:
    """The size of the window and the picture; zeros and no bytes for any other text."""
    try:
        width, height, drawn = text.split(" ")
        size = int(width), int(height)
        return (size, b64decode(drawn)) if max(map(abs, size)) <= LARGEST else ((0, 0), b"")
    except ValueError:
        return (0, 0), b""


WINDOW_SETTING = "window"
"""The name of the window's place in the store."""

MOST_TABS, FARTHEST = 99, 1_000_000
_OPEN, _CLOSED = "open", "closed"


@dataclass(frozen=True)
class Remembered:
    """The state in which the user left the window.

    `geometry` is Qt's own text for place and size, `ground` the background color as #rrggbb; both are "" if unknown.
    `place` is ours: left, top, width and height. `drawer` says whether the cards lay over the table of the chosen tab.
    """

    geometry: str = ""
    tab: int = 0
    ground: str = ""
    drawer: bool = False
    place: tuple[int, ...] = ()


class WindowMemory:
    """Reads the last state of the window at the start, and saves changes. If the store fails, only this is lost."""

    def __init__(self, store: Store) -> None:
        self._store = store
        try:
            text = store.setting(WINDOW_SETTING)
        except StoreError:
            text = None
        self.last = Remembered()
        if text is not None:
            self._read(text)

    def restore(self, window: QWidget) -> None:
        """Put the window in its last place, or onto a current screen."""
        restored = window.restoreGeometry(QByteArray.fromBase64(self.last.geometry.encode()))
        # Qt refuses the geometry of a screen of quite another width.
        if not restored and self.last.place:
            window.setGeometry(QRect(*self.last.place))
        if not (window.isMaximized() or window.isFullScreen()):
            bring_back(window)

    def follow(self, appearance: "Appearance") -> None:
        """Save the background color whenever it changes: the program may end without being closed."""

        def keep() -> None:
            self._keep(replace(self.last, ground=appearance.palette.window))

        appearance.changed.connect(keep)

    def keep(self, window: QWidget, tab: int, *, drawer: bool = False) -> None:
        """Save the state of the window, its tab's number, and whether its drawer is open."""
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

    def _read(self, text: str) -> None:
        try:
            self.last = _from_text(text)
        except ValueError:
            with suppress(StoreError):
                self._store.set_setting_aside(WINDOW_SETTING)

    def _keep(self, last: Remembered) -> None:
        self.last = last
        try:
            self._store.keep_setting(WINDOW_SETTING, _to_text(last))
        except StoreError:
            return


def bring_back(window: QWidget) -> None:
    """Move a window onto the screen with most of it, no larger than that screen."""
    all_screens = (QGuiApplication.primaryScreen(), *QGuiApplication.screens())
    screens = [screen.availableGeometry().adjusted(0, TITLE_BAR, 0, 0) for screen in all_screens]
    place = brought_back(window.geometry(), screens, window.minimumSize())
    if place.size() != window.size() or not any(screen.contains(window.geometry()) for screen in screens):
        window.setGeometry(place)


def brought_back(place: QRect, screens: Sequence[QRect], least: QSize) -> QRect:
    """A place moved and shrunk to lie in one screen: the one that has most of it, or the first.

    It is never smaller than `least`; if that does not fit, it begins at the screen's upper left corner.
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
    """Parse a saved text. Raises ValueError, since a setting must never keep the window closed."""
    match text.split(" "):
        case [tab, geometry, ground, ("open" | "closed") as drawer, place] if tab.isdecimal():
            if not geometry.isascii():
                raise ValueError("Qt writes its account in base 64")
            return Remembered(
                geometry, _whole(tab, MOST_TABS), _color(ground), drawer == _OPEN, _numbers(place)
            )
        case _:
            raise ValueError("this is no window that was kept")


def _color(text: str) -> str:
    """A saved color; "" if it is not valid."""
    return text if QColor.isValidColorName(text) else ""


def _numbers(text: str) -> tuple[int, ...]:
    """A saved place; () if it is not valid."""
    try:
        left, top, width, height = (_whole(number, FARTHEST) for number in text.split(","))
    except ValueError:
        return ()
    return left, top, width, height


def _whole(text: str, most: int) -> int:
    """Parse an integer between -`most` and `most`. Raises ValueError: Qt counts in 32 bits."""
    number = int(text)
    if abs(number) > most:
        raise ValueError("this number is too large")
    return number


_SIGNALS = tuple(getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name))
_BY_SIGNAL = 128
"""A shell adds this to the number of the signal that ended a program."""
_MOST_BYTES = 64


class EndBySignal:
    """Closes the window at a signal that asks the process to end; an ignored signal stays ignored.

    Python would raise an exception at any place, which may get lost inside a function that Qt called, or end the
    process.
    """

    def __init__(self, app: QApplication, window: QWidget) -> None:
        """`window` is closed, and saves its state."""
        self._before = {
            number: signal.signal(number, partial(_on_signal, app, window))
            for number in _SIGNALS
            if signal.getsignal(number) in (signal.SIG_DFL, signal.default_int_handler)
        }
        if sys.platform != "win32":
            # Python notices a signal only when Python code runs.
            self._pipe = os.pipe()
            for side in self._pipe:
                os.set_blocking(side, False)
            signal.set_wakeup_fd(self._pipe[1], warn_on_full_buffer=False)
            self._notifier = QSocketNotifier(self._pipe[0], QSocketNotifier.Type.Read)
            self._notifier.activated.connect(partial(_drain, self._pipe[0]))

    def close(self) -> None:
        """Restore the previous handlers of the signals."""
        if sys.platform != "win32":
            signal.set_wakeup_fd(-1)
            self._notifier.setEnabled(False)
            for side in self._pipe:
                os.close(side)
        for number, before in self._before.items():
            signal.signal(number, before)


def _on_signal(app: QApplication, window: QWidget, number: int, _: object) -> None:
    # A signal may come in the middle of anything, even before the loop runs: the current call is finished first.
    QTimer.singleShot(0, app, partial(_end, app, window, number))


def _end(app: QApplication, window: QWidget, number: int) -> None:
    # Otherwise Qt would ask for an end of its own, with 0, after the last window.
    app.setQuitOnLastWindowClosed(False)
    window.close()
    app.exit(_BY_SIGNAL + number)


def _drain(pipe: int, *_: object) -> None:
    with suppress(BlockingIOError):
        os.read(pipe, _MOST_BYTES)
