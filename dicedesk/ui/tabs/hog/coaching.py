"""The coach at the Hog table: has chances worked out, shows them, and holds back a choice that gives much away."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QObject, Signal

from dicedesk.coach.coach import A_PERSON, Against, Coach
from dicedesk.coach.evaluation import Evaluation
from dicedesk.coach.named import prepared_coach
from dicedesk.games.hog.state import HogState
from dicedesk.ports.jobs import Jobs
from dicedesk.session.game_session import GameSession
from dicedesk.session.hog.kit import HOG_KIT
from dicedesk.session.hog.table import HogGameTable
from dicedesk.session.settings.coach_settings import CoachMode, CoachSettings
from dicedesk.ui.bridge import SessionBridge
from dicedesk.ui.tabs.hog.choices import DiceRow
from dicedesk.ui.tabs.hog.coach_card import CoachCard
from dicedesk.ui.tabs.hog.coach_texts import CoachText, chance_texts, coach_text, dice_of, warning_text
from dicedesk.ui.tabs.hog.held_back import HeldBack
from dicedesk.ui.tabs.paced.computed import Computed
from dicedesk.ui.tabs.paced.pace import Pace
from dicedesk.ui.tabs.seen_tab import SeenTab
from dicedesk.ui.words import tr

_POINT = 0.01


@dataclass(frozen=True)
class CoachParts:
    """Where the coach speaks: on the choices, on its card, and over the choices where one is held back."""

    choices: DiceRow
    card: CoachCard
    held: HeldBack


class HogCoaching(QObject):
    """Follows the games of a bridge.

    Chances that are shown, and a warning, are hints, each counted once a turn. Signals: `told(str)` with what is to be
    read aloud.
    """

    told = Signal(str)

    def __init__(
        self,
        bridge: SessionBridge[HogState],
        pace: Pace[HogState],
        jobs: Jobs,
        table: HogGameTable,
        parts: CoachParts,
        tab: SeenTab,
    ) -> None:
        """Nothing is worked out before somebody looks at the tab and wants to know."""
        super().__init__(tab)
        self._bridge, self._pace, self._table, self._parts = bridge, pace, table, parts
        self._known: Computed[tuple[str, Against], Coach[HogState]] = Computed(
            jobs, partial(prepared_coach, HOG_KIT.coach), _failed, self
        )
        self._is_seen = tab.isVisible()
        self._asked: HogState | None = None
        self._warned: HogState | None = None
        self._counted: HogState | None = None
        parts.card.show_settings(self.wanted)
        parts.card.chosen.connect(self._on_chosen)
        parts.card.asked.connect(self.ask)
        parts.held.dropped.connect(self.think_again)
        parts.held.asked.connect(self.ask)
        parts.choices.chosen.connect(lambda _: self.think_again())
        self._known.changed.connect(self.show)
        bridge.reset.connect(self._forget)
        tab.came.connect(self._on_came)
        tab.left.connect(self._on_left)
        self.show()

    @property
    def wanted(self) -> CoachSettings:
        """What is wanted of the coach."""
        return self._table.coaching

    @property
    def is_holding_back(self) -> bool:
        """Whether a choice is held back now."""
        return not self._parts.held.isHidden()

    def ask(self) -> None:
        """Shows what the choices of this turn are worth, unless the coach is off."""
        if self._can_choose and (self.is_holding_back or self.wanted.mode is not CoachMode.OFF):
            self._asked = self._state
            self._parts.held.show_warning("")
            self.show()

    def holds_back(self, dice: int) -> bool:
        """Whether the choice is held back, as it gives away more than somebody wants to; only once a turn."""
        warn_at, coach = self.wanted.warn_at, self._known.value
        self._parts.held.show_warning("")
        if not warn_at or coach is None or self._warned == self._state:
            return False
        choices = coach.evaluate(self._state, _against(self._session))
        choice = next(choice for choice in choices if dice_of(choice) == dice)
        if choice.loss < warn_at * _POINT:
            return False
        self._warned = self._state
        self._count_hint()
        text = warning_text(choice)
        self._parts.held.show_warning(text)
        self.told.emit(text)
        return True

    def think_again(self) -> None:
        """Takes the warning away; the choice is not held back a second time."""
        self._parts.held.show_warning("")

    def show(self) -> None:
        """Shows what is to be shown of the turn that comes."""
        if not self._can_choose:
            self._parts.held.show_warning("")
        self._watch()
        choices = self._choices()
        if choices:
            self._count_hint()
        self._parts.choices.show_chances(chance_texts(choices))
        self._parts.card.show_text(self._text(choices))
        is_offered = self._can_choose and self.wanted.mode is CoachMode.ASKED and not self._is_wanted
        self._parts.card.offer(is_offered=is_offered)

    @property
    def _session(self) -> GameSession[HogState]:
        return self._bridge.session

    @property
    def _state(self) -> HogState:
        return self._session.state

    @property
    def _can_choose(self) -> bool:
        session = self._session
        return not (session.is_over or session.computer_moves or self._pace.is_busy)

    @property
    def _is_wanted(self) -> bool:
        """Whether the chances of this turn are to be shown."""
        return self._can_choose and (self.wanted.mode is CoachMode.ALWAYS or self._asked == self._state)

    def _watch(self) -> None:
        if self._is_seen and (self._is_wanted or self.wanted.warn_at):
            self._known.watch((self._state.rules_text(), _against(self._session)))

    def _choices(self) -> Sequence[Evaluation]:
        coach = self._known.value
        if not self._is_wanted or coach is None:
            return ()
        return coach.evaluate(self._state, _against(self._session))

    def _text(self, choices: Sequence[Evaluation]) -> CoachText:
        if self._is_wanted and not choices:
            return CoachText(note=self._known.error or tr("The chances are being worked out…"))
        return coach_text(choices, is_between_people=not any(_against(self._session)))

    def _count_hint(self) -> None:
        if self._counted != self._state:
            self._counted = self._state
            self._bridge.take_hint()

    def _on_chosen(self, settings: CoachSettings) -> None:
        self._table.choose_coaching(settings)
        self._parts.held.show_warning("")
        self.show()

    def _forget(self) -> None:
        """Another game is on the table."""
        self._asked = self._warned = self._counted = None

    def _on_came(self) -> None:
        self._is_seen = True
        self.show()

    def _on_left(self) -> None:
        self._is_seen = False
        self._known.stop()


def _against(session: GameSession[HogState]) -> Against:
    return tuple(A_PERSON if seat.player is None else seat.record_name for seat in session.seats)


def _failed(reason: str) -> str:
    return tr("The chances could not be worked out: {reason}", reason=reason)
