"""The Poker Dice tab: puts its parts together and passes the hands to the bridge."""

from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, QVariantAnimation
from PySide6.QtWidgets import QPushButton, QWidget

from dicedesk.core.dice import Roll
from dicedesk.core.game import Move, Played
from dicedesk.core.money import DOLLAR, Cents
from dicedesk.core.words import Name, Sentence
from dicedesk.games.poker_dice.oracle import Award
from dicedesk.games.poker_dice.prompt import hand_words
from dicedesk.games.poker_dice.rules import (
    DICE,
    DiceRerolled,
    HandScored,
    Hold,
    PlayHand,
    PokerDiceMove,
    PokerDiceState,
    Quit,
    Reroll,
)
from dicedesk.games.poker_dice.table import PokerDiceGameTable
from dicedesk.games.poker_dice.table_view import (
    PLAY_A_HAND,
    PokerDiceChoice,
    PokerDiceControls,
    PokerDiceTelling,
    PokerDiceView,
    award_of,
    ending_of,
    sure_to_quit,
)
from dicedesk.play.ports.jobs import Jobs
from dicedesk.play.telling import Showing
from dicedesk.ui.base.dice.choosing import ChoosingTray
from dicedesk.ui.base.dice.tray import name_of_die
from dicedesk.ui.base.keys import ActionSpec
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import FeltColor
from dicedesk.ui.base.words import shown, tr
from dicedesk.ui.games.poker_dice.board import BankrollBoard, Moment
from dicedesk.ui.games.poker_dice.chances import PerfectPlayerWaits, PokerDiceChances
from dicedesk.ui.games.poker_dice.game_ui import ORACLE
from dicedesk.ui.table.columns import GameButtons, lie_below, primary_button, table_column
from dicedesk.ui.table.field_links import FieldLink, FieldLinks
from dicedesk.ui.table.game_tab import GameTab
from dicedesk.ui.table.input import SeatingChoice
from dicedesk.ui.table.keeping import KeepingFlight, KeepingInput, keep_actions, link_on_felt
from dicedesk.ui.table.pace import FollowUp, Pace
from dicedesk.ui.table.result import Result

if TYPE_CHECKING:
    from dicedesk.ui.games.poker_dice.cards import PokerDiceCards


PAYING_MS = 450
ENDING_MS = 1500


class PokerDiceFlight(KeepingFlight[PokerDiceState]):
    """The dice of a hand or of a re-roll; holding and leaving throw none."""

    def lying(self, played: Played[PokerDiceState]) -> tuple[Roll, tuple[int, ...]]:
        """The dice of the hand; those that are not re-rolled stay in place."""
        if isinstance(played.move, PlayHand):
            return played.faces, ()
        rerolled = next(event for event in played.step.events if isinstance(event, DiceRerolled))
        return rerolled.dice, tuple(place for place in range(DICE) if place + 1 not in rerolled.positions)


class Payday(FollowUp[PokerDiceState]):
    """The pay on its way into the bankroll, and the award or the last dollar. Signals: those of any follow-up."""

    def __init__(self, board: BankrollBoard, moment: Moment, appearance: Appearance, parent: QObject) -> None:
        """Show them on this board and this felt. `paying_ms` and `ending_ms` are the durations.

        With reduced motion there is no motion: the bankroll is paid, and the felt is lit at once.
        """
        super().__init__(parent)
        self.paying_ms, self.ending_ms = PAYING_MS, ENDING_MS
        self._board, self._moment, self._appearance = board, moment, appearance
        self._before = self._pays = Cents(0)
        self._easing = QEasingCurve(QEasingCurve.Type.OutCubic)
        self._clock = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._clock.valueChanged.connect(self._on_tick)
        self._clock.finished.connect(self.over)

    @property
    def is_running(self) -> bool:
        """Whether a motion is running."""
        return self._clock.state() is not QAbstractAnimation.State.Stopped

    def begin(self, played: Played[PokerDiceState]) -> bool:
        """Begin to show the result of a scored hand; return False if nothing was paid and the game goes on."""
        scored = next((event for event in played.step.events if isinstance(event, HandScored)), None)
        ending = ending_of(played.step.state)
        if scored is None or not (scored.pays or ending):
            return False
        duration = self.ending_ms if ending else self.paying_ms
        if not duration or self._appearance.is_calm:
            return False
        self._before, self._pays = Cents(scored.bankroll - scored.pays), scored.pays
        self._moment.show_end(ending, 0.0)
        self._clock.setDuration(self.lasting(duration))
        self._clock.start()
        return True

    def finish(self) -> None:
        """End the motion at once."""
        if self.is_running:
            self._clock.stop()
            self.over.emit()

    def _on_tick(self, t: float) -> None:
        paid = self._easing.valueForProgress(
            min(t * self._clock.duration() / max(self.lasting(self.paying_ms), 1), 1.0)
        )
        # Whole dollars, so that the figures run without cents.
        self._board.count(Cents(self._before + DOLLAR * round(paid * self._pays / DOLLAR)))
        self._moment.move_to(t)


