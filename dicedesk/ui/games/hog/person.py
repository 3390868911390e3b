"""What a person does at the Hog table: rolls the chosen number of dice, and begins games by turns."""

from PySide6.QtCore import QObject

from dicedesk.games.hog.rules import HogState, RollDice
from dicedesk.games.hog.table import HogGameTable, HogSeating, home_seat
from dicedesk.play.game_session import GameSession
from dicedesk.ui.base.bridge import SessionBridge
from dicedesk.ui.games.hog.choices import DiceRow
from dicedesk.ui.table.game_end import GameEnd
from dicedesk.ui.table.pace import Pace
from dicedesk.ui.table.person import Person
from dicedesk.ui.table.who_plays import WhoPlays


class HogPerson(Person[HogState]):
    """Makes the moves of a person. Signals: those of any person."""

    def __init__(
        self,
        bridge: SessionBridge[HogState],
        pace: Pace[HogState],
        end: GameEnd,
        table: HogGameTable,
        players: WhoPlays[HogSeating],
        choices: DiceRow,
        parent: QObject,
    ) -> None:
        """Plays against those who are chosen, with the dice that are chosen in the row."""
        super().__init__(bridge, pace, end, parent)
        self._table, self._players, self._choices = table, players, choices

    def play_on(self) -> None:
        """Rolls the chosen number of dice."""
        if not self._session.computer_moves:
            self.make(RollDice(self._choices.dice))

    def new_session(self) -> GameSession[HogState]:
        """Another game, in which the same player begins as in this one."""
        return self._table.new_session(self._players.seating, self._first)

    def begin_again(self) -> None:
        """Begins another game; the first turn goes from one to the other."""
        other = "away" if self._first == "home" else "home"
        first = other if self._session.history else "home"
        self._bridge.begin(self._table.new_session(self._players.seating, first))
        self.began.emit()

    @property
    def _first(self) -> str:
        """Whose turn came first in this game, "home" or "away"."""
        return "home" if home_seat(self._session.record) == 0 else "away"
