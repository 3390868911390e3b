"""What is said of the spots of the layout: which take the chosen chip, and what each is worth."""

from dicedesk.games.craps.state import CrapsState
from dicedesk.session.craps.betting import bets_that_take
from dicedesk.session.game_session import GameSession
from dicedesk.ui.tabs.craps import texts
from dicedesk.ui.tabs.craps.board import StripBoard
from dicedesk.ui.tabs.craps.chances import CrapsChances
from dicedesk.ui.tabs.craps.chip_row import ChipRow
from dicedesk.ui.widgets.craps_layout.view import LayoutView


class Spots:
    """Lights the spots that take the chosen chip, and says what is known of the one that is looked at."""

    def __init__(self, layout: LayoutView, board: StripBoard, chips: ChipRow, chances: CrapsChances) -> None:
        """Knows no game before `show_game`."""
        self._layout, self._board, self._chips, self._chances = layout, board, chips, chances
        self._session: GameSession[CrapsState] | None = None
        layout.spot_changed.connect(lambda *_: self._show_spot())
        for changed in (chips.chosen, chances.changed):
            changed.connect(lambda *_: self._show_spots())

    def show_game(self, session: GameSession[CrapsState]) -> None:
        """Shows the spots of the game as it stands."""
        self._session = session
        self._show_spots()

    def _show_spots(self) -> None:
        session = self._session
        if session is None:
            return
        may_bet = not (session.is_over or session.computer_moves)
        self._layout.light(bets_that_take(session.state, self._chips.chip) if may_bet else frozenset())
        for name in self._layout.spots:
            self._layout.describe(name, self._words(session, name).description)
        self._show_spot()

    def _show_spot(self) -> None:
        spot = self._layout.spot
        self._board.show_spot(
            None if spot is None or self._session is None else self._words(self._session, spot)
        )

    def _words(self, session: GameSession[CrapsState], name: str) -> texts.SpotWords:
        return texts.spot_words(session.state, self._chances.of(name), name, self._chips.chip)
