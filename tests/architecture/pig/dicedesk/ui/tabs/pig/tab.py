"""The tab of Pig: a felt with one die, a button to roll and one to hold."""

from functools import partial

from dicedesk.games.pig.game import PigMove, PigState
from dicedesk.session.pig.kit import PIG_KIT, PigGameTable
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from dicedesk.core.game import Played
from dicedesk.ports.jobs import Jobs
from dicedesk.ui.bridge import SessionBridge
from dicedesk.ui.keyboard.actions import ActionSpec
from dicedesk.ui.look.appearance import Appearance
from dicedesk.ui.look.theme import FeltColour
from dicedesk.ui.tabs.arrangement import button_row, fill, lie_below, primary_button, table_column
from dicedesk.ui.tabs.pace import Pace
from dicedesk.ui.tabs.paced_tab import PacedTab
from dicedesk.ui.widgets.card import Card
from dicedesk.ui.widgets.card_scroll import CardScroll
from dicedesk.ui.widgets.dice.tray import DiceTray
from dicedesk.ui.widgets.game_layout import GameLayout
from dicedesk.ui.widgets.result import Result, ResultText
from dicedesk.ui.words import shown, tr


class PigFlight:
    """The die of a roll; holding throws none."""

    def __init__(self, tray: DiceTray) -> None:
        self._tray = tray

    def begin(self, played: Played[PigState]) -> bool:
        """Throws the die."""
        if played.faces:
            self._tray.throw(played.faces)
        return bool(played.faces)

    def finish(self) -> None:
        """Lays the die down at once."""
        self._tray.finish()


class PigTab(PacedTab[PigState]):
    """Pig against the computer."""

    kit = PIG_KIT
    help_page = "pig"

    def __init__(
        self, table: PigGameTable, appearance: Appearance, jobs: Jobs, parent: QWidget | None = None
    ) -> None:
        """Opens the game that was left unfinished, or a new one."""
        super().__init__(appearance, jobs, parent)
        self._table = table
        self.bridge = SessionBridge(table, table.last_session() or table.new_session(), self)
        self.tray, self.primary, self.hold = (
            DiceTray(FeltColour.BLUE),
            primary_button(tr("Roll the dice")),
            QPushButton("Hold"),
        )
        self.result = Result(self.tray, FeltColour.BLUE, appearance)
        self.result.placed.connect(partial(lie_below, self.tray))
        drawer = QPushButton(tr("Details"))
        buttons = button_row(QLabel(), drawer, self.hold, self.primary)
        layout = GameLayout(table_column((), self.tray), buttons, self)
        cards = CardScroll()
        self.scores = Card(tr("Scores"))
        cards.add_card(self.scores)
        layout.add_card(cards, 1)
        fill(self, layout)
        self.mark(self.tray, self.hold, layout, drawer)
        self.pace = Pace(self.bridge, PigFlight(self.tray), self)
        self._lead_keys(layout)
        self.hold.clicked.connect(lambda: self.bridge.play(PigMove(rolls=False)))
        drawer.clicked.connect(layout.toggle_drawer)
        self.tray.settled.connect(self.pace.on_settled)
        self.pace.rested.connect(self._show)
        self.bridge.reset.connect(self._show)
        self._tell_aloud()
        self._show()

    def game_actions(self) -> tuple[ActionSpec, ...]:
        """New game, roll and hold."""
        return (
            ActionSpec(tr("New game"), ("N",), self.new_game),
            ActionSpec(tr("Roll the dice"), ("Return", "Enter"), self.lead_on),
            ActionSpec("Hold", ("H",), self.hold.click),
        )

    def begin_again(self) -> None:
        """Another game."""
        self.bridge.begin(self._table.new_session())

    def ask_to_leave(self) -> None:
        """Says that N leaves."""
        self.tray.set_caption(tr("Press N again to leave this game and start another"))

    def last_words(self) -> str:
        """The line under the die."""
        return self.tray.caption

    def _result_text(self) -> ResultText | None:
        if not self.session.is_over:
            return None
        return ResultText(shown(self._told()), "")

    def _play_on(self) -> None:
        if not self.session.computer_moves:
            self.bridge.play(PigMove(rolls=True))

    def _told(self) -> str:
        names = tuple(seat.name for seat in self.session.seats)
        if self.session.is_over:
            return self.kit.narrator.result_line(self.session.history[-1], names)
        return self.kit.narrator.line(self.session.history[-1], names, 0) if self.session.history else ""

    def _show(self) -> None:
        self.primary.setText(tr("Roll the dice"))
        self.tray.set_caption(shown(self._told()))
        self.status_changed.emit()
