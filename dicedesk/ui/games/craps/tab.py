"""The craps tab: puts its parts together and passes the throws to the bridge."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from dicedesk.core.dice import Roll
from dicedesk.core.errors import GameError
from dicedesk.core.game import Move, Played
from dicedesk.core.money import dollars
from dicedesk.core.words import Sentence
from dicedesk.games.craps.bets import BET_KINDS, LINE_BEHIND, title_of
from dicedesk.games.craps.house_words import other_house_on
from dicedesk.games.craps.layout import spot_of, stake_on
from dicedesk.games.craps.rules import DICE, CrapsState, Leave, PlaceBet, TakeDown, Throw, TurnBets, TurnOdds
from dicedesk.games.craps.table import (
    CrapsGameTable,
    SpotAction,
    actions_on,
    bets_to_repeat,
    bets_to_take_down,
    odds_to_limit,
)
from dicedesk.games.craps.table_view import CrapsChoice, CrapsControls, CrapsTelling, CrapsView
from dicedesk.play.ports.jobs import Jobs
from dicedesk.play.telling import Showing, TablePart
from dicedesk.ui.base.bridge import SessionBridge
from dicedesk.ui.base.dice.tray import StripTray
from dicedesk.ui.base.keys import ActionSpec
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import FeltColor, Space
from dicedesk.ui.base.look.things import CHIPS
from dicedesk.ui.base.widgets.felt_corner import FreeCorner
from dicedesk.ui.base.words import money, shown, tr
from dicedesk.ui.games.craps.board import StripBoard, share_height
from dicedesk.ui.games.craps.buttons import ChipRow, CrapsButtons
from dicedesk.ui.games.craps.chances import CrapsChances
from dicedesk.ui.games.craps.house_choice import HouseChoice
from dicedesk.ui.games.craps.layout.view import FIRST_SPOT, ODDS_SPOT, LayoutView
from dicedesk.ui.games.craps.showing import OF_ACTS, Resolution
from dicedesk.ui.table.columns import table_column
from dicedesk.ui.table.field_links import FieldLink, FieldLinks, everywhere
from dicedesk.ui.table.game_tab import GameTab
from dicedesk.ui.table.input import SeatedInput, SeatingChoice
from dicedesk.ui.table.pace import Flight, GameEnd, Pace
from dicedesk.ui.table.result import Result

if TYPE_CHECKING:
    from dicedesk.ui.games.craps.cards import CrapsCards

_CORNER = 0.34
"""The share of the layout's width over the bets on one roll."""


class CrapsBridge(SessionBridge[CrapsState]):
    """Owns a session of craps. Signals: those of any bridge."""

    def why_refused(self, move: Move, error: GameError) -> str:
        """The reason, and the house that would take the bet, if there is one."""
        reason = super().why_refused(move, error)
        return other_house_on(self.session.state, move, reason) or reason


