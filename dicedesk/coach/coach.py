"""The base class of every game's coach."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Any, ClassVar, Generic, NamedTuple, TypeAlias

from dicedesk.coach.evaluation import Decision, Evaluation, Worth
from dicedesk.coach.unit import Unit
from dicedesk.coach.variation import MOST_STEPS, Likely, Variation, VariationStep
from dicedesk.coach.working import Working
from dicedesk.core.dice import SIDES
from dicedesk.core.game import MoveT, Played, StateT
from dicedesk.core.record import Record
from dicedesk.core.words import Sentence, tr
from dicedesk.play.seats import Roster

Against: TypeAlias = tuple[str, ...]
"""The player in each seat, from 0: a computer player's name as in records, or "" for a person."""

A_PERSON = ""


class SlowWork(NamedTuple):
    """The progress of work that is slow and done once, in words, and the share (0..1) that is done."""

    words: Sentence
    share: float


class Coach(ABC, Generic[StateT, MoveT]):
    """Weighs the choices of one game.

    It knows how a computer player plays; people are assumed to play perfectly. For every coach and seat, `worth` of the
    position before a choice minus `worth_of` the choice is the cost of the choice; `worth` of the position after the
    dice minus `worth_of` the choice is the luck. Luck is 0 on average over the dice. Both include what was already won
    or paid, so one review serves all games.
    """

    ends_with_best_play: ClassVar[bool] = True
    """Whether a game ends if all players make the best choices."""

    @property
    @abstractmethod
    def unit(self) -> Unit:
        """The unit of the game's choices."""

    @property
    def players(self) -> Roster[StateT] | None:
        """The computer players whose play it knows; None if the other players change nothing."""
        return None

    def evaluate(self, state: StateT, against: Against) -> tuple[Evaluation[MoveT], ...]:
        """The mover's choices, the best first, and equal ones as on the menu. Empty if the game is over."""
        worths = {move: self.worth_of(state, move, against, state.seat) for move in state.legal_moves()}
        best = max(worths.values(), default=0)
        return tuple(
            Evaluation(move, self.unit.as_read(worth), best - worth, self.reason(state, move))
            for move, worth in sorted(worths.items(), key=lambda each: -each[1])
        )

    def reason(self, state: StateT, move: MoveT) -> Sentence:
        """One sentence about a choice on the menu, without "you": in a review, the player may be someone else.

        Of an error, a review lists the one for the best choice and then, if it differs, the one for the actual choice.
        """
        return tr("The average over all rolls, with best play after each.")

    @abstractmethod
    def worth(self, state: StateT, against: Against, seat: int) -> Worth:
        """The position's value to a seat before the choice, with best play from here."""

    @abstractmethod
    def worth_of(self, state: StateT, move: MoveT, against: Against, seat: int) -> Worth:
        """The position's value to a seat after the mover's choice and before its dice."""

    def working(self, state: StateT, move: MoveT, against: Against) -> Working | None:
        """How the value of a choice is calculated; None if there is nothing to show."""
        return None

    def working_with_argument(self, state: StateT, move: MoveT, against: Against) -> Working | None:
        """The working of a choice with the argument for it."""
        working = self.working(state, move, against)
        return working and replace(working, argument=self.argument(state, move, against))

    def work_out(self, rules: str, tell: Callable[[SlowWork], object]) -> None:
        """Do the slow work that answers by these rules need, unless it was done; `tell` gets its progress.

        Without it, the first answer takes as long. Raises NotationError for unknown rules.
        """

    def prepared(self, rules: str, against: Against) -> "Coach[StateT, MoveT]":
        """The coach of a game by these rules; it can be sent to another process and answers at once.

        `rules` are as a record writes them. Raises NotationError for unknown rules.
        """
        return self

    def decision(self, state: StateT, against: Against) -> Decision[MoveT]:
        """What the mover's choice is about."""
        choices = self.evaluate(state, against)
        return Decision(choices[0].move, choices[-1].cost)

    def why(self, state: StateT, move: MoveT, against: Against) -> Sentence | None:
        """One sentence about a choice, as in its evaluation; None for a move that is not weighed."""
        return next((each.why for each in self.evaluate(state, against) if each.move == move), None)

    def evaluation(self, state: StateT, move: MoveT, against: Against) -> Evaluation[MoveT]:
        """Weighs one legal move; if `evaluate` lists it, under the name it has there."""
        return next(each for each in self.evaluate(state, against) if each.move == move)

    def argument(self, state: StateT, move: MoveT, against: Against) -> tuple[str, ...]:
        """What speaks for the best choice and against a move, in at most three sentences.

        They compare the most likely result of the best choice, of the move and of the runner-up, and say where they
        part, without "you", like `reason`. () if there is nothing to argue.
        """
        return ()

    def variation(
        self, state: StateT, move: MoveT, against: Against, most: int = MOST_STEPS
    ) -> Variation[StateT]:
        """The most likely play after a legal move, beginning with it: `most` moves, or fewer if the game ends."""
        seat, steps = state.seat, list[VariationStep[StateT]]()
        while True:
            likely = self.likely(state, move)
            played = Played(state, move, likely.faces, state.apply(move, likely.faces))
            state = played.step.state
            steps.append(VariationStep(played, likely, self.worth(state, against, seat)))
            if len(steps) == most or state.outcome() is not None:
                return Variation(seat, tuple(steps))
            is_own = state.seat == seat
            move = self.decision(state, against).best if is_own else self.reply(state, against)

    def likely(self, state: StateT, move: MoveT) -> Likely:
        """The most likely dice of a legal move."""
        count = state.dice_for(move)
        return Likely((SIDES,) * count, Fraction(1, SIDES**count), tr("these dice"))

    def reply(self, state: StateT, against: Against) -> MoveT:
        """The move to expect: a computer player's own, or the best one for a person."""
        return self.decision(state, against).best

    def luck_note(self, played: Played[StateT], against: Against) -> Sentence | None:
        """Why dice that looked good to the player were bad luck; None if they did not look good."""
        return None

    def weight(self, state: StateT, move: MoveT) -> Worth:
        """The divisor of a choice's cost before it is graded; 0 for a move that is not graded (`Evaluation.weight`)."""
        return 1

    def counted_cost(self, state: StateT, move: MoveT, against: Against) -> Worth:
        """The mover's cost compared with the best move, in the unit of the warning; 0 or more."""
        cost = self.worth(state, against, state.seat) - self.worth_of(state, move, against, state.seat)
        weight = self.weight(state, move)
        return self.unit.scale * max(cost, 0) / weight if weight else 0

    def put_down(self, move: MoveT, weight: Worth) -> Worth:
        """The part of a choice of this weight in the divisor of the average cost, which decides the rating."""
        return weight

    def kind(self, state: StateT, move: MoveT, best: MoveT) -> str:
        """The id of the kind of choice that a move was when `best` was best, one of the unit's `kinds`."""
        return ""

    def cost_before(self, first: StateT) -> Worth:
        """What the bets on the table of a game's first position are expected to cost; 0 in games without bets."""
        return 0

    def taken_back(self, state: StateT, move: MoveT, before: Sequence[MoveT]) -> tuple[int, ...]:
        """The places of earlier moves whose effect this one undoes; () in most games.

        If these moves and this one cost nothing together, they count as no choice.
        """
        return ()

    def against(self, record: Record[Any]) -> Against:
        """The players of a record by seat. Raises the errors of its first state."""
        return self.against_names(
            record.tag(f"Player{seat}") or "" for seat in range(record.first_state().seats)
        )

    def against_names(self, names: Iterable[str]) -> Against:
        """The players of these names in a record, by seat."""
        return tuple(name if self.players and self.players.has(name) else A_PERSON for name in names)
