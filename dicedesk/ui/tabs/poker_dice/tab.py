"""The Poker Dice tab: the purse, the felt with five dice, the choices, and the cards."""

from functools import partial

from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QPushButton, QWidget

from dicedesk.core.money import Cents
from dicedesk.core.trail import Trail
from dicedesk.games.poker_dice.moves import Hold, PlayHand, Quit, Reroll
from dicedesk.games.poker_dice.rules import ANTE, DICE, FIRST_PURSE
from dicedesk.games.poker_dice.state import PokerDiceState
from dicedesk.ports.jobs import Jobs
from dicedesk.session.folded import Folded
from dicedesk.session.poker_dice.kit import POKER_DICE_KIT
from dicedesk.session.poker_dice.narrator import HandRow, hands_after
from dicedesk.session.poker_dice.oracle import Award
from dicedesk.session.poker_dice.table import PokerDiceGameTable
from dicedesk.ui.bridge import SessionBridge
from dicedesk.ui.keyboard.actions import ActionSpec
from dicedesk.ui.look.appearance import Appearance
from dicedesk.ui.look.theme import FeltColour
from dicedesk.ui.tabs.arrangement import button_row, fill, lie_below, primary_button, table_column
from dicedesk.ui.tabs.pace import Pace
from dicedesk.ui.tabs.paced_tab import PacedTab
from dicedesk.ui.tabs.poker_dice import texts
from dicedesk.ui.tabs.poker_dice.cards import GameCard, OutlookCard, PaysCard
from dicedesk.ui.tabs.poker_dice.chances import PokerDiceChances
from dicedesk.ui.tabs.poker_dice.cues import cue_of
from dicedesk.ui.tabs.poker_dice.moment import Moment, MomentKind
from dicedesk.ui.tabs.poker_dice.outlook import HandOutlook, best_lines, faces_at, outlook_of, pay_rows
from dicedesk.ui.tabs.poker_dice.pace import Payday, PokerDiceFlight
from dicedesk.ui.tabs.poker_dice.purse_board import PurseBoard
from dicedesk.ui.widgets.card import label
from dicedesk.ui.widgets.card_scroll import CardScroll
from dicedesk.ui.widgets.dice.choosing import ChoosingTray
from dicedesk.ui.widgets.dice.stand_ins import name_of_die
from dicedesk.ui.widgets.game_layout import GameLayout
from dicedesk.ui.widgets.result import Result, ResultText
from dicedesk.ui.words import money, tr


