"""The Hazard tab: puts its parts together and passes the player's choices to the bridge."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint
from PySide6.QtWidgets import QWidget

from dicedesk.core.game import Played
from dicedesk.games.hazard.rules import MAINS, ChooseMain, HazardState, Throw
from dicedesk.games.hazard.table import HazardGameTable
from dicedesk.games.hazard.telling import (
    HazardControls,
    HazardTelling,
    HazardView,
    passes_dice,
)
from dicedesk.play.ports.jobs import Jobs
from dicedesk.play.telling import Showing
from dicedesk.ui.base.bridge import SessionBridge
from dicedesk.ui.base.dice.tray import DiceTray
from dicedesk.ui.base.keys import ActionSpec
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import FeltColor, Space, scaled
from dicedesk.ui.base.widgets.felt_corner import FreeCorner
from dicedesk.ui.base.words import shown, tr
from dicedesk.ui.games.hazard.board import FeltBoard
from dicedesk.ui.games.hazard.choices import MainRow
from dicedesk.ui.table.columns import GameButtons, primary_button, table_column
from dicedesk.ui.table.field_links import FieldLink, FieldLinks, everywhere
from dicedesk.ui.table.game_tab import GameTab
from dicedesk.ui.table.handover import Handover
from dicedesk.ui.table.input import SeatedInput, SeatingChoice
from dicedesk.ui.table.pace import Flight, GameEnd, Pace
from dicedesk.ui.table.result import Result

if TYPE_CHECKING:
    from dicedesk.ui.games.hazard.cards import HazardCards
    from dicedesk.ui.games.hazard.win_rates import WinRatesDialog


_CAPTION = 72
"""The height of two lines of caption at the lower edge of the felt, in pixels at the normal font size."""

_CORNER = 0.34
"""The share of the felt's width beside the dice."""


class HazardFlight(Flight[HazardState]):
    """The dice of a throw; choosing a main throws none."""

    def begin(self, played: Played[HazardState]) -> bool:
        """Clear the texts on the felt and throw the dice; return False for the choice of a main."""
        if played.faces:
            self._tray.set_caption("")
        return super().begin(played)


class HazardInput(SeatedInput[HazardState]):
    """Makes the player's moves. Signals: those of any input."""

    def __init__(
        self,
        bridge: SessionBridge[HazardState],
        pace: Pace[HazardState],
        end: GameEnd,
        table: HazardGameTable,
        players: SeatingChoice[tuple[str, ...]],
        choices: MainRow,
        parent: QObject,
    ) -> None:
        super().__init__(bridge, pace, end, table, players, parent)
        self._choices = choices
        bridge.throw_left.connect(self._on_throw_left)

    def play_on(self) -> None:
        """Throw the dice, and call the chosen main first if a round begins."""
        if not self._session.computer_moves:
            begins = self._session.state.main is None
            self.make(*((ChooseMain(self._choices.main),) if begins else ()), Throw())

    def undo(self) -> None:
        """Undo the player's last throw, and the main chosen with it."""
        super().undo()
        # A position may begin with a main.
        if self._is_main_only and self._session.history:
            super().undo()

    def redo(self) -> None:
        """Redo the player's last throw, and the main chosen with it."""
        super().redo()
        if self._is_main_only and self._session.redoable:
            super().redo()

    def _on_throw_left(self) -> None:
        """Withdraw the choice of the main too, whose dice were to be typed in."""
        if self._is_main_only:
            self._bridge.undo()

    @property
    def _is_main_only(self) -> bool:
        """Whether the player has chosen a main and not yet thrown for it."""
        state = self._session.state
        return state.main is not None and state.chance is None and not self._session.computer_moves


