"""Pig's coach. It takes the lead after this turn for the chance to win: each point of it is worth half a hundredth."""

from functools import cache
from statistics import fmean

from dicedesk.games.pig.rules import GOAL, PigMove, PigState
from dicedesk.games.pig.unit import UNIT

from dicedesk.coach.coach import Against, Coach
from dicedesk.coach.evaluation import Evaluation
from dicedesk.coach.unit import Unit
from dicedesk.core.dice import SIDES
from dicedesk.core.words import tr

HELD_AT, TURN = 20, 8.14
"""The points at which to hold for the highest mean score of a turn, and that mean, in points."""


@cache
def _chance_after(state: PigState, move: PigMove) -> float:
    """Return the chance to win of who makes the move, before its die is thrown."""
    throws = [(face,) for face in range(1, SIDES + 1)] if move.rolls else [()]
    return fmean(_chance(state.apply(move, throw).state, state.seat) for throw in throws)


def _chance(state: PigState, seat: int) -> float:
    """Return the chance of a seat to win, estimated where a turn begins."""
    if outcome := state.outcome():
        return float(outcome.winner == seat)
    if state.turn:
        best = _best_chance(state) if state.turn < HELD_AT else _chance_after(state, PigMove(rolls=False))
        return best if state.seat == seat else 1 - best
    lead = (state.scores[seat] - state.scores[1 - seat]) / 2 / GOAL
    return 0.5 + lead + (TURN if state.seat == seat else -TURN) / 4 / GOAL


def _best_chance(state: PigState) -> float:
    return max(_chance_after(state, move) for move in state.legal_moves())


class PigCoach(Coach[PigState, PigMove]):
    """Weighs to roll and to hold."""

    @property
    def unit(self) -> Unit:
        """The chance to win."""
        return UNIT

    def evaluate(self, state: PigState, against: Against) -> tuple[Evaluation[PigMove], ...]:
        """The better choice first."""
        chances = {move: _chance_after(state, move) for move in state.legal_moves()}
        best = max(chances.values(), default=0.0)
        why = tr("A point of the lead is worth half a percentage point.")
        found = (Evaluation(move, chance, best - chance, why) for move, chance in chances.items())
        return tuple(sorted(found, key=lambda each: each.cost))

    def worth(self, state: PigState, against: Against, seat: int) -> float:
        """The chance of the seat to win with the better choice."""
        if state.outcome():
            return _chance(state, seat)
        return _best_chance(state) if state.seat == seat else 1 - _best_chance(state)

    def worth_of(self, state: PigState, move: PigMove, against: Against, seat: int) -> float:
        """The same after the choice."""
        chance = _chance_after(state, move)
        return chance if state.seat == seat else 1 - chance


PIG_COACH = PigCoach()
