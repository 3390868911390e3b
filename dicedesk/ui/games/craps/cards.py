"""The cards beside the craps table: what they show of a game."""

from functools import partial
from typing import Any

from PySide6.QtWidgets import QWidget

from dicedesk.coach.question import LoneQuestion, Question
from dicedesk.games.craps.coach_working import working_of_bet
from dicedesk.games.craps.kit import CRAPS_KIT
from dicedesk.games.craps.players import BETTORS, bettor_plan, bettor_title
from dicedesk.games.craps.rules import CrapsState
from dicedesk.games.craps.table import CrapsGameTable
from dicedesk.games.craps.telling import bet_rows, first_worth, line_after
from dicedesk.play.folded import Folded
from dicedesk.play.game_session import GameSession
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.games.craps.bankroll_card import BankrollCard
from dicedesk.ui.games.craps.bets_card import BetsCard
from dicedesk.ui.games.craps.chances import CrapsChances
from dicedesk.ui.games.craps.chip_row import ChipRow
from dicedesk.ui.games.craps.coach_card import CrapsCoachCard
from dicedesk.ui.games.craps.coaching import CrapsCoaching
from dicedesk.ui.games.craps.house_row import HouseRow
from dicedesk.ui.games.craps.layout.view import LayoutView
from dicedesk.ui.games.craps.throws_card import ThrowsCard
from dicedesk.ui.table.coaching import CoachedGame
from dicedesk.ui.table.held_back import HeldBack
from dicedesk.ui.table.paced_tab import PacedTab
from dicedesk.ui.table.players_card import SoloPlayersCard


class CrapsCards:
    """The bets, the log of throws, the bankroll, and who plays by the rules of which house."""

    def __init__(self, appearance: Appearance, chances: CrapsChances, *, is_first_visit: bool) -> None:
        """Nothing is shown yet. On the first visit the house is offered above all others."""
        self.bets, self.throws = BetsCard(appearance, chances), ThrowsCard(appearance)
        self.bankroll = BankrollCard(appearance)
        self.coach, self.held = CrapsCoachCard(appearance), HeldBack()
        bettors = ((name, bettor_title(name), bettor_plan(name)) for name in BETTORS)
        self.players = SoloPlayersCard(appearance, bettors)
        self.house = HouseRow(appearance, is_first_visit=is_first_visit)
        self.players.add(self.house)
        others = (self.bets, self.coach, self.throws, self.bankroll)
        self.tall = self.throws
        self.in_order: tuple[QWidget, ...] = (
            (self.players, *others) if is_first_visit else (*others, self.players)
        )

    def question_of_bet(self, state: CrapsState, name: str) -> Question:
        """How the price of a bet comes about that lies on this table."""
        return LoneQuestion(partial(working_of_bet, state, name))

    def coaching(
        self, tab: PacedTab[CrapsState, Any], table: CrapsGameTable, felt: LayoutView, chips: ChipRow
    ) -> CrapsCoaching:
        """The coach of this tab, who speaks on these cards."""
        game = CoachedGame(CRAPS_KIT, table, tab, self.coach, self.held)
        return CrapsCoaching(game, self.coach, tab.short_jobs, felt, chips)

    @property
    def folds(self) -> tuple[Folded[CrapsState, Any], ...]:
        """The log, the shooter's figures, and the bankroll's line."""
        return (*self.throws.folds, self._worths)

    def begin(self, state: CrapsState) -> None:
        """Another game has begun, or is told from its beginning: the bankroll's line begins anew."""
        self._worths = Folded(first_worth(state), line_after)

    def show_game(self, session: GameSession[CrapsState]) -> None:
        """Shows the game as it stands."""
        self.bets.show_bets(bet_rows(session.state), is_over=session.is_over)
        self.players.show_watched(is_watched=session.computer_moves)
        self.throws.player = session.seats[0].name
        self.throws.show_history(session.history)
        self.bankroll.show_line(self._worths.of(session.history))
