"""The coach at a table: says what choices are worth, and holds back one that gives much away."""

from collections.abc import Hashable
from dataclasses import dataclass
from functools import partial
from typing import Any, Generic, Protocol, TypeVar

from PySide6.QtCore import QObject, Signal, SignalInstance

from dicedesk.coach.coach import A_PERSON, Against, Coach
from dicedesk.coach.question import AskedChoice, ChoiceQuestion, Question
from dicedesk.core.game import Move, StateT
from dicedesk.games.coaching import prepared_coach
from dicedesk.games.frame import GameKit
from dicedesk.play.game_session import GameSession
from dicedesk.play.game_table import GameTable
from dicedesk.play.ports.jobs import Jobs
from dicedesk.play.settings.coach_settings import CoachMode, CoachSettings
from dicedesk.ui.base.words import shown, tr
from dicedesk.ui.table.card import CoachCard, CoachText
from dicedesk.ui.table.computed import Computed
from dicedesk.ui.table.explaining import ExplainingCoach
from dicedesk.ui.table.held_back import HeldBack
from dicedesk.ui.table.paced_tab import PacedTab

KnownT = TypeVar("KnownT")
FoundT = TypeVar("FoundT", covariant=True)


class Known(Protocol[FoundT]):
    """What is computed in the background: `Computed`, or what a game has anyway."""

    error: str
    changed: SignalInstance

    @property
    def value(self) -> FoundT | None:
        """What is known; None where it is being worked out, or could not be."""
        ...

    def watch(self, key: Any) -> None:
        """Has the value of this key worked out."""
        ...

    def stop(self) -> None:
        """Nobody waits for it any more."""
        ...


@dataclass(frozen=True, eq=False)
class CoachedGame(Generic[StateT]):
    """What a coach is about: the game's kit, its table, the tab that shows its games, and where the coach speaks."""

    kit: GameKit[StateT]
    table: GameTable[StateT]
    tab: PacedTab[StateT, Any]
    card: CoachCard
    held: HeldBack


