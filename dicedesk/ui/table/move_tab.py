"""A game's tab with a button for each move that can be made, and a coach: a new game needs no other."""

from collections.abc import Callable
from functools import partial
from typing import Any, ClassVar

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from dicedesk.coach.coach import Coach
from dicedesk.coach.evaluation import Evaluation
from dicedesk.coach.unit import Unit
from dicedesk.coach.verdict import ChoiceVerdict
from dicedesk.core.game import Move, StateT
from dicedesk.games.catalogue import load_coach
from dicedesk.games.frame import Game
from dicedesk.play.game_session import GameSession
from dicedesk.play.game_table import GameTable
from dicedesk.play.move_telling import MoveTelling
from dicedesk.play.ports.jobs import Jobs
from dicedesk.play.telling import CoachText, Controls, Showing, TableView
from dicedesk.ui.base.bridge import SessionBridge
from dicedesk.ui.base.dice.tray import DiceTray
from dicedesk.ui.base.keys import ActionSpec
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.widgets.card import label
from dicedesk.ui.base.widgets.number_choice import ChangingRow, NumberChoice
from dicedesk.ui.base.words import shown, tr
from dicedesk.ui.table.coaching import ChoiceCoaching, CoachCard, CoachingContext, coach_of
from dicedesk.ui.table.columns import GameButtons, lie_below, primary_button, table_column
from dicedesk.ui.table.game_tab import GameTab
from dicedesk.ui.table.input import TableInput
from dicedesk.ui.table.pace import Flight, GameEnd, Pace
from dicedesk.ui.table.result import Result

_KEYS = range(1, 10)
"""The numbers of moves that have a key."""


class MoveButton(NumberChoice):
    """A move by its name; under it its cost, while the coach speaks."""

    roomy = 120

    def __init__(self, number: int, words: str) -> None:
        super().__init__(words, label("under"))
        self.setAccessibleName(words)
        self.setToolTip(tr("{choice} ({key})", choice=words, key=number) if number in _KEYS else words)

    def show_cost(self, words: str) -> None:
        """Show the cost of the move; remove it for ""."""
        self._under.setText(words)
        self.describe(words)
        self.updateGeometry()


class MoveRow(ChangingRow):
    """A button for each move on the menu, one of which is chosen.

    Signals: `changed()` when it has other buttons, and those of any row of numbers.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.buttons: dict[Move, MoveButton] = {}

    @property
    def chosen_move(self) -> Move | None:
        """The chosen move; None if there is none to choose."""
        return None if self.number is None else [*self.buttons][self.number - 1]

    def show_menu(self, words: dict[Move, str]) -> None:
        """Offer these moves by their names, and choose the first."""
        if words.keys() == self.buttons.keys():
            self.choose(1)
            return
        buttons = {
            move: MoveButton(number, name) for number, (move, name) in enumerate(words.items(), start=1)
        }
        self.buttons = buttons
        if words:
            self.show_buttons(dict(enumerate(buttons.values(), start=1)), 1)
        else:
            self.clear()
        self.changed.emit()

    def show_costs(self, costs: dict[Move, str], verdicts: dict[Move, ChoiceVerdict] | None) -> None:
        """Show what these moves cost, and their class if the board shows it."""
        for move, button in self.buttons.items():
            button.show_cost(costs.get(move, ""))
        numbers = {move: number for number, move in enumerate(self.buttons, start=1)}
        self.show_verdicts(
            None if verdicts is None else {numbers[move]: each for move, each in verdicts.items()}
        )


class MoveInput(TableInput[StateT]):
    """Makes the chosen move. Signals: those of any input."""

    def __init__(
        self,
        bridge: SessionBridge[StateT],
        pace: Pace[StateT],
        end: GameEnd,
        begin: Callable[[], GameSession[StateT]],
        choices: MoveRow,
        parent: QObject,
    ) -> None:
        """`begin` begins another game."""
        super().__init__(bridge, pace, end, parent)
        self._begin, self._choices = begin, choices

    def play_on(self) -> None:
        """Make the chosen move."""
        if self._choices.chosen_move is not None and not self._session.computer_moves:
            self.make(self._choices.chosen_move)

    def new_session(self) -> GameSession[StateT]:
        """Another game; there is nothing to choose."""
        return self._begin()


class MoveCoaching(ChoiceCoaching[StateT]):
    """Shows each move's cost on its button. Signals: those of any coaching."""

    def __init__(self, game: CoachingContext[StateT], jobs: Jobs, choices: MoveRow) -> None:
        self._choices = choices
        super().__init__(game, coach_of(game.parts, jobs, game.tab))
        choices.chosen.connect(self.think_again)

    @property
    def can_choose(self) -> bool:
        """Whether there are several moves."""
        return super().can_choose and len(self.state.legal_moves()) > 1

    def chosen_move(self) -> Move:
        return self._choices.chosen_move or super().chosen_move()

    def speak(self, known: Coach[StateT, Any] | None) -> CoachText:
        """Show the costs, and on the card the best move and its reason."""
        choices = known.evaluate(self.state, self.against) if known else ()
        costs = {each.move: shown(self._cost(each)) for each in choices if each.cost}
        self._choices.show_costs(costs, self.verdicts(choices))
        if not choices:
            return CoachText()
        best, unit = choices[0], self.card.unit
        words = self._parts.telling.choice(self.state, best.move)
        value = unit.at_words(unit.quantity.number(best.value))
        return CoachText(tr("{choice} is best: {value}", choice=words, value=value), best.why)

    def _cost(self, choice: Evaluation[Any]) -> str:
        return tr("costs {cost}", cost=self.card.unit.amount_words(choice.cost))


