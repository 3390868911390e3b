"""What a person does at the Hazard table: calls the chosen main and throws."""

from PySide6.QtCore import QObject

from dicedesk.games.hazard.rules import ChooseMain, HazardState, Throw
from dicedesk.games.hazard.table import HazardGameTable
from dicedesk.play.game_session import GameSession
from dicedesk.ui.base.bridge import SessionBridge
from dicedesk.ui.games.hazard.choices import MainRow
from dicedesk.ui.table.game_end import GameEnd
from dicedesk.ui.table.pace import Pace
from dicedesk.ui.table.person import Person
from dicedesk.ui.table.who_plays import WhoPlays


class HazardPerson(Person[HazardState]):
    """Makes the moves of a person. Signals: those of any person."""

    def __init__(
        self,
        bridge: SessionBridge[HazardState],
        pace: Pace[HazardState],
        end: GameEnd,
        table: HazardGameTable,
        players: WhoPlays[tuple[str, ...]],
        choices: MainRow,
        parent: QObject,
    ) -> None:
        """Casts with those who are chosen, for the main that is chosen in the row."""
        super().__init__(bridge, pace, end, parent)
        self._table, self._players, self._choices = table, players, choices
        bridge.throw_left.connect(self._on_throw_left)

    def play_on(self) -> None:
        """Throws the dice, and calls the chosen main before that where a round begins."""
        if not self._session.computer_moves:
            begins = self._session.state.main is None
            self.make(*((ChooseMain(self._choices.main),) if begins else ()), Throw())

    def new_session(self) -> GameSession[HazardState]:
        """Another game for those who are chosen to cast."""
        return self._table.new_session(self._players.seating)

    def undo(self) -> None:
        """Takes back the person's last throw, and the main that was chosen with it."""
        super().undo()
        if self._is_main_only:
            super().undo()

    def redo(self) -> None:
        """Brings back the person's last throw, and the main that was chosen with it."""
        super().redo()
        if self._is_main_only and self._session.redoable:
            super().redo()

    def _on_throw_left(self) -> None:
        """Leaves the main unchosen, too, for which dice were to be typed in."""
        if self._is_main_only:
            self._bridge.undo()

    @property
    def _is_main_only(self) -> bool:
        """Whether a person has chosen a main, and nothing was thrown for it yet."""
        state = self._session.state
        return state.main is not None and state.chance is None and not self._session.computer_moves
