"""The Yacht tab: puts its parts together and passes the player's choices to the bridge."""

from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from dicedesk.core.dice import Roll
from dicedesk.core.game import Played
from dicedesk.games.yacht.boxes import DICE, UPPER, YACHT_POINTS, Box, Sheet
from dicedesk.games.yacht.rules import Keep, Score, YachtState, places_kept
from dicedesk.games.yacht.table import YachtGameTable
from dicedesk.games.yacht.table_view import (
    YachtChoice,
    YachtTelling,
    YachtView,
    move_of,
)
from dicedesk.play.ports.jobs import Jobs
from dicedesk.play.telling import Controls, Showing, TablePart
from dicedesk.ui.base.dice.choosing import ChoosingTray
from dicedesk.ui.base.dice.tray import name_of_die
from dicedesk.ui.base.keys import ActionSpec
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import FeltColor
from dicedesk.ui.base.words import shown, tr
from dicedesk.ui.games.yacht.board import ScoreSheet, YachtBoard
from dicedesk.ui.table.columns import GameButtons, lie_below, primary_button, table_column
from dicedesk.ui.table.field_links import FieldLink, FieldLinks, everywhere
from dicedesk.ui.table.game_tab import GameTab
from dicedesk.ui.table.input import SeatingChoice
from dicedesk.ui.table.keeping import KeepingFlight, KeepingInput, keep_actions, link_on_felt
from dicedesk.ui.table.pace import Pace
from dicedesk.ui.table.result import Result

if TYPE_CHECKING:
    from dicedesk.ui.games.yacht.cards import YachtCards


class YachtFlight(KeepingFlight[YachtState]):
    """The dice of a roll, while the kept ones lie still; filling a box throws none."""

    def lying(self, played: Played[YachtState]) -> tuple[Roll, tuple[int, ...]]:
        """The dice of the turn; kept ones stay in place."""
        return played.step.state.dice, _kept_in(played)

    def begin(self, played: Played[YachtState]) -> bool:
        """Frame the kept dice, and throw the others."""
        self._choosing.set_kept(_kept_in(played))
        return super().begin(played)


def _kept_in(played: Played[YachtState]) -> tuple[int, ...]:
    """The places, from 0, of the dice that a move left on the felt while others were rolled."""
    return places_kept(played.before.dice, played.move)


class YachtInput(KeepingInput[YachtState]):
    """Makes the player's moves, and knows the kept dice and the chosen box.

    Signals: those of any input where dice are kept.
    """

    choice = YachtChoice()

    @property
    def box(self) -> Box | None:
        """The box that the big button would fill now; None if it would roll."""
        state = self._session.state
        if self._session.is_over or not state.dice:
            return None
        move = move_of(state, self.choice)
        return move.box if isinstance(move, Score) else None

    def play_on(self) -> None:
        """Roll, roll the dice again that are not kept, or fill the chosen box."""
        if not self._session.computer_moves:
            self.make(move_of(self._session.state, self.choice))

    def keep_only(self, places: Iterable[int]) -> None:
        """Keep these dice and no others, and choose no box, without emitting `chosen`."""
        self.choice = YachtChoice(tuple(sorted(places)))

    def keep(self, place: int) -> None:
        """Keep a die, counted from 0, or release it; no box is chosen then."""
        if not self._may_choose():
            return
        refusal = self._session.state.refusal(Keep(()))
        if refusal is not None:
            self.answered.emit(shown(refusal))
            return
        self.keep_only({*self.choice.kept} ^ {place})
        self.chosen.emit()

    def keep_by_key(self, place: int) -> None:
        """Keep a die by its key and have it announced, as it may not have the focus."""
        before = self.choice
        self.keep(place)
        if self.choice != before:
            face, is_kept = self._session.state.dice[place], place in self.choice.kept
            self.told.emit(name_of_die(place, face, is_kept=is_kept))

    def choose(self, box: Box) -> None:
        """Choose a box, or say why it cannot be chosen; fill it if it is chosen already."""
        session = self._session
        self.confirmation.drop()
        if self._pace.hurry() or session.computer_moves or session.is_over:
            return
        refusal = session.state.refusal(Score(box))
        if refusal is not None:
            self.answered.emit(shown(refusal))
            return
        if box is self.box:
            self.play_on()
            return
        self.choice = YachtChoice(self.choice.kept, box)
        self.chosen.emit()

    def step(self, key: int) -> None:
        """Choose a box by an arrow key: first the one with the most points now, then from box to box.

        The keys to the left and right lead between ones to sixes and the other boxes.
        """
        if not self._may_choose():
            return
        offers = self._session.state.card.offers(self._session.state.dice)
        boxes, current = tuple(offers), self.box
        if current is None:
            box = max(offers, key=offers.__getitem__)
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            box = _across(boxes, current)
        else:
            way = 1 if key == Qt.Key.Key_Down else -1
            box = boxes[(boxes.index(current) + way) % len(boxes)]
        self.choice = YachtChoice(self.choice.kept, box)
        self.chosen.emit()

    def release_box(self) -> None:
        """Go back from the chosen box to the dice."""
        self.keep_only(self.choice.kept)
        self.chosen.emit()

    def _may_choose(self) -> bool:
        """Whether the player has dice now; a key during a motion only finishes the motion."""
        session = self._session
        self.confirmation.drop()
        return not (self._pace.hurry() or session.computer_moves) and bool(session.state.dice)


