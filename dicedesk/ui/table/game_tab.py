"""The tab of a game: its table, the player's input, its cards and its coach."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Protocol, TypeVar

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QBoxLayout, QComboBox, QPushButton, QVBoxLayout, QWidget

from dicedesk.core.dice import Roll
from dicedesk.core.fair.sealed import about_dice
from dicedesk.core.game import Move, Played, StateT
from dicedesk.core.record import Record
from dicedesk.core.rollers import SHARED, TODAY, TypedDice
from dicedesk.core.words import Day, Name, Sentence
from dicedesk.play.game_session import GameSession
from dicedesk.play.ports.audio import Cue
from dicedesk.play.ports.jobs import Jobs
from dicedesk.play.saved_games import SaveStatus
from dicedesk.play.seats import Seating
from dicedesk.play.telling import Showing, TablePart, TableView, Telling
from dicedesk.play.typed_dice import throw_words
from dicedesk.ui.base.app import FirstPaint
from dicedesk.ui.base.bridge import SessionBridge
from dicedesk.ui.base.dice.tray import DiceTray
from dicedesk.ui.base.keys import ActionSpec, is_enter, may_hurry
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.look.theme import FeltColor, Space
from dicedesk.ui.base.page import PageSpec, Status, WindowPage
from dicedesk.ui.base.widgets.counting import CountingLabel
from dicedesk.ui.base.widgets.felt_corner import FeltCorner, FreeCorner
from dicedesk.ui.base.widgets.game_frame import GameFrame
from dicedesk.ui.base.words import in_sentences, shown, tr
from dicedesk.ui.base.work import Work
from dicedesk.ui.table.columns import card_column, lay_out_at_once
from dicedesk.ui.table.field_links import FieldLinks
from dicedesk.ui.table.input import SeatingChoice, TableInput, TypedThrow, lay_typed_dice
from dicedesk.ui.table.pace import GameEnd, Pace, landing
from dicedesk.ui.table.result import Result

if TYPE_CHECKING:
    from dicedesk.coach.coach import SlowWork
    from dicedesk.features.review.end_card import GameEnding
    from dicedesk.play.game_table import GameTable
    from dicedesk.play.ports.jobs import Jobs
    from dicedesk.ui.base.look.appearance import Appearance
    from dicedesk.ui.base.work import BackgroundValue, Key
    from dicedesk.ui.table.coaching import Coaching
    from dicedesk.ui.table.players_card import PlayersCard


_COUNTING_MS = 500
"""The longest time in which a number runs to its next value."""


class Cards(Protocol):
    """The cards of every game beside its table, from the top down; the tall one takes the remaining room."""

    @property
    def in_order(self) -> tuple[QWidget, ...]:
        """All cards, from the top down."""

    @property
    def tall(self) -> QWidget | None:
        """The card that takes the remaining room, or None."""

    def show_game(self, view: Any) -> None:
        """Show the current position."""


CardsT = TypeVar("CardsT", bound=Cards)


class Buttons(Protocol):
    """The buttons that every game has."""

    primary: QPushButton
    undo: QPushButton
    details: QPushButton

    def say_hint(self, text: str) -> None:
        """Show what the player can do now, if there is room."""


class GameTab(WindowPage, Generic[StateT, CardsT]):
    """A game's page: a table, one big button, cards beside the table, and a coach if the game has one.

    A game makes its `tray`, `buttons` and `result`, lays them out by `_arrange`, makes its `pace` and its `person`,
    and calls `_connect_all`. Its `telling` puts the game into words: `view` is the current text of the table. The
    methods that begin with `_show_` and `_set_` are meant to be extended.

    The cards are made when they are first needed, and after the first paint at the latest: the table is painted and
    answers keys before they are loaded. `_connect_cards` connects them, and the coach by `_follow_coach`.

    Signals: those of a page, `came()` when the tab is shown, `returned()` when its window becomes active again, such
    as after a dialog, `left()` when the tab is hidden, `window_asked(GameWindow, object)` with a window that only its
    game has and its subject, `heard(Cue)` with a sound of the table, `working_asked(Question)` when the player asks
    how a number is calculated, `beaten_asked(str)` with its game when it offers opponents and needs the one beaten
    last, and `field_asked(FieldLink)` when the player asks in a menu for a field of a position.
    """

    came = Signal()
    returned = Signal()
    left = Signal()
    window_asked = Signal(object, object)
    heard = Signal(object)
    working_asked = Signal(object)
    beaten_asked = Signal(str)
    field_asked = Signal(object)

    table_kind: ClassVar[type["GameTable[Any]"]]
    """The class of its table, the same as in the `Game`."""
    cloth: ClassVar[FeltColor]
    """The color of its felt, the same as in a review and an exercise."""
    bridge_kind: ClassVar[type[SessionBridge[Any]]] = SessionBridge
    telling: Telling[StateT, Any]
    has_coach: ClassVar[bool] = False
    """Whether its games can be reviewed."""

    view: TableView
    pace: Pace[StateT]
    input: TableInput[StateT]
    buttons: Buttons
    result: Result
    end: GameEnd
    typed: TypedThrow
    tray: DiceTray
    frame: GameFrame
    corner: FeltCorner
    choices_part: QWidget
    lesson_parts: Mapping[TablePart, QWidget] = MappingProxyType({})
    """The parts that only this game's guided turn points at."""
    score_parts: Sequence[QWidget] = ()
    """What the guided turn never covers, such as the scores."""

    def __init__(self, table: Any, appearance: Appearance, jobs: Jobs, parent: QWidget | None = None) -> None:
        """Open the unfinished game of this table, or a new one.

        `jobs` do slow work, and also short work unless `short_jobs` is set.
        """
        super().__init__(parent)
        self._table, self._appearance = table, appearance
        self._jobs = self.short_jobs = jobs
        self._offers: list[QWidget] = []
        self._cards: CardsT | None = None
        self._reviewing = Work(jobs, self, self._on_ending, self._on_no_ending, self._on_slow_work)
        self._reviewed: str | None = None
        """The record of the game whose ending was requested; None while no game is over."""
        self._has_ending = self.has_coach
        self._has_games = True
        """Whether another game can begin here."""
        self._is_played = False
        """Whether the view comes from a move, not from an undo or another game."""
        self._players_card: PlayersCard[Any] | None = None
        self._beaten: str | None = None
        self._work_on_felt = ""
        self.coaching: Coaching[StateT, Any] | None = None
        self.bridge: SessionBridge[StateT] = self.bridge_kind(table, table.open_session(), self)
        FirstPaint(self, self.complete)

    @property
    def session(self) -> GameSession[StateT]:
        """Return the game on the table."""
        return self.bridge.session

    @property
    def state(self) -> StateT:
        """Return the state of the game on the table."""
        return self.session.state

    @property
    def primary(self) -> QPushButton:
        """Return the one big button."""
        return self.buttons.primary

    @property
    def is_busy(self) -> bool:
        """Whether a move is still in motion."""
        return self.pace.is_busy

    @property
    def cards(self) -> CardsT:
        """The cards beside the table, made now if necessary."""
        return self._cards or self._add_cards()

    @property
    def has_cards(self) -> bool:
        """Whether the cards exist."""
        return self._cards is not None

    @property
    def counting_ms(self) -> int:
        """Time in which numbers run to their values after the last move, in milliseconds; 0 for at once."""
        return (
            min(self.tray.duration_ms // 2, _COUNTING_MS) if self._is_played and self.tray.is_watched else 0
        )

    def complete(self) -> None:
        """Make the cards if they do not exist."""
        if self._cards is None:
            self._add_cards()

    def status(self) -> Status:
        """Whether the game is saved, and the seal of its dice."""
        session = self.session
        return status_of(
            session.record, self.bridge.error, self.bridge.save_status, is_casual=session.is_casual
        )

    def last_words(self) -> str:
        """The result of the last move, in lines to be read aloud; at first also the kind of game."""
        lines = [*map(shown, self.view.spoken)]
        if self.session.can_choose_kind and not self.session.history:
            lines.append(self._kind_words(is_casual=self.session.is_casual))
        return "\n".join(lines)

    def record_text(self) -> str:
        """Return the record of the game so far."""
        return self.session.record.to_text()

    @property
    def free_corner(self) -> FreeCorner:
        """The place of the badge and the chip on the felt, away from dice and other texts."""
        return FreeCorner(self.tray, QPoint(-Space.LARGE - Space.SMALL, Space.LARGE))

    def play_against(self, name: str) -> None:
        """Seat the computer player of this name as an opponent: at once if no game is lost by it."""

    def on_settings_changed(self) -> None:
        """Show the settings of the coach and the kind of game, no matter where they were chosen.

        The table has the settings of this game (`GameTable.coaching`).
        """
        was_casual = self.session.is_casual
        self.bridge.follow_kind()
        self._show_kind()
        if self.session.is_casual is not was_casual:
            self.status_changed.emit()
        if self.coaching is not None:
            self.coaching.follow_settings()

    def offer_nothing(self) -> None:
        """Hide everything that the player could choose or press, for a replay."""
        self.complete()
        self._has_ending = False
        for part in self._offers:
            part.hide()
        if self.coaching is not None:
            self.coaching.offer_nothing()

    def offer_choices(self) -> None:
        """Hide everything but the choices and the coach, for a position: who plays, new games and the end of a game."""
        self.complete()
        self._has_ending = self._has_games = False
        if self._players_card is not None:
            self._players_card.hide()
        if self.coaching is not None:
            self.coaching.card.settings.button.hide()
        self._show_all()

    def field_links(self) -> FieldLinks:
        """Where the table shows what a field of a position sets."""
        return {}

    def choice_actions(self) -> tuple[ActionSpec, ...]:
        """The menu rows about the choices: without new games, and without undo and redo."""
        others = self.input.new_game, self.turn_kind, self.input.undo, self.input.redo
        return tuple(spec for spec in self.menu_actions() if spec.do not in others)

    def take_focus(self) -> None:
        """Focus the control needed first: the big button, unless a game overrides it.

        A result not yet looked at comes before that, and a throw to be typed in before everything.
        """
        (self.typed.entry or (self.result if self.end.is_fresh else self.primary)).setFocus()

    def say(self, sentence: str, *, is_bright: bool = True) -> None:
        """Write a sentence on the felt, in place of the result of the last move."""
        self.tray.set_caption(sentence, bright=is_bright)

    def say_again(self) -> None:
        """Write the result of the last move on the felt again, in place of another sentence."""
        if not self.pace.is_busy:
            self._show_felt()

    def answer(self, sentence: str, *, is_bright: bool = True) -> None:
        """Say on the felt, and aloud, why a request is refused."""
        self.say(sentence, is_bright=is_bright)
        self.told.emit(sentence)

    def show_verdicts(self) -> None:
        """Show the class of each choice on the board while the coach speaks, as for a position."""
        self.complete()
        if self.coaching is not None:
            self.coaching.show_verdicts()

    def coach_actions(self, text: str) -> tuple[ActionSpec, ...]:
        """The menu rows that ask the coach, explain the chosen number, and choose the kind."""
        return (
            ActionSpec(text, ("B",), self.ask_coach),
            ActionSpec(tr("How this number is calculated"), ("Y",), self.ask_why),
            ActionSpec(tr("Counted or casual"), ("K",), self.turn_kind),
        )

    def ask_coach(self) -> None:
        """Show the coach's advice for this turn; if a move is still in motion, only finish it."""
        if not self._hurries():
            self.complete()
            if self.coaching is not None:
                self.coaching.ask()

    def ask_why(self) -> None:
        """Show how the chosen number is calculated; if a move is still in motion, only finish it."""
        if not self._hurries():
            self.complete()
            if self.coaching is not None:
                self.coaching.explain_chosen()

    def turn_kind(self) -> None:
        """Switch games between casual and counted: this game before its first roll, otherwise the next one."""
        if not self.input.hurry():
            self.choose_kind(not self.bridge.is_casual_next)

    def choose_kind(self, casual: bool) -> None:  # noqa: FBT001 (the signal's argument)
        """Make games casual or counted, and say which game is the first."""
        self.session.choose_kind(casual=casual)
        words = self._kind_words(is_casual=casual)
        # The coach's words in a casual game come after it.
        self.told.emit(words)
        self.bridge.choose_kind(casual=casual)
        self.on_settings_changed()
        self.noted.emit(words)
        if self.coaching is not None:
            self.coaching.tell()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.came.emit()
        lay_out_at_once(self)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.left.emit()

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.WindowActivate and self.isVisible():
            self.returned.emit()
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Finish a motion at a key meant for a button, before the button gets it."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress and may_hurry(event):
            return self.input.hurry()
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Finish a motion or a pause at any key, unless Enter presses something beside the game.

        A held key does so once. Esc withdraws a choice of which the coach warns.
        """
        if self.coaching is not None and self.coaching.is_holding_back and event.key() == Qt.Key.Key_Escape:
            self.coaching.think_again()
            return
        presses = is_enter(event) and isinstance(self.window().focusWidget(), QAbstractButton | QComboBox)
        hurries = not presses and may_hurry(event) and self.input.hurry()
        if not hurries and (presses or not event.isAutoRepeat()):
            super().keyPressEvent(event)

    @staticmethod
    def throw_words(name: Name, move: Move, dice: int) -> Sentence:
        """The sentence that asks the player to throw their own dice."""
        return throw_words(name, move, dice)

    def _make_cards(self) -> CardsT:
        """The cards, still empty."""
        raise NotImplementedError

    def _connect_cards(self, cards: CardsT) -> None:
        """Connect the cards, and the coach whose text is on them."""

    def _fill_cards(self, cards: CardsT) -> None:
        cards.show_game(self.view)

    def _show_cards(self) -> None:
        if self._cards is not None:
            self._fill_cards(self._cards)

    def _add_cards(self) -> CardsT:
        self._cards = cards = self._make_cards()
        column = card_column(cards.in_order, cards.tall, self.frame.column)
        leave_ring(column, ())
        self._connect_cards(cards)
        self._fill_cards(cards)
        self.frame.add_card(column, 1)
        if self.isVisible():
            lay_out_at_once(self)
        return cards

    @property
    def showing(self) -> Showing[Any]:
        """The state of the table besides the game: the choice, and the phase of the last move."""
        raise NotImplementedError

    def _cue_of(self, played: Played[StateT]) -> Cue | None:
        return self.telling.cue(played, self.session.seats)

    def _arrange(self, column: QBoxLayout, choices: QWidget, *offers: QWidget) -> None:
        """Fill the tab with the column of the table, the buttons and room for the cards.

        `choices` is where a new player chooses; a warning of the coach goes above it if it lies in the column,
        otherwise to the column's end.

        A replay hides the buttons under the table, the card of players, and `offers`: everything else that can be
        chosen or pressed.
        """
        self._column, self.frame = column, GameFrame(column, self._under_table, self)
        self.end = GameEnd(self.result, self.primary, self.frame.column)
        self.frame.ring_lost.connect(self.take_focus)
        self._offers += (self._under_table, *offers)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self.frame)
        self.choices_part = choices

    @property
    def _under_table(self) -> QWidget:
        return self.primary.parentWidget() or self.primary

    def _connect_all(self, *parts: QWidget) -> None:
        """Connect the bridge, the pace and the buttons; a game connects its own parts after this.

        A key meant for the big button or one of these parts first finishes the current motion. The end of a game is
        shown, and stays until the player has looked at it.
        """
        self.typed = TypedThrow(
            self.bridge, self.frame, self._under_table, self._appearance, self.throw_words, self
        )
        self.bridge.game_asked.connect(self.input.new_game_with_dice)
        self.typed.told.connect(self.told)
        self.typed.closed.connect(self.take_focus)
        lay_typed_dice(self.bridge, self.tray)
        self.corner = FeltCorner(self.free_corner)
        self.result.placed.connect(self.corner.give_way)
        for part in (self.primary, *parts):
            part.installEventFilter(self)
        self.primary.clicked.connect(self.input.press)
        back_and_forth = self.bridge.undone, self.bridge.redone, self.bridge.laid_out
        leave_ring(self, (self.primary,))
        self.buttons.undo.clicked.connect(self.input.undo)
        self.result.review_asked.connect(lambda: self.review_asked.emit(self.record_text()))
        self.result.challenge_asked.connect(lambda: self.challenge_asked.emit(self.record_text()))
        self.result.answer_asked.connect(lambda: self.answer_asked.emit(self.record_text()))
        self.result.work_pressed.connect(self._turn_reviewing)
        self.buttons.details.clicked.connect(self.frame.toggle_drawer)
        self.frame.drawer_changed.connect(self._hear_coach)
        self.tray.settled.connect(self.pace.on_settled)
        self.tray.landed.connect(self._on_landed)
        for hurried in (self.pace.hurried, self.tray.clicked):
            hurried.connect(self._finish_beside)
        self.bridge.changing.connect(self._on_changing)
        self.pace.changed.connect(self._show_controls)
        self.pace.revealed.connect(self._on_revealed)
        self.pace.rested.connect(self._show_all)
        self.bridge.reset.connect(self._on_reset)
        for moved in back_and_forth:
            moved.connect(self._set_table)
        self.bridge.refused.connect(self.say)
        self.bridge.word_chosen.connect(self.status_changed)
        self.input.confirmation.asked.connect(self.answer)
        self.input.confirmation.dropped.connect(self.say_again)
        self.input.began.connect(self.take_focus)
        self.result.copied.connect(self.noted)
        self.result.copied.connect(self.told)
        self.input.answered.connect(partial(self.answer, is_bright=False))
        self.came.connect(self._on_came)
        self.returned.connect(self.pace.go_on)
        self.left.connect(self.pace.stop)
        for changed in (self.pace.rested, self.bridge.reset, self.bridge.laid_out):
            changed.connect(lambda: self.told.emit(self.last_words()))
        # Otherwise the dice of an undone or redone move would sound like a new throw.
        for moved, word in ((self.bridge.undone, tr("Undone")), (self.bridge.redone, tr("Redone"))):
            moved.connect(lambda _, word=word: self.told.emit(f"{word}\n{self.last_words()}"))
        self.bridge.refused.connect(self.told)
        self.bridge.became_casual.connect(self._on_casual)
        self.pace.revealed.connect(self._celebrate)
        self.pace.revealed.connect(self._sound_out)

    def _hurries(self) -> bool:
        """Finish the current motion and drop a question that waits for its second press."""
        hurries = self.pace.hurry()
        if hurries:
            self.input.confirmation.drop()
        return hurries

    def _kind_words(self, *, is_casual: bool) -> str:
        if self.session.can_choose_kind:
            return (
                tr(
                    "This game is casual: the coach is available, and the result does not count toward best scores."
                )
                if is_casual
                else tr("This game counts: the coach warns you before a hint makes it casual.")
            )
        return (
            tr("The next game is casual: the coach is available.")
            if is_casual
            else tr("The next game counts.")
        )

    def _show_kind(self) -> None:
        if self._players_card is not None:
            self._players_card.show_kind(self.session, casual=self.bridge.is_casual_next)

    def _on_casual(self, sentence: str) -> None:
        # The status of the game in the status bar comes first: the sentence replaces it until the next move.
        self._show_kind()
        self.status_changed.emit()
        self.noted.emit(sentence)
        self.told.emit(sentence)

    def _sound_out(self) -> None:
        """Play the sounds of the landed dice and their result; not for a throw cut short by leaving the tab."""
        if not self.isVisible():
            return
        played = self.session.history[-1]
        if played.faces and not isinstance(self.session.dice, TypedDice):
            self.heard.emit(landing(played.faces))
        cue = self._cue_of(played)
        if cue is not None:
            self.heard.emit(cue)

    def _offer_players(self, players: SeatingChoice[Seating], card: "PlayersCard[Seating]") -> None:
        """Seat the players chosen on the card, and use its pause."""
        self._offers.append(card)

        def show_ladder() -> None:
            if not self._has_games:
                return
            is_beginning = self.session.is_untouched
            if is_beginning or not card.has_ladder:
                self.beaten_asked.emit(self.session.record.spec.id)
                card.show_ladder(replace(self._table.ladder, beaten=self._beaten))
            card.show_beginning(is_beginning=is_beginning)

        def name(place: int, called: str) -> None:
            refusal = self._table.name_person(place, called)
            self._call_person()
            if refusal is not None:
                self.answer(shown(refusal), is_bright=False)
            elif self.session.is_untouched and not self.session.is_over:
                self.input.begin_at_once()
            else:
                words = tr("New names take effect in the next game. Press N to start it.")
                self.noted.emit(words)
                self.told.emit(words)

        show_ladder()
        self.came.connect(show_ladder)
        self._players_card = card
        card.kind.kind_chosen.connect(self.choose_kind)
        self._show_kind()
        players.choose_on(card)
        players.waits.connect(self._on_waiting)
        for changed in (self.bridge.reset, self.bridge.undone, self.bridge.redone, self.pace.rested):
            changed.connect(show_ladder)
        players.game_wanted.connect(self.input.begin_at_once)
        card.show_pause(self.bridge.pause_ms)
        for follow in (self.pace.set_pause, self.bridge.choose_pause):
            card.pause_chosen.connect(follow)
        card.named.connect(name)
        self.returned.connect(self._call_person)
        self._call_person()

    def _call_person(self) -> None:
        if self._players_card is not None:
            table = self._table
            people = tuple(map(shown, table.people))
            self._players_card.call_people(shown(table.person), people, table.names)

    def know_beaten(self, name: str) -> None:
        """Show the opponent beaten last, "" for none, in the list of opponents."""
        is_news, self._beaten = name != self._beaten, name
        if is_news and self._players_card is not None:
            self._players_card.show_ladder(replace(self._table.ladder, beaten=name))

    def _on_waiting(self, sentence: str) -> None:
        if sentence:
            self.answer(sentence)
        else:
            self._show_felt()

    def _follow_coach(self, coaching: "Coaching[StateT, Any]") -> None:
        self._column.insertWidget(self._column.indexOf(self.choices_part), coaching.warning_box)
        self.coaching = coaching
        coaching.changed.connect(self._hear_coach)
        self.came.connect(coaching.on_came)
        self.left.connect(coaching.on_left)
        self.input.holds_back = coaching.holds_back
        self.input.reminds = coaching.reminds
        coaching.confirmation = self.input.confirmation
        coaching.told.connect(self.told)
        coaching.working_asked.connect(self.working_asked)
        coaching.settled.connect(self.take_focus)
        coaching.insisted.connect(self.input.make_all)

    def _compute_while_seen(
        self, computed: "BackgroundValue[Key, Any]", key_of: "Callable[[StateT], Key]"
    ) -> None:
        """Compute the value for the current game, from now on, while the tab is visible."""

        def watch() -> None:
            if self.isVisible():
                computed.watch(key_of(self.state))

        self.came.connect(watch)
        self.bridge.reset.connect(watch)
        self.left.connect(computed.stop)

    def _enable(self, button: QPushButton, *, on: bool) -> None:
        """Enable or disable a button; one that has the focus passes it on first."""
        if not on and button.hasFocus():
            self.take_focus()
        button.setEnabled(on)

    def _on_came(self) -> None:
        self.take_focus()
        if self._has_games and self.session.history and not self.pace.is_busy:
            self.told.emit(self.last_words())
        self.pace.go_on()

    def _on_changing(self) -> None:
        self._is_played = True

    def _on_landed(self, landed: Roll) -> None:
        """Write the result of the dice landed so far; only the whole throw is read aloud."""
        self.say(shown(self.telling.count_so_far(landed)), is_bright=False)

    def _celebrate(self) -> None:
        if self.view.is_celebrated and self.session.history[-1].faces and self.counting_ms:
            self.tray.glow()

    def _finish_beside(self) -> None:
        """Finish motions beside the move, such as running numbers."""
        self.tray.end_glow()
        for number in self.findChildren(CountingLabel):
            number.finish()

    def _on_revealed(self) -> None:
        self._show_view()

    def _on_reset(self) -> None:
        self.input.confirmation.drop()
        self._call_person()
        self._set_table()
        self.pace.go_on()

    def _set_table(self) -> None:
        """Lay out the dice of the current position, and show all of it."""
        self._is_played = False
        self.tray.show_faces(self.telling.view(self.session, self.showing).dice)
        self._show_all()

    def _show_all(self) -> None:
        self._show_view()
        self._ask_for_ending()
        self.end.show(self.view.result, self.take_focus)
        self.buttons.undo.setVisible(not self.session.is_over or self.session.undoable > 0)
        self.primary.setVisible(self._has_games or not self.session.is_over)
        self._show_controls()
        self._show_kind()
        self.status_changed.emit()

    def _ask_for_ending(self) -> None:
        """Have a finished game reviewed in the background, for its ending."""
        record = self.record_text() if self._has_ending and self.view.result is not None else None
        if record == self._reviewed:
            return
        self._reviewed = record
        self._reviewing.cancel()
        if record is None:
            self.result.show_ending(None)
        else:
            self._begin_reviewing()

    def _begin_reviewing(self) -> None:
        # At the end of a game, and not at the start: 10 ms.
        from dicedesk.features.review.jobs import ending_on

        self.result.show_ending(None, tr("Reviewing the game…"))
        self._reviewing.ask(ending_on, self._reviewed)

    def _turn_reviewing(self) -> None:
        """Cancel the review of the finished game, which waits for slow work; or begin it again."""
        if self._reviewing.is_busy:
            self._reviewing.cancel()
            self.result.show_ending(None, work=tr("Review this game"))
            self.told.emit(tr("Canceled."))
        else:
            self._begin_reviewing()

    def _on_slow_work(self, work: "SlowWork") -> None:
        self.result.show_ending(None, shown(work.words), work=tr("Cancel"))

    def _on_ending(self, ending: "GameEnding | None") -> None:
        if ending is None:
            self.result.show_ending(None)
            return
        next_game = tr("There is a new daily game tomorrow.") if self.bridge.has_todays_dice else ""
        self.result.show_ending(ending, next_game=next_game)
        self.told.emit(in_sentences(shown(ending.spoken), next_game))

    def _on_no_ending(self, _reason: str) -> None:
        self.result.show_ending(None)

    def _show_view(self) -> None:
        self._work_out_view()
        self.corner.show_badge(shown(self.view.badge))
        self._show_felt()
        self._show_hint()
        self._show_cards()

    def _work_out_view(self) -> None:
        """Put the table as it is now into words, without showing them."""
        view = self._table.with_badge(self.telling.view(self.session, self.showing), self.session)
        if self._waits_for_enter:
            name = self.session.seats[self.state.seat].name
            turn = tr("{name}'s turn: press Enter to see the move", name=name)
            view = replace(view, hint=turn, drawer_hint=turn)
            if self.session.last is None:
                view = replace(view, caption=(turn,), spoken=(turn,))
        self.view = view

    @property
    def _waits_for_enter(self) -> bool:
        """Whether a computer player of a position moves only when the player wants to see it."""
        return not self._has_games and self.session.computer_moves and not self.pace.is_busy

    def _show_felt(self) -> None:
        view, work = self.view, self._work_out_of_sight
        self._work_on_felt = work
        self.tray.set_caption(work or "\n".join(map(shown, view.caption)), bright=view.is_bright)
        self.tray.set_headline(shown(view.headline))
        self.tray.set_note(shown(view.note))

    def _show_controls(self) -> None:
        controls = self.telling.controls(self.session, self.showing)
        if self._waits_for_enter:
            controls = replace(controls, primary=tr("See the move"), key=tr("Enter"))
        self._offer(controls)

    def _offer(self, controls: Any) -> None:
        """Show what can be done; a game with controls of its own shows them too."""
        self.primary.setText(shown(controls.primary))
        self.primary.setToolTip(shown(controls.key))
        self._enable(self.buttons.undo, on=controls.can_undo)
        if self.coaching is not None:
            self.coaching.show()

    def _show_hint(self) -> None:
        """Show the parts that depend on whether the cards are in a drawer."""
        has_drawer = self.frame.has_drawer
        self.buttons.details.setVisible(has_drawer)
        advice = self.coaching.line if self.coaching is not None and has_drawer else ""
        self.buttons.say_hint(advice or shown(self.view.drawer_hint if has_drawer else self.view.hint))

    def _hear_coach(self) -> None:
        """Show the coach's line, and what it works on, at the table while its card is in a drawer."""
        self._show_hint()
        if self._work_out_of_sight != self._work_on_felt:
            self.say_again()

    @property
    def _work_out_of_sight(self) -> str:
        return self.coaching.work if self.coaching is not None and self.frame.has_drawer else ""


def leave_ring(part: QWidget, but: Collection[QPushButton]) -> None:
    """Keep the focus in place after a click on this part's buttons, except those in `but`.

    Of several choices the Tab key finds the chosen one.
    """
    for button in part.findChildren(QPushButton):
        if button not in but and not button.isCheckable():
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)


