"""The craps tab: dice, layout, chips and cards, and a person's choices passed to the bridge."""

from functools import partial

from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QWidget

from dicedesk.core.game import Move, Played
from dicedesk.games.craps.bet_kinds import BET_KINDS, COMES, LINE_BEHIND
from dicedesk.games.craps.house_rules import PRESETS, HouseRules
from dicedesk.games.craps.moves import Leave, PlaceBet, TakeDown, Throw, TurnOdds
from dicedesk.games.craps.state import DICE, CrapsState
from dicedesk.players.craps import BETTORS, bettor_plan, bettor_title
from dicedesk.ports.jobs import Jobs
from dicedesk.session.craps.bets import bet_rows
from dicedesk.session.craps.betting import BetsToRepeat, bets_that_take, bets_to_take_down
from dicedesk.session.craps.kit import CRAPS_KIT
from dicedesk.session.craps.shooter import first_worth, line_after
from dicedesk.session.craps.table import CrapsGameTable, bettor_of
from dicedesk.session.folded import Folded, throws_after
from dicedesk.ui.dialogs.house_rules import HouseRulesDialog
from dicedesk.ui.keyboard.actions import ActionSpec
from dicedesk.ui.look.appearance import Appearance
from dicedesk.ui.look.theme import CHIPS, FeltColour
from dicedesk.ui.tabs.arrangement import fill, table_column
from dicedesk.ui.tabs.craps import texts
from dicedesk.ui.tabs.craps.bankroll_card import BankrollCard
from dicedesk.ui.tabs.craps.bets_card import BetsCard
from dicedesk.ui.tabs.craps.bridge import CrapsBridge
from dicedesk.ui.tabs.craps.button_row import ButtonRow
from dicedesk.ui.tabs.craps.chances import CrapsChances
from dicedesk.ui.tabs.craps.cues import OF_ACTS, cue_of
from dicedesk.ui.tabs.craps.house_row import HouseRow
from dicedesk.ui.tabs.craps.layout_keys import layout_keys
from dicedesk.ui.tabs.craps.players_card import PlayersCard
from dicedesk.ui.tabs.craps.showing import CrapsFlight, Resolution
from dicedesk.ui.tabs.craps.strip_board import StripBoard, share_height
from dicedesk.ui.tabs.craps.throws_card import ThrowsCard
from dicedesk.ui.tabs.pace import Pace
from dicedesk.ui.tabs.paced_tab import PacedTab
from dicedesk.ui.widgets.card_scroll import CardScroll
from dicedesk.ui.widgets.craps_layout.felt_chips import spot_of
from dicedesk.ui.widgets.craps_layout.view import LayoutView
from dicedesk.ui.widgets.dice.strip import StripTray
from dicedesk.ui.widgets.game_layout import GameLayout
from dicedesk.ui.widgets.result import Result, ResultText
from dicedesk.ui.words import shown, tr


