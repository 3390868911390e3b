"""The slow, obvious solver, and Hog's fast one against it near the end of a game."""

from collections.abc import Callable
from fractions import Fraction

import numpy as np
import pytest

from dicedesk.games.hog import odds as hog
from dicedesk.games.hog.odds import Table
from dicedesk.games.hog.rules import HogRules, HogState, RollDice
from tests import slow_solver as oracle

LATE = [(99, 99), (99, 0), (98, 97), (97, 88), (93, 94), (90, 99), (91, 91), (88, 96)]


def up_to_three(state: HogState) -> list[RollDice]:
    return [RollDice(count) for count in range(4) if state.outcome() is None]


@pytest.fixture(scope="session")
def mixed(table_of: Callable[[Callable[[int, int], int]], Table]) -> Table:
    """A strategy without sense that rolls 0 to 4 dice."""
    return table_of(lambda own, other: (3 * own + other) % 5)


def test_a_finished_game_is_worth_1_to_its_winner() -> None:
    assert oracle.best_chance(HogState((100, 3), to_move=1)) == 1
    assert oracle.best_chance(HogState((99, 104), to_move=0)) == 0


def test_a_game_to_2_with_one_die_is_won_by_31_of_36() -> None:
    # A 2 or more wins at once. After a 1 the other one does the same, but for a 1 of its own: from 1 each
    # everything wins. So 5/6 + 1/6 * 1/6.
    state = HogState(rules=HogRules(goal=2))
    assert oracle.win_chance(state, lambda _: RollDice(1)) == Fraction(31, 36)


def test_equal_outcomes_are_one_step() -> None:
    # Two dice: 11 of 36 pig out; 97 against 10 swaps with 98, 101 and 109 (digits that differ by 1).
    after = oracle.steps(HogState((97, 10)), RollDice(2))
    assert after[HogState((10, 98), to_move=1)] == Fraction(11, 36)
    assert after[HogState((102, 10), to_move=1)] == Fraction(1, 18)


def test_the_steps_of_a_move_add_up_to_1() -> None:
    for count in range(4):
        assert sum(oracle.steps(HogState((95, 13)), RollDice(count)).values()) == 1


def test_the_whole_menu_is_weighed_unless_moves_are_named() -> None:
    class FewDice(HogState):
        def legal_moves(self) -> tuple[RollDice, ...]:
            return tuple(up_to_three(self))

    assert oracle.best_chance(FewDice((97, 96))) == oracle.best_chance(HogState((97, 96)), up_to_three)


@pytest.mark.no_cover
@pytest.mark.parametrize("scores", LATE)
@pytest.mark.parametrize("seat", [0, 1])
def test_a_match_up_agrees_with_the_oracle(scores: tuple[int, int], seat: int, mixed: Table) -> None:
    swapped = np.ascontiguousarray(mixed.T)

    def choose(state: HogState) -> RollDice:
        table = (mixed, swapped)[state.seat]
        return RollDice(int(table[state.own_score, state.opponent_score]))

    values = hog.values(mixed, swapped)
    fast = (values.moving, values.waiting)[seat][scores]
    assert fast == pytest.approx(float(oracle.win_chance(HogState(scores, seat), choose)), abs=1e-13)


@pytest.mark.no_cover
@pytest.mark.parametrize("scores", LATE)
def test_the_worth_of_choices_agrees_with_the_oracle(scores: tuple[int, int], mixed: Table) -> None:
    first = HogState(scores)
    worth = hog.choice_values(hog.values(mixed, mixed))
    for dice in range(5):
        # No game comes back to where it was, so the choice is made once.
        slow = oracle.win_chance(
            first,
            lambda state, dice=dice: RollDice(
                dice if state == first else int(mixed[state.own_score, state.opponent_score])
            ),
        )
        assert worth[scores][dice] == pytest.approx(float(slow), abs=1e-13)


@pytest.mark.no_cover
@pytest.mark.parametrize("scores", [(91, 99), (99, 91), (91, 96), (94, 96)])
def test_perfect_play_agrees_with_the_oracle(scores: tuple[int, int]) -> None:
    # More than four dice are too many for the oracle, and so near the end never best.
    perfect = hog.perfect_play()
    lowest = sum(scores) - 99
    most = int(perfect.table[lowest:, lowest:].max())
    assert most <= 4
    slow = oracle.best_chance(HogState(scores), lambda _: map(RollDice, range(most + 1)))
    assert perfect.values.moving[scores] == pytest.approx(float(slow), abs=1e-13)


@pytest.mark.parametrize("scores", [(99, 99), (97, 99), (96, 94), (92, 95)])
def test_the_best_response_agrees_with_the_oracle(scores: tuple[int, int], mixed: Table) -> None:
    answer = hog.best_response(mixed)

    def moves(state: HogState) -> list[RollDice]:
        if state.seat == 0:
            return up_to_three(state)
        return [RollDice(int(mixed[state.own_score, state.opponent_score]))]

    slow = float(oracle.best_chance(HogState(scores), moves))
    assert answer.values.moving[scores] == pytest.approx(slow, abs=1e-13)
