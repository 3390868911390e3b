"""The Poker Dice tab: puts its parts together and passes the hands to the bridge."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QPushButton, QWidget

from dicedesk.core.game import Played
from dicedesk.core.money import Cents
from dicedesk.games.poker_dice.rules import ANTE, DICE, PokerDiceState
from dicedesk.games.poker_dice.table import PokerDiceGameTable, player_of
from dicedesk.play.ports.jobs import Jobs
from dicedesk.play.ports.sound import Cue
from dicedesk.ui.base.bridge import SessionBridge
from dicedesk.ui.base.dice.choosing import ChoosingTray
from dicedesk.ui.base.keys import ActionSpec
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import FeltColour
from dicedesk.ui.base.widgets.game_layout import GameLayout
from dicedesk.ui.base.widgets.result import Result, ResultText
from dicedesk.ui.base.words import shown, tr
from dicedesk.ui.games.poker_dice import texts
from dicedesk.ui.games.poker_dice.board import PurseBoard
from dicedesk.ui.games.poker_dice.chances import PerfectPlayerWaits, PokerDiceChances
from dicedesk.ui.games.poker_dice.moment import Moment
from dicedesk.ui.games.poker_dice.person import PokerDicePerson
from dicedesk.ui.games.poker_dice.showing import Payday, PokerDiceFlight, cue_of
from dicedesk.ui.table.arrangement import lie_below, table_column
from dicedesk.ui.table.buttons import GameButtons, primary_button
from dicedesk.ui.table.coached_tab import CoachedTab
from dicedesk.ui.table.computed import compute_while_seen
from dicedesk.ui.table.pace import Pace
from dicedesk.ui.table.who_plays import WhoPlays

if TYPE_CHECKING:
    from dicedesk.ui.games.poker_dice.cards import PokerDiceCards


class PokerDiceTab(CoachedTab[PokerDiceState, "PokerDiceCards"]):
    """Poker Dice, alone against the purse, a person or a computer player."""

    table_kind = PokerDiceGameTable
    cards_kind = "dicedesk.ui.games.poker_dice.cards:PokerDiceCards"
    tray: ChoosingTray
    buttons: GameButtons
    person: PokerDicePerson
    help_page = "poker-dice"
    throw_words = "dicedesk.games.poker_dice.typed_dice:hand_words"

    def __init__(
        self, table: PokerDiceGameTable, appearance: Appearance, jobs: Jobs, parent: QWidget | None = None
    ) -> None:
        """Opens the game that was left unfinished, or a new one. `jobs` compute the chances when they are seen."""
        super().__init__(appearance, jobs, parent)
        self._table = table
        self.bridge = SessionBridge(table, table.open_session(), self)
        self.chances = PokerDiceChances(jobs, self)
        self._build(appearance)
        self.payday = Payday(self.board, self.moment, appearance, self)
        self.pace = Pace(self.bridge, PokerDiceFlight(self.tray), self, self.payday)
        self.players = WhoPlays(self.bridge, player_of, self)
        self.person = PokerDicePerson(self.bridge, self.pace, self.end, table, self.players, self)
        PerfectPlayerWaits(self.chances, self.bridge, self.pace, table, self)
        self._connect()
        self._set_table()

    @property
    def marks(self) -> tuple[int, ...]:
        """The places of the dice that are kept."""
        return self.person.kept

    @marks.setter
    def marks(self, marks: tuple[int, ...]) -> None:
        if self.state.in_hand:
            self.person.keep_only(marks)
            self._show_all()

    def menu_actions(self) -> tuple[ActionSpec, ...]:
        """New game, the choices of a hand, undo and redo, the drawer, and the keys of the dice."""
        return (
            ActionSpec(tr("New game"), ("N",), self.person.new_game),
            ActionSpec(tr("Play or re-roll"), ("Return", "Enter"), self.person.lead_on),
            ActionSpec(tr("Hold and score"), ("H",), self.person.hold),
            self.coach_action(tr("Show the best dice")),
            self.why_action(),
            ActionSpec(tr("Quit this game"), ("Q",), self.person.quit),
            *self.person.undo_actions(),
            ActionSpec(tr("Payouts, chances and hands"), ("D",), self.layout_.toggle_drawer),
            *(
                ActionSpec(
                    tr("Keep die {die}", die=place + 1),
                    (str(place + 1),),
                    partial(self.person.keep_by_key, place),
                    in_menu=False,
                )
                for place in range(DICE)
            ),
        )

    def last_words(self) -> str:
        """What the felt shows and says."""
        is_new_best = self._table.is_new_best(self.session)
        return texts.last_words(self.session, self.tray.caption, is_new_best=is_new_best)

    def _build(self, appearance: Appearance) -> None:
        self.board, self.tray = PurseBoard(appearance), ChoosingTray(FeltColour.BLUE)
        self.moment = Moment(self.tray)
        self.result = Result(self.tray, FeltColour.BLUE, appearance)
        self.quit_button = QPushButton(tr("Quit (Q)"))
        self.hold_button = QPushButton(tr("Hold and score (H)"))
        primary = primary_button(texts.longest_primary())
        tip = tr("Payouts, chances and hands (D)")
        self.buttons = GameButtons(primary, self.quit_button, self.hold_button, details=tip)
        self._column = table_column((self.board,), self.tray)
        self._arrange(GameLayout(self._column, self.buttons, self), primary)
        self.tray.lead_on_to(
            self.buttons.details, self.buttons.undo, self.quit_button, self.hold_button, primary
        )

    def _connect(self) -> None:
        self._connect_all(self.hold_button, self.quit_button)
        self.person.asked.dropped.connect(self._show_felt)
        self.end.seen.connect(self._on_result_seen)
        self.result.placed.connect(partial(lie_below, self.tray))
        self.hold_button.clicked.connect(self.person.hold)
        self.quit_button.clicked.connect(self.person.quit)
        self.tray.die_clicked.connect(self.person.keep)
        self.person.told.connect(self.told)
        self.person.chosen.connect(self._show_choice)
        self.person.chosen.connect(self.bridge.leave_throw)
        self.pace.changed.connect(self._on_busy)
        self.chances.changed.connect(self._on_chances_changed)
        compute_while_seen(self.chances, self, self.bridge, PokerDiceState.rules_text)

    def _connect_cards(self, cards: "PokerDiceCards") -> None:
        self._offer_players(self.players, cards.players)
        coaching = cards.coaching(self, self._table, self.chances, self.tray)
        self._follow_coach(coaching, cards.held, self._column)
        self.person.chosen.connect(coaching.think_again)
        for why in (cards.pays.why_asked, cards.coach.pay_asked):
            why.connect(lambda: coaching.explain(coaching.question_of_pay(self.person.kept)))
        cards.coach.award_asked.connect(lambda: coaching.explain(coaching.question_of_award()))
        cards.coach.hands_asked.connect(lambda: coaching.explain(coaching.question()))

    def _begin_cards(self, cards: "PokerDiceCards") -> None:
        cards.players.call_person(shown(self._table.person))

    def _fill_cards(self, cards: "PokerDiceCards") -> None:
        self._show_choice_beside()

    def _cue_of(self, played: Played[PokerDiceState]) -> Cue | None:
        return cue_of(played)

    def _result_text(self) -> ResultText | None:
        return texts.result(self.session, is_new_best=self._table.is_new_best(self.session))

    def _on_busy(self) -> None:
        """The dice fly: the ante is on the table."""
        if self.state.rolls == 1:
            self.person.keep_only(())
            self._show_purse()
        self.tray.set_note(texts.note(self.session, is_rolling=True))
        self._show_buttons()

    def _on_chances_changed(self) -> None:
        # Dice that still fly are not told of before they lie.
        if not self.pace.is_busy:
            self._show_choice_beside()
            self._show_buttons()

    def _on_revealed(self) -> None:
        if not self.state.in_hand:
            self.person.keep_only(())
        self._show_choice()

    def _set_table(self) -> None:
        self.person.asked.drop()
        self.person.keep_only(())
        self.tray.show_faces(texts.dice_of(self.session))
        super()._set_table()

    def _on_result_seen(self) -> None:
        """Asks for the Oracle, once the award has been looked at."""
        award = texts.award(self.session)
        if award is not None:
            self._show_buttons()
            self.award_won.emit(award)

    def _show_all(self) -> None:
        self._show_purse()
        self._show_choice()
        self.tray.set_note(texts.note(self.session))
        self.moment.show_end(texts.ending(self.session))
        self.result.raise_()  # the dusk is for the dice
        self.status_changed.emit()

    def _show_purse(self) -> None:
        self.board.show_purse(self.state.purse, ANTE if self.state.in_hand else Cents(0))

    def _show_choice(self) -> None:
        """Shows the dice, and what depends on those that are kept."""
        self._show_felt()
        self._show_choice_beside()

    def _show_felt(self) -> None:
        self.tray.set_headline(texts.headline(self.session))
        self.tray.set_caption(texts.caption(self.session))
        self.tray.set_choosing(self.state.in_hand and not (self.session.computer_moves or self.pace.is_busy))
        self.tray.set_kept(self.person.kept)

    def _show_choice_beside(self) -> None:
        if self.has_cards:
            self.cards.show_choice(self.session, self.person.kept, self.chances)
            self.cards.show_game(self.session, self._table.best)
        self._show_buttons()

    def _show_buttons(self) -> None:
        is_busy, is_watched = self.pace.is_busy, self.session.computer_moves
        in_hand = self.state.in_hand and not is_watched
        kept = frozenset(self.person.kept)
        if self.person.owed_award is not None:
            self.primary.setText(tr("Ask the Oracle"))
        elif is_watched and not is_busy and self.pace.is_held and self.chances.value is None:
            self.primary.setText(tr("Calculating…"))
        else:
            self.primary.setText(texts.primary(self.session, kept, is_busy=is_busy))
        self.primary.setToolTip(tr("Any key") if is_busy else tr("Enter"))
        self._enable(self.hold_button, on=in_hand)
        self._enable(self.quit_button, on=not (self.session.is_over or is_watched))
        self._enable(self.buttons.undo, on=self.session.undoable > 0)
        if self.coaching is not None:
            self.coaching.show()
        self._show_hint()

    def _show_hint(self) -> None:
        super()._show_hint()
        self.buttons.hint.setText(texts.hint(self.session, is_award_owed=self.person.owed_award is not None))
