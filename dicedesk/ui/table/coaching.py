"""The coach at a table: its card, the value of choices, and the warning before a costly one."""

from collections.abc import Hashable, Iterable
from dataclasses import dataclass, replace
from functools import partial
from itertools import pairwise
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFrame, QPushButton, QVBoxLayout, QWidget

from dicedesk.coach.coach import A_PERSON, Against, Coach, SlowWork
from dicedesk.coach.evaluation import Evaluation
from dicedesk.coach.explanation import ChoiceExplanation, ChoiceToExplain, Explanation
from dicedesk.coach.unit import Unit
from dicedesk.coach.verdict import ChoiceVerdict, verdicts_on
from dicedesk.core.game import Move, StateT
from dicedesk.games.coaching import prepared_coach
from dicedesk.games.frame import Game
from dicedesk.play.game_session import GameSession
from dicedesk.play.game_table import GameTable
from dicedesk.play.ports.jobs import Jobs
from dicedesk.play.settings import CoachMode, CoachSettings
from dicedesk.play.telling import CoachText
from dicedesk.ui.base.bridge import SessionBridge
from dicedesk.ui.base.look.appearance import Appearance, StyleName, set_style
from dicedesk.ui.base.look.theme import Space
from dicedesk.ui.base.widgets.card import Card, Disclosure, OpeningNumber, label
from dicedesk.ui.base.widgets.coach_boxes import CoachBoxes
from dicedesk.ui.base.widgets.slow_work import SlowWorkRow
from dicedesk.ui.base.widgets.wrapping import ButtonRow
from dicedesk.ui.base.words import shown, tr
from dicedesk.ui.base.work import BackgroundValue
from dicedesk.ui.table.input import Confirmation
from dicedesk.ui.table.pace import Pace


class CoachCard(Card):
    """Signals: `chosen(CoachSettings)` when the player changes the settings, `asked()` for the coach's advice now."""

    chosen = Signal(object)
    asked = Signal()
    why_asked = Signal()
    """The player asks how the number in the first line is calculated."""
    canceled = Signal()
    """The player does not want to wait for slow work."""

    def __init__(
        self,
        appearance: Appearance,
        unit: Unit,
        ask: str,
        *,
        above: Iterable[QWidget] = (),
        below: Iterable[QWidget] = (),
        style: StyleName = "good",
    ) -> None:
        """Says nothing yet. `ask` is the label of the button.

        `above` goes over the coach's text, `below` under it; `style` is that of its first line.
        """
        super().__init__(tr("Coach"))
        self._appearance, self.unit, self._settings = appearance, unit, CoachSettings()
        self.boxes: CoachBoxes | None = None
        self.slow_work: SlowWorkRow | None = None
        self.best, self._why = OpeningNumber(style), label("body", wraps=True)
        self.best.asked.connect(self.why_asked)
        self._others, self._note = label("second", wraps=True), label("second", wraps=True)
        self.button = QPushButton(ask)
        set_style(self.button, "quiet")
        self.button.clicked.connect(self.asked)
        self.settings = Disclosure(tr("Coach options"))
        self.add_to_heading(self.settings.button)
        self.settings.button.toggled.connect(self._on_opened)
        above = tuple(above)
        self._says_more = bool(above)
        labels = (self.best, self._why, self._others, self._note)
        for part in (*above, *labels, *below, self.button, self.settings):
            self.add(part)
        self.settings.hide()
        self.text = CoachText()
        self.show_text(self.text)

    def show_settings(self, settings: CoachSettings) -> None:
        """Show the settings of the coach."""
        self._settings = settings
        if self.boxes is not None:
            self.boxes.show_settings(settings)

    def show_text(self, text: CoachText) -> None:
        """Show the text about the next choice."""
        self.text = text
        self.write(
            (self.best, shown(text.best)),
            (self._why, shown(text.why)),
            (self._others, shown(text.others)),
            (self._note, shown(text.note)),
        )

    def show_work(self, work: SlowWork | None) -> None:
        """Show slow work in progress, with a button that cancels it; hide it for None."""
        if self.slow_work is None and work is not None:
            self.slow_work = SlowWorkRow()
            self.slow_work.canceled.connect(self.canceled)
            self._column.insertWidget(self._column.indexOf(self.button), self.slow_work)
        if self.slow_work is not None:
            self.slow_work.show_work(work)

    def offer(self, *, is_offered: bool) -> None:
        """Show or hide the button that asks the coach."""
        self.button.setVisible(is_offered)

    def offer_nothing(self) -> None:
        """Hide the coach's part, for a replay; a card without other content goes."""
        self.settings.button.hide()
        self.setVisible(self._says_more)

    def _on_opened(self) -> None:
        """Show or hide the settings, which are made the first time: a start need not wait for them."""
        self.settings.setVisible(self.settings.is_open)
        if self.boxes is None:
            self.boxes = CoachBoxes(self._appearance, self.unit, self._settings)
            self.boxes.chosen.connect(self.chosen)
            self.settings.add(self.boxes)