class Coaching(ExplainingCoach, Generic[StateT, KnownT]):
    """Follows the games of a bridge. Each game derives its own, and says there what `speak` shows.

    What the coach shows of a turn, and a warning, are hints; each turn counts once. Signals: `told(str)` with what is
    to be read aloud, `settled()` when nothing is held back any more, `insisted(object)` with the moves that are made
    all the same.
    """

    told = Signal(str)
    settled = Signal()
    insisted = Signal(object)

    def __init__(self, game: CoachedGame[StateT], known: Known[KnownT]) -> None:
        """Nothing is worked out before somebody looks at the tab and wants to know."""
        super().__init__(game.tab)
        # The tab itself, which has this one, is not kept: neither could go before the other.
        self._kit, self._table, self._known = game.kit, game.table, known
        self._bridge, self._pace = game.tab.bridge, game.tab.pace
        self._card, self._held = game.card, game.held
        self._is_seen = game.tab.isVisible()
        self._asked: Hashable = None
        self._warned: Hashable = None
        self._counted: Hashable = None
        self._said, self._untold = CoachText(), ""
        self._moves: tuple[Move, ...] = ()
        self._card.show_settings(self.wanted)
        self._card.chosen.connect(self._on_chosen)
        self._card.asked.connect(self.ask)
        self._card.why_asked.connect(lambda: self.explain(self.question()))
        self._held.dropped.connect(self.think_again)
        self._held.insisted.connect(self.insist)
        self._held.asked.connect(self.ask)
        known.changed.connect(self._on_known)
        self._bridge.reset.connect(self._forget)
        for rested in (self._bridge.reset, self._bridge.undone, self._bridge.redone, self._pace.rested):
            rested.connect(lambda *_: self._tell())
        for moved in (self._bridge.undone, self._bridge.redone, self._bridge.laid_out):
            moved.connect(lambda *_: self.think_again())
        game.tab.came.connect(self._on_came)
        game.tab.left.connect(self._on_left)
        self.show()

    @property
    def wanted(self) -> CoachSettings:
        """What is wanted of the coach."""
        return self._table.coaching

    @property
    def is_holding_back(self) -> bool:
        """Whether a choice is held back now."""
        return not self._held.isHidden()

    def ask(self) -> None:
        """Shows what the choices of this turn are worth, unless the coach is off."""
        if self.can_choose and (self.is_holding_back or self.wanted.mode is not CoachMode.OFF):
            self._asked = self.turn
            self.think_again()
            self.show()
            self._untold = self._said.spoken if self._said.best else ""
            self._tell()

    def holds_back(self, moves: tuple[Move, ...]) -> bool:
        """Whether the moves are held back, as one of them gives away more than somebody wants to; only once."""
        warn_at, decision = self.wanted.warn_at, self.decision(moves)
        self.think_again()
        if not (warn_at and moves and self.can_choose) or self._warned == decision:
            return False
        losses = [0 if self.state.refusal(move) else self.lost_by(move) for move in moves]
        lost = max(losses)
        if lost < warn_at:
            return False
        self._warned, self._moves = decision, moves
        self._count_hint()
        text = self.warning(moves[losses.index(lost)], shown(self._card.unit.warning_words(lost)))
        self._held.show_warning(text)
        self.told.emit(text)
        return True

    def insist(self) -> None:
        """Has the choice that is held back made all the same."""
        self.think_again()
        self.insisted.emit(self._moves)

    def think_again(self) -> None:
        """Takes the warning away; the choice is not held back a second time."""
        if self.is_holding_back:
            self._held.show_warning("")
            self.settled.emit()

    def show(self) -> None:
        """Shows what is to be shown of the turn that comes."""
        if not self.can_choose:
            self.think_again()
        if self._is_seen and (self._is_wanted or (self.wanted.warn_at and self.can_choose)):
            self._known.watch(self.key())
        self._said = text = self._text()
        if text.best and self._counted != self.turn:
            self._untold = text.spoken
            self._count_hint()
        self._card.show_text(text)
        is_offered = self.can_choose and self.wanted.mode is CoachMode.ASKED and not self._is_wanted
        self._card.offer(is_offered=is_offered)

    def follow_settings(self) -> None:
        """Shows what is wanted of the coach, which may have been chosen elsewhere."""
        self._card.show_settings(self.wanted)
        self.show()

    @property
    def session(self) -> GameSession[StateT]:
        """The game on the table."""
        return self._bridge.session

    @property
    def state(self) -> StateT:
        """How it stands."""
        return self.session.state

    @property
    def against(self) -> Against:
        """Who sits in each seat."""
        return tuple(A_PERSON if seat.player is None else seat.record_name for seat in self.session.seats)

    @property
    def can_choose(self) -> bool:
        """Whether a person is to choose something that the coach weighs."""
        return not (self.session.is_over or self.session.computer_moves or self._pace.is_busy)

    @property
    def turn(self) -> Hashable:
        """What the coach is asked about: the same as long as one answer holds."""
        return self.state

    def decision(self, moves: tuple[Move, ...]) -> Hashable:
        """What is held back once: the choice of this turn, unless a game says else."""
        return self.turn

    def warning(self, _move: Move, text: str) -> str:
        """Why a move is held back: the text, unless a game has to say which of several moves it is."""
        return text

    def key(self) -> object:
        """What is to be known of the game on the table."""
        return self.state.rules_text(), self.against

    def speak(self, known: KnownT | None) -> CoachText:
        """Shows on the table what the coach knows; None takes it away. Returns what the card says of it."""
        raise NotImplementedError

    def waiting(self) -> CoachText:
        """What the card says until the coach knows, or why it never will."""
        self.speak(None)
        return CoachText(note=self._known.error or tr("Calculating the chances…"))

    def lost_by(self, move: Move) -> float:
        """What a move that can be made loses, as people count it; 0 where that is not known yet."""
        raise NotImplementedError

    def chosen_move(self) -> Move:
        """The move that is chosen now, of which Y tells: the first one, unless a game has its choices on the table."""
        first: Move = self.state.legal_moves()[0]
        return first

    def question_of(self, move: Move | None) -> Question | None:
        """How the number of a move comes about, or of the best one for None; None where that is not known yet."""
        return self.question()

    def chosen(self) -> Question | AskedChoice | None:
        """How the number of the chosen move comes about, also before the coach was asked."""
        if not self.can_choose:
            return None
        move = self.chosen_move()
        return self.question_of(move) or AskedChoice(self._kit.spec.id, self.state, move, self.against)

    @property
    def _is_wanted(self) -> bool:
        """Whether the coach is to speak of this turn."""
        return self.can_choose and (self.wanted.mode is CoachMode.ALWAYS or self._asked == self.turn)

    def _text(self) -> CoachText:
        if not self._is_wanted:
            return self.speak(None)
        return self.waiting() if self._known.value is None else self.speak(self._known.value)

    def _tell(self) -> None:
        """Reads aloud what the card says of a new turn, after what led to it."""
        text, self._untold = self._untold, ""
        if text:
            self.told.emit(text)

    def _gives_hint(self) -> None:
        if self.can_choose:
            self._count_hint()

    def _count_hint(self) -> None:
        if self._counted != self.turn:
            self._counted = self.turn
            self._bridge.take_hint()

    def _on_known(self) -> None:
        self.show()
        self._tell()

    def _on_chosen(self, settings: CoachSettings) -> None:
        self._table.choose_coaching(settings)
        self.think_again()
        self.show()

    def _forget(self) -> None:
        """Another game is on the table."""
        self.think_again()
        self._asked = self._warned = self._counted = None

    def _on_came(self) -> None:
        self._is_seen = True
        self.show()

    def _on_left(self) -> None:
        self._is_seen = False
        self._known.stop()


class ChoiceCoaching(Coaching[StateT, Coach[StateT]]):
    """Weighs the choices by the game's coach, who is prepared in the background."""

    def question(self) -> Question | None:
        """How the value of the best choice comes about."""
        return self.question_of(None)

    def question_of(self, move: Move | None) -> Question | None:
        """How the value of a move comes about, or of the best one; None where that is not known yet."""
        coach, state, against = self._known.value, self.state, self.against
        if coach is None or not self.can_choose:
            return None
        moves = tuple(evaluation.move for evaluation in coach.evaluate(state, against))
        return ChoiceQuestion(coach, state, move or moves[0], against, moves)

    def lost_by(self, move: Move) -> float:
        """What the coach says; 0 before there is one."""
        coach = self._known.value
        return 0 if coach is None else float(coach.counted_loss(self.state, move, self.against))


def coach_of(
    kit: GameKit[StateT], jobs: Jobs, parent: QObject
) -> Computed[tuple[str, Against], Coach[StateT]]:
    """The coach of a game, prepared by the jobs for the rules and the players that are watched."""
    return Computed(jobs, partial(prepared_coach, kit.spec.id), _failed, parent)


def _failed(reason: str) -> str:
    return tr("The chances could not be calculated: {reason}", reason=reason)
