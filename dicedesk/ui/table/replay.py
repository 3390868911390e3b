"""A game's tab over a record at one of its moves: the real table of that moment, without play."""

from functools import partial
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from dicedesk.core.persistent_list import PART
from dicedesk.features.replay import RecordedGame, ReplaySession
from dicedesk.play.game_table import GameTable
from dicedesk.play.ports.store import ForgetfulStore
from dicedesk.play.settings import Pause
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.table.game_tab import GameTab

_HOLDER = "replay"
"""The holder that stops the computer from moving."""


class TableReplay(QObject):
    """Shows each place of a record on the tab of its game; a place is a number of moves, from 0.

    Everything that a player would choose or press is hidden. The record's next move is shown like any move, by the
    tab's own pace, which waits until it is released. Nothing of it is saved.

    Signals: `moved()` when another place is shown.
    """

    moved = Signal()

    def __init__(self, make: Any, parts: AppParts, game: RecordedGame[Any], parent: QWidget) -> None:
        """Make a tab of the parts, at the first place. Raises ValueError for players without a name."""
        store = ForgetfulStore()
        settings = parts.settings.keeper.aside(store)
        table: GameTable[Any] = make.table_kind(store, parts.clock, settings, None)
        self._session = table.look_at(game.record, partial(ReplaySession, game))
        self.tab: GameTab[Any, Any] = make(table, parts.appearance, parts.long_jobs, parent)
        super().__init__(self.tab)
        self._look, self._speed = parts.dice_look, 1.0
        parts.dice_look.apply_to(self.tab.tray)
        self.tab.offer_nothing()
        self.set_speed(self._speed)
        self.tab.pace.hold(on=True, by=_HOLDER)
        self._look.changed.connect(self._follow_look)
        for changed in (self.tab.bridge.played, self.tab.bridge.laid_out):
            changed.connect(self.moved)

        self._ahead, self._walked = QTimer(self, interval=0), 0
        self._ahead.timeout.connect(self._walk_ahead)
        if game.moves > PART:
            self._ahead.start()

    @property
    def game(self) -> RecordedGame[Any]:
        """The record, with all its moves."""
        return self._session.game

    @property
    def place(self) -> int:
        """The number of moves made."""
        return self._session.place

    @property
    def is_at_end(self) -> bool:
        """Whether the record has no moves left."""
        return self._session.is_at_end

    def go_to(self, place: int) -> None:
        """Show another place at once."""
        self.tab.pace.stop()
        self._session.go_to(place)
        self.tab.bridge.lay_out()
        self.tab.pace.go_on()

    def step(self) -> None:
        """Finish the current motion, and show the next move."""
        self.tab.pace.stop()
        if not self.is_at_end:
            self.tab.bridge.play_computer()

    def run(self, *, on: bool) -> None:
        """Play one move after another, beginning at once, or stop after the current one."""
        pace = self.tab.pace
        pace.hold(on=not on, by=_HOLDER)
        if on and not pace.is_busy:
            pace.hurry()

    def set_speed(self, speed: float) -> None:
        """Set the speed of dice and moves; 1 is the speed at which a computer plays."""
        self._speed = speed
        self.tab.pace.set_speed(speed)
        self.tab.pace.set_pause(round(Pause.NORMAL.value / speed))
        self._follow_look()

    def _follow_look(self) -> None:
        self.tab.tray.duration_ms = round(self._look.chosen.speed.value / self._speed)

    def _walk_ahead(self) -> None:
        """Calculate another part of a long game, so that a first jump to its end is fast."""
        self._walked += PART
        history = self.game.history.without_last(max(self.game.moves - self._walked, 0))
        self._session.fold_ahead(history)
        if self._walked >= self.game.moves:
            self._ahead.stop()
