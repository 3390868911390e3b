"""The coach of craps: what lies on the table costs so much, and so much the bet on the spot that is looked at."""

from collections.abc import Callable, Hashable
from functools import partial

from dicedesk.coach.question import ChoiceQuestion, LoneQuestion, Question
from dicedesk.coach.working import Working
from dicedesk.core.game import Move
from dicedesk.games.catalogue import part_of
from dicedesk.games.craps.bets import title_of
from dicedesk.games.craps.coach_costs import Costs, costs_at
from dicedesk.games.craps.coach_move_working import working_of_table, working_until_gone
from dicedesk.games.craps.coach_working import working_of_bet
from dicedesk.games.craps.rules import CrapsState, PlaceBet, TakeDown, Throw
from dicedesk.play.ports.jobs import Jobs
from dicedesk.ui.base.words import shown, tr
from dicedesk.ui.games.craps.chip_row import ChipRow
from dicedesk.ui.games.craps.coach_card import CrapsCoachCard, coming_texts, costs_text
from dicedesk.ui.games.craps.layout.view import LayoutView
from dicedesk.ui.table.card import CoachText
from dicedesk.ui.table.coaching import CoachedGame, Coaching
from dicedesk.ui.table.computed import Computed

_MOST_KNOWN = 100
"""So many costs are remembered: each bet and each spot makes other ones."""


class CrapsCoaching(Coaching[CrapsState, Costs]):
    """One answer holds until the next throw, for all bets that are made before it. Signals: those of any coaching."""

    def __init__(
        self,
        game: CoachedGame[CrapsState],
        card: CrapsCoachCard,
        jobs: Jobs,
        felt: LayoutView,
        chips: ChipRow,
    ) -> None:
        """Speaks of the spot of the layout that is looked at, and of the chip that is chosen."""
        self._costs, self._felt, self._chips = card, felt, chips
        self._last = CoachText()
        self._is_to_tell = False
        super().__init__(game, Computed(jobs, costs_at, _failed, game.tab, most=_MOST_KNOWN))
        self._coach = part_of("craps", "coach")
        card.table.next_roll_asked.connect(lambda name: self._explain_bet(working_of_bet, name))
        card.table.until_gone_asked.connect(lambda name: self._explain_bet(working_until_gone, name))
        felt.spot_changed.connect(lambda *_: self._on_spot())
        chips.chosen.connect(lambda *_: self._on_chip())

    @property
    def turn(self) -> Hashable:
        """The number of moves at the last throw."""
        history = self.session.history
        since = (moves for moves, played in enumerate(reversed(history)) if isinstance(played.move, Throw))
        return len(history) - next(since, len(history))

    def decision(self, moves: tuple[Move, ...]) -> Hashable:
        """Each bet is a choice of its own."""
        return self.turn, moves

    def warning(self, move: Move, text: str) -> str:
        """Names the bet: the spot that is looked at may be another by now."""
        if isinstance(move, PlaceBet | TakeDown):
            return tr("{bet}: {text}", bet=shown(title_of(move.name)), text=text)
        return text

    def key(self) -> tuple[CrapsState, str, int]:
        """The table, the spot that is looked at, and the chosen chip."""
        return self.state, self._felt.spot or "", self._chips.chip

    def speak(self, known: Costs | None) -> CoachText:
        """What each bet costs stands in a table; the card says what all cost together, and the one on the spot."""
        self._costs.show_costs(known)
        self._last = costs_text(known) if known else CoachText()
        if known and self._is_to_tell:
            self._is_to_tell = False
            if known.coming:
                self.told.emit("\n".join(coming_texts(known.coming)))
        return self._last

    def waiting(self) -> CoachText:
        """What was said before, for the moment that the next costs take."""
        return self._last if self._last.best and not self._known.error else super().waiting()

    def lost_by(self, move: Move) -> float:
        """The cents of each dollar that a bet, or taking one down, gives away."""
        return float(self._coach.counted_loss(self.state, move, self.against))

    def question(self) -> Question | None:
        """How the cost of all bets comes about; on an empty table that of the bet on the spot that is looked at."""
        if self.state.bets:
            return LoneQuestion(partial(working_of_table, self.state))
        return self._question_of_spot()

    def chosen(self) -> Question | None:
        """How the cost of the bet on the spot that is looked at comes about; of all bets where none is."""
        return self._question_of_spot() or self.question()

    def _question_of_spot(self) -> Question | None:
        """None where no bet can be made there."""
        move = PlaceBet(self._felt.spot or "", self._chips.chip)
        if self.state.refusal(move) is not None:
            return None
        return ChoiceQuestion(self._coach, self.state, move, self.against)

    def _explain_bet(self, working: Callable[[CrapsState, str], Working | None], name: str) -> None:
        self.explain(LoneQuestion(partial(working, self.state, name)))

    def _on_spot(self) -> None:
        """What a bet would cost is read aloud where the keyboard leads to its spot."""
        spot = self._felt.spot
        self._is_to_tell = spot is not None and self._felt.button(spot).hasFocus()
        self.show()

    def _on_chip(self) -> None:
        self.think_again()
        self._on_spot()


def _failed(reason: str) -> str:
    return tr("The cost of the bets could not be calculated: {reason}", reason=reason)
