"""A game's tab over any position: its choices work, the coach always speaks, and nothing is saved."""

import secrets
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from dicedesk.core.position import PositionLine
from dicedesk.core.rollers import DiceSource, SeededDice
from dicedesk.features.position import PositionSession, record_at
from dicedesk.play.game_session import GameSession
from dicedesk.play.game_table import GameTable
from dicedesk.play.ports.store import ForgetfulStore
from dicedesk.play.settings import LARGEST_SEED, CoachMode, CoachSettings, GameKind
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.table.game_tab import GameTab
from dicedesk.ui.table.pace import Pace

_HOLDER = "position"
"""The holder that stops the computer from moving by itself."""


class PositionOnTable(QObject):
    """Shows positions of one game on its tab, and goes on from the position after each choice.

    The big button also lets a computer player make its move.

    Signals: `moved()` when another position is shown, after the motion of the choice that led to it.
    """

    moved = Signal()

    def __init__(self, make: Any, parts: AppParts, line: PositionLine[Any], parent: QWidget) -> None:
        """Make a tab of the parts, at a possible position."""
        store = ForgetfulStore()
        self._table: GameTable[Any] = make.table_kind(
            store, parts.clock, parts.settings.keeper.aside(store), None
        )
        self._table.choose_coaching(CoachSettings(CoachMode.ALWAYS, 0, GameKind.CASUAL))
        begin = partial(PositionSession[Any], record_at(line), dice=_dice_of(parts))
        self._session: PositionSession[Any] = self._table.look_at(record_at(line), begin)
        self.tab: GameTab[Any, Any] = make(self._table, parts.appearance, parts.long_jobs, parent)
        super().__init__(self.tab)
        self.tab.short_jobs = parts.jobs
        parts.dice_look.equip(self.tab.tray)
        self.tab.offer_choices()
        self.tab.show_verdicts()
        self.tab.pace.hold(on=True, by=_HOLDER)
        self.tab.input.leads = partial(_leads, self._session, self.tab.pace)
        bridge = self.tab.bridge
        for changed in (self.tab.pace.rested, bridge.undone, bridge.redone, bridge.reset):
            changed.connect(self.moved)

    @property
    def line(self) -> PositionLine[Any]:
        """The position shown, with its players."""
        return self._session.line

    def set_up(self, line: PositionLine[Any], *, replaces: bool = False) -> None:
        """Show another possible position at once; undo skips the last one if this `replaces` it."""
        # A motion still in progress would end in the new position.
        self.tab.pace.stop()
        record = record_at(line)
        self._table.look_at(record, partial(self._session.set_up, record, replaces=replaces))
        self.tab.bridge.begin(self._session)


def _leads(session: GameSession[Any], pace: Pace[Any]) -> bool:
    """Let the computer move if it is its turn, and do nothing at the end of a game; return False otherwise."""
    was_computers = session.computer_moves
    if was_computers:
        pace.hold(on=False, by=_HOLDER)
        pace.hurry()
        pace.hold(on=True, by=_HOLDER)
    return was_computers or session.is_over


def _dice_of(parts: AppParts) -> DiceSource:
    return SeededDice(secrets.randbelow(LARGEST_SEED)) if parts.dice is None else parts.dice("")
