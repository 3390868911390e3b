"""What a person does at the Poker Dice table: dice are kept, a hand is scored, the game is left."""

from collections.abc import Iterable

from PySide6.QtCore import QObject, Signal

from dicedesk.games.poker_dice.moves import Hold, PlayHand, PokerDiceMove, Quit, Reroll
from dicedesk.games.poker_dice.rules import DICE
from dicedesk.games.poker_dice.state import PokerDiceState
from dicedesk.ui.bridge import SessionBridge
from dicedesk.ui.tabs.asked_twice import AskedTwice
from dicedesk.ui.tabs.pace import Pace
from dicedesk.ui.tabs.poker_dice import texts
from dicedesk.ui.widgets.dice.stand_ins import name_of_die


class PokerDicePerson(QObject):
    """Makes the moves of a person, and knows which dice are kept. In mid-throw a key only finishes the throw.

    Signals: `chosen()` when other dice are kept, `told(str)` with what is not seen by whoever does not see the dice.
    """

    chosen = Signal()
    told = Signal(str)

    def __init__(
        self,
        bridge: SessionBridge[PokerDiceState],
        pace: Pace[PokerDiceState],
        asked: AskedTwice,
        parent: QObject,
    ) -> None:
        """No die is kept."""
        super().__init__(parent)
        self._bridge, self._pace, self._asked = bridge, pace, asked
        self._kept: frozenset[int] = frozenset()

    @property
    def kept(self) -> tuple[int, ...]:
        """The places, from 0, of the dice that a re-roll would leave where they are."""
        return tuple(sorted(self._kept))

    @property
    def next_move(self) -> PokerDiceMove:
        """What the big button does: another hand, a re-roll, or holding where all dice are kept."""
        if not self._bridge.session.state.in_hand:
            return PlayHand()
        if len(self._kept) == DICE:
            return Hold()
        return Reroll(tuple(place + 1 for place in range(DICE) if place not in self._kept))

    def keep_only(self, places: Iterable[int]) -> None:
        """Keeps these dice and no others; `chosen` is not told."""
        self._kept = frozenset(places)

    def keep(self, place: int) -> None:
        """Keeps a die, counted from 0, or has it thrown after all."""
        if not self._is_hurried() and self._bridge.session.state.in_hand:
            self._kept ^= {place}
            self.chosen.emit()

    def keep_by_key(self, place: int) -> None:
        """Keeps a die that may not have the keyboard's focus, and so would change in silence."""
        self.keep(place)
        state = self._bridge.session.state
        if state.in_hand and not self._pace.is_busy:
            self.told.emit(name_of_die(place, state.dice[place], is_kept=place in self._kept))

    def hold(self) -> None:
        """Has the hand scored as it lies."""
        if not self._is_hurried() and self._bridge.session.state.in_hand:
            self._bridge.play(Hold())

    def quit(self) -> None:
        """Ends the game, at the second asking."""
        session = self._bridge.session
        if self._pace.hurry() or session.is_over:
            return
        if self._asked.is_sure("quit", texts.sure_to_quit(session)):
            self._asked.drop()
            self._bridge.play(Quit())

    def _is_hurried(self) -> bool:
        """Whether a key was used up by finishing what is being shown."""
        self._asked.drop()
        return self._pace.hurry()
