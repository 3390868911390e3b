"""What a person does at the Poker Dice table: dice are kept, a hand is scored, the game is left."""

from collections.abc import Iterable

from PySide6.QtCore import QObject, Signal

from dicedesk.games.poker_dice.oracle import Award
from dicedesk.games.poker_dice.rules import DICE, Hold, PlayHand, PokerDiceMove, PokerDiceState, Quit, Reroll
from dicedesk.games.poker_dice.table import PokerDiceGameTable
from dicedesk.play.game_session import GameSession
from dicedesk.ui.base.bridge import SessionBridge
from dicedesk.ui.base.dice.tray import name_of_die
from dicedesk.ui.base.words import shown, tr
from dicedesk.ui.games.poker_dice import texts
from dicedesk.ui.table.game_end import GameEnd
from dicedesk.ui.table.pace import Pace
from dicedesk.ui.table.person import Person
from dicedesk.ui.table.who_plays import WhoPlays


class PokerDicePerson(Person[PokerDiceState]):
    """Makes the moves of a person, and knows which dice are kept. In mid-throw a key only finishes the throw.

    Signals: `chosen()` when other dice are kept, `told(str)` with what is not seen by whoever does not see the dice,
    and those of any person.
    """

    chosen = Signal()
    told = Signal(str)

    def __init__(
        self,
        bridge: SessionBridge[PokerDiceState],
        pace: Pace[PokerDiceState],
        end: GameEnd,
        table: PokerDiceGameTable,
        players: WhoPlays[str],
        parent: QObject,
    ) -> None:
        """No die is kept."""
        super().__init__(bridge, pace, end, parent)
        self._table, self._players = table, players
        self._kept: frozenset[int] = frozenset()

    @property
    def kept(self) -> tuple[int, ...]:
        """The places, from 0, of the dice that a re-roll would leave where they are."""
        return tuple(sorted(self._kept))

    @property
    def next_move(self) -> PokerDiceMove:
        """What the big button does: another hand, a re-roll, or holding where all dice are kept."""
        if not self._session.state.in_hand:
            return PlayHand()
        if len(self._kept) == DICE:
            return Hold()
        return Reroll(tuple(place + 1 for place in range(DICE) if place not in self._kept))

    @property
    def owed_award(self) -> Award | None:
        """The award that was won, until somebody has looked at the result; None where none was."""
        return texts.award(self._session) if self._end.is_fresh else None

    def play_on(self) -> None:
        """Does what the big button says: `next_move`."""
        if not self._session.computer_moves:
            self.make(self.next_move)

    def new_session(self) -> GameSession[PokerDiceState]:
        """Another game for whoever is chosen to play."""
        return self._table.new_session(self._players.seating)

    def begin_again(self) -> None:
        """Begins another game; the Oracle is heard before that where it is owed."""
        if self.owed_award is not None:
            self._end.look()
        else:
            super().begin_again()

    def keep_only(self, places: Iterable[int]) -> None:
        """Keeps these dice and no others; `chosen` is not told."""
        self._kept = frozenset(places)

    def keep(self, place: int) -> None:
        """Keeps a die, counted from 0, or has it thrown after all."""
        if self._may_choose():
            self._kept ^= {place}
            self.chosen.emit()

    def keep_by_key(self, place: int) -> None:
        """Keeps a die that may not have the keyboard's focus, and so would change in silence."""
        self.keep(place)
        state = self._session.state
        if state.in_hand and not self._pace.is_busy and not self._session.computer_moves:
            self.told.emit(name_of_die(place, state.dice[place], is_kept=place in self._kept))

    def hold(self) -> None:
        """Has the hand scored as it lies."""
        if self._may_choose():
            self.make(Hold())

    def quit(self) -> None:
        """Ends the game, at the second asking."""
        session = self._session
        if self._is_watching() or self._pace.hurry() or session.is_over:
            return
        if self.asked.is_sure("quit", texts.sure_to_quit(session)):
            self.asked.drop()
            self._bridge.play(Quit())

    def _may_choose(self) -> bool:
        """Whether a person has a hand now; a key is used up where something was still being shown."""
        self.asked.drop()
        return not (self._is_watching() or self._pace.hurry()) and self._session.state.in_hand

    def _is_watching(self) -> bool:
        """Whether a computer plays, which is said then."""
        session = self._session
        if session.computer_moves:
            name, you = shown(session.seats[0].name.text), self._table.person
            to_play = tr(
                "{name} is playing. To play yourself, choose {you} as the player", name=name, you=you
            )
            self.answered.emit(to_play)
        return session.computer_moves