def _across(boxes: tuple[Box, ...], current: Box) -> Box:
    """The box in the other part, as far down as this one, or the last there; this one if there is none."""
    here = [box for box in boxes if (box in UPPER) is (current in UPPER)]
    there = [box for box in boxes if (box in UPPER) is not (current in UPPER)]
    return there[min(here.index(current), len(there) - 1)] if there else current


class YachtTab(GameTab[YachtState, "YachtCards"]):
    """Yacht for one to four players, by the rules of their choice."""

    table_kind = YachtGameTable
    cloth = FeltColor.GREEN
    telling = YachtTelling()
    view: YachtView
    tray: ChoosingTray
    buttons: GameButtons
    input: YachtInput
    help_page = "yacht"
    has_coach = True
    _table: YachtGameTable

    def __init__(
        self, table: YachtGameTable, appearance: Appearance, jobs: Jobs, parent: QWidget | None = None
    ) -> None:
        """Open the unfinished game, or a new one, at first for one person."""
        super().__init__(table, appearance, jobs, parent)
        self._build(appearance)
        self.pace = Pace(self.bridge, YachtFlight(self.tray), self)
        self.players = SeatingChoice(self.bridge, table.seating_of, self)
        self.input = YachtInput(self.bridge, self.pace, self.end, table, self.players, self)
        self._connect()
        self._set_table()

    @property
    def selection(self) -> tuple[int, ...]:
        """The places of the kept dice."""
        return self.input.choice.kept

    @selection.setter
    def selection(self, selection: tuple[int, ...]) -> None:
        if self.state.dice:
            self.input.keep_only(selection)
            self._show_all()

    def menu_actions(self) -> tuple[ActionSpec, ...]:
        """New game, roll or fill a box, the coach, undo and redo, the drawer, and the keys of the dice."""
        return (
            ActionSpec(tr("New game"), ("N",), self.input.new_game),
            ActionSpec(tr("Roll or fill the box"), ("Return", "Enter"), self.input.lead_on),
            *self.coach_actions(tr("Show the best choice")),
            *self.input.undo_actions(),
            ActionSpec(tr("Coach, players and rules"), ("D",), self.frame.toggle_drawer),
            *keep_actions(DICE, self.input.keep_by_key),
        )

    def field_links(self) -> FieldLinks:
        sheet = self.sheet

        def to_column(name: str, place: QPoint) -> FieldLink:
            return FieldLink(f"{name}-{sheet.seat_at(place)}", has_own_click=name != "jokers")

        return {
            self.tray: partial(link_on_felt, self.tray),
            sheet.jokers: partial(to_column, "jokers"),
            **{line: everywhere("players") for line in sheet.names},
            **{button: partial(to_column, box.value) for box, button in sheet.boxes.items()},
        }

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Choose a box by an arrow key, or none by Escape, while the big button or a box has the focus."""
        if super().eventFilter(watched, event):
            return True
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            return self._steps(event)
        if (
            isinstance(event, QKeyEvent)
            and event.type() is QEvent.Type.ShortcutOverride
            and self._releases(event)
        ):
            # Otherwise it would end the guided turn, too.
            event.accept()
            return True
        return False

    def _releases(self, event: QKeyEvent) -> bool:
        return event.key() == Qt.Key.Key_Escape and self.input.choice.box is not None

    def choose_rules(self, sheet: Sheet) -> None:
        """Play by these rules: at once if no game is lost by it, otherwise from the next game on."""
        self._table.choose_sheet(sheet)
        if self.session.is_untouched or self.session.is_over:
            self.input.begin_at_once()
        else:
            self._show_cards()
            self.noted.emit(
                tr("{rules} applies to the next game. Press N to start it.", rules=shown(sheet.title))
            )

    def _steps(self, event: QKeyEvent) -> bool:
        """Choose a box if the key is an arrow, and none if it is Escape; the focus goes with it if a box had it."""
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        if self._releases(event):
            self.input.release_box()
            return True
        if event.key() not in _ARROWS:
            return False
        self.input.step(event.key())
        box = self.input.box
        if box is not None:
            button = self.sheet.boxes[box]
            if self.sheet.has_focus:
                button.setFocus()
            else:
                self.told.emit(button.words)
        return True

    def _build(self, appearance: Appearance) -> None:
        self.tray, self.sheet = ChoosingTray(self.cloth), ScoreSheet(appearance)
        self.board = YachtBoard(self.tray, self.sheet)
        self.result = Result(self.tray, self.cloth, appearance)
        self.buttons = GameButtons(primary_button(_longest()), details=tr("Coach, players and rules (D)"))
        self._arrange(table_column((), self.board), self.sheet)
        self.lesson_parts = {TablePart.SCORES: self.sheet}
        self.score_parts = (self.sheet,)
        self.tray.lead_on_to(self.buttons.details, self.buttons.undo, self.primary)

    def _connect(self) -> None:
        self.bridge.played.connect(self._on_played)
        self._connect_all(*self.sheet.boxes.values())
        self.result.placed.connect(partial(lie_below, self.tray))
        self.tray.die_clicked.connect(self.input.keep)
        self.sheet.box_clicked.connect(self.input.choose)
        self.input.told.connect(self.told)
        self.input.chosen.connect(self._on_chosen)
        self.input.chosen.connect(self.bridge.leave_throw)

    def _make_cards(self) -> "YachtCards":
        # The table is painted and answers keys before this.
        from dicedesk.ui.games.yacht.cards import YachtCards

        return YachtCards(self._appearance)

    def _connect_cards(self, cards: "YachtCards") -> None:
        self._offer_players(self.players, cards.players)
        cards.players.rules.chosen.connect(self.choose_rules)
        coaching = cards.coaching(self, self._table, self._jobs, self.tray, self.sheet)
        self._follow_coach(coaching)
        self.input.chosen.connect(coaching.think_again)

    def _fill_cards(self, cards: "YachtCards") -> None:
        super()._fill_cards(cards)
        cards.players.rules.show_rules(self._table.sheet, self.state.sheet)

    @property
    def showing(self) -> Showing[YachtChoice]:
        return Showing(self.input.choice, self.pace.phase, self._table.best)

    def _on_played(self, played: Played[YachtState]) -> None:
        self.input.keep_only(_kept_in(played))

    def _on_chosen(self) -> None:
        self._show_view()
        self._show_controls()

    def _show_felt(self) -> None:
        super()._show_felt()
        if not self.view.dice:
            self.tray.show_faces(())
        self.tray.set_kept(self.view.kept)

    def _offer(self, controls: Controls) -> None:
        if self.sheet.has_focus and not controls.can_choose:
            self.take_focus()
        self.sheet.show_view(self.view, can_choose=controls.can_choose)
        self.sheet.mark(self.input.box if controls.can_choose else None)
        self.tray.set_choosing(controls.can_choose and self.state.rolls_left > 0)
        self.board.arrange()
        super()._offer(controls)


_ARROWS = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right)


def _longest() -> str:
    """The longest text of the big button."""
    filled = [tr("Fill {box}: {points}", box=box.title, points=YACHT_POINTS) for box in Box]
    return max(*filled, *(tr("Cross out {box}", box=box.title) for box in Box), key=len)


TAB = YachtTab
