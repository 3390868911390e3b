"""The tab of Pig: a felt with one die, a button to roll and one to hold. It is the last stage of "Add a game".

In their order: the input makes a person's moves, the cards lie beside the felt, and the tab puts all together. In its
`__init__`, the order is that of the lines: felt, result, buttons, pace, input, connections, table.
"""

from functools import partial

from dicedesk.games.pig.game import PigGameTable, PigTelling
from dicedesk.games.pig.rules import PigMove, PigState
from PySide6.QtWidgets import QPushButton, QWidget

from dicedesk.play.game_session import GameSession
from dicedesk.play.ports.jobs import Jobs
from dicedesk.play.telling import Showing, TableView
from dicedesk.ui.base.bridge import SessionBridge
from dicedesk.ui.base.dice.tray import DiceTray
from dicedesk.ui.base.keys import ActionSpec
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import FeltColor
from dicedesk.ui.base.widgets.card import Card
from dicedesk.ui.base.words import tr
from dicedesk.ui.table.columns import GameButtons, lie_below, primary_button, table_column
from dicedesk.ui.table.game_tab import GameTab
from dicedesk.ui.table.input import TableInput
from dicedesk.ui.table.pace import Flight, GameEnd, Pace
from dicedesk.ui.table.result import Result


class PigInput(TableInput[PigState]):
    """Makes the moves of a person."""

    def __init__(
        self,
        bridge: SessionBridge[PigState],
        pace: Pace[PigState],
        end: GameEnd,
        table: PigGameTable,
        tab: QWidget,
    ) -> None:
        """Plays at this table."""
        super().__init__(bridge, pace, end, tab)
        self._table = table

    def play_on(self) -> None:
        """Rolls."""
        if not self._session.computer_moves:
            self._bridge.play(PigMove(rolls=True))

    def new_session(self) -> GameSession[PigState]:
        """Another game."""
        return self._table.begin({})


class PigCards:
    """One card, which says nothing."""

    tall: QWidget | None = None

    def __init__(self, appearance: Appearance) -> None:
        """The card."""
        self.in_order: tuple[QWidget, ...] = (Card(tr("Scores")),)

    def show_game(self, view: TableView) -> None:
        """Nothing."""


class PigTab(GameTab[PigState, PigCards]):
    """Pig against the computer."""

    table_kind = PigGameTable
    cloth = FeltColor.BLUE
    telling = PigTelling()
    help_page = "pig"

    def __init__(
        self, table: PigGameTable, appearance: Appearance, jobs: Jobs, parent: QWidget | None = None
    ) -> None:
        """Opens the game that was left unfinished, or a new one."""
        super().__init__(table, appearance, jobs, parent)
        # The test compares it with the moves that were left: the computer may make its next one at any key.
        self.found = len(self.session.history)
        self.tray, self.hold = DiceTray(self.cloth), QPushButton("Hold")
        self.result = Result(self.tray, self.cloth, appearance)
        self.buttons = GameButtons(primary_button(tr("Roll the dice")), self.hold, details="Scores (D)")
        self._arrange(table_column((), self.tray), self.hold)
        self.pace = Pace(self.bridge, Flight(self.tray), self)
        self.input = PigInput(self.bridge, self.pace, self.end, table, self)
        self._connect_all()
        self.result.placed.connect(partial(lie_below, self.tray))
        self.hold.clicked.connect(lambda: self.bridge.play(PigMove(rolls=False)))
        self._set_table()

    def menu_actions(self) -> tuple[ActionSpec, ...]:
        """New game, roll and hold."""
        return (
            ActionSpec(tr("New game"), ("N",), self.input.new_game),
            ActionSpec(tr("Roll the dice"), ("Return", "Enter"), self.input.lead_on),
            ActionSpec("Hold", ("H",), self.hold.click),
        )

    def _make_cards(self) -> PigCards:
        return PigCards(self._appearance)

    @property
    def showing(self) -> Showing[None]:
        """Nothing is chosen before it is played."""
        return Showing(None, self.pace.phase)


TAB = PigTab