class SpotMenu(QMenu):
    """What the player can do with a bet.

    Signals: `chosen(tuple)` with the moves, `amount_asked()` when the player wants to set the amount, in a position.
    """

    chosen = Signal(object)
    amount_asked = Signal()

    def __init__(
        self, name: str, actions: Sequence[SpotAction], parent: QWidget, *, is_of_position: bool
    ) -> None:
        """Offer the `actions` on the spot of this name, and in a position any amount."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        # A screen reader would call it by the name of the program.
        self.setAccessibleName(shown(title_of(name)))
        for action in actions:
            self.addAction(shown(action.text)).setData(action)
        if is_of_position:
            self.addAction(tr("Set amount…"))
        # Without a choice, a screen reader says nothing of a menu opened by the keyboard.
        self.setActiveAction(self.actions()[0])
        self.triggered.connect(self._on_triggered)

    def _on_triggered(self, triggered: QAction) -> None:
        action = triggered.data()
        if action is None:
            self.amount_asked.emit()
        else:
            self.chosen.emit(action.moves)


class CrapsInput(SeatedInput[CrapsState]):
    """Makes the player's moves, after the current motion.

    Signals: `warned(str)` if nothing more can be done in this game, `amount_asked(str)` with the bet whose amount the
    player wants to set, in a position, and those of any input.
    """

    warned = Signal(str)
    amount_asked = Signal(str)

    is_of_position = False
    """Whether the table shows any position, in which the amount of a bet can be set."""

    def __init__(
        self,
        bridge: SessionBridge[CrapsState],
        pace: Pace[CrapsState],
        end: GameEnd,
        table: CrapsGameTable,
        players: SeatingChoice[tuple[str, ...]],
        chips: ChipRow,
        parent: QObject,
    ) -> None:
        super().__init__(bridge, pace, end, table, players, parent)
        self._chips = chips

    def play_on(self) -> None:
        """Throw the dice, also for a computer bettor; not while a bet waits behind a warning."""
        if self.reminds():
            self.answered.emit(
                tr("This bet is not on the table yet: press Enter to play it anyway or Esc to think again")
            )
        elif self._session.computer_moves:
            self._bridge.play_computer()
        else:
            self._bridge.play(Throw())

    def bet(self, name: str) -> None:
        """Put the chosen chip on a bet."""
        self._make(PlaceBet(name, stake_on(self._session.state.rules, name, self._chips.chip)))

    def bet_to_limit(self, name: str) -> None:
        """Bet the most odds on a spot or behind its bet; if there are none, put the chosen chip there."""
        self._pace.finish()
        bet = odds_to_limit(self._session.state, name)
        if isinstance(bet, Sentence):
            self.answered.emit(shown(bet))
        elif bet is None:
            self.bet(name)
        else:
            self._make(bet)

    def offer(self, name: str, place: QPoint) -> None:
        """Open the menu of a spot; say why if the player can do nothing with a bet there."""
        self._pace.finish()
        session = self._session
        is_open = session.why_no_moves is None and not (session.is_over or session.computer_moves)
        actions = actions_on(session.state, name) if is_open else ()
        if not (actions or self.is_of_position):
            self.take_down(name)
            return
        menu = SpotMenu(name, actions, cast("QWidget", self.parent()), is_of_position=self.is_of_position)
        menu.chosen.connect(self._on_chosen)
        menu.amount_asked.connect(lambda: self.amount_asked.emit(self._bet_on(name)))
        menu.popup(place)

    def _on_chosen(self, moves: tuple[Move, ...]) -> None:
        self._make(*moves)

    def take_down(self, name: str) -> None:
        """Take down a bet, or the come bet that lies alone on its spot."""
        self._make(TakeDown(self._bet_on(name)))

    def _bet_on(self, spot: str) -> str:
        """The bet of a spot, or the come bet that shares it and has no odds."""
        line = LINE_BEHIND.get(BET_KINDS[spot])
        is_free = not self._session.state.amount_on(BET_KINDS[spot])
        shares = line is not None and is_free and spot_of(line.name) == spot
        return line.name if line is not None and shares else spot

    def repeat(self) -> None:
        """Put back the bets that the last throw took."""
        self._make(*bets_to_repeat(self._session), otherwise=tr("There are no bets to repeat"))

    def clear(self) -> None:
        """Take down every bet that may be taken down."""
        self._make(*bets_to_take_down(self._session.state), otherwise=tr("No bet can be taken down"))

    def turn_odds(self) -> None:
        """Turn the odds behind come bets on or off for a come-out."""
        self._make(TurnOdds(on=not self._session.state.odds_on))

    def turn_bets(self) -> None:
        """Turn the bets that the house lets be off on a come-out on or off."""
        self._make(TurnBets(on=not self._session.state.bets_on))

    def leave(self) -> None:
        """Leave the table, when asked again."""
        session = self._session
        if not (session.is_over or session.computer_moves):
            self._pace.finish()
            sure = tr(
                "Press L again to leave: you get back the bets you can take down, but contract bets are lost"
            )
            if not self.confirmation.is_sure("leave", sure):
                return
        self._make(Leave(), is_sure=True)

    def _make(self, *moves: Move, otherwise: str = "", is_sure: bool = False) -> None:
        session = self._session
        self.confirmation.drop()
        if session.why_no_moves is not None:
            self.answered.emit(shown(session.why_no_moves))
            return
        if session.computer_moves:
            name, you = shown(session.seats[0].name.text), self._table.person
            to_bet = tr("{name} is playing; to take over, press Change… and choose {you}", name=name, you=you)
            self.answered.emit(to_bet)
            return
        self._pace.finish()
        if session.is_over:
            self.warned.emit(tr("This game is over: press N to start a new one"))
        elif moves:
            if is_sure:
                self.make_all(moves)
            else:
                self.make(*moves)
        else:
            self.answered.emit(otherwise)


class CrapsTab(GameTab[CrapsState, "CrapsCards"]):
    """The whole table for one player, a person or a computer bettor."""

    table_kind = CrapsGameTable
    cloth = FeltColor.TEAL
    telling = CrapsTelling()
    view: CrapsView
    help_page = "craps"
    has_coach = True
    bridge_kind = CrapsBridge
    _table: CrapsGameTable
    buttons: CrapsButtons
    input: CrapsInput

    def __init__(
        self, table: CrapsGameTable, appearance: Appearance, jobs: Jobs, parent: QWidget | None = None
    ) -> None:
        """Open the unfinished game, or a new one. `jobs` compute the values of the bets."""
        super().__init__(table, appearance, jobs, parent)
        self.chances = CrapsChances(jobs, self)
        self._build(appearance)
        self.resolution = Resolution(self.felt, self)
        self.pace = Pace(self.bridge, Flight(self.tray), self, self.resolution)
        self.players = SeatingChoice(self.bridge, table.seating_of, self)
        self.input = CrapsInput(self.bridge, self.pace, self.end, table, self.players, self.chips, self)
        self.house = HouseChoice(self.bridge, table, appearance, self)
        self._connect()
        self._on_reset()

    @property
    def selection(self) -> tuple[int, ...]:
        """The chosen chip, in dollars."""
        return (self.chips.chip,)

    @selection.setter
    def selection(self, selection: tuple[int, ...]) -> None:
        self.chips.choose(*selection)

    def menu_actions(self) -> tuple[ActionSpec, ...]:
        """New game, throw, bets, undo and redo, leaving, house rules, the drawer, and the keys of the chips."""
        return (
            ActionSpec(tr("New game"), ("N",), self.input.new_game),
            ActionSpec(tr("Roll"), ("T", "Return", "Enter"), self.input.lead_on),
            ActionSpec(tr("Repeat the last bets"), ("R",), self.input.repeat),
            ActionSpec(tr("Take down every bet you can"), ("C",), self.input.clear),
            ActionSpec(tr("Turn come odds on or off"), ("O",), self.input.turn_odds),
            ActionSpec(tr("Turn bets on or off for the come-out"), ("W",), self.input.turn_bets),
            *self.coach_actions(tr("Show what bets cost")),
            *self.input.undo_actions(),
            ActionSpec(tr("Pause or resume"), ("P",), self.hold),
            ActionSpec(tr("Leave the table"), ("L",), self.input.leave),
            ActionSpec(tr("House rules…"), ("H",), self.house.open_rules),
            ActionSpec(tr("Bets, rolls and bankroll"), ("D",), self.frame.toggle_drawer),
            *(
                ActionSpec(
                    tr("Choose the {worth} chip", worth=money(dollars(chip.dollars))),
                    (str(place + 1),),
                    partial(self.chips.choose, chip.dollars),
                    in_menu=False,
                )
                for place, chip in enumerate(CHIPS)
            ),
        )

    def offer_choices(self) -> None:
        super().offer_choices()
        self.input.is_of_position = True

    def field_links(self) -> FieldLinks:
        return {
            self.chips.amount: everywhere("bankroll"),
            self.felt.viewport(): lambda place: FieldLink("point") if self.felt.is_on_puck(place) else None,
        }

    def choice_actions(self) -> tuple[ActionSpec, ...]:
        """The same without the house rules, which begin another game."""
        return tuple(spec for spec in super().choice_actions() if spec.do != self.house.open_rules)

    def other_keys(self) -> tuple[tuple[str, str], ...]:
        """The keys on the layout, and their effects."""
        return (
            (tr("Arrows"), tr("On the layout: go to the next spot")),
            (tr("Home, End"), tr("On the layout: go to the first or last spot")),
            (
                tr("A–Z"),
                tr(
                    "On the layout: go to the next spot whose name starts with this letter (also hold "
                    "Shift if the letter is a shortcut listed above)"
                ),
            ),
            (tr("Enter"), tr("On a spot: bet the chosen chip")),
            (tr("Shift+Enter"), tr("On a spot: bet odds up to the limit")),
            (tr("Menu, Shift+F10"), tr("On a spot: press the bet or take half of it down")),
            (tr("Backspace"), tr("On a spot: take the bet down")),
            (tr("Tab, Esc"), tr("Leave the layout (Esc goes to the Roll button)")),
        )

    def hold(self) -> None:
        """Pause or resume a computer bettor; that of a position waits for Enter anyway."""
        if self._has_games and (self.session.computer_moves or self.pace.is_paused):
            self.pace.hold(on=not self.pace.is_paused)
            self._show_controls()

    @property
    def free_corner(self) -> FreeCorner:
        """The edge of the layout over the bets on one roll, beside their switch, which the puck never covers."""
        return FreeCorner(self.felt, QPoint(-Space.MEDIUM, Space.SMALL - Space.HAIR), _CORNER, self.felt.hops)

    def take_focus(self) -> None:
        """Focus the layout while the player may bet."""
        if self.typed.entry is not None or not self._take_layout():
            super().take_focus()

    def say(self, sentence: str, *, is_bright: bool = True) -> None:
        """Write a sentence beside the dice."""
        self.board.say(sentence, is_bright=is_bright)

    def _build(self, appearance: Appearance) -> None:
        self.tray, self.felt = StripTray(self.cloth, DICE), LayoutView(appearance)
        self.board, self.buttons = StripBoard(self.tray), CrapsButtons(appearance)
        self.result = Result(self.felt, self.cloth, appearance, is_centred=True)
        self.chips = self.buttons.chips
        self.chips.choose(self._table.chip)
        column = table_column((self.tray,), self.felt)
        share_height(column, self.tray, self.felt)
        self._arrange(column, self.felt.button(FIRST_SPOT))
        self.lesson_parts = {TablePart.SPECIAL: self.felt.button(ODDS_SPOT)}

    def _connect(self) -> None:
        self._connect_all(*self.felt.buttons)
        self.bridge.played.connect(self._on_played)
        self.house.game_wanted.connect(self.input.begin_at_once)
        self.input.began.connect(self._return_to_layout)
        self.input.warned.connect(self.answer)
        self.input.amount_asked.connect(lambda bet: self.field_asked.emit(FieldLink("bets", bet)))
        self.felt.spot_changed.connect(self._show_spot)
        self.chips.chosen.connect(lambda _: self._on_chip())
        self.chances.changed.connect(self._on_figures)
        self.felt.bet_asked.connect(self.input.bet)
        self.felt.escaped.connect(self.primary.setFocus)
        self.felt.limit_asked.connect(self.input.bet_to_limit)
        self.felt.take_down_asked.connect(self.input.take_down)
        self.felt.menu_asked.connect(self.input.offer)
        self.felt.hops_asked.connect(self._show_anew)
        for button, do in (
            (self.buttons.repeat, self.input.repeat),
            (self.buttons.clear, self.input.clear),
            (self.buttons.leave, self.input.leave),
            (self.buttons.hold, self.hold),
        ):
            button.clicked.connect(do)
        self.pace.changed.connect(lambda: self.board.show_throw("", "") if self.tray.is_moving else None)
        self.pace.changed.connect(lambda: self.felt.show_money({}) if self.tray.is_moving else None)
        self.resolution.said.connect(self.board.say)
        self.resolution.acted.connect(lambda act: self.heard.emit(OF_ACTS[act]))
        self._compute_while_seen(self.chances, lambda state: state.rules)

    def _make_cards(self) -> "CrapsCards":
        # The table is painted and answers keys before this: 90 ms.
        from dicedesk.ui.games.craps.cards import CrapsCards

        return CrapsCards(self._appearance, is_first_visit=self._table.is_first_visit)

    def _connect_cards(self, cards: "CrapsCards") -> None:
        self._offer_players(self.players, cards.players)
        self.house.choose_on(cards.house)
        cards.bets.take_down_asked.connect(self.input.take_down)
        cards.bets.bet_chosen.connect(lambda name: self.felt.button(spot_of(name)).setFocus())
        cards.bets.price_asked.connect(
            lambda name: self.working_asked.emit(cards.explanation_of_bet(self.state, name))
        )
        cards.house.odds_turned.connect(self.input.turn_odds)
        cards.house.bets_turned.connect(self.input.turn_bets)
        coaching = cards.coaching(self, self._table, self._jobs, self.felt, self.chips)
        self._follow_coach(coaching)

    def _fill_cards(self, cards: "CrapsCards") -> None:
        super()._fill_cards(cards)
        cards.show_bets(self.view, self.chances.error)
        self.house.show()

    def on_settings_changed(self) -> None:
        """Show the house that was chosen elsewhere, the kind of game, and the settings of the coach."""
        self.house.show()
        super().on_settings_changed()
        if not self.is_busy:
            self._work_out_view()
            self._show_cards()

    def _on_played(self, played: Played[CrapsState]) -> None:
        if isinstance(played.move, Throw):
            self.house.remember_visit()
            self._return_to_layout()
            self.frame.show_on_table(self.tray)

    def _return_to_layout(self) -> None:
        """Focus the layout: the player bets next."""
        if self.isVisible():
            self._take_layout()

    def _take_layout(self) -> bool:
        """Focus the layout while the player may bet; return False otherwise."""
        session = self.session
        may_bet = not (session.is_over or session.computer_moves)
        if may_bet:
            self.felt.take_focus()
        return may_bet

    def _on_landed(self, landed: Roll) -> None:
        self.board.show_throw(shown(self.telling.count_so_far(landed)), "")

    def _on_revealed(self) -> None:
        """Show the name of the throw; chips and cards wait until each bet has been resolved.

        A move without dice is shown when it rests, which is now.
        """
        if self.session.history[-1].faces:
            self._work_out_view()
            self.board.show_view(self.view)

    def _on_reset(self) -> None:
        super()._on_reset()
        self.pace.hold(on=False)

    @property
    def showing(self) -> Showing[CrapsChoice]:
        choice = CrapsChoice(self.chips.chip, is_paused=self.pace.is_paused, wants_hops=self.felt.wants_hops)
        return Showing(choice, self.pace.phase, figures=self.chances.value)

    def _show_felt(self) -> None:
        self.board.show_view(self.view)
        is_thrown = bool(self.session.history) and bool(self.session.history[-1].faces)
        self.chips.show_bankroll(self.view.bankroll, self.counting_ms if is_thrown else 0)
        self.felt.show_money(self.view.money)
        self._show_layout()

    def _show_layout(self) -> None:
        self.felt.show_layout(self.view.layout)
        self._show_spot()

    def _show_spot(self) -> None:
        self.board.show_spot(self.view.layout.spots.get(self.felt.spot or ""))

    def _on_chip(self) -> None:
        self._table.choose_chip(self.chips.chip)
        self._show_anew()

    def _show_anew(self) -> None:
        self._work_out_view()
        self._show_layout()

    def _on_figures(self) -> None:
        self._show_anew()
        if self.has_cards:
            self.cards.show_bets(self.view, self.chances.error)

    def _offer(self, controls: CrapsControls) -> None:
        super()._offer(controls)
        self._enable(self.buttons.repeat, on=controls.can_repeat)
        self._enable(self.buttons.clear, on=controls.can_clear)
        self.buttons.show_controls(controls, can_pause=self._has_games)

    def _show_hint(self) -> None:
        super()._show_hint()
        self.buttons.show_drawer(has_drawer=self.frame.has_drawer)


TAB = CrapsTab
