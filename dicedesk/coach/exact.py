"""Coaches that work everything out of the value of a position, and what the dice of a move can lead to."""

from abc import abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from itertools import product
from typing import Any, Generic

from dicedesk.coach.coach import Against, Coach
from dicedesk.coach.evaluation import Worth
from dicedesk.coach.variation import Likely
from dicedesk.coach.working import Consequence, Possibility, ThrowOfTwo, Working
from dicedesk.core.dice import FACES, SIDES, Roll, sorted_rolls
from dicedesk.core.game import MoveT, StateT
from dicedesk.core.words import Sentence, listed, tr

_PAIR = 2

_REMEMBERED = 64
"""Choices whose outcomes are cached: a review asks for those of a position once for each seat."""


@dataclass(frozen=True, slots=True)
class DiceOutcome(Generic[StateT]):
    """A position that the dice of a move can lead to.

    `rolls` are the rolls that lead there, each sorted and with its number of ways; `ways` is their sum.
    """

    state: StateT
    rolls: tuple[tuple[Roll, int], ...]
    ways: int

    @property
    def faces(self) -> Roll:
        """The most likely of the rolls; of equally likely ones the last, whose faces are highest."""
        return max(self.rolls, key=lambda roll: (roll[1], roll[0]))[0]


def outcomes(state: StateT, move: MoveT) -> tuple[DiceOutcome[StateT], ...]:
    """The positions that a legal move can lead to, in the order of their first rolls.

    Each roll is tried once, with sorted faces: their order must not matter. Raises IllegalMoveError.
    """
    return _outcomes(state, move)


@lru_cache(_REMEMBERED)
def _outcomes(state: Any, move: Any) -> tuple[DiceOutcome[Any], ...]:
    found = dict[Any, list[tuple[Roll, int]]]()
    for faces, ways in sorted_rolls(state.dice_for(move)):
        found.setdefault(state.apply(move, faces).state, []).append((faces, ways))
    return tuple(
        DiceOutcome(after, tuple(rolls), sum(ways for _, ways in rolls)) for after, rolls in found.items()
    )


class ExactCoach(Coach[StateT, MoveT]):
    """Weighs choices by the mean value of the positions that they lead to.

    A game gives its unit and the `value` of a position, and should give its `reason`s. If it has tables of its choices,
    it overrides `worth_of`. All players are assumed to play perfectly, computer players too.
    """

    @abstractmethod
    def value(self, state: StateT, seat: int) -> Worth:
        """The position's value to a seat with best play by all, before the choice or at the end of the game."""

    def consequence(self, state: StateT, after: StateT) -> Consequence:
        """What stands out about the position `after`, for the player who moves in `state`."""
        end = after.outcome()
        if end is None or end.winner is None:
            return Consequence.PLAIN
        return Consequence.WINS if end.winner == state.seat else Consequence.LOSES

    def worth(self, state: StateT, against: Against, seat: int) -> Worth:
        return self.value(state, seat)

    def worth_of(self, state: StateT, move: MoveT, against: Against, seat: int) -> Worth:
        """The mean over the dice."""
        total = sum(each.ways * self.value(each.state, seat) for each in outcomes(state, move))
        return total / Fraction(SIDES ** state.dice_for(move))

    def likely(self, state: StateT, move: MoveT) -> Likely:
        """The dice of the most likely position that follows; of equally likely ones that with the highest faces."""
        dice = state.dice_for(move)
        if not dice:
            return Likely()
        likely = max(outcomes(state, move), key=lambda each: (each.ways, each.faces))
        what = tr("these dice") if len(likely.rolls) == 1 else tr("dice with the same result")
        return Likely(likely.faces, Fraction(likely.ways, SIDES**dice), what)

    def working(self, state: StateT, move: MoveT, against: Against) -> Working | None:
        """Each position that the dice can lead to, and the 36 rolls of two dice; None if no dice are rolled."""
        if state.refusal(move) is not None or not state.dice_for(move):
            return None
        dice, worth = state.dice_for(move), self.worth_of(state, move, against, state.seat)
        parts = {
            each: Possibility(
                Sentence("{rolls}", {"rolls": listed(_text(faces) for faces, _ in each.rolls)}),
                _text(each.faces),
                Fraction(each.ways, SIDES**dice),
                self.unit.as_read(self.value(each.state, state.seat)),
                self.consequence(state, each.state),
            )
            for each in outcomes(state, move)
        }
        return Working(
            tr("{value} on average", value=self.unit.value_words(worth)),
            self.reason(state, move),
            self.unit.quantity,
            tuple(parts.values()),
            self._throws(parts) if dice == _PAIR else (),
        )

    def _throws(self, parts: Mapping[DiceOutcome[StateT], Possibility]) -> tuple[ThrowOfTwo, ...]:
        of = {faces: part for outcome, part in parts.items() for faces, _ in outcome.rolls}
        all_throws = ((faces, of[min(faces), max(faces)]) for faces in product(FACES, repeat=_PAIR))
        return tuple(
            ThrowOfTwo(faces, part.consequence, self._value(faces, part)) for faces, part in all_throws
        )

    def _value(self, faces: Roll, part: Possibility) -> Sentence:
        first, second = faces
        value = self.unit.read_value_words(part.value)
        return tr("{first} and {second}: {value}", first=first, second=second, value=value)


def _text(faces: Roll) -> str:
    return "-".join(map(str, faces))