class PokerDiceInput(KeepingInput[PokerDiceState]):
    """Makes the player's moves, and knows the kept dice. During a throw a key only finishes the throw.

    Signals: those of any input where dice are kept.
    """

    _kept: frozenset[int] = frozenset()

    @property
    def kept(self) -> tuple[int, ...]:
        """The places, from 0, of the dice that a re-roll would leave in place."""
        return tuple(sorted(self._kept))

    @property
    def next_move(self) -> PokerDiceMove:
        """The big button's move: another hand, a re-roll, or holding if all dice are kept."""
        if not self._session.state.in_hand:
            return PlayHand()
        if len(self._kept) == DICE:
            return Hold()
        return Reroll(tuple(place + 1 for place in range(DICE) if place not in self._kept))

    @property
    def owed_award(self) -> Award | None:
        """The Major Award just won, until the player has looked at the result; None if there is none."""
        return award_of(self._session) if self._end.is_fresh else None

    def play_on(self) -> None:
        """Do the big button's action: `next_move`."""
        if not self._session.computer_moves:
            self.make(self.next_move)

    def begin_again(self) -> None:
        """Begin another game; if the Oracle is still owed, open it instead."""
        if self.owed_award is not None:
            self._end.look()
        else:
            super().begin_again()

    def keep_only(self, places: Iterable[int]) -> None:
        """Keep these dice and no others, without emitting `chosen`."""
        self._kept = frozenset(places)

    def keep(self, place: int) -> None:
        """Keep a die, counted from 0, or release it."""
        if self._may_choose():
            self._kept ^= {place}
            self.chosen.emit()

    def keep_by_key(self, place: int) -> None:
        """Keep a die by its key and have it announced, as it may not have the focus."""
        self.keep(place)
        state = self._session.state
        if state.in_hand and not self._pace.is_busy and not self._session.computer_moves:
            self.told.emit(name_of_die(place, state.dice[place], is_kept=place in self._kept))

    def hold(self) -> None:
        """Score the hand as it is."""
        if self._may_choose():
            self.make(Hold())

    def quit(self) -> None:
        """End the game, when asked again."""
        session = self._session
        if self._is_watching() or self._pace.hurry() or session.is_over:
            return
        if self.confirmation.is_sure("quit", shown(sure_to_quit(session.state))):
            self.confirmation.drop()
            self._bridge.play(Quit())

    def _may_choose(self) -> bool:
        """Whether the player has a hand now; a key during a motion only finishes the motion."""
        self.confirmation.drop()
        return not (self._is_watching() or self._pace.hurry()) and self._session.state.in_hand

    def _is_watching(self) -> bool:
        """Whether a computer plays; says so if it does."""
        session = self._session
        if session.computer_moves:
            name, you = shown(session.seats[0].name.text), self._table.person
            to_play = tr("{name} is playing; to take over, choose {you} as the player", name=name, you=you)
            self.answered.emit(to_play)
        return session.computer_moves


