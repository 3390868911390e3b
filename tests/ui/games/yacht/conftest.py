"""A person at the Yacht table."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from dicedesk.core.rollers import SeededDice
from dicedesk.games.yacht.boxes import Box, Sheet
from dicedesk.games.yacht.table import YachtGameTable
from dicedesk.play.ports.jobs import Jobs
from dicedesk.play.ports.store import ForgetfulStore, Store
from dicedesk.play.seats import PERSON
from dicedesk.play.settings import SettingsKeeper
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.games.yacht.tab import YachtTab
from tests.fakes.dice import ScriptedDice
from tests.fakes.jobs import ImmediateJobs

SEED = 5
Key = Qt.Key


class Person:
    """Plays with the keyboard and the mouse, and sees what the table shows."""

    def __init__(self, hands: Any) -> None:
        self.hands = hands
        self.window = hands.window
        self.tab: YachtTab = hands.tab
        self.reads, self.until = hands.reads, hands.until

    @property
    def moves(self) -> list[str]:
        """The moves so far, as the record writes them."""
        return [played.move.to_text() for played in self.tab.session.history]

    @property
    def caption(self) -> str:
        """What stands under the dice."""
        return self.tab.tray.caption

    @property
    def chosen(self) -> Box | None:
        """The box that is marked on the sheet."""
        return next((box for box, button in self.tab.sheet.boxes.items() if button.isChecked()), None)

    def press(self, *keys: Qt.Key, control: bool = False) -> None:
        """Presses keys one after the other, and watches each until it has been shown."""
        for key in keys:
            self.hands.press(key, control=control)
            if not self.tab.tray.duration_ms:
                self.watch()

    def watch(self) -> None:
        """Waits until the dice lie still."""
        self.until(lambda: not self.tab.pace.is_busy)

    def click_die(self, place: int) -> None:
        """Clicks on a die, counted from 0."""
        x, y = self.tab.tray._at_rest.places[place]
        QTest.mouseClick(self.tab.tray, Qt.MouseButton.LeftButton, pos=QPoint(round(x), round(y)))

    def click_box(self, box: Box) -> None:
        """Clicks on a box of the sheet."""
        QTest.mouseClick(self.tab.sheet.boxes[box], Qt.MouseButton.LeftButton)
        self.watch()

    def name_of(self, box: Box) -> str:
        """What a screen reader calls a box."""
        return self.tab.sheet.boxes[box].accessibleName()

    def resize(self, width: int, height: int) -> None:
        """Makes the window this large."""
        self.window.setMinimumSize(1, 1)
        self.window.resize(width, height)
        self.until(lambda: (self.window.width(), self.window.height()) == (width, height))


@pytest.fixture
def sit_down(open_window: Callable[..., Any], clock: Any, appearance: Appearance) -> Callable[..., Person]:
    """Opens the window for somebody, with dice that land in no time and a computer that waits long.

    `faces` are the dice to come (SeededDice without them); `seating` are the players.
    """

    def opened(
        *faces: int,
        sheet: Sheet = Sheet.YACHT,
        seating: tuple[str, ...] = (PERSON,),
        store: Store | None = None,
        throw_ms: int = 0,
        pause_ms: int = 3_600_000,
        jobs: Jobs | None = None,
    ) -> Person:
        dice = ScriptedDice(faces) if faces else SeededDice(SEED)
        kept = store or ForgetfulStore()
        table = YachtGameTable(kept, clock, SettingsKeeper(kept), lambda _: dice)
        table.choose_sheet(sheet)
        if seating != (PERSON,):
            table.new_session(seating)

        def make(parent: QWidget) -> YachtTab:
            return YachtTab(table, appearance, jobs or ImmediateJobs(), parent)

        def prepare(tab: YachtTab) -> None:
            tab.tray.duration_ms = throw_ms
            tab.pace.set_pause(pause_ms)

        return Person(open_window(make, prepare))

    return opened