class CoachCards:
    """The coach alone."""

    tall: QWidget | None = None

    def __init__(self, appearance: Appearance, unit: Unit) -> None:
        self.coach = CoachCard(appearance, unit, tr("Compare the choices (B)"))
        self.in_order: tuple[QWidget, ...] = (self.coach,)

    def show_game(self, view: TableView) -> None:
        """The coach shows the position itself."""


class MoveTab(GameTab[StateT, CoachCards]):
    """A felt with the dice, a button for each move, and a coach; the big button makes the chosen move.

    A game gives its `parts`, and what a class of tabs must have. Its telling is a `MoveTelling`.
    """

    parts: ClassVar[Game[Any]]
    telling: MoveTelling[StateT]
    has_coach = True

    def __init__(
        self, table: GameTable[StateT], appearance: Appearance, jobs: Jobs, parent: QWidget | None = None
    ) -> None:
        """Open the unfinished game, or a new one."""
        super().__init__(table, appearance, jobs, parent)
        self.tray, self.choices = DiceTray(self.cloth), MoveRow()
        self.result = Result(self.tray, self.cloth, appearance)
        self.buttons = GameButtons(primary_button(tr("New game")), details=tr("Coach (D)"))
        self._arrange(table_column((), self.tray, (self.choices,)), self.choices, self.choices)
        self.pace = Pace(self.bridge, Flight(self.tray), self)
        begin = partial(table.begin, self.parts.prompt.defaults())
        self.input = MoveInput(self.bridge, self.pace, self.end, begin, self.choices, self)
        self._connect_all()
        self.result.placed.connect(partial(lie_below, self.tray))
        self.choices.chosen.connect(self._show_controls)
        self.choices.decided.connect(self.take_focus)
        self.choices.changed.connect(self._watch_choices)
        self._set_table()

    def menu_actions(self) -> tuple[ActionSpec, ...]:
        """New game, the chosen move, the coach, undo and redo, the drawer, and the keys of the moves."""
        return (
            ActionSpec(tr("New game"), ("N",), self.input.new_game),
            ActionSpec(tr("Make the chosen move"), ("Return", "Enter"), self.input.lead_on),
            *self.coach_actions(tr("Compare the choices")),
            *self.input.undo_actions(),
            ActionSpec(tr("Coach"), ("D",), self.frame.toggle_drawer),
            *(
                ActionSpec(
                    tr("Choice {number}", number=number),
                    (str(number),),
                    partial(self.choose, number),
                    in_menu=False,
                )
                for number in _KEYS
            ),
        )

    def choose(self, number: int) -> None:
        """Choose a move by its number, from 1; a running animation is finished."""
        is_offered = number <= len(self.choices.buttons) and self.choices.isEnabled()
        if not self.pace.hurry() and is_offered:
            self.choices.choose(number)
            if self.choices.has_focus:
                self.take_focus()

    def _make_cards(self) -> CoachCards:
        return CoachCards(self._appearance, load_coach(self.parts.spec.id).unit)

    def _connect_cards(self, cards: CoachCards) -> None:
        game = CoachingContext(self.parts, self._table, self, self.bridge, self.pace, cards.coach)
        self._follow_coach(MoveCoaching(game, self.short_jobs, self.choices))

    @property
    def showing(self) -> Showing[Move | None]:
        """The chosen move."""
        return Showing(self.choices.chosen_move, self.pace.phase)

    def _show_all(self) -> None:
        """Show the next menu only now: it would tell what dice that still fly will show."""
        if self.choices.has_focus:
            self.take_focus()
        words = {move: shown(self.telling.choice(self.state, move)) for move in self.state.legal_moves()}
        self.choices.show_menu(words)
        super()._show_all()

    def _watch_choices(self) -> None:
        """A key meant for one of the new buttons first finishes the current motion."""
        for button in self.choices.buttons.values():
            button.installEventFilter(self)

    def _offer(self, controls: Controls) -> None:
        self.choices.setEnabled(controls.can_choose)
        super()._offer(controls)
