"""Pig's coach. It takes the lead after this turn for the chance to win: each point of it is worth half a hundredth."""

from functools import cache

from dicedesk.games.pig.rules import GOAL, PigMove, PigState
from dicedesk.games.pig.unit import UNIT

from dicedesk.coach.coach import Against
from dicedesk.coach.exact import ExactCoach
from dicedesk.coach.unit import Unit
from dicedesk.core.words import Sentence, tr

HELD_AT, TURN = 20, 8.14
"""The points at which to hold for the highest mean score of a turn, and that mean, in points."""


class PigCoach(ExactCoach[PigState, PigMove]):
    """Weighs to roll and to hold."""

    @property
    def unit(self) -> Unit:
        """The chance to win."""
        return UNIT

    def reason(self, state: PigState, move: PigMove) -> Sentence:
        """How a lead counts."""
        return tr("A point of the lead is worth half a percentage point.")

    def value(self, state: PigState, seat: int) -> float:
        """The chance of the seat to win, estimated where a turn begins."""
        return _of_seat(_chance(state), state, seat)

    def worth(self, state: PigState, against: Against, seat: int) -> float:
        """The same, but also where a turn begins with the better choice: the estimate is that of the turn's end."""
        return _of_seat(_best(state, state.legal_moves()), state, seat)


PIG_COACH = PigCoach()


@cache
def _chance(state: PigState) -> float:
    """Return the chance to win of who moves."""
    if state.outcome() or state.turn:
        can_pay = state.legal_moves() if state.turn < HELD_AT else (PigMove(rolls=False),)
        return _best(state, can_pay)
    lead = state.scores[state.seat] - state.scores[1 - state.seat]
    return 0.5 + lead / 2 / GOAL + TURN / 4 / GOAL


def _best(state: PigState, moves: tuple[PigMove, ...]) -> float:
    """Return the chance of who moves with the best of these moves, or at the end of the game."""
    if outcome := state.outcome():
        return float(outcome.winner == state.seat)
    return max(float(PIG_COACH.worth_of(state, move, (), state.seat)) for move in moves)


def _of_seat(chance: float, state: PigState, seat: int) -> float:
    return chance if state.seat == seat else 1 - chance
