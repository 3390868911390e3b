"""How games between two strategies end, held to hand-computed games and to every move with every face."""

from collections import defaultdict
from collections.abc import Callable
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dicedesk.games.hog.odds import Table, perfect_play, win_chance
from dicedesk.games.hog.pairs import MOST_TURNS, Ends, ends, ends_of_both_seats
from dicedesk.games.hog.rules import HogRules, HogState, RollDice, free_bacon
from tests.slow_solver import steps

Slow = tuple[dict[tuple[int, int], Fraction], dict[tuple[int, int], Fraction]]


def by_steps(first: Table, second: Table, goal: int) -> Slow:
    """The chances by (winner, turns) and by (winner, margin), by every move with every face."""
    turns: dict[tuple[int, int], Fraction] = defaultdict(Fraction)
    margins: dict[tuple[int, int], Fraction] = defaultdict(Fraction)
    shares, turn = {HogState(rules=HogRules(goal)): Fraction(1)}, 0
    while shares:
        turn += 1
        following: dict[HogState, Fraction] = defaultdict(Fraction)
        for state, share in shares.items():
            table = second if state.seat else first
            move = RollDice(int(table[state.own_score, state.opponent_score]))
            for after, chance in steps(state, move).items():
                if (outcome := after.outcome()) is None:
                    following[after] += share * chance
                else:
                    assert outcome.winner is not None
                    turns[outcome.winner, turn] += share * chance
                    margins[outcome.winner, abs(after.scores[0] - after.scores[1])] += share * chance
        shares = dict(following)
    return turns, margins


def agree(found: np.typing.NDArray[np.float64], slow: dict[tuple[int, int], Fraction]) -> None:
    """Every chance, those that are 0 too."""
    expected = np.zeros_like(found)
    for place, chance in slow.items():
        expected[place] = float(chance)
    np.testing.assert_allclose(found, expected, atol=1e-14)


def test_one_die_ends_a_game_to_1_in_its_first_turn(always: Callable[[int], Table]) -> None:
    found = ends(always(1), always(1), goal=1)
    # Each face wins by what it shows; none of 1 to 6 has two equal digits, as the 0 of the other one has.
    agree(found.turns, {(0, 1): Fraction(1)})
    agree(found.margins, {(0, face): Fraction(1, 6) for face in range(1, 7)})
    assert found.mean_turns == pytest.approx(1)
    assert found.mean_margin == pytest.approx(3.5)


def test_eleven_points_are_swapped_away(always: Callable[[int], Table]) -> None:
    found = ends(always(2), always(2), goal=1)
    # A 5 and a 6, in two ways of 36: both digits of 11 are as far apart as those of 0, so the other one wins.
    agree(found.turns, {(0, 1): Fraction(34, 36), (1, 1): Fraction(2, 36)})
    assert found.margins[1, 11] == pytest.approx(2 / 36)
    assert found.margins[0, 1] == pytest.approx(11 / 36)


