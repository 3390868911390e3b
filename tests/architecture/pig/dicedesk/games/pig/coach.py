"""Pig's coach, the third stage of "Add a game". All that it needs is the value of a position: here the chance to win.

A turn that a 1 ends leaves both scores as they were. So the chances of both players, each before the other's turn at
these scores, depend on each other, and on positions with more points.
"""

from functools import cache

from dicedesk.coach.exact import ExactCoach
from dicedesk.coach.unit import Unit
from dicedesk.core.dice import SIDES
from dicedesk.core.words import Sentence, tr
from dicedesk.games.pig.rules import GOAL, PigMove, PigState
from dicedesk.games.pig.unit import UNIT

_CLOSE = 1e-13
Starts = dict[tuple[int, int], float]
"""The chance to win of who begins a turn, by that player's score and the other's."""


class PigCoach(ExactCoach[PigState, PigMove]):
    """Weighs to roll and to hold."""

    @property
    def unit(self) -> Unit:
        """The chance to win."""
        return UNIT

    def reason(self, state: PigState, move: PigMove) -> Sentence:
        """What is at stake: one sentence, true of each move.

        A review lists the one for the best move and the one for the move made: if they differ, each names its move.
        """
        return tr("Each roll risks the points of the turn: it is a 1 in one of six cases.")

    def value(self, state: PigState, seat: int) -> float:
        """The chance of the seat to win with best play by both; if fewer is better, it is a negative number."""
        outcome = state.outcome()
        if outcome:
            return float(outcome.winner == seat)
        own, other = state.scores[state.seat], state.scores[1 - state.seat]
        chances, _ = _with_best_play(_held(own, other, _solved()), _solved()[other, own])
        chance = chances[min(state.turn, GOAL - own)]
        return chance if state.seat == seat else 1 - chance


PIG_COACH = PigCoach()


@cache
def _solved() -> Starts:
    """Return all of them, from the last points back to the first."""
    solved = Starts()
    for points in reversed(range(2 * GOAL - 1)):
        for own in range(max(0, points - GOAL + 1), min(points + 1, GOAL)):
            solved[own, points - own] = _before_turn(own, points - own, solved)
    return solved


def _before_turn(own: int, other: int, solved: Starts) -> float:
    """Return the chance of who begins a turn, from those of all positions with more points."""
    own_held, other_held = _held(own, other, solved), _held(other, own, solved)
    chance, error = 1 - other_held[0] if other_held else 0.5, 1.0
    while abs(error) > _CLOSE:
        others, other_slope = _with_best_play(other_held, chance)
        again, slope = _with_best_play(own_held, others[0])
        error = again[0] - chance
        # As long as the best play stays the same, `again` is linear in the chance: this solves it (Newton).
        chance += error / (1 - slope * other_slope)
    return chance


def _held(own: int, other: int, solved: Starts) -> list[float]:
    """Return the chance of who holds with each number of points from 1 on that does not win yet."""
    return [1 - solved[other, own + turn] for turn in range(1, GOAL - own)]


def _with_best_play(held: list[float], other: float) -> tuple[list[float], float]:
    """Return the chances of who moves, by the points of the turn, and the change of the first of them with `other`.

    `other` is the chance of the other player after a turn without points.
    """
    # From the last points that do not win down; `rest` is the sum of what follows a 2 to a 6.
    chances, slopes, rest, slope = [1.0] * SIDES, [0.0] * SIDES, SIDES - 1.0, 0.0
    for kept in (*reversed(held), 0.0):
        rolled = (1 - other + rest) / SIDES
        is_rolled = rolled > kept
        chances.append(rolled if is_rolled else kept)
        slopes.append((slope - 1) / SIDES if is_rolled else 0.0)
        rest += chances[-2] - chances[-1 - SIDES]
        slope += slopes[-2] - slopes[-1 - SIDES]
    return chances[: SIDES - 2 : -1], slopes[-1]
