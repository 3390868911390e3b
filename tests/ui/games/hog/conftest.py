"""A person at the Hog table: the real tab in the real window, used by keys and clicks."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from dicedesk.core.rollers import SeededDice
from dicedesk.games.hog.table import HogGameTable
from dicedesk.play.game_session import GameSession
from dicedesk.play.ports.store import ForgetfulStore, Store
from dicedesk.play.seats import PERSON
from dicedesk.play.settings import SettingsKeeper
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.games.hog.tab import HogTab
from dicedesk.ui.table.game_tab import TabSpec
from dicedesk.ui.window.main_window import MainWindow
from tests.fakes.clock import StandingClock
from tests.fakes.dice import ScriptedDice
from tests.fakes.jobs import ImmediateJobs
from tests.ui.windows import main_window

SEED = 5


class Person:
    """Presses keys in the window and sees what it shows."""

    def __init__(self, qtbot: QtBot, window: MainWindow) -> None:
        self._qtbot = qtbot
        self.window = window
        tab = window.current_tab
        assert isinstance(tab, HogTab)
        self.tab = tab

    @property
    def session(self) -> GameSession:
        """The game on the table now."""
        return self.tab.bridge.session

    @property
    def turns(self) -> int:
        """How many turns were played."""
        return len(self.session.history)

    @property
    def scores(self) -> list[str]:
        """What stands in the left and the right panel."""
        return [panel.score.text() for panel in self.tab.board.panels]

    @property
    def log(self) -> list[str]:
        """The lines of the commentary."""
        model = self.tab.cards.log.view.model()
        return [model.index(row, 0).data() for row in range(model.rowCount())]

    def reads(self, part: object) -> list[str]:
        """The texts in a part of the tab that can be seen."""
        return [label.text() for label in part.findChildren(QLabel) if label.isVisible() and label.text()]

    def press(self, *keys: Qt.Key, control: bool = False) -> None:
        """Presses keys one after the other; they go where the keyboard's focus is."""
        held = Qt.KeyboardModifier.ControlModifier if control else Qt.KeyboardModifier.NoModifier
        for key in keys:
            self._qtbot.keyClick(self.window.windowHandle(), key, held)

    def roll(self, key: Qt.Key) -> None:
        """Chooses with a key, rolls, and watches until the turn has been shown."""
        self.press(key, Qt.Key.Key_Return)
        self.watch()

    def watch(self) -> None:
        """Waits until nothing is being shown."""
        self._qtbot.waitUntil(lambda: not self.tab.pace.is_busy)

    def seat(self, home: str, away: str) -> None:
        """Chooses who plays."""
        for box, name in ((self.tab.cards.players.home, home), (self.tab.cards.players.away, away)):
            box.setCurrentIndex(box.findData(name))


@pytest.fixture
def sit_down(qtbot: QtBot, appearance: Appearance, parts: AppParts) -> Callable[..., Person]:
    """Opens the window for somebody: two people at this computer, and turns that are shown in no time.

    `faces` are the dice to come (SeededDice without them); `sealed` takes the program's own dice instead.
    `throw_ms`, `crossing_ms` and `pause_ms` say how long the dice fly, scores cross, and the computer waits.
    """

    def opened(
        *faces: int,
        seating: tuple[str, str] = (PERSON, PERSON),
        store: Store | None = None,
        settings: SettingsKeeper | None = None,
        sealed: bool = False,
        throw_ms: int = 0,
        crossing_ms: int = 0,
        pause_ms: int = 3_600_000,
    ) -> Person:
        dice = ScriptedDice(faces) if faces else SeededDice(SEED)
        kept = store or ForgetfulStore()
        table = HogGameTable(
            kept, StandingClock(), settings or SettingsKeeper(kept), None if sealed else lambda _: dice
        )
        spec = TabSpec("hog", "Hog", lambda parent: HogTab(table, appearance, ImmediateJobs(), parent))
        window = main_window([spec], parts)
        qtbot.addWidget(window)
        person = Person(qtbot, window)
        person.tab.tray.duration_ms, person.tab.board.crossing_ms = throw_ms, crossing_ms
        person.tab.pace.set_pause(pause_ms)
        if not person.turns:
            person.seat(*seating)
        window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        return person

    return opened
