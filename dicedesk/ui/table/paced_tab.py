"""What the tabs of all games share: a bridge, a pace, the buttons, who plays, and a game that goes on where it was."""

from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Protocol

from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QComboBox, QPushButton, QVBoxLayout, QWidget

from dicedesk.core.game import Played, StateT
from dicedesk.play.game_session import GameSession
from dicedesk.play.ports.jobs import Jobs
from dicedesk.play.ports.sound import Cue
from dicedesk.play.seats import Seating
from dicedesk.ui.base.bridge import SessionBridge
from dicedesk.ui.base.dice.tray import DiceTray
from dicedesk.ui.base.keys import is_enter, may_hurry
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.page import Landmark, Status
from dicedesk.ui.base.widgets.game_layout import GameLayout
from dicedesk.ui.base.widgets.result import Result, ResultText
from dicedesk.ui.table.arrangement import lay_out_at_once
from dicedesk.ui.table.carded_tab import CardedTab, CardsT, leave_ring
from dicedesk.ui.table.game_end import GameEnd
from dicedesk.ui.table.hurry_keys import HurryKeys
from dicedesk.ui.table.pace import Pace
from dicedesk.ui.table.person import Person
from dicedesk.ui.table.record_status import status_of
from dicedesk.ui.table.telling import sound_out, tell_aloud
from dicedesk.ui.table.typed_throw import TypedThrow, lay_typed_dice
from dicedesk.ui.table.who_plays import WhoPlays

if TYPE_CHECKING:
    from dicedesk.play.game_table import GameTable
    from dicedesk.ui.table.players_card import PlayersCard


class Buttons(Protocol):
    """The buttons that every game has."""

    primary: QPushButton
    undo: QPushButton
    replay: QPushButton
    review: QPushButton
    details: QPushButton