def test_free_bacon_alone_is_a_game_without_luck(always: Callable[[int], Table]) -> None:
    scores, turn = [0, 0], 0
    # The rules followed by hand, with a swap wherever the digits say so.
    while max(scores) < 100:
        mover = turn % 2
        scores[mover] += free_bacon(scores[1 - mover])
        gaps = [abs(score % 100 // 10 - score % 10) for score in scores]
        if gaps[0] == gaps[1]:
            scores.reverse()
        turn += 1
    winner = int(scores[1] > scores[0])
    found = ends(always(0), always(0))
    assert found.turns[winner, turn] == found.margins[winner, abs(scores[0] - scores[1])] == 1
    assert found.turns.sum() == found.margins.sum() == 1


@pytest.mark.no_cover
@pytest.mark.parametrize(("first", "second", "goal"), [(2, 3, 12), (0, 1, 20), (1, 0, 15), (2, 1, 16)])
def test_small_games_end_as_every_move_with_every_face_says(
    always: Callable[[int], Table], first: int, second: int, goal: int
) -> None:
    found, slow = ends(always(first), always(second), goal), by_steps(always(first), always(second), goal)
    agree(found.turns, slow[0])
    agree(found.margins, slow[1])


@pytest.mark.no_cover
@given(seed=st.integers(0, 10_000), goal=st.integers(1, 12))
@settings(max_examples=10, deadline=None)
def test_random_strategies_end_small_games_as_every_move_with_every_face_says(seed: int, goal: int) -> None:
    luck = np.random.default_rng(seed)
    first, second = luck.integers(0, 4, (2, 100, 100)).astype(np.uint8)
    found, slow = ends(first, second, goal), by_steps(first, second, goal)
    agree(found.turns, slow[0])
    agree(found.margins, slow[1])


def random_table(seed: int) -> Table:
    """A table of random numbers of dice."""
    return np.random.default_rng(seed).integers(0, 11, (100, 100)).astype(np.uint8)


def pairs() -> list[tuple[Table, Table]]:
    """Strategies of all kinds, against each other."""
    perfect, zero, one = perfect_play().table, np.zeros((100, 100), np.uint8), np.ones((100, 100), np.uint8)
    return [
        (perfect, random_table(1)),
        (random_table(2), random_table(3)),
        (zero, one),
        (one, one),
        (perfect, zero),
    ]


@pytest.mark.parametrize("pair", pairs())
def test_no_game_is_left_over(pair: tuple[Table, Table]) -> None:
    found = ends(*pair)
    assert found.turns.sum() == pytest.approx(1, abs=1e-12)
    assert found.margins.sum() == pytest.approx(1, abs=1e-12)
    assert found.turns[:, 0].sum() == found.margins[:, 0].sum() == 0


@pytest.mark.parametrize("pair", pairs())
def test_the_winners_are_those_of_the_backward_pass(pair: tuple[Table, Table]) -> None:
    found, chance = ends(*pair), win_chance(*pair).first
    for part in (found.turns, found.margins):
        np.testing.assert_allclose(part.sum(1), [chance, 1 - chance], atol=1e-12)


def test_very_long_games_are_followed_to_their_end() -> None:
    one = np.ones((100, 100), np.uint8)
    # Pig Out in every turn adds one point to the sum, from 0 to 198; the turn after that ends the game.
    assert ends(one, one).turns.shape == (2, MOST_TURNS + 1)
    assert 0 < ends(one, one).turns[:, 150:].sum() < 1e-40


def test_a_coin_gives_the_mean_of_both_beginnings() -> None:
    first, second = random_table(4), random_table(5)
    both, swapped = ends_of_both_seats(first, second), ends_of_both_seats(second, first)
    chance = win_chance(first, second).average
    assert both.turns[0].sum() == pytest.approx(chance, abs=1e-12)
    np.testing.assert_allclose(both.turns, swapped.turns[::-1], atol=1e-15)
    np.testing.assert_allclose(both.margins, swapped.margins[::-1], atol=1e-15)
    begins, follows = ends(first, second), ends(second, first)
    assert both.mean_turns == pytest.approx((begins.mean_turns + follows.mean_turns) / 2)


def played(first: Table, second: Table, games: int) -> tuple[list[int], list[int]]:
    """The turns and margins of games that the rules play with thrown dice."""
    luck, turns, margins = np.random.default_rng(11), [], []
    for _ in range(games):
        state, turn = HogState(), 0
        while state.outcome() is None:
            table = second if state.seat else first
            count = int(table[state.own_score, state.opponent_score])
            state = state.apply(RollDice(count), tuple(luck.integers(1, 7, count).tolist())).state
            turn += 1
        turns.append(turn)
        margins.append(abs(state.scores[0] - state.scores[1]))
    return turns, margins


@pytest.mark.no_cover
def test_games_that_are_played_are_as_long_and_as_clear() -> None:
    first, second = perfect_play().table, random_table(6)
    turns, margins = played(first, second, 2000)
    exact: Ends = ends(first, second)
    for counted, mean in ((turns, exact.mean_turns), (margins, exact.mean_margin)):
        error = np.std(counted) / np.sqrt(len(counted))
        assert abs(np.mean(counted) - mean) < 4 * error