class PokerDiceTab(GameTab[PokerDiceState, "PokerDiceCards"]):
    """Poker Dice, alone against the bankroll, a person or a computer player."""

    table_kind = PokerDiceGameTable
    cloth = FeltColor.BLUE
    telling = PokerDiceTelling()
    view: PokerDiceView
    tray: ChoosingTray
    buttons: GameButtons
    input: PokerDiceInput
    help_page = "poker-dice"
    has_coach = True
    _table: PokerDiceGameTable

    def __init__(
        self, table: PokerDiceGameTable, appearance: Appearance, jobs: Jobs, parent: QWidget | None = None
    ) -> None:
        """Open the unfinished game, or a new one. `jobs` compute the chances when the tab is visible."""
        super().__init__(table, appearance, jobs, parent)
        self.chances = PokerDiceChances(jobs, self)
        self._build(appearance)
        self.payday = Payday(self.board, self.moment, appearance, self)
        self.pace = Pace(self.bridge, PokerDiceFlight(self.tray), self, self.payday)
        self.players = SeatingChoice(self.bridge, table.seating_of, self)
        self.input = PokerDiceInput(self.bridge, self.pace, self.end, table, self.players, self)
        PerfectPlayerWaits(self.chances, self.bridge, self.pace, table, self)
        self._connect()
        self._set_table()

    @property
    def selection(self) -> tuple[int, ...]:
        """The places of the kept dice."""
        return self.input.kept

    @selection.setter
    def selection(self, selection: tuple[int, ...]) -> None:
        if self.state.in_hand:
            self.input.keep_only(selection)
            self._show_all()

    def menu_actions(self) -> tuple[ActionSpec, ...]:
        """New game, the choices of a hand, undo and redo, the drawer, and the keys of the dice."""
        return (
            ActionSpec(tr("New game"), ("N",), self.input.new_game),
            ActionSpec(tr("Play or re-roll"), ("Return", "Enter"), self.input.lead_on),
            ActionSpec(tr("Hold and score"), ("H",), self.input.hold),
            *self.coach_actions(tr("Show what to keep")),
            ActionSpec(tr("Quit this game"), ("Q",), self.input.quit),
            *self.input.undo_actions(),
            ActionSpec(tr("Payouts, chances and hands"), ("D",), self.frame.toggle_drawer),
            *keep_actions(DICE, self.input.keep_by_key),
        )

    def _build(self, appearance: Appearance) -> None:
        self.board, self.tray = BankrollBoard(appearance), ChoosingTray(self.cloth)
        self.moment = Moment(self.tray)
        self.result = Result(self.tray, self.cloth, appearance)
        self.quit_button = QPushButton(tr("Quit (Q)"))
        self.hold_button = QPushButton(tr("Hold and score (H)"))
        primary = primary_button(shown(PLAY_A_HAND))
        tip = tr("Payouts, chances and hands (D)")
        self.buttons = GameButtons(primary, self.quit_button, self.hold_button, details=tip)
        self._arrange(table_column((self.board,), self.tray), primary)
        self.score_parts = (self.board,)
        self.tray.lead_on_to(
            self.buttons.details, self.buttons.undo, self.quit_button, self.hold_button, primary
        )

    def _connect(self) -> None:
        self.pace.revealed.connect(self._release_after_a_hand)
        self._connect_all(self.hold_button, self.quit_button)
        self.end.seen.connect(self._on_result_seen)
        self.result.placed.connect(partial(lie_below, self.tray))
        self.hold_button.clicked.connect(self.input.hold)
        self.quit_button.clicked.connect(self.input.quit)
        self.tray.die_clicked.connect(self.input.keep)
        self.input.told.connect(self.told)
        self.input.chosen.connect(self._on_chosen)
        self.input.chosen.connect(self.bridge.leave_throw)
        self.chances.changed.connect(self._on_chances_changed)
        self._compute_while_seen(self.chances, PokerDiceState.rules_text)

    @staticmethod
    def throw_words(name: Name, move: Move, dice: int) -> Sentence:
        return hand_words(name, move, dice)

    def _make_cards(self) -> "PokerDiceCards":
        # The table is painted and answers keys before this: 70 ms.
        from dicedesk.ui.games.poker_dice.cards import PokerDiceCards

        return PokerDiceCards(self._appearance)

    def _connect_cards(self, cards: "PokerDiceCards") -> None:
        self._offer_players(self.players, cards.players)
        coaching = cards.coaching(self, self._table, self.chances, self.tray)
        self._follow_coach(coaching)
        self.input.chosen.connect(coaching.think_again)
        for why in (cards.pays.why_asked, cards.coach.pay_asked):
            why.connect(lambda: coaching.explain(coaching.explanation_of_pay(self.input.kept)))
        cards.coach.award_asked.connect(lambda: coaching.explain(coaching.explanation_of_award()))
        cards.coach.hands_asked.connect(lambda: coaching.explain(coaching.explanation_of_hands()))

    def field_links(self) -> FieldLinks:
        return {
            self.board: lambda place: FieldLink("hand" if self.board.is_on_par(place) else "bankroll"),
            self.tray: partial(link_on_felt, self.tray),
        }

    @property
    def showing(self) -> Showing[PokerDiceChoice]:
        choice = PokerDiceChoice(self.input.kept, self.end.is_seen, self.pace.is_held, self.chances.error)
        return Showing(choice, self.pace.phase, self._table.best, self.chances.value)

    def _release_after_a_hand(self) -> None:
        if not self.state.in_hand:
            self.input.keep_only(())

    def _on_chosen(self) -> None:
        self._show_view()
        self._show_controls()

    def _on_chances_changed(self) -> None:
        # Dice still in flight are not described before they land.
        if not self.pace.is_busy:
            self._show_beside()

    def _on_result_seen(self) -> None:
        award = award_of(self.session)
        if award is not None:
            self._show_beside()
            self.window_asked.emit(ORACLE, award)

    def _show_beside(self) -> None:
        """Update the parts beside the felt, on which another text may be, such as a question."""
        self._work_out_view()
        self._show_hint()
        self._show_cards()
        self._show_controls()

    def _show_felt(self) -> None:
        super()._show_felt()
        self.tray.set_kept(self.view.kept)
        self.moment.show_end(self.view.ending)
        self.result.raise_()  # the dusk is for the dice

    def _offer(self, controls: PokerDiceControls) -> None:
        self.tray.set_note(shown(controls.note))
        self.tray.set_choosing(controls.can_choose)
        self.board.show_bankroll(controls.bankroll, controls.staked, controls.par)
        self._enable(self.hold_button, on=controls.can_hold)
        self._enable(self.quit_button, on=controls.can_quit)
        super()._offer(controls)


TAB = PokerDiceTab
