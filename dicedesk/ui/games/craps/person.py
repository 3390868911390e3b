"""What a person does at the craps table: bets, bets taken down, odds turned, leaving; and why a bet is refused."""

from PySide6.QtCore import QObject, Signal

from dicedesk.core.errors import GameError
from dicedesk.core.game import Move
from dicedesk.features.replay.shown_game import REPLAY_ONLY, ShownGame
from dicedesk.games.craps.bets import BET_KINDS, LINE_BEHIND
from dicedesk.games.craps.house_words import other_house_on
from dicedesk.games.craps.rules import CrapsState, Leave, PlaceBet, TakeDown, Throw, TurnBets, TurnOdds
from dicedesk.games.craps.table import BetsToRepeat, CrapsGameTable, bets_to_take_down
from dicedesk.play.game_session import GameSession
from dicedesk.ui.base.bridge import SessionBridge
from dicedesk.ui.base.words import shown, tr
from dicedesk.ui.games.craps.chip_row import ChipRow
from dicedesk.ui.games.craps.layout.chips import spot_of
from dicedesk.ui.table.game_end import GameEnd
from dicedesk.ui.table.pace import Pace
from dicedesk.ui.table.person import Person
from dicedesk.ui.table.who_plays import WhoPlays


class CrapsBridge(SessionBridge[CrapsState]):
    """Owns a session of craps. Signals: those of any bridge."""

    def why_refused(self, move: Move, error: GameError) -> str:
        """The reason, and the house that would take the bet, if there is one."""
        reason = super().why_refused(move, error)
        return other_house_on(self.session.state, move, reason) or reason


class CrapsPerson(Person[CrapsState]):
    """Makes the moves of a person, after what is still being shown.

    Signals: `warned(str)` where nothing more can be done in this game, and those of any person.
    """

    warned = Signal(str)

    def __init__(
        self,
        bridge: SessionBridge[CrapsState],
        pace: Pace[CrapsState],
        end: GameEnd,
        table: CrapsGameTable,
        players: WhoPlays[str],
        chips: ChipRow,
        parent: QObject,
    ) -> None:
        """Plays at this table, with the chosen chip."""
        super().__init__(bridge, pace, end, parent)
        self._table, self._players, self._chips = table, players, chips

    def play_on(self) -> None:
        """Throws the dice, also for a computer bettor."""
        if self._session.computer_moves:
            self._bridge.play_computer()
        else:
            self._bridge.play(Throw())

    def new_session(self) -> GameSession[CrapsState]:
        """Another game for whoever is chosen to play."""
        return self._table.new_session(self._players.seating)

    def bet(self, name: str) -> None:
        """Puts the chosen chip on a bet."""
        self._make(PlaceBet(name, self._chips.chip))

    def take_down(self, name: str) -> None:
        """Takes down a bet, or the come bet whose spot it shares where only that lies there."""
        line = LINE_BEHIND.get(BET_KINDS[name])
        is_free = not self._session.state.amount_on(BET_KINDS[name])
        shares = line is not None and is_free and spot_of(line.name) == name
        self._make(TakeDown(line.name if line is not None and shares else name))

    def repeat(self) -> None:
        """Puts back the bets that the last throw took."""
        self._make(*BetsToRepeat().of(self._session), otherwise=tr("There is nothing to repeat now"))

    def clear(self) -> None:
        """Takes down every bet that may be taken down."""
        self._make(*bets_to_take_down(self._session.state), otherwise=tr("No bet can be taken down"))

    def turn_odds(self) -> None:
        """Has the odds behind come bets work on a come-out, or rest."""
        self._make(TurnOdds(on=not self._session.state.odds_on))

    def turn_bets(self) -> None:
        """Has the bets work that the house lets be off on a come-out, or be off again."""
        self._make(TurnBets(on=not self._session.state.bets_on))

    def leave(self) -> None:
        """Leaves the table at the second asking."""
        session = self._session
        if not (session.is_over or session.computer_moves):
            self._pace.finish()
            sure = tr("Press L again to leave. Bets you can take down come back; contract bets are lost")
            if not self.asked.is_sure("leave", sure):
                return
        self._make(Leave(), is_sure=True)

    def _make(self, *moves: Move, otherwise: str = "", is_sure: bool = False) -> None:
        session = self._session
        self.asked.drop()
        if isinstance(session, ShownGame):
            self.answered.emit(shown(REPLAY_ONLY))
            return
        if session.computer_moves:
            name, you = shown(session.seats[0].name.text), self._table.person
            to_bet = tr("{name} is playing. To bet yourself, choose {you} as the player", name=name, you=you)
            self.answered.emit(to_bet)
            return
        self._pace.finish()
        if session.is_over:
            self.warned.emit(tr("This game is over: start a new one (N)"))
        elif moves:
            if is_sure:
                self.make_all(moves)
            else:
                self.make(*moves)
        else:
            self.answered.emit(otherwise)