class HazardTab(GameTab[HazardState, "HazardCards"]):
    """Hazard for one to four casters, who pass the dice."""

    table_kind = HazardGameTable
    cloth = FeltColor.WINE
    telling = HazardTelling()
    view: HazardView
    help_page = "hazard"
    has_coach = True
    _table: HazardGameTable
    buttons: GameButtons
    input: HazardInput

    def __init__(
        self, table: HazardGameTable, appearance: Appearance, jobs: Jobs, parent: QWidget | None = None
    ) -> None:
        """Open the unfinished game, or a new one, at first for one person."""
        super().__init__(table, appearance, jobs, parent)
        self._build(appearance)
        self._chosen = self.choices.main
        self.handover = Handover(self.bridge, self.tray, passes_dice, self)
        self.pace = Pace(self.bridge, HazardFlight(self.tray), self, self.handover)
        self.players = SeatingChoice(self.bridge, table.seating_of, self)
        self.input = HazardInput(self.bridge, self.pace, self.end, table, self.players, self.choices, self)
        self._connect()
        self._set_table()

    def menu_actions(self) -> tuple[ActionSpec, ...]:
        """New game, throw, undo and redo, the drawer, and the keys of the mains."""
        return (
            ActionSpec(tr("New game"), ("N",), self.input.new_game),
            ActionSpec(tr("Throw"), ("Return", "Enter"), self.input.lead_on),
            *self.coach_actions(tr("Compare the mains")),
            *self.input.undo_actions(),
            ActionSpec(tr("Rules, odds and casters"), ("D",), self.frame.toggle_drawer),
            ActionSpec(tr("Simulate rounds…"), ("S",), self.open_simulation),
            *(
                ActionSpec(
                    tr("Choose main {main}", main=main),
                    (str(main),),
                    partial(self.choose, main),
                    in_menu=False,
                )
                for main in MAINS
            ),
        )

    def field_links(self) -> FieldLinks:
        main, chance, losses = self.board.panels
        return {
            main: everywhere("main"),
            chance: everywhere("chance"),
            losses: everywhere("lost-in-a-row"),
            self.board.who: lambda _: FieldLink("turn" if self.state.seats > 1 else "lost"),
            self.board.count: lambda _: FieldLink(f"won-{self.state.seat}"),
        }

    def choose(self, main: int) -> None:
        """Choose a main for the coming round; a running animation is finished."""
        hurried = self.input.hurry()
        if self.telling.controls(self.session, self.showing).can_choose:
            self.choices.choose(main)
            if self.choices.has_focus:
                self.take_focus()
        elif not hurried:
            self.answer(str(self.session.state.refusal(ChooseMain(main)) or ""))

    @property
    def free_corner(self) -> FreeCorner:
        """The room above the caption: the main, the chance and the losses take the upper edge."""
        return FreeCorner(self.tray, QPoint(-Space.LARGE - Space.SMALL, -scaled(_CAPTION)), _CORNER)

    def open_simulation(self) -> "WinRatesDialog":
        """Open the table of win rates over the window, or bring it to the front."""
        # Few players simulate rounds: 2 ms.
        from dicedesk.ui.games.hazard.win_rates import WinRatesDialog

        open_dialogs = (dialog for dialog in self.findChildren(WinRatesDialog) if dialog.isVisible())
        dialog = next(open_dialogs, None) or WinRatesDialog(self._jobs, self)
        dialog.show()
        dialog.raise_()
        dialog.activateWindow()
        return dialog

    def _build(self, appearance: Appearance) -> None:
        self.tray, self.choices = DiceTray(self.cloth), MainRow()
        self.board, self.result = FeltBoard(self.tray), Result(self.tray, self.cloth, appearance)
        self.buttons = GameButtons(
            primary_button(tr("Throw for main {main}", main=MAINS[-1])),
            details=tr("Rules, odds and casters (D)"),
            undo=tr("Undo your last throw (Ctrl+Z)"),
        )
        self._arrange(table_column((), self.tray, (self.choices,)), self.choices, self.choices)
        self.score_parts = (self.board,)

    def _connect(self) -> None:
        self._connect_all(*self.choices.buttons.values())
        self.result.placed.connect(self.board.give_way)
        self.choices.chosen.connect(self._on_main_chosen)
        self.choices.decided.connect(self.take_focus)
        self.returned.connect(self.handover.go_on)

    def _make_cards(self) -> "HazardCards":
        # The table is painted and answers keys before this: 50 ms.
        from dicedesk.ui.games.hazard.cards import HazardCards

        return HazardCards(self._appearance)

    def _connect_cards(self, cards: "HazardCards") -> None:
        self._offer_players(self.players, cards.players)
        cards.coach.simulation_wanted.connect(self.open_simulation)
        coaching = cards.coaching(self, self._table, self.short_jobs, self.choices)
        cards.coach.chance_asked.connect(lambda: coaching.explain(coaching.explanation_of_chance()))
        self._follow_coach(coaching)

    @property
    def showing(self) -> Showing[int]:
        return Showing(self._chosen, self.pace.phase, self._table.best)

    def _on_main_chosen(self, main: int) -> None:
        self._chosen = main
        self._show_view()
        self._show_controls()

    def _show_felt(self) -> None:
        super()._show_felt()
        view = self.view
        self.board.show_standing(view.main, view.chance, view.losses)
        self.board.show_turn(shown(view.turn), shown(view.count), is_best=view.is_best)

    def _offer(self, controls: HazardControls) -> None:
        if self.choices.has_focus and not controls.can_choose:
            self.take_focus()
        self.choices.setEnabled(controls.can_choose)
        self.choices.mark(controls.marked_main)
        super()._offer(controls)


TAB = HazardTab