class WarningBox(QFrame):
    """Warns of the cost of a choice before it is made, near the choices on the table; empty until the first warning.

    Signals: `insisted()` to play it anyway, `dropped()` to think again, `asked()` to show the chances.
    """

    insisted = Signal()
    dropped = Signal()
    asked = Signal()

    def __init__(self) -> None:
        super().__init__()
        set_style(self, "card")
        self.setAccessibleName(tr("Warning"))
        self.hide()

    def show_warning(self, text: str) -> None:
        """Show the warning, and take the focus; hide for ""."""
        if self.layout() is None:
            self._fill()
        self._text.setText(text)
        self.setAccessibleDescription(text)
        self.insist.setAccessibleDescription(text)
        self.setVisible(bool(text))
        if text:
            self.insist.setFocus()

    def _fill(self) -> None:
        self._text = label("lead", wraps=True)
        self.insist = QPushButton(tr("Play anyway (Enter)"))
        self.think = QPushButton(tr("Think again (Esc)"))
        self.show_me = QPushButton(tr("Show me (B)"))
        for button, signal in (
            (self.insist, self.insisted),
            (self.think, self.dropped),
            (self.show_me, self.asked),
        ):
            button.clicked.connect(signal)
        column = QVBoxLayout(self)
        column.setContentsMargins(Space.LARGE, Space.SMALL, Space.LARGE, Space.SMALL)
        column.addWidget(ButtonRow(self._text, (self.show_me, self.think, self.insist)))
        # They were made after all other stops of the Tab key.
        for before, after in pairwise((self, self.show_me, self.think, self.insist)):
            self.setTabOrder(before, after)


KnownT = TypeVar("KnownT")


@dataclass(frozen=True, eq=False)
class CoachingContext(Generic[StateT]):
    """The needs of a coach at a table: the game's parts, its table, tab, bridge and pace, and the coach's card."""

    parts: Game[StateT]
    table: GameTable[StateT]
    tab: QWidget
    bridge: SessionBridge[StateT]
    pace: Pace[StateT]
    card: CoachCard


