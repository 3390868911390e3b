"""The craps tab: puts its parts together and passes the throws to the bridge."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from dicedesk.core.game import Played
from dicedesk.games.craps.rules import DICE, CrapsState, Throw
from dicedesk.games.craps.table import CrapsGameTable, bettor_of
from dicedesk.play.ports.jobs import Jobs
from dicedesk.play.ports.sound import Cue
from dicedesk.ui.base.dice.tray import StripTray
from dicedesk.ui.base.keys import ActionSpec
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import FeltColour
from dicedesk.ui.base.look.things import CHIPS
from dicedesk.ui.base.widgets.game_layout import GameLayout
from dicedesk.ui.base.widgets.result import Result, ResultText
from dicedesk.ui.base.words import shown, tr
from dicedesk.ui.games.craps import texts
from dicedesk.ui.games.craps.board import StripBoard, share_height
from dicedesk.ui.games.craps.buttons import CrapsButtons
from dicedesk.ui.games.craps.chances import CrapsChances
from dicedesk.ui.games.craps.house_choice import HouseChoice
from dicedesk.ui.games.craps.layout.chips import spot_of
from dicedesk.ui.games.craps.layout.view import LayoutView
from dicedesk.ui.games.craps.person import CrapsBridge, CrapsPerson
from dicedesk.ui.games.craps.showing import OF_ACTS, Resolution, cue_of
from dicedesk.ui.games.craps.spots import Spots
from dicedesk.ui.table.arrangement import table_column
from dicedesk.ui.table.coached_tab import CoachedTab
from dicedesk.ui.table.computed import compute_while_seen
from dicedesk.ui.table.flight import Flight
from dicedesk.ui.table.pace import Pace
from dicedesk.ui.table.who_plays import WhoPlays

if TYPE_CHECKING:
    from collections.abc import Callable

    from dicedesk.ui.games.craps.cards import CrapsCards


class CrapsTab(CoachedTab[CrapsState, "CrapsCards"]):
    """The whole table for one player, a person or a computer bettor."""

    table_kind = CrapsGameTable
    cards_kind = "dicedesk.ui.games.craps.cards:CrapsCards"
    help_page = "craps"
    buttons: CrapsButtons
    person: CrapsPerson

    def __init__(
        self, table: CrapsGameTable, appearance: Appearance, jobs: Jobs, parent: QWidget | None = None
    ) -> None:
        """Opens the game that was left unfinished, or a new one. `jobs` compute what the bets are worth."""
        super().__init__(appearance, jobs, parent)
        self._table = table
        self.bridge = CrapsBridge(table, table.open_session(), self)
        self.chances = CrapsChances(jobs, self)
        self._build(appearance)
        self.resolution = Resolution(self.felt, self)
        self.pace = Pace(self.bridge, Flight(self.tray), self, self.resolution)
        self.players = WhoPlays(self.bridge, bettor_of, self)
        self.person = CrapsPerson(self.bridge, self.pace, self.end, table, self.players, self.chips, self)
        self.house = HouseChoice(self.bridge, table, appearance, self)
        self.spots = Spots(self.bridge, self.felt, self.board, self.chips, self.chances)
        self._connect()
        self._on_reset()

    @property
    def marks(self) -> tuple[int, ...]:
        """The worth of the chosen chip, in dollars."""
        return (self.chips.chip,)

    @marks.setter
    def marks(self, marks: tuple[int, ...]) -> None:
        self.chips.choose(*marks)

    def menu_actions(self) -> tuple[ActionSpec, ...]:
        """New game, throw, bets, undo and redo, leaving, house rules, the drawer, and the keys of the chips."""
        return (
            ActionSpec(tr("New game"), ("N",), self.person.new_game),
            ActionSpec(tr("Roll"), ("T", "Return", "Enter"), self.person.lead_on),
            ActionSpec(tr("Repeat the last bets"), ("R",), self.person.repeat),
            ActionSpec(tr("Take down every bet you can"), ("C",), self.person.clear),
            ActionSpec(tr("Turn come odds on or off"), ("O",), self.person.turn_odds),
            ActionSpec(tr("Turn bets on or off on the come-out"), ("W",), self.person.turn_bets),
            self.coach_action(tr("Show what bets cost")),
            self.why_action(),
            *self.person.undo_actions(),
            ActionSpec(tr("Pause or resume"), ("P",), self.hold),
            ActionSpec(tr("Leave the table"), ("L",), self.person.leave),
            ActionSpec(tr("House rules…"), ("H",), self.house.open_rules),
            ActionSpec(tr("Bets, rolls and bankroll"), ("D",), self.layout_.toggle_drawer),
            *(
                ActionSpec(
                    texts.choose_chip(chip.dollars),
                    (str(place + 1),),
                    partial(self.chips.choose, chip.dollars),
                    in_menu=False,
                )
                for place, chip in enumerate(CHIPS)
            ),
        )

    def other_keys(self) -> tuple[tuple[str, str], ...]:
        """The keys of the layout."""
        return texts.layout_keys()

    def hold(self) -> None:
        """Has a computer bettor wait, or go on."""
        if self.session.computer_moves or self.pace.is_held:
            self.pace.hold(on=not self.pace.is_held)
            self._show_buttons()

    def take_focus(self) -> None:
        """Gives the keyboard to the layout while a person may bet."""
        if self.typed.entry is not None or not self.spots.take_focus():
            super().take_focus()

    def say(self, sentence: str, *, is_bright: bool = True) -> None:
        """Writes a sentence beside the dice."""
        self.board.say(sentence, is_bright=is_bright)

    def last_words(self) -> str:
        """What the felt says."""
        return texts.last_words(self.session)

    def _build(self, appearance: Appearance) -> None:
        self.tray, self.felt = StripTray(FeltColour.TEAL, DICE), LayoutView(appearance)
        self.board, self.buttons = StripBoard(self.tray), CrapsButtons(appearance)
        self.result = Result(self.felt, FeltColour.TEAL, appearance, is_centred=True)
        self.chips = self.buttons.chips
        self._column = table_column((self.tray,), self.felt)
        share_height(self._column, self.tray, self.felt)
        layout = GameLayout(self._column, self.buttons, self)
        self._arrange(layout, self.felt)

    def _connect(self) -> None:
        self._connect_all(*self.felt.buttons)
        self.bridge.played.connect(self._on_played)
        self.house.game_wanted.connect(self.person.begin_at_once)
        self.person.began.connect(self._return_to_layout)
        self.person.warned.connect(self.answer)
        self.felt.bet_asked.connect(self.person.bet)
        self.felt.escaped.connect(self.primary.setFocus)
        self.felt.take_down_asked.connect(self.person.take_down)
        for button, do in (
            (self.buttons.repeat, self.person.repeat),
            (self.buttons.clear, self.person.clear),
            (self.buttons.leave, self.person.leave),
            (self.buttons.hold, self.hold),
        ):
            button.clicked.connect(do)
        self.pace.changed.connect(lambda: self.board.show_throw("", "") if self.tray.is_moving else None)
        self.resolution.said.connect(self.board.say)
        self.resolution.acted.connect(lambda act: self.heard.emit(OF_ACTS[act]))
        compute_while_seen(self.chances, self, self.bridge, lambda state: state.rules)

    def _make_cards(self, kind: "Callable[..., CrapsCards]") -> "CrapsCards":
        return kind(self._appearance, self.chances, is_first_visit=self._table.is_first_visit)

    def _connect_cards(self, cards: "CrapsCards") -> None:
        self._offer_players(self.players, cards.players)
        self.house.choose_on(cards.house)
        cards.bets.take_down_asked.connect(self.person.take_down)
        cards.bets.bet_chosen.connect(lambda name: self.felt.button(spot_of(name)).setFocus())
        cards.bets.price_asked.connect(
            lambda name: self.working_asked.emit(cards.question_of_bet(self.state, name))
        )
        cards.house.odds_turned.connect(self.person.turn_odds)
        cards.house.bets_turned.connect(self.person.turn_bets)
        coaching = cards.coaching(self, self._table, self.felt, self.chips)
        self._follow_coach(coaching, cards.held, self._column)

    def _begin_cards(self, cards: "CrapsCards") -> None:
        cards.players.call_person(shown(self._table.person))
        cards.begin(self.state)

    def _fill_cards(self, cards: "CrapsCards") -> None:
        cards.show_game(self.session)
        self.house.show()

    def _cue_of(self, played: Played[CrapsState]) -> Cue | None:
        return cue_of(played)

    def _result_text(self) -> ResultText | None:
        return texts.result(self.session)

    def on_settings_changed(self) -> None:
        """Shows the house that was chosen elsewhere, and what is wanted of the coach."""
        self.house.show()
        super().on_settings_changed()

    def _on_played(self, played: Played[CrapsState]) -> None:
        if isinstance(played.move, Throw):
            self.house.remember_visit()
            self._return_to_layout()

    def _return_to_layout(self) -> None:
        """The next thing that a person does is to bet."""
        if self.isVisible():
            self.spots.take_focus()

    def _on_revealed(self) -> None:
        self.board.show_game(self.session)

    def _on_reset(self) -> None:
        self.spots.begin()
        super()._on_reset()
        self.pace.hold(on=False)

    def _set_table(self) -> None:
        thrown = texts.last_throw(self.session)
        self.tray.show_faces(thrown.faces if thrown else ())
        super()._set_table()

    def _show_all(self) -> None:
        self._on_revealed()
        self.chips.show_bankroll(self.state.bankroll)
        self._show_cards()
        self.spots.show_game()
        self._show_buttons()
        self.status_changed.emit()

    def _show_buttons(self) -> None:
        self.buttons.show_game(self.session, self.pace, has_drawer=self.layout_.has_drawer)
        if self.coaching is not None:
            self.coaching.show()

    def _show_hint(self) -> None:
        self._show_buttons()