class PokerDiceTab(PacedTab[PokerDiceState]):
    """Poker Dice, alone against the purse."""

    kit = POKER_DICE_KIT
    tray: ChoosingTray
    help_page = "poker-dice"

    def __init__(
        self, table: PokerDiceGameTable, appearance: Appearance, jobs: Jobs, parent: QWidget | None = None
    ) -> None:
        """Opens the game that was left unfinished, or a new one. `jobs` work out the chances when they are seen."""
        super().__init__(appearance, jobs, parent)
        self._table = table
        self._kept: frozenset[int] = frozenset()
        self._asked_to_quit = False
        self._owed: Award | None = None
        self._hands = Folded(Trail[HandRow](), hands_after)
        self.bridge = SessionBridge(table, table.last_session() or table.new_session(), self)
        self.chances = PokerDiceChances(jobs, self)
        self._build(appearance)
        self.payday = Payday(self.board, self.moment, appearance, self)
        self.pace = Pace(self.bridge, PokerDiceFlight(self.tray), self, self.payday)
        self._connect()
        self._lay_out_dice()
        self._show_all()

    @property
    def state(self) -> PokerDiceState:
        """The state of the game on the table."""
        return self.session.state

    @property
    def kept(self) -> tuple[int, ...]:
        """The places, from 0, of the dice that a re-roll would leave where they are."""
        return tuple(sorted(self._kept))

    @property
    def marks(self) -> tuple[int, ...]:
        """The places of the dice that are kept."""
        return self.kept

    @marks.setter
    def marks(self, marks: tuple[int, ...]) -> None:
        if self.state.in_hand:
            self._kept = frozenset(marks)
            self._show_all()

    def game_actions(self) -> tuple[ActionSpec, ...]:
        """New game, the choices of a hand, undo, the drawer, and the keys of the dice."""
        return (
            ActionSpec(tr("New game"), ("N",), self.new_game),
            ActionSpec(tr("Play or re-roll"), ("Return", "Enter"), self.lead_on),
            ActionSpec(tr("Hold and score"), ("H",), self.hold),
            ActionSpec(tr("Show the best dice to keep"), ("B",), self.show_best),
            ActionSpec(tr("Quit this game"), ("Q",), self.quit),
            ActionSpec(tr("Undo"), (QKeySequence.StandardKey.Undo,), self.undo),
            ActionSpec(tr("Payouts, chances and hands"), ("D",), self.layout_.toggle_drawer),
            *(
                ActionSpec(
                    tr("Keep die {die}", die=place + 1),
                    (str(place + 1),),
                    partial(self._keep_by_key, place),
                    in_menu=False,
                )
                for place in range(DICE)
            ),
        )

    def keep(self, place: int) -> None:
        """Keeps a die, counted from 0, or has it thrown after all; in mid-throw it only finishes that."""
        if self._is_hurried() or not self.state.in_hand:
            return
        self._kept ^= {place}
        self._show_felt()
        self._show_choice()

    def hold(self) -> None:
        """Has the hand scored as it lies."""
        if not self._is_hurried() and self.state.in_hand:
            self.bridge.play(Hold())

    def quit(self) -> None:
        """Ends the game, at the second asking."""
        if self.pace.hurry() or self.session.is_over:
            return
        if self._asked_to_quit:
            self.stays()
            self.bridge.play(Quit())
            return
        self.stays()
        self._asked_to_quit = True
        self.tray.set_caption(texts.sure_to_quit(self.session), bright=True)
        self.told.emit(self.tray.caption)

    def show_best(self) -> None:
        """Shows which dice are best kept, and what comes next to it."""
        if not self._is_hurried() and self.state.in_hand and self.chances.value is not None:
            best, others = best_lines(self.chances.value, self.state)
            self.outlook.show_best(best, others)
            self.told.emit(f"{best}\n{others}")

    def stays(self) -> None:
        """Whoever does something else than ask again has thought better of leaving."""
        was_asked = self._asked_to_quit or self._asked_to_leave
        super().stays()
        self._asked_to_quit = False
        if was_asked:
            self._show_felt()

    def ask_to_leave(self) -> None:
        """Says on the felt that N leaves the game."""
        self._asked_to_quit = False
        self.tray.set_caption(tr("Press N again to leave this game and start another"), bright=True)
        self.told.emit(self.tray.caption)

    def begin_again(self) -> None:
        """Begins another game; the Oracle is heard before that where it is owed."""
        if self._owed is None:
            self.bridge.begin(self._table.new_session())
        else:
            self.end.look()

    def last_words(self) -> str:
        """What the felt shows and says."""
        is_new_best = self._table.is_new_best(self.session)
        return texts.last_words(self.session, self.tray.caption, is_new_best=is_new_best)

    def _build(self, appearance: Appearance) -> None:
        self.board, self.tray = PurseBoard(appearance), ChoosingTray(FeltColour.BLUE)
        self.moment = Moment(self.tray)
        self.result = Result(self.tray, FeltColour.BLUE, appearance)
        self.hint = label("second", wraps=True)
        self.drawer_button, self.undo_button = QPushButton(tr("Details")), QPushButton(tr("Undo"))
        self.quit_button, self.hold_button = (
            QPushButton(tr("Quit (Q)")),
            QPushButton(tr("Hold and score (H)")),
        )
        self.drawer_button.setToolTip(tr("Payouts, chances and hands (D)"))
        self.undo_button.setToolTip(tr("Undo (Ctrl+Z)"))
        self.primary = primary_button(texts.longest_primary())
        buttons = button_row(
            self.hint,
            self.drawer_button,
            self.undo_button,
            self.quit_button,
            self.hold_button,
            self.primary,
        )
        self.layout_ = GameLayout(table_column((self.board,), self.tray), buttons, self)
        self.pays, self.outlook, self.game = PaysCard(appearance), OutlookCard(), GameCard(appearance)
        cards = CardScroll()
        cards.add_card(self.pays)
        cards.add_card(self.outlook)
        cards.add_card(self.game, 1)
        self.layout_.add_card(cards, 1)
        fill(self, self.layout_)
        self.tray.lead_on_to(
            self.drawer_button, self.undo_button, self.quit_button, self.hold_button, self.primary
        )
        self.mark(self.tray, self.primary, self.layout_, self.drawer_button)

    def _connect(self) -> None:
        self._lead_keys(self.layout_, self.hold_button, self.quit_button)
        self.result.placed.connect(partial(lie_below, self.tray))
        self.end.seen.connect(self._tell_of_award)
        for button, do in (
            (self.hold_button, self.hold),
            (self.quit_button, self.quit),
            (self.undo_button, self.undo),
            (self.drawer_button, self.layout_.toggle_drawer),
        ):
            button.clicked.connect(do)
        self.layout_.drawer_changed.connect(self._show_buttons)
        self.chances.changed.connect(self._on_chances_changed)
        self.outlook.best_asked.connect(self.show_best)
        self.tray.die_clicked.connect(self.keep)
        self.tray.settled.connect(self.pace.on_settled)
        self.payday.shown.connect(self.pace.on_rested)
        self.pace.changed.connect(self._on_busy)
        self.pace.revealed.connect(self._on_revealed)
        self.pace.rested.connect(self._on_rested)
        self.bridge.reset.connect(self._on_reset)
        self.bridge.undone.connect(self._on_reset)
        self.bridge.refused.connect(lambda reason: self.tray.set_caption(reason, bright=True))
        self._compute_while_shown(self.chances, lambda: self.state.rules_text())
        self._tell_aloud()
        self._sound_out(cue_of)

    def _keep_by_key(self, place: int) -> None:
        """Keeps a die that may not have the keyboard's focus, and so would change in silence."""
        self.keep(place)
        if self.state.in_hand and not self.pace.is_busy:
            face, is_kept = self.state.dice[place], place in self._kept
            self.told.emit(name_of_die(place, face, is_kept=is_kept))

    def _is_hurried(self) -> bool:
        """Whether a key was used up by finishing what is being shown."""
        self.stays()
        return self.pace.hurry()

    def _result_text(self) -> ResultText | None:
        return texts.result(self.session, is_new_best=self._table.is_new_best(self.session))

    def _play_on(self) -> None:
        if not self.state.in_hand:
            self.bridge.play(PlayHand())
        elif len(self._kept) == DICE:
            self.bridge.play(Hold())
        else:
            self.bridge.play(Reroll(tuple(place + 1 for place in range(DICE) if place not in self._kept)))

    def _on_busy(self) -> None:
        """The dice fly: the ante is on the table, and the answer of the last roll is no longer one."""
        self.outlook.show_best("", "")
        if self.state.rolls == 1:
            self._kept = frozenset()
            self._show_purse()
        self.tray.set_note(texts.note(self.session, is_rolling=True))
        self._show_buttons()

    def _on_chances_changed(self) -> None:
        # Dice that still fly are not told of before they lie.
        if not self.pace.is_busy:
            self._show_choice()

    def _on_revealed(self) -> None:
        if not self.state.in_hand:
            self._kept = frozenset()
        self._show_felt()
        self._show_choice()
        self._show_game()

    def _on_rested(self) -> None:
        if texts.ending(self.session) is MomentKind.AWARD:
            self._owed = Award(money(FIRST_PURSE), money(self.state.purse), self.state.hands)
        self._show_all()

    def _on_reset(self) -> None:
        self.stays()
        self._owed = None
        self._kept = frozenset()
        self.outlook.show_best("", "")
        self._lay_out_dice()
        self._show_all()

    def _tell_of_award(self) -> None:
        """Asks for the Oracle, once the award has been looked at: it would lie over the result."""
        if self._owed is not None:
            award, self._owed = self._owed, None
            self._show_buttons()
            self.award_won.emit(award)

    def _lay_out_dice(self) -> None:
        self.tray.show_faces(texts.dice_of(self.session))

    def _show_all(self) -> None:
        self._show_purse()
        self._show_felt()
        self._show_choice()
        self._show_game()
        self.tray.set_note(texts.note(self.session))
        self.moment.show_end(texts.ending(self.session))
        self.result.raise_()  # the dusk is for the dice
        self.status_changed.emit()

    def _show_purse(self) -> None:
        self.board.show_purse(self.state.purse, ANTE if self.state.in_hand else Cents(0))

    def _show_felt(self) -> None:
        session = self.session
        self.tray.set_headline(texts.headline(session))
        self.tray.set_caption(texts.caption(session))
        self.tray.set_choosing(self.state.in_hand and not self.pace.is_busy)
        self.tray.set_kept(self.kept)

    def _show_choice(self) -> None:
        """Shows what depends on the dice that are kept."""
        dice, odds = texts.dice_of(self.session), self.chances.value
        kept = faces_at(self.state.dice, self.kept) if self.state.in_hand else ()
        self.pays.show_rows(pay_rows(odds, self.state, dice, kept))
        self.outlook.show_outlook(
            outlook_of(odds, self.state, kept) if odds else HandOutlook(award=self.chances.error)
        )
        self._show_buttons()

    def _show_game(self) -> None:
        self.game.show_game(
            texts.best_line(self.session, self._table.best), self._hands.of(self.session.history)
        )

    def _show_buttons(self) -> None:
        is_busy, in_hand = self.pace.is_busy, self.state.in_hand
        self.primary.setText(
            texts.primary(self.session, self._kept, is_busy=is_busy)
            if self._owed is None
            else tr("Ask the Oracle")
        )
        self.primary.setToolTip(tr("Any key") if is_busy else tr("Enter"))
        self._enable(self.hold_button, on=in_hand)
        self.outlook.offer_best(is_offered=in_hand and not is_busy and self.chances.value is not None)
        self._enable(self.quit_button, on=not self.session.is_over)
        self._enable(self.undo_button, on=self.session.undoable > 0)
        self.drawer_button.setVisible(self.layout_.has_drawer)
        self.hint.setText(texts.hint(self.session, is_award_owed=self._owed is not None))
