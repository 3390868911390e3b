"""A person at the Hazard table."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from dicedesk.core.rollers import SeededDice
from dicedesk.games.hazard.table import HazardGameTable
from dicedesk.play.game_session import GameSession
from dicedesk.play.ports.store import ForgetfulStore, Store
from dicedesk.play.seats import PERSON
from dicedesk.play.settings import SettingsKeeper
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.games.hazard.tab import HazardTab
from tests.fakes.dice import ScriptedDice
from tests.fakes.jobs import ImmediateJobs

SEED = 5
Key = Qt.Key


class Person:
    """Plays with the keyboard, and sees what the table shows."""

    def __init__(self, hands: Any) -> None:
        self.hands = hands
        self.window = hands.window
        self.tab: HazardTab = hands.tab
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
    def rows(self) -> list[tuple[str, ...]]:
        """The table of the turn, cell by cell."""
        model = self.tab.cards.turn.table.model()
        return [
            tuple(model.index(row, column).data() for column in range(model.columnCount()))
            for row in range(model.rowCount())
        ]

    @property
    def panels(self) -> tuple[str, str, int]:
        """The main, the chance, and how many lamps are lit."""
        board = self.tab.board
        return board.main.text(), board.chance.text(), board.lamps.lit

    @property
    def caption(self) -> str:
        """What stands under the dice."""
        return self.tab.tray.caption

    @property
    def chances(self) -> list[str]:
        """What the card of the chances says, without its title."""
        return self.reads(self.tab.cards.coach)[1:]

    def throw(self, times: int = 1) -> None:
        """Throws with Enter, and watches until it has been shown; begins a round where none stands."""
        for _ in range(times):
            self.press(Key.Key_Return)
            self.watch()

    def watch(self) -> None:
        """Waits until the dice lie still."""
        self.until(lambda: not self.tab.pace.is_busy or self.tab.handover.is_running)

    def seat(self, *casters: str) -> None:
        """Chooses who casts."""
        players = self.tab.cards.players
        for seat in range(max(len(casters), len(players.boxes))):
            box = players.boxes[seat]
            box.setCurrentIndex(max(box.findData((*casters, "", "", "")[seat]), 0))


@pytest.fixture
def sit_down(open_window: Callable[..., Any], clock: Any, appearance: Appearance) -> Callable[..., Person]:
    """Opens the window for somebody, with throws that are shown in no time and a computer that waits long.

    `faces` are the dice to come (SeededDice without them); `sealed` takes the program's own dice instead.
    """

    def opened(
        *faces: int,
        casters: tuple[str, ...] = (PERSON,),
        store: Store | None = None,
        sealed: bool = False,
        throw_ms: int = 0,
        pause_ms: int = 3_600_000,
    ) -> Person:
        dice = ScriptedDice(faces) if faces else SeededDice(SEED)
        kept = store or ForgetfulStore()
        table = HazardGameTable(kept, clock, SettingsKeeper(kept), None if sealed else lambda _: dice)

        def make(parent: QWidget) -> HazardTab:
            return HazardTab(table, appearance, ImmediateJobs(), parent)

        def prepare(tab: HazardTab) -> None:
            tab.tray.duration_ms = throw_ms
            tab.pace.set_pause(pause_ms)
            tab.handover.set_pause(pause_ms)

        person = Person(open_window(make, prepare))
        if casters != (PERSON,):
            person.seat(*casters)
        return person

    return opened
