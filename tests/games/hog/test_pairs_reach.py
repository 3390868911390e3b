"""How often games between two strategies come to each position, held to what the slow solver's steps say."""

from collections import defaultdict
from collections.abc import Callable

import numpy as np
import pytest

from dicedesk.games.hog.odds import Table, choice_values, values
from dicedesk.games.hog.pairs import reached
from dicedesk.games.hog.rules import HogState, RollDice
from tests.slow_solver import steps

HIGHEST_SUM = 14
"""Positions whose scores come to more are left to the identity of the values."""


def by_steps(first: Table, second: Table) -> dict[tuple[int, int], float]:
    """How often the first one comes to move at scores of low sums, by every move with every face."""
    found: dict[tuple[int, int], float] = defaultdict(float)
    shares: dict[HogState, float] = {HogState(to_move=0): 0.5, HogState(to_move=1): 0.5}
    for total in range(HIGHEST_SUM + 1):
        for state in [state for state in shares if sum(state.scores) == total]:
            share = shares.pop(state)
            if state.seat == 0:
                found[state.scores] += share
            table = first if state.seat == 0 else second
            move = RollDice(int(table[state.own_score, state.opponent_score]))
            for after, chance in steps(state, move).items():
                shares[after] = shares.get(after, 0.0) + share * float(chance)
    return found


@pytest.mark.no_cover
@pytest.mark.parametrize(("first", "second"), [(2, 3), (0, 1), (3, 0)])
def test_the_shares_are_those_of_every_move_with_every_face(
    always: Callable[[int], Table], first: int, second: int
) -> None:
    shares, slow = reached(always(first), always(second)), by_steps(always(first), always(second))
    for own in range(HIGHEST_SUM + 1):
        for other in range(HIGHEST_SUM + 1 - own):
            assert shares[own, other] == pytest.approx(slow.get((own, other), 0.0), abs=1e-14)


def test_swaps_are_followed_as_the_values_follow_them(
    swap_table: Table, bacon_table: Table, always: Callable[[int], Table]
) -> None:
    # What the first one gives away by its choices, position by position, is what it wins less than its best answer.
    for first, second in ((swap_table, bacon_table), (bacon_table, swap_table), (always(10), swap_table)):
        chances = values(first, second)
        worth = choice_values(chances)
        own = np.take_along_axis(worth, first[:, :, None].astype(np.intp), axis=2)[:, :, 0]
        np.testing.assert_allclose(own, chances.moving, atol=1e-12)
        gains = worth.max(axis=2) - own
        assert gains.min() >= 0
        assert reached(first, second).max() <= 1


def test_some_turn_is_the_first_one_for_each_half_of_the_games(always: Callable[[int], Table]) -> None:
    assert reached(always(4), always(4))[0, 0] == 0.5
