"""The cards beside the craps table: what they show of a game."""

from functools import partial
from typing import Any

from PySide6.QtWidgets import QWidget

from dicedesk.coach.craps.working import working_of_bet
from dicedesk.coach.question import LoneQuestion, Question
from dicedesk.games.craps.state import CrapsState
from dicedesk.players.craps import BETTORS, bettor_plan, bettor_title
from dicedesk.session.craps.bets import bet_rows
from dicedesk.session.craps.kit import CRAPS_KIT
from dicedesk.session.craps.shooter import first_worth, line_after
from dicedesk.session.craps.table import CrapsGameTable
from dicedesk.session.folded import Folded
from dicedesk.session.game_session import GameSession
from dicedesk.ui.look.appearance import Appearance
from dicedesk.ui.tabs.coach.coaching import CoachedGame
from dicedesk.ui.tabs.coach.held_back import HeldBack
from dicedesk.ui.tabs.craps.bankroll_card import BankrollCard
from dicedesk.ui.tabs.craps.bets_card import BetsCard
from dicedesk.ui.tabs.craps.chances import CrapsChances
from dicedesk.ui.tabs.craps.chip_row import ChipRow
from dicedesk.ui.tabs.craps.coach_card import CrapsCoachCard
from dicedesk.ui.tabs.craps.coaching import CrapsCoaching
from dicedesk.ui.tabs.craps.house_row import HouseRow
from dicedesk.ui.tabs.craps.throws_card import ThrowsCard
from dicedesk.ui.tabs.paced.paced_tab import PacedTab
from dicedesk.ui.tabs.paced.players_card import SoloPlayersCard
from dicedesk.ui.widgets.craps_layout.view import LayoutView


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
