"""What the layout shows of a game: the bets that lie there, what takes the chosen chip, what each spot is worth."""

from dicedesk.games.craps.odds import BetFigures
from dicedesk.games.craps.rules import CrapsState
from dicedesk.games.craps.table import bets_that_take
from dicedesk.games.craps.telling import turned_bets
from dicedesk.ui.base.bridge import SessionBridge
from dicedesk.ui.games.craps import texts
from dicedesk.ui.games.craps.board import StripBoard
from dicedesk.ui.games.craps.chances import CrapsChances
from dicedesk.ui.games.craps.chip_row import ChipRow
from dicedesk.ui.games.craps.layout.view import LayoutView


class Spots:
    """Lays the bets of a game on the layout, lights the spots that take a chip, and says what is known of one."""

    def __init__(
        self,
        bridge: SessionBridge[CrapsState],
        layout: LayoutView,
        board: StripBoard,
        chips: ChipRow,
        chances: CrapsChances,
    ) -> None:
        """Shows nothing before `show_game`."""
        self._bridge, self._layout, self._board = bridge, layout, board
        self._chips, self._chances = chips, chances
        layout.spot_changed.connect(lambda *_: self._show_spot())
        for changed in (chips.chosen, chances.changed):
            changed.connect(lambda *_: self._show_spots())

    def begin(self) -> None:
        """Another game is on the table: its house says which spots there are."""
        self._layout.show_house(self._state.rules)

    def show_game(self) -> None:
        """Shows the game as it stands."""
        state = self._state
        self._layout.chips.show_bets({bet.name: bet.amount for bet in state.bets})
        self._layout.chips.label(turned_bets(state))
        self._layout.show_point(state.point)
        self._show_spots()

    def take_focus(self) -> bool:
        """Gives the keyboard to the layout while a person may bet; False while nobody may."""
        if self._may_bet:
            self._layout.take_focus()
        return self._may_bet

    @property
    def _state(self) -> CrapsState:
        return self._bridge.session.state

    @property
    def _may_bet(self) -> bool:
        session = self._bridge.session
        return not (session.is_over or session.computer_moves)

    def _show_spots(self) -> None:
        takes = bets_that_take(self._state, self._chips.chip) if self._may_bet else frozenset[str]()
        self._layout.light(takes)
        for name in self._layout.spots:
            self._layout.describe(name, texts.spot_description(*self._what_is_known_of(name)))
        self._show_spot()

    def _show_spot(self) -> None:
        spot = self._layout.spot
        self._board.show_spot(None if spot is None else texts.spot_words(*self._what_is_known_of(spot)))

    def _what_is_known_of(self, name: str) -> tuple[CrapsState, BetFigures | None, str, int]:
        return self._state, self._chances.of(name), name, self._chips.chip
