"""Plays one whole game in the real window by the keys that a person presses, and takes screenshots."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QElapsedTimer, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from dicedesk.ui.appearance import Appearance, ThemeChoice
from dicedesk.ui.dialogs.help import HelpWindow
from dicedesk.ui.main_window import MainWindow
from dicedesk.ui.tabs.hog.tab import HogTab

_SIZES = ((960, 640), (1280, 800), (1920, 1200))
_MOST_STEPS = 2000
_PATIENCE_MS = 20_000
_MID_FLIGHT_MS = 250
_DICE_KEY = Qt.Key.Key_5

Steps = Callable[[str], None]


class TourError(Exception):
    """A step of the tour did not do what it should."""


class Tour:
    """One tour of the window; its files go into a folder."""

    def __init__(
        self, app: QApplication, window: MainWindow, appearance: Appearance, folder: Path, say: Steps
    ) -> None:
        """`say` is called with each step."""
        self._app, self._window, self._appearance = app, window, appearance
        self._folder, self._say = folder, say
        self._shots = 0

    def run(self) -> None:
        """Takes the whole tour. Raises TourError or OSError where a step fails."""
        self._folder.mkdir(parents=True, exist_ok=True)
        self._window.show()
        self._wait(self._window.isActiveWindow, "the window to be active")
        tab = self._window.current_tab
        if not isinstance(tab, HogTab):
            raise TourError("the first tab is not Hog")
        self._rules()
        self._appearances("start")
        self._play(tab)
        self._appearances("end")
        record = self._folder / "hog.dice"
        self._window.write_record(record)
        if not record.is_file():
            raise TourError("the record was not written")
        self._say(f"record: {record.name}")
        self._play_again(tab)

    def _rules(self) -> None:
        self._key(Qt.Key.Key_F1)
        help_window = self._window.findChild(HelpWindow)
        if help_window is None or not help_window.isVisible():
            raise TourError("F1 did not open the rules")
        self._save(help_window.grab(), "rules")
        help_window.close()
        self._window.activateWindow()
        self._wait(self._window.isActiveWindow, "the window to be active again")

    def _play(self, tab: HogTab) -> None:
        """Chooses five dice and presses Enter until the game is over, with pictures on the way."""
        self._key(_DICE_KEY)
        self._key(Qt.Key.Key_Return)
        QTest.qWait(_MID_FLIGHT_MS)
        self._picture("dice-in-the-air")
        seen_swap = False
        for _ in range(_MOST_STEPS):
            if tab.board.is_crossing and not seen_swap:
                QTest.qWait(_MID_FLIGHT_MS)
                self._picture("scores-cross-over")
                seen_swap = True
            if tab.bridge.session.is_over and not tab.pace.is_busy:
                break
            turns = len(tab.bridge.session.history)
            self._key(Qt.Key.Key_Return)
            if turns in (6, 7) and not tab.pace.is_busy:
                self._appearances(f"turn-{turns}")
        else:
            raise TourError("the game did not come to an end")
        self._say(f"result: {tab.tray.caption.splitlines()[-1]}")

    def _play_again(self, tab: HogTab) -> None:
        self._key(Qt.Key.Key_Return)
        if tab.bridge.session.is_over or tab.bridge.session.history:
            raise TourError("“Play again” did not begin a new game")
        self._picture("play-again")

    def _appearances(self, name: str) -> None:
        """A picture at each size and in both themes, and one of the drawer."""
        for theme in (ThemeChoice.DARK, ThemeChoice.LIGHT):
            self._appearance.choose(theme)
            for width, height in _SIZES:
                self._window.resize(width, height)
                self._picture(f"{name}-{theme.value}-{width}x{height}")
        self._window.resize(*_SIZES[0])
        self._key(Qt.Key.Key_D)
        self._picture(f"{name}-drawer")
        self._key(Qt.Key.Key_D)
        self._appearance.choose(ThemeChoice.DARK)
        self._window.resize(*_SIZES[1])

    def _key(self, key: Qt.Key) -> None:
        QTest.keyClick(self._window, key)
        self._app.processEvents()

    def _picture(self, name: str) -> None:
        self._app.processEvents()
        self._save(self._window.grab(), name)

    def _save(self, picture: object, name: str) -> None:
        self._shots += 1
        file = self._folder / f"{self._shots:02}-{name}.png"
        if not picture.save(str(file)):  # type: ignore[attr-defined]
            raise TourError(f"{file.name} could not be written")
        self._say(f"picture: {file.name}")

    def _wait(self, until: Callable[[], bool], what: str) -> None:
        clock = QElapsedTimer()
        clock.start()
        while not until():
            if clock.elapsed() > _PATIENCE_MS:
                raise TourError(f"waited in vain for {what}")
            self._app.processEvents()