class PacedTab(CardedTab[CardsT], Generic[StateT, CardsT]):
    """A tab with a bridge, a pace, a person and one big button; the games derive from it.

    A game makes its `bridge`, `tray`, `buttons` and `result`, lays them out by `_arrange`, makes its `pace` and its
    `person`, and calls `_connect_all`. It says what is shown in `_show_all`, `_result_text` and `last_words`; the other
    methods that begin with `_on_`, `_show_` and `_set_` are there to be extended.

    Signals: those of CardedTab.
    """

    has_coach = False
    """Whether its games can be reviewed."""

    bridge: SessionBridge[StateT]
    pace: Pace[StateT]
    person: Person[StateT]
    buttons: Buttons
    result: Result
    end: GameEnd
    typed: TypedThrow
    tray: DiceTray
    table_kind: ClassVar[type["GameTable[Any]"]]
    """The class of its table, which the kit of the game has too."""
    throw_words: ClassVar[str] = "dicedesk.play.typed.typed_dice:throw_words"
    """What says what a person is to throw who has dice of their own, by name, as "package.module:function"."""

    def __init__(self, appearance: Appearance, jobs: Jobs, parent: QWidget | None = None) -> None:
        """A tab that is still empty; `jobs` do what takes long.

        What takes about a moment they do too, where nobody gives the tab other `short_jobs`.
        """
        super().__init__(appearance, parent)
        self._jobs = self.short_jobs = jobs
        self._landmarks: dict[Landmark, QWidget] = {}

    @property
    def session(self) -> GameSession[StateT]:
        """The game on the table."""
        return self.bridge.session

    @property
    def state(self) -> StateT:
        """The state of the game on the table."""
        return self.session.state

    @property
    def primary(self) -> QPushButton:
        """The one big button."""
        return self.buttons.primary

    @property
    def is_busy(self) -> bool:
        """Whether a move is still being shown."""
        return self.pace.is_busy

    def status(self) -> Status:
        """Saved or not, and the seal of the dice."""
        session = self.session
        return status_of(
            session.record, self.bridge.error, self.bridge.save_status, is_practice=session.is_practice
        )

    def record_text(self) -> str:
        """The record of the game so far."""
        return self.session.record.to_text()

    def landmarks(self) -> dict[Landmark, QWidget]:
        """Those of this game."""
        return self._landmarks

    def take_focus(self) -> None:
        """Gives the focus ring to the control that a person needs first: the big button, unless a game says else.

        A result that nobody has looked at comes before that, and a throw that is to be typed in before all.
        """
        (self.typed.entry or (self.result if self.end.is_fresh else self.primary)).setFocus()

    def say(self, sentence: str, *, is_bright: bool = True) -> None:
        """Writes a sentence on the felt, in place of what the last move led to."""
        self.tray.set_caption(sentence, bright=is_bright)

    def answer(self, sentence: str, *, is_bright: bool = True) -> None:
        """Says on the felt, and aloud, why what was asked for is not done."""
        self.say(sentence, is_bright=is_bright)
        self.told.emit(sentence)

    def _result_text(self) -> ResultText | None:
        """What the game came to; None while it goes on."""
        raise NotImplementedError

    def _cue_of(self, played: Played[StateT]) -> Cue | None:
        """What is heard of a move's outcome, once it is told; None for nothing."""
        return None

    def _arrange(self, layout: GameLayout, choices: QWidget) -> None:
        """Fills the tab. `choices` is where a person chooses."""
        self.layout_ = layout
        self.end = GameEnd(self.result, self.primary, layout.column)
        layout.ring_lost.connect(self.take_focus)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(layout)
        self._landmarks = {
            Landmark.DICE: self.tray,
            Landmark.CHOICES: choices,
            Landmark.CARDS: layout.column,
            Landmark.DRAWER: self.buttons.details,
        }

    def _connect_all(self, *parts: QWidget) -> None:
        """From now on the tab follows its bridge, its pace and its buttons; a game connects its own parts after this.

        The keys that the big button and these parts would take finish first what is being shown. The end of a game is
        shown, and stays until it has been looked at.
        """
        under_table = self.primary.parentWidget() or self.primary
        self.typed = TypedThrow(
            self.bridge, self.layout_, under_table, self._appearance, self.throw_words, self
        )
        self.bridge.game_asked.connect(self.person.new_game_with_dice)
        self.typed.told.connect(self.told)
        self.typed.closed.connect(self.take_focus)
        lay_typed_dice(self.bridge, self.tray)
        HurryKeys((self.primary, *parts), self.person.hurry, self)
        self.primary.clicked.connect(self.person.press)
        back_and_forth = self.bridge.undone, self.bridge.redone, self.bridge.laid_out
        for changed in (self.pace.rested, self.bridge.reset, *back_and_forth):
            changed.connect(lambda *_: self.end.show(self._result_text(), self.take_focus))
            changed.connect(lambda *_: _look_back(self.buttons, self.session, has_coach=self.has_coach))
        leave_ring(self, (self.primary,))
        self.buttons.undo.clicked.connect(self.person.undo)
        self.buttons.replay.clicked.connect(lambda: self.replay_asked.emit(self.record_text()))
        self.buttons.review.clicked.connect(lambda: self.review_asked.emit(self.record_text()))
        self.buttons.details.clicked.connect(self.layout_.toggle_drawer)
        self.layout_.drawer_changed.connect(self._show_hint)
        self.tray.settled.connect(self.pace.on_settled)
        self.pace.changed.connect(self._show_buttons)
        self.pace.revealed.connect(self._on_revealed)
        self.pace.rested.connect(self._show_all)
        self.bridge.reset.connect(self._on_reset)
        for moved in back_and_forth:
            moved.connect(self._set_table)
        self.bridge.refused.connect(self.say)
        self.bridge.word_chosen.connect(self.status_changed)
        self.person.asked.asked.connect(self.answer)
        self.person.began.connect(self.take_focus)
        self.person.answered.connect(partial(self.answer, is_bright=False))
        self.came.connect(self._on_came)
        self.returned.connect(self.pace.go_on)
        self.left.connect(self.pace.stop)
        tell_aloud(self, self.bridge, self.pace)
        sound_out(self, self.bridge, self.pace, self._cue_of)

    def _offer_players(self, players: WhoPlays[Seating], card: "PlayersCard[Seating]") -> None:
        """From now on those play who are chosen on the card."""
        players.choose_on(card)
        players.game_wanted.connect(self.person.begin_at_once)
        card.pause.show_pause(self.bridge.pause_ms)
        card.pause.pause_chosen.connect(self.bridge.choose_pause)
        card.pause_chosen.connect(self.pace.set_pause)

    def _enable(self, button: QPushButton, *, on: bool) -> None:
        """Lets a button be pressed or not; one that has the focus ring gives it away first."""
        if not on and button.hasFocus():
            self.take_focus()
        button.setEnabled(on)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Any key finishes an animation or a pause, unless Enter presses something beside the game.

        One that is held down does so once.
        """
        presses = is_enter(event) and isinstance(self.window().focusWidget(), QAbstractButton | QComboBox)
        hurries = not presses and may_hurry(event) and self.person.hurry()
        if not hurries and (presses or not event.isAutoRepeat()):
            super().keyPressEvent(event)

    def _on_came(self) -> None:
        """Goes on where the game was when the tab was left."""
        lay_out_at_once(self)
        self.take_focus()
        self.pace.go_on()

    def _on_revealed(self) -> None:
        """The dice lie still, and their meaning may be told."""

    def _on_reset(self) -> None:
        """Another game is on the table."""
        self.person.asked.drop()
        if self._cards is not None:
            self._begin_cards(self._cards)
        self._set_table()
        self.pace.go_on()

    def _set_table(self) -> None:
        """Lays out the dice of the game as it stands, and shows all of it."""
        self._show_all()

    def _show_all(self) -> None:
        """Shows the game as it stands."""
        raise NotImplementedError

    def _show_buttons(self) -> None:
        """Shows what can be done now."""

    def _show_hint(self) -> None:
        """Shows what depends on whether the cards are in a drawer."""
        self.buttons.details.setVisible(self.layout_.has_drawer)


def _look_back(buttons: Buttons, session: GameSession[Any], *, has_coach: bool) -> None:
    """A game that is over can be watched again, and reviewed where there is a coach; nothing of it can be undone."""
    buttons.undo.setVisible(not session.is_over)
    buttons.replay.setVisible(session.is_over)
    buttons.review.setVisible(session.is_over and has_coach)