class Coaching(QObject, Generic[StateT, KnownT]):
    """Shows the value of choices, and warns once before a costly one.

    Each game derives its own with `speak`. The coach's advice for a turn, and a warning, are hints; each turn counts
    once. In a counted game there is no warning, and the coach is silent until asked twice: `confirmation`, which is
    the table's, first says the cost of a hint. Repeating what is already on the screen is not a hint, and neither is
    its calculation.

    Signals: `told(str)` with a text to read aloud, `changed()` when `line` or `work` may have changed, `settled()` when
    a warning has gone, `insisted(object)` with the moves made in spite of it, `working_asked(object)` with the
    explanation to show.
    """

    told = Signal(str)
    changed = Signal()
    settled = Signal()
    insisted = Signal(object)
    working_asked = Signal(object)

    shows_verdicts = False
    """Whether the board shows the class of each choice while the coach speaks."""

    def __init__(self, game: CoachingContext[StateT], background: BackgroundValue[Any, KnownT]) -> None:
        super().__init__(game.tab)
        # The tab itself, which holds this object, is not kept: the cycle would keep both alive.
        self._parts, self._table, self._background = game.parts, game.table, background
        self._bridge, self._pace = game.bridge, game.pace
        self.card, self.warning_box = game.card, WarningBox()
        self._is_seen = game.tab.isVisible()
        self._turn_of_hint: Hashable = None
        self._warned: Hashable = None
        self._counted: Hashable = None
        self._coach_text, self._untold = CoachText(), ""
        self._is_watching = self._is_news = self._is_holding = False
        self._is_replay = False
        self._canceled: object = None
        """The key whose slow work the player canceled; nothing is worked out for it until the coach is asked."""
        self.confirmation = Confirmation(self)
        self._moves: tuple[Move, ...] = ()
        self.card.show_settings(self.wanted)
        self.card.chosen.connect(self._on_chosen)
        self.card.asked.connect(self.ask)
        self.card.why_asked.connect(lambda: self.explain(self.explanation()))
        self.card.canceled.connect(self.cancel)
        self.warning_box.dropped.connect(self.think_again)
        self.warning_box.insisted.connect(self.insist)
        self.warning_box.asked.connect(self.ask)
        background.changed.connect(self._on_known)
        background.progressed.connect(self._show_work)
        self._bridge.reset.connect(self._forget)
        for rested in (self._bridge.reset, self._bridge.undone, self._bridge.redone, self._pace.rested):
            rested.connect(lambda *_: self.tell())
        for moved in (self._bridge.undone, self._bridge.redone, self._bridge.laid_out):
            moved.connect(lambda *_: self.think_again())
        self.show()

    @property
    def wanted(self) -> CoachSettings:
        """The coach's settings at this table."""
        return self._table.coaching

    @property
    def mode(self) -> CoachMode:
        """When the coach speaks in this game: in a counted one at most when asked."""
        mode = self.wanted.mode
        return CoachMode.ASKED if mode is CoachMode.ALWAYS and not self.session.is_casual else mode

    @property
    def warn_at(self) -> float:
        """The cost from which a choice is held back in this game; 0 for none."""
        return self.wanted.warn_at if self.session.is_casual else 0

    @property
    def is_holding_back(self) -> bool:
        """Whether a warning is visible."""
        return not self.warning_box.isHidden()

    def ask(self) -> None:
        """Show the value of the choices of this turn, unless the coach is off; in a counted game when asked twice."""
        if self._is_canceled and self.is_awaited:
            self._canceled = None
            self.show()
        if not (self.can_choose and (self.is_holding_back or self.mode is not CoachMode.OFF)):
            return
        sure = tr("Ask once more for a hint; this game then no longer counts")
        if self.confirmation.is_meant(
            "advice", sure, is_free=not self.keeps_advice or self._turn_of_hint == self.turn
        ):
            self._turn_of_hint, self._canceled = self.turn, None
            self.think_again()
            self.show()
            self._untold = shown(self._coach_text.spoken) if self._coach_text.best else ""
            self.tell()

    def holds_back(self, moves: tuple[Move, ...]) -> bool:
        """Warn once a turn if one of the moves costs more than the player set; return whether it warns now."""
        warn_at, decision = self.warn_at, self.decision(moves)
        self.think_again()
        if not (warn_at and moves and self.can_choose) or self._warned == decision:
            return False
        costs = [0 if self.state.refusal(move) else self.lost_by(move) for move in moves]
        lost = max(costs)
        if lost < warn_at:
            return False
        self._warned, self._moves = decision, moves
        self._count_hint()
        text = self.warning(moves[costs.index(lost)], shown(self.card.unit.warning_words(lost)))
        self.warning_box.show_warning(text)
        self.told.emit(text)
        return True

    def reminds(self) -> bool:
        """Focus a warning that waits for an answer; return whether there is one."""
        if self.is_holding_back:
            self.warning_box.insist.setFocus()
        return self.is_holding_back

    def insist(self) -> None:
        """Make the choice in spite of the warning."""
        self.think_again()
        self.insisted.emit(self._moves)

    def think_again(self) -> None:
        """Remove the warning; there is no second one about the same choice."""
        if self.is_holding_back:
            self.warning_box.show_warning("")
            self.settled.emit()

    def show(self) -> None:
        """Show the coach's text for the coming turn."""
        can_choose, mode, is_wanted, is_awaited = self.can_choose, self.mode, self.is_wanted, self.is_awaited
        if not can_choose:
            self.think_again()
        if (
            self._is_seen
            and (is_wanted or is_awaited or (self.warn_at and can_choose))
            and not self._is_canceled
        ):
            # What is known already is shown once, below.
            self._is_watching = True
            self._background.watch(self.key())
            self._is_watching = False
        figures = self._background.value
        self._hold(on=is_awaited and figures is None and not self._background.error)
        is_missing = (is_wanted or is_awaited) and figures is None
        self._coach_text = text = self.waiting() if is_missing else self.speak(figures if is_wanted else None)
        if is_wanted and figures is not None and self.session.computer_moves:
            self._coach_text = text = replace(text, note=self._computer_words())
        if text.best and self._counted != self.turn:
            self._untold = shown(text.spoken)
            self._count_hint()
        if self.keeps_advice and self.wanted.speaks_by_itself:
            text = replace(text, note=tr("In a counted game, the coach speaks only when you ask twice."))
        self.card.show_text(text)
        self._show_work()
        is_silent = can_choose and mode is CoachMode.ASKED and not is_wanted
        self.card.offer(is_offered=is_silent or (is_missing and self._is_canceled))
        if self._is_news:
            self._is_news = False
            self.tell()

    def cancel(self) -> None:
        """Cancel the slow work; the game goes on without the coach until it is asked."""
        self._canceled = self.key()
        self._background.stop()
        self.show()
        self.settled.emit()

    def offer_nothing(self) -> None:
        """Hide the coach, for a replay, in which nobody waits for it."""
        self._is_replay = True
        self.card.offer_nothing()
        self.show()

    def show_verdicts(self) -> None:
        """Show the class of each choice on the board from now on."""
        self.shows_verdicts = True
        self.show()

    def verdicts(self, choices: Iterable[Evaluation[Any]]) -> dict[Any, ChoiceVerdict] | None:
        """The class of each of these choices, by its move, for the board; None if it shows none."""
        return verdicts_on(choices, self.card.unit) if self.shows_verdicts else None

    def follow_settings(self) -> None:
        """Show the settings of the coach and the kind of game, which may have been chosen elsewhere."""
        if not self.session.is_casual:
            self._turn_of_hint = self._counted = None
        self.card.show_settings(self.wanted)
        self.show()

    @property
    def session(self) -> GameSession[StateT]:
        """Return the game on the table."""
        return self._bridge.session

    @property
    def state(self) -> StateT:
        """Return the position of the game."""
        return self.session.state

    @property
    def against(self) -> Against:
        """The player in each seat."""
        return tuple(A_PERSON if seat.player is None else seat.record_name for seat in self.session.seats)

    @property
    def can_choose(self) -> bool:
        """Whether a choice that the coach evaluates is next: a person's or, if the board shows verdicts, anyone's."""
        session = self.session
        is_others = session.computer_moves and not self.shows_verdicts
        return not (session.is_over or is_others or self._pace.is_busy)

    @property
    def is_wanted(self) -> bool:
        """Whether the coach speaks about the player's choice, because it always does or was asked."""
        is_asked = self._turn_of_hint is not None and self._turn_of_hint == self.turn
        return self.can_choose and (self.mode is CoachMode.ALWAYS or is_asked)

    @property
    def is_awaited(self) -> bool:
        """Whether a computer player at the table cannot move before the coach's slow work is done."""
        roster = self._parts.players
        if self._is_replay or self.session.is_over:
            return False
        return not {*roster.followers}.isdisjoint(self.against)

    @property
    def line(self) -> str:
        """The best choice in one line; "" while the coach is silent."""
        return shown(self._coach_text.best)

    @property
    def work(self) -> str:
        """The progress of the work that the coach has to do before it speaks; "" if there is none."""
        background = self._background
        is_waited_for = (self.is_wanted or self.is_awaited) and not self._is_canceled
        if not is_waited_for or background.value is not None or background.error:
            return ""
        return tr("Calculating the chances…") if background.news is None else shown(background.news.words)

    @property
    def turn(self) -> Hashable:
        """The coach's question; equal values have one answer."""
        return self.state

    def decision(self, moves: tuple[Move, ...]) -> Hashable:
        """The subject of one warning: the choice of this turn, unless a game overrides it."""
        return self.turn

    def warning(self, _move: Move, text: str) -> str:
        """The warning: the text, unless a game has to say which of several moves it is about."""
        return text

    def key(self) -> object:
        """The key of the coach's knowledge of this game."""
        return self.state.rules_text(), self.against

    def speak(self, figures: KnownT | None) -> CoachText:
        """Show the coach's figures on the table, or remove them for None; return the text of the card."""
        raise NotImplementedError

    def waiting(self) -> CoachText:
        """The text of the card until the coach is ready, or the reason it never will be."""
        self.speak(None)
        if self._is_canceled:
            return CoachText(note=tr("Press B when you want the coach."))
        return CoachText(note=self._background.error or tr("Calculating the chances…"))

    @property
    def coach(self) -> Coach[StateT, Any] | None:
        """The coach; None until it can answer at once."""
        raise NotImplementedError

    def lost_by(self, move: Move) -> float:
        """The coach's cost of a legal move, in the unit of the warning; 0 before there is a coach."""
        return 0 if self.coach is None else float(self.coach.counted_cost(self.state, move, self.against))

    def chosen_move(self) -> Move:
        """The chosen move, which Y explains: the first, unless a game has choices on the table."""
        first: Move = self.state.legal_moves()[0]
        return first

    def explanation_of(self, move: Move | None) -> Explanation | None:
        """How the number of a move, or of the best one for None, is calculated; None if unknown."""
        return self.explanation()

    def explain(self, explanation: Explanation | ChoiceToExplain | None) -> None:
        """Show the calculation of a number on the screen, which costs nothing; does nothing for None."""
        if explanation is not None:
            self.working_asked.emit(explanation)

    def explain_chosen(self) -> None:
        """Show the calculation of the chosen move's number; as a hint if the number is not on the screen yet."""
        explanation = self.chosen()
        if explanation is None:
            return
        is_hint = self.can_choose and not self.shows_chosen
        sure = tr("Ask once more for the calculation; this game then no longer counts")
        if self.confirmation.is_meant("working", sure, is_free=not (is_hint and self.keeps_advice)):
            if is_hint:
                self._count_hint()
            self.explain(explanation)

    @property
    def keeps_advice(self) -> bool:
        """Whether the best choice stays secret: the player has to make it in a counted game."""
        return self.can_choose and not self.session.is_casual

    @property
    def shows_chosen(self) -> bool:
        """Whether the number that `chosen` explains is on the screen."""
        return bool(self._coach_text.best)

    def explanation(self) -> Explanation | None:
        """How the first number on the card is calculated; None if unknown."""
        return None

    def chosen(self) -> Explanation | ChoiceToExplain | None:
        """How the number of the chosen move is calculated, even before the coach was asked."""
        if not self.can_choose:
            return None
        move = self.chosen_move()
        return self.explanation_of(move) or ChoiceToExplain(
            self._parts.spec.id, self.state, move, self.against
        )

    def _computer_words(self) -> str:
        """What the computer player is about to choose, and what that costs it."""
        coach, state, move = self.coach, self.state, self.session.computer_move
        if coach is None or move is None:
            return ""
        name, choice = self.session.names[state.seat], self._parts.telling.choice(state, move)
        cost, unit = coach.evaluation(state, move, self.against).cost, coach.unit
        if unit.way(cost) < 1:
            return tr("{name}'s choice: {choice}.", name=name, choice=choice)
        words = unit.amount_words(cost)
        return tr("{name}'s choice: {choice}. It costs {cost}.", name=name, choice=choice, cost=words)

    def tell(self) -> None:
        """Read the card's text for a new turn aloud, after the events that led to it."""
        text, self._untold = self._untold, ""
        if text:
            self.told.emit(text)

    @property
    def _is_canceled(self) -> bool:
        return self._canceled is not None and self._canceled == self.key()

    def _hold(self, *, on: bool) -> None:
        """Stop a computer player that needs the coach's work, or let it move."""
        if on is not self._is_holding:
            self._is_holding = on
            self._pace.hold(on=on, by="coach")

    def _show_work(self) -> None:
        """Show slow work in place of the note that says the coach is not ready."""
        news: SlowWork | None = self._background.news
        if news is not None and self.card.text != CoachText():
            self.card.show_text(CoachText())
        self.card.show_work(news)
        self.changed.emit()

    def _count_hint(self) -> None:
        if self._counted != self.turn:
            self._counted = self.turn
            self._bridge.take_hint()

    def _on_known(self) -> None:
        if self._is_watching:
            self._is_news = True
        elif self._is_seen:
            self.show()
            self.tell()

    def _on_chosen(self, settings: CoachSettings) -> None:
        self._table.choose_coaching(settings)
        self._bridge.follow_kind()
        self.think_again()
        self.show()

    def _forget(self) -> None:
        """Drop the state of the last game: another game is on the table."""
        self.think_again()
        self._turn_of_hint = self._warned = self._counted = None

    def on_came(self) -> None:
        """Calculate and show while the tab is visible."""
        self._is_seen = True
        self.show()

    def on_left(self) -> None:
        """Stop calculating: the tab is hidden. Slow work goes on, since it is done only once."""
        self._is_seen = False
        if self._background.news is None:
            self._background.stop()


class ChoiceCoaching(Coaching[StateT, Coach[StateT, Any]]):
    """Evaluates the choices with the game's coach, which is prepared in the background."""

    def explanation(self) -> Explanation | None:
        """How the value of the best choice is calculated."""
        return self.explanation_of(None)

    def explanation_of(self, move: Move | None) -> Explanation | None:
        """How the value of a move, or of the best one, is calculated; None if unknown."""
        coach, state, against = self._background.value, self.state, self.against
        if coach is None or not self.can_choose:
            return None
        moves = tuple(evaluation.move for evaluation in coach.evaluate(state, against))
        return ChoiceExplanation(coach, state, move or moves[0], against, moves)

    @property
    def coach(self) -> Coach[StateT, Any] | None:
        return self._background.value


def coach_of(
    game: Game[StateT], jobs: Jobs, parent: QObject
) -> BackgroundValue[tuple[str, Against], Coach[StateT, Any]]:
    """The coach of a game, prepared by the jobs for the watched rules and players."""
    return BackgroundValue(jobs, partial(prepared_coach, game.spec.id), _failed, parent, tells=True)


def _failed(reason: str) -> str:
    return tr("The chances could not be calculated: {reason}", reason=reason)
