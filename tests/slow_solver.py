"""The slow, obvious solver over the State interface, in exact fractions, that the fast solvers are tested against.

It plays every move with every sequence of faces and adds the chances up. It is meant for positions near the end of
a game and for a few dice: n dice are 6**n sequences. Games that can return to a position are beyond it.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from fractions import Fraction
from itertools import product
from typing import Any, TypeVar

from dicedesk.core.dice import SIDES
from dicedesk.core.game import Move, State

StateT = TypeVar("StateT", bound=State[Any])


def win_chance(state: StateT, choose: Callable[[StateT], Move]) -> Fraction:
    """The chance that seat 0 wins when every seat makes the move that `choose` names for a state."""

    def chosen(state: StateT) -> tuple[Move]:
        return (choose(state),)

    return best_chance(state, chosen)


def best_chance(state: StateT, moves: Callable[[StateT], Iterable[Move]] | None = None) -> Fraction:
    """The chance that seat 0 wins when it does all it can to win, and every other seat all to keep it from that.

    `moves` names the moves to weigh in a state; without it, all on the menu.
    """
    known: dict[StateT, Fraction] = {}

    def chance(state: StateT) -> Fraction:
        if state not in known:
            known[state] = work_out(state)
        return known[state]

    def work_out(state: StateT) -> Fraction:
        outcome = state.outcome()
        if outcome is not None:
            return Fraction(outcome.winner == 0)
        menu = state.legal_moves() if moves is None else moves(state)
        chances = [worth(state, move) for move in menu]
        return max(chances) if state.seat == 0 else min(chances)

    def worth(state: StateT, move: Move) -> Fraction:
        return sum((share * chance(after) for after, share in steps(state, move).items()), start=Fraction(0))

    return chance(state)


def steps(state: StateT, move: Move) -> dict[StateT, Fraction]:
    """The states that a move can lead to, each with its chance."""
    dice = state.dice_for(move)
    count = Counter(state.apply(move, roll).state for roll in product(range(1, SIDES + 1), repeat=dice))
    return {after: Fraction(ways, SIDES**dice) for after, ways in count.items()}