@dataclass(frozen=True, eq=False)
class TabSpec(PageSpec):
    """A game's place in the window; records call the game by its `id`.

    `show` makes another tab, over a RecordedGame, and returns a TableReplay: its modules are loaded by then. `set_up`
    makes another tab at a PositionLine, and returns a PositionOnTable.
    """

    make: Callable[[QWidget], GameTab[Any, Any]]
    show: Callable[[Any, QWidget], Any] | None = None
    set_up: Callable[[Any, QWidget], Any] | None = None


_SEAL_SHOWN = 8


def status_of(
    record: Record[StateT], error: str | None, save: SaveStatus, *, is_casual: bool = False
) -> Status:
    """The saved state, the kind if casual, and the seal of the dice, complete in the tip."""
    saved = _saved(save) if error is None else tr("Not saved: {error}", error=error)
    if is_casual:
        saved = tr("{saved} · casual game", saved=saved)
    seal, seed = record.tag("Seal"), record.tag("Seed")
    if seal is None:
        return Status(saved, *_unsealed(record))
    tip = tr("These dice were fixed before the first roll. Seal: {seal}", seal=seal)
    tip += "\n" + tr("Your word: {word}", word=record.tag("Word") or "–")
    if seed is not None:
        tip += "\n" + tr("Seed: {seed}", seed=seed)
    return Status(saved, tr("Dice: sealed {seal}…", seal=seal[:_SEAL_SHOWN]), tip)


def _saved(save: SaveStatus) -> str:
    match save:
        case SaveStatus.SAVED:
            return tr("Saved")
        case SaveStatus.WAITS:
            return tr("Not saved yet: another program is using the saved games")
        case SaveStatus.COPIED:
            return tr("Saved as a copy: another window continued this game")


def _unsealed(record: Record[StateT]) -> tuple[str, str]:
    """The text for dice without a seal, and its tip."""
    if record.is_typed:
        return tr("Dice: your own, typed in"), shown(about_dice(record))
    dice = record.tag("Dice") or ""
    kind, _, number = dice.partition(" ")
    if kind == TODAY:
        return tr("Dice for {day}", day=Day(number)), shown(about_dice(record))
    if kind == SHARED:
        return tr("Dice: from another game"), shown(about_dice(record))
    if kind != "seeded":
        return tr("Dice: {kind}", kind=dice), ""
    return tr("Dice: seed {number}, not sealed", number=number), shown(about_dice(record))
