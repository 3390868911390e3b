"""The cards of the Hog tab: the coach, the swap warning, the commentary, and the players."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from dicedesk.coach.coach import Coach
from dicedesk.games.hog.game import GAME
from dicedesk.games.hog.players import strategy_title
from dicedesk.games.hog.rules import HogState, RollDice
from dicedesk.games.hog.swaps import SwapPanel
from dicedesk.games.hog.table import HogGameTable, HogSeating
from dicedesk.games.hog.telling import HogView, chance_texts, coach_text
from dicedesk.games.hog.unit import UNIT
from dicedesk.play.ports.jobs import Jobs
from dicedesk.play.seats import PERSON
from dicedesk.play.telling import CoachText
from dicedesk.ui.base.log_view import LogLineDelegate, LogView
from dicedesk.ui.base.look.appearance import Appearance, set_style
from dicedesk.ui.base.look.theme import Space
from dicedesk.ui.base.widgets.card import Card, label, write
from dicedesk.ui.base.words import shown, tr
from dicedesk.ui.games.hog.choices import DiceRow
from dicedesk.ui.table.coaching import ChoiceCoaching, CoachCard, CoachingContext, coach_of
from dicedesk.ui.table.game_tab import GameTab
from dicedesk.ui.table.opponents import OpponentBox
from dicedesk.ui.table.players_card import PlayersCard


class HogCoaching(ChoiceCoaching[HogState]):
    """Signals: those of any coaching."""

    def __init__(self, game: CoachingContext[HogState], jobs: Jobs, choices: DiceRow) -> None:
        self._choices = choices
        super().__init__(game, coach_of(game.parts, jobs, game.tab))
        choices.chosen.connect(lambda _: self.think_again())
        choices.why_asked.connect(lambda dice: self.explain(self.explanation_of(RollDice(dice))))

    def chosen_move(self) -> RollDice:
        """The chosen number of dice."""
        return RollDice(self._choices.dice)

    def speak(self, coach: Coach[HogState, RollDice] | None) -> CoachText:
        """Show the chances on the choices, and the best of them on the card."""
        choices = coach.evaluate(self.state, self.against) if coach else ()
        verdicts = self.verdicts(choices)
        self._choices.show_verdicts(verdicts and {move.count: each for move, each in verdicts.items()})
        self._choices.show_chances(chance_texts(choices))
        return coach_text(choices, is_between_people=not any(self.against))


_FIRST_PAIR = ("final", "perfect")
"""The strategies shown if no others play."""


class HogPlayersCard(PlayersCard[HogSeating]):
    """The players of the left panel and the right one.

    Signals: those of a card of players, and `strategies_asked(tuple)` with the names of two strategies to show.
    """

    strategies_asked = Signal(tuple)

    def __init__(self, appearance: Appearance) -> None:
        """Two people sit there before `seat`."""
        super().__init__(appearance, tr("Players"), tr("Pause before the computer rolls"))
        self.home = OpponentBox(appearance, tr("Left player"), (PERSON, tr("You")))
        self.away = OpponentBox(appearance, tr("Right player"), (PERSON, tr("A friend at this computer")))
        self.boxes = (self.home, self.away)
        rows = QWidget()
        grid = QGridLayout(rows)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(Space.SMALL)
        for row, (text, box) in enumerate(
            ((tr("Left"), self.home), (tr("Right"), self.away), (tr("Pause"), self.pause))
        ):
            grid.addWidget(label("second", text), row, 0)
            grid.addWidget(box, row, 1)
        grid.setColumnStretch(1, 1)
        self.strategies = QPushButton(tr("See the strategies…"))
        set_style(self.strategies, "quiet")
        self.strategies.setToolTip(
            tr("See how many dice both players roll at each pair of scores (Ctrl+Shift+M)")
        )
        self.strategies.clicked.connect(lambda: self.strategies_asked.emit(self._compared()))
        grid.addWidget(self.strategies, grid.rowCount(), 1, Qt.AlignmentFlag.AlignRight)
        for part in (rows, self.opponent, self.note, self._offer_names(len(self.boxes))):
            self.add(part)
        for box in self.boxes:
            box.currentIndexChanged.connect(self._on_chosen)

    @property
    def seating(self) -> HogSeating:
        """The chosen players."""
        return HogSeating(self.home.currentData(), self.away.currentData())

    def seat(self, seating: HogSeating) -> None:
        """Show the players; a strategy that is not on the list is added."""
        for box, name in ((self.home, seating.home), (self.away, seating.away)):
            box.seat(name, "" if name == PERSON else shown(strategy_title(name)))
        self._show_opponent()

    def _compared(self) -> tuple[str, str]:
        """The strategies of the players; with only one of them, that and the best player."""
        pair = (str(self.home.currentData()), str(self.away.currentData()))
        names = [name for name in pair if name != PERSON]
        names += _FIRST_PAIR[len(names) :]
        return names[0], names[1]

    def call_people(self, alone: str, together: Sequence[str], names: Sequence[str]) -> None:
        super().call_people(alone, together, names)
        _, friend, *_ = names
        self.home.setItemText(self.home.findData(PERSON), alone)
        self.away.setItemText(self.away.findData(PERSON), friend or tr("A friend at this computer"))


class SwapCard(Card):
    """What would swap the scores at the end of this turn."""

    def __init__(self) -> None:
        super().__init__(tr("Swine Swap"))
        self._why = label("second", wraps=True)
        self._up, self._down = label("good", wraps=True), label("bad", wraps=True)
        for part in (self._why, self._up, self._down):
            # A name may be a long word, and the card would have to be as wide.
            part.setMinimumWidth(1)
            self.add(part)

    def show_swaps(self, swaps: SwapPanel | None) -> None:
        """Show the swaps of the coming turn; hide for None, when nobody is about to roll."""
        self.setVisible(swaps is not None)
        if swaps is not None:
            self._why.setText(shown(swaps.why))
            write(self._up, shown(swaps.up))
            write(self._down, shown(swaps.down))


class LogCard(Card):
    """The commentary, newest line at the bottom."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(tr("Commentary"))
        self.view = LogView(lambda line: shown(line.text), tr("Commentary"))
        self.view.setItemDelegate(LogLineDelegate(appearance, self.view))
        self.add(self.view, 1)


class HogCards:
    """The coach, the swap warning, the commentary, and the players."""

    def __init__(self, appearance: Appearance) -> None:
        self.coach = CoachCard(appearance, UNIT, tr("Show the chances (B)"))
        self.swaps, self.log = SwapCard(), LogCard(appearance)
        self.players = HogPlayersCard(appearance)
        self.in_order = (self.coach, self.swaps, self.players, self.log)
        self.tall = self.log

    def show_game(self, view: HogView) -> None:
        """Show the swaps of the coming turn, and the whole log."""
        self.swaps.show_swaps(view.swaps)
        self.log.view.show_lines(view.log)

    def coaching(
        self, tab: GameTab[HogState, Any], table: HogGameTable, jobs: Jobs, choices: DiceRow
    ) -> HogCoaching:
        """The coach of this tab, whose text is on these cards."""
        return HogCoaching(CoachingContext(GAME, table, tab, tab.bridge, tab.pace, self.coach), jobs, choices)