class CrapsTab(PacedTab[CrapsState]):
    """The whole table for one player, a person or a computer bettor."""

    kit = CRAPS_KIT
    help_page = "craps"

    def __init__(
        self, table: CrapsGameTable, appearance: Appearance, jobs: Jobs, parent: QWidget | None = None
    ) -> None:
        """Opens the game that was left unfinished, or a new one. `jobs` work out what the bets are worth."""
        super().__init__(appearance, jobs, parent)
        self._table = table
        self._asked_to_end = False
        self.bridge = CrapsBridge(table, table.last_session() or table.new_session(), self)
        self.chances = CrapsChances(jobs, self)
        self._throws = Folded[CrapsState, int](0, throws_after)
        self._build(appearance)
        self.resolution = Resolution(self.felt, self)
        self.pace = Pace(self.bridge, CrapsFlight(self.tray), self, self.resolution)
        self._connect()
        self._on_reset()

    @property
    def state(self) -> CrapsState:
        """The state of the game on the table."""
        return self.session.state

    @property
    def marks(self) -> tuple[int, ...]:
        """The worth of the chosen chip, in dollars."""
        return (self.chips.chip,)

    @marks.setter
    def marks(self, marks: tuple[int, ...]) -> None:
        self.chips.choose(*marks)

    def game_actions(self) -> tuple[ActionSpec, ...]:
        """New game, throw, bets, undo, leaving, house rules, the drawer, and the keys of the chips."""
        return (
            ActionSpec(tr("New game"), ("N",), self.new_game),
            ActionSpec(tr("Roll"), ("T", "Return", "Enter"), self.lead_on),
            ActionSpec(tr("Repeat the last bets"), ("R",), self.repeat),
            ActionSpec(tr("Take all bets down"), ("C",), self.clear),
            ActionSpec(tr("Turn come odds on or off"), ("O",), self.turn_odds),
            ActionSpec(tr("Undo"), (QKeySequence.StandardKey.Undo,), self.undo),
            ActionSpec(tr("Pause or resume"), ("P",), self.hold),
            ActionSpec(tr("Leave the table"), ("L",), self.leave_table),
            ActionSpec(tr("House rules…"), ("H",), self.show_house_rules),
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
        return layout_keys()

    def bet(self, name: str) -> None:
        """Puts the chosen chip on a bet."""
        self._do(PlaceBet(name, self.chips.chip))

    def take_down(self, name: str) -> None:
        """Takes down a bet, or the come bet whose spot it shares where only that lies there."""
        line = LINE_BEHIND.get(BET_KINDS[name])
        shares = line is not None and not self.state.amount_on(BET_KINDS[name]) and spot_of(line.name) == name
        self._do(TakeDown(line.name if line is not None and shares else name))

    def repeat(self) -> None:
        """Puts back the bets that the last throw took."""
        self._do(*BetsToRepeat().of(self.session), otherwise=tr("There is nothing to repeat now"))

    def clear(self) -> None:
        """Takes down every bet that may be taken down."""
        self._do(*bets_to_take_down(self.state), otherwise=tr("No bet can be taken down"))

    def turn_odds(self) -> None:
        """Has the odds behind come bets work on a come-out, or rest."""
        self._do(TurnOdds(on=not self.state.odds_on))

    def hold(self) -> None:
        """Has a computer bettor wait, or go on."""
        if self.session.computer_moves or self.pace.is_held:
            self.pace.hold(on=not self.pace.is_held)
            self._show_buttons()

    def leave_table(self) -> None:
        """Leaves the table at the second asking."""
        if self._asked_to_end or self.session.is_over or self.session.computer_moves:
            self._do(Leave())
            return
        self.pace.hurry()
        self.stays()
        self._asked_to_end = True
        sure = tr("Press L again to leave. Bets you can take down come back; contract bets are lost")
        self.board.answer(sure, is_bright=True)

    def show_house_rules(self) -> HouseRulesDialog:
        """Opens the rules of the house."""
        dialog = HouseRulesDialog(self._table.house, self._appearance, self)
        dialog.chosen.connect(self.choose_house)
        dialog.open()
        return dialog

    def choose_house(self, rules: HouseRules) -> None:
        """Has the next game played by these rules, at once where none is being played."""
        self._table.choose_house(rules)
        if self._is_untouched:
            self._open_game()
        else:
            self._show_house()

    def stays(self) -> None:
        """Whoever does something else than ask again has thought better of leaving."""
        super().stays()
        self._asked_to_end = False

    def ask_to_leave(self) -> None:
        """Says on the felt that N leaves the game."""
        self.board.answer(tr("Press N again to leave this game and start another"), is_bright=True)

    def begin_again(self) -> None:
        """Begins another game with whoever is to play; a person bets first."""
        self._open_game()
        self._return_to_layout()

    def take_focus(self) -> None:
        """Gives the keyboard to the layout while a person may bet."""
        if self.session.computer_moves or self.session.is_over:
            super().take_focus()
        else:
            self.felt.take_focus()

    @property
    def _is_untouched(self) -> bool:
        """Whether nothing would be lost by another game."""
        return self.session.is_over or not self.session.history

    def last_words(self) -> str:
        """What the felt says."""
        return texts.last_words(self.session)

    def _build(self, appearance: Appearance) -> None:
        self.tray, self.felt = StripTray(FeltColour.TEAL, DICE), LayoutView(appearance)
        self.board, self.buttons = StripBoard(self.tray), ButtonRow(appearance)
        self.result = Result(self.felt, FeltColour.TEAL, appearance, is_centred=True)
        self.chips, self.primary = self.buttons.chips, self.buttons.primary
        self.bets, self.throws = BetsCard(appearance, self.chances), ThrowsCard(appearance)
        self.bankroll, self.players = BankrollCard(appearance), PlayersCard(appearance)
        is_first_visit = self._table.is_first_visit
        self.house = HouseRow(appearance, is_first_visit=is_first_visit)
        table = table_column((self.tray,), self.felt)
        share_height(table, self.tray, self.felt)
        self.layout_ = GameLayout(table, self.buttons, self)
        cards = CardScroll()
        self.players.add(self.house)
        others = (self.bets, self.throws, self.bankroll)
        for card in (self.players, *others) if is_first_visit else (*others, self.players):
            cards.add_card(card, stretch=int(card is self.throws))
        self.layout_.add_card(cards, 1)
        self.players.show_bettors(
            (name, shown(bettor_title(name)), shown(bettor_plan(name))) for name in BETTORS
        )
        fill(self, self.layout_)
        self.mark(self.tray, self.felt, self.layout_, self.buttons.details)

    def _connect(self) -> None:
        self._lead_keys(self.layout_, *map(self.felt.button, self.felt.spots))
        self.felt.bet_asked.connect(self.bet)
        self.felt.take_down_asked.connect(self.take_down)
        self.felt.escaped.connect(self.primary.setFocus)
        self.felt.spot_changed.connect(self._show_spot)
        self.chips.chosen.connect(self._show_layout)
        self.chances.changed.connect(self._show_chances)
        self.bets.take_down_asked.connect(self.take_down)
        self.bets.bet_chosen.connect(self._go_to_spot)
        self.players.seated.connect(self._on_seated)
        self.players.pause_chosen.connect(self.pace.set_pause)
        self.house.rules_asked.connect(self.show_house_rules)
        self.house.house_chosen.connect(lambda name: self.choose_house(PRESETS[name]))
        self.house.odds_turned.connect(self.turn_odds)
        self.house.looked_at.connect(self._show_house)
        for button, do in (
            (self.buttons.repeat, self.repeat),
            (self.buttons.clear, self.clear),
            (self.buttons.undo, self.undo),
            (self.buttons.hold, self.hold),
            (self.buttons.details, self.layout_.toggle_drawer),
        ):
            button.clicked.connect(do)
        self.layout_.drawer_changed.connect(self._show_buttons)
        self.resolution.said.connect(self.board.say)
        self.board.answered.connect(self.told)
        self.resolution.shown.connect(self.pace.on_rested)
        self.tray.settled.connect(self.pace.on_settled)
        self.pace.changed.connect(self._on_busy)
        self.pace.revealed.connect(self._on_revealed)
        self.pace.rested.connect(self._show_all)
        self.bridge.played.connect(self._on_played)
        self.bridge.reset.connect(self._on_reset)
        self.bridge.undone.connect(self._on_table_set)
        self.bridge.refused.connect(partial(self.board.say, is_bright=True))
        self._compute_while_shown(self.chances, lambda: self.state.rules)
        self._tell_aloud()
        self._sound_out(cue_of)
        self.resolution.acted.connect(lambda act: self.heard.emit(OF_ACTS[act]))

    def _do(self, *moves: Move, otherwise: str = "") -> None:
        """Makes a person's moves; what is still being shown is finished first."""
        if self.session.computer_moves:
            name = shown(self.session.seats[0].name.text)
            you = self._table.person
            self.board.answer(
                tr("{name} is playing. To bet yourself, choose {you} as the player", name=name, you=you)
            )
            return
        self.pace.hurry()
        if self.session.is_over:
            self.board.answer(tr("This game is over: start a new one (N)"), is_bright=True)
        elif moves:
            for move in moves:
                self.bridge.play(move)
        else:
            self.board.answer(otherwise)

    def _result_text(self) -> ResultText | None:
        return texts.result(self.session)

    def _play_on(self) -> None:
        if self.session.computer_moves:
            self.bridge.play_computer()
        else:
            self.bridge.play(Throw())

    def _on_played(self, played: Played[CrapsState]) -> None:
        self.stays()
        if isinstance(played.move, Throw):
            self._table.remember_visit()
            self.house.make_room()
            self._return_to_layout()

    def _return_to_layout(self) -> None:
        """The next thing that a person does is to bet."""
        if self.isVisible() and not (self.session.is_over or self.session.computer_moves):
            self.felt.take_focus()

    def _on_busy(self) -> None:
        if self.tray.is_moving:
            self.board.show_throw("", "")
        self._show_buttons()

    def _on_revealed(self) -> None:
        session = self.session
        note = texts.note(session, self._throws.of(session.history))
        self.board.show_throw(texts.headline(session), texts.caption(session), note)

    def _on_reset(self) -> None:
        self.stays()
        self.players.call_person(shown(self._table.person))
        self.players.seat(bettor_of(self.session.record))
        self.players.show_note("")
        self.felt.print_field(self.state.rules.field_twelve)
        self._worths = Folded(first_worth(self.state), line_after)
        self._on_table_set()
        self.pace.hold(on=False)

    def _on_table_set(self) -> None:
        thrown = texts.last_throw(self.session)
        self.tray.show_faces(thrown.faces if thrown else ())
        self._show_all()

    def _open_game(self) -> None:
        """Begins another game and leaves the keyboard where it is."""
        self.pace.stop()
        self.bridge.begin(self._table.new_session(self.players.bettor))

    def _on_seated(self, bettor: str) -> None:
        if self._is_untouched:
            self._open_game()
        else:
            waits = bettor != bettor_of(self.session.record)
            self.players.show_note(tr("Joins in the next game (N).") if waits else "")

    def _go_to_spot(self, name: str) -> None:
        self.felt.button(spot_of(name)).setFocus()

    def _show_all(self) -> None:
        session, state = self.session, self.state
        self.board.show_throw(
            texts.headline(session),
            texts.caption(session),
            texts.note(session, self._throws.of(session.history)),
        )
        self.felt.chips.show_bets({bet.name: bet.amount for bet in state.bets})
        self.felt.show_point(state.point)
        self.chips.show_bankroll(state.bankroll)
        self.bets.show_bets(bet_rows(state), is_over=state.outcome() is not None)
        self.players.show_watched(is_watched=session.computer_moves)
        self.throws.player = session.seats[0].name
        self.throws.show_history(session.history)
        self.bankroll.show_line(self._worths.of(session.history))
        self._show_house()
        self._show_layout()
        self._show_buttons()
        self.status_changed.emit()

    def _show_layout(self) -> None:
        """Lights the spots that take the chosen chip, and says of each what it is worth."""
        may_bet = not (self.session.is_over or self.session.computer_moves)
        self.felt.light(bets_that_take(self.state, self.chips.chip) if may_bet else frozenset())
        for name in self.felt.spots:
            self.felt.describe(name, self._words(name).description)
        self._show_spot()

    def _show_chances(self) -> None:
        self.bets.show_bets(bet_rows(self.state), is_over=self.session.is_over)
        self._show_layout()

    def _show_spot(self) -> None:
        spot = self.felt.spot
        self.board.show_spot(None if spot is None else self._words(spot))

    def _words(self, name: str) -> texts.SpotWords:
        return texts.spot_words(self.state, self.chances.of(name), name, self.chips.chip)

    def _show_house(self) -> None:
        state = self.state
        has_come_bets = any(bet.kind in COMES.values() for bet in state.bets)
        self.house.show_house(state.rules, self._table.house)
        self.house.show_odds(on=state.odds_on, matter=has_come_bets)

    def _show_buttons(self) -> None:
        self.buttons.show_game(self.session, self.pace, has_drawer=self.layout_.has_drawer)
