"""What tests of the craps tab share, and a person at the craps table."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from dicedesk.games.craps.house import HouseRules
from dicedesk.games.craps.table import CrapsGameTable
from dicedesk.play.game_session import GameSession
from dicedesk.play.ports.jobs import Jobs
from dicedesk.play.ports.store import ForgetfulStore, Store
from dicedesk.play.seats import PERSON
from dicedesk.play.settings import SettingsKeeper
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.games.craps.tab import CrapsTab, SpotMenu
from tests.fakes.clock import StandingClock
from tests.fakes.dice import ScriptedDice
from tests.ui.pointing import ask_for_menu
from tests.ui.solved_jobs import SolvedJobs

Key = Qt.Key
HOUR_MS = 3_600_000
"""An hour, in milliseconds: an animation this long ends by a key alone, however slow the machine."""


class Bettor:
    """Plays with mouse and keyboard, and sees what the table shows."""

    def __init__(self, hands: Any) -> None:
        self.hands = hands
        self.window = hands.window
        self.tab: CrapsTab = hands.tab
        self.press, self.reads, self.until = hands.press, hands.reads, hands.until

    @property
    def session(self) -> GameSession:
        """The game on the table now."""
        return self.tab.session

    @property
    def moves(self) -> list[str]:
        """The moves so far, as the record writes them."""
        return [played.move.to_text() for played in self.session.history]

    @property
    def lying(self) -> dict[str, str]:
        """What the layout shows on each bet."""
        return {name: amount.shown() for name, amount in self.tab.felt.chips.bets.items()}

    @property
    def bankroll(self) -> str:
        """What stands beside the chips."""
        return self.tab.chips.bankroll

    @property
    def caption(self) -> str:
        """The line beside the dice."""
        return self.tab.board.caption.text()

    def click(self, *names: str) -> None:
        """Clicks spots of the layout, one after the other."""
        for name in names:
            self.hands.click(self.tab.felt.button(name))

    def shift_click(self, name: str) -> None:
        """Clicks a spot while Shift is held."""
        spot, shift = self.tab.felt.button(name), Qt.KeyboardModifier.ShiftModifier
        QTest.mouseClick(spot, Qt.MouseButton.LeftButton, shift)

    def right_click(self, name: str) -> None:
        """Clicks a spot with the right button."""
        ask_for_menu(self.tab.felt.button(name))

    def choose_in_menu(self, name: str, text: str) -> None:
        """Opens the menu of a spot, and chooses the entry of this text there."""
        self.right_click(name)
        menu = self.tab.findChildren(SpotMenu)[-1]
        next(action for action in menu.actions() if action.text() == text).trigger()
        menu.close()

    def point_at(self, name: str) -> None:
        """Moves the mouse over a spot."""
        button = self.tab.felt.button(name)
        QTest.mouseMove(button, QPoint(4, 4))
        QTest.mouseMove(button, QPoint(7, 7))
        self.until(lambda: self.tab.felt.spot == name)

    def throw(self, times: int = 1) -> None:
        """Throws this often, and sees each throw to its end."""
        for _ in range(times):
            self.press(Key.Key_T)
            self.until(lambda: not self.tab.pace.is_busy)


@pytest.fixture
def sit_down(
    open_window: Callable[..., Any], appearance: Appearance, clock: StandingClock, solved_jobs: SolvedJobs
) -> Callable[..., Bettor]:
    """Opens the window of a table whose dice show these faces, or sealed ones; nothing takes time unless it should."""

    def seated(
        *faces: int,
        store: Store | None = None,
        settings: SettingsKeeper | None = None,
        house: HouseRules | None = None,
        bettor: str = PERSON,
        jobs: Jobs | None = None,
        quick: bool = True,
    ) -> Bettor:
        dice = (lambda _: ScriptedDice(faces)) if faces else None
        kept = store or ForgetfulStore()
        pit = CrapsGameTable(kept, clock, settings or SettingsKeeper(kept), dice)
        if house is not None:
            pit.choose_house(house)
        if bettor != PERSON:
            pit.new_session((bettor,))

        def make(parent: QWidget) -> CrapsTab:
            return CrapsTab(pit, appearance, jobs or solved_jobs, parent)

        def prepare(tab: CrapsTab) -> None:
            tab.tray.duration_ms = tab.resolution.step_ms = 0 if quick else HOUR_MS
            tab.pace.set_pause(0 if quick else HOUR_MS)

        return Bettor(open_window(make, prepare))

    return seated
