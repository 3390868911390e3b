"""What a person does at the craps table: bets, bets taken down, odds turned, leaving; and why a bet is refused."""

from PySide6.QtCore import QObject, Signal

from dicedesk.core.errors import GameError
from dicedesk.core.game import Move
from dicedesk.games.craps.bet_kinds import BET_KINDS, LINE_BEHIND
from dicedesk.games.craps.moves import Leave, PlaceBet, TakeDown, TurnOdds
from dicedesk.games.craps.state import CrapsState
from dicedesk.session.craps.betting import BetsToRepeat, bets_to_take_down
from dicedesk.session.craps.house import other_house_on
from dicedesk.session.craps.table import CrapsGameTable
from dicedesk.ui.bridge import SessionBridge
from dicedesk.ui.tabs.craps.chip_row import ChipRow
from dicedesk.ui.tabs.paced.asked_twice import AskedTwice
from dicedesk.ui.tabs.paced.pace import Pace
from dicedesk.ui.widgets.craps_layout.felt_chips import spot_of
from dicedesk.ui.words import shown, tr


class CrapsBridge(SessionBridge[CrapsState]):
    """Owns a session of craps. Signals: those of any bridge."""

    def why_refused(self, move: Move, error: GameError) -> str:
        """The reason, and the house that would take the bet, if there is one."""
        reason = super().why_refused(move, error)
        return other_house_on(self.session.state, move, reason) or reason


class CrapsPerson(QObject):
    """Makes the moves of a person, after what is still being shown.

    Signals: `answered(str)` with why nothing was done, `warned(str)` where nothing more can be done in this game.
    """

    answered = Signal(str)
    warned = Signal(str)

    def __init__(
        self,
        bridge: SessionBridge[CrapsState],
        pace: Pace[CrapsState],
        asked: AskedTwice,
        chips: ChipRow,
        table: CrapsGameTable,
        parent: QObject,
    ) -> None:
        """Plays at this table, with the chosen chip."""
        super().__init__(parent)
        self._bridge, self._pace, self._asked, self._chips, self._table = bridge, pace, asked, chips, table

    def bet(self, name: str) -> None:
        """Puts the chosen chip on a bet."""
        self._make(PlaceBet(name, self._chips.chip))

    def take_down(self, name: str) -> None:
        """Takes down a bet, or the come bet whose spot it shares where only that lies there."""
        line = LINE_BEHIND.get(BET_KINDS[name])
        is_free = not self._bridge.session.state.amount_on(BET_KINDS[name])
        shares = line is not None and is_free and spot_of(line.name) == name
        self._make(TakeDown(line.name if line is not None and shares else name))

    def repeat(self) -> None:
        """Puts back the bets that the last throw took."""
        self._make(*BetsToRepeat().of(self._bridge.session), otherwise=tr("There is nothing to repeat now"))

    def clear(self) -> None:
        """Takes down every bet that may be taken down."""
        self._make(*bets_to_take_down(self._bridge.session.state), otherwise=tr("No bet can be taken down"))

    def turn_odds(self) -> None:
        """Has the odds behind come bets work on a come-out, or rest."""
        self._make(TurnOdds(on=not self._bridge.session.state.odds_on))

    def leave(self) -> None:
        """Leaves the table at the second asking."""
        session = self._bridge.session
        if not (session.is_over or session.computer_moves):
            self._pace.hurry()
            sure = tr("Press L again to leave. Bets you can take down come back; contract bets are lost")
            if not self._asked.is_sure("leave", sure):
                return
        self._make(Leave())

    def _make(self, *moves: Move, otherwise: str = "") -> None:
        session = self._bridge.session
        self._asked.drop()
        if session.computer_moves:
            name, you = shown(session.seats[0].name.text), self._table.person
            to_bet = tr("{name} is playing. To bet yourself, choose {you} as the player", name=name, you=you)
            self.answered.emit(to_bet)
            return
        self._pace.hurry()
        if session.is_over:
            self.warned.emit(tr("This game is over: start a new one (N)"))
        elif moves:
            for move in moves:
                self._bridge.play(move)
        else:
            self.answered.emit(otherwise)
