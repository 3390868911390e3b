"""Hog's exact chances against known numbers, against each other, and against the rules of the game."""

from collections.abc import Callable
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dicedesk.core.assets import read_text
from dicedesk.games.hog import odds as hog
from dicedesk.games.hog.odds import LEVELS, PIG_OUT, Table

FEW = settings(max_examples=10, deadline=None)


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """Any strategy: all numbers of dice, or only some, in each state."""
    most = draw(st.integers(0, 10))
    numbers = np.random.default_rng(draw(st.integers(0, 2**32 - 1)))
    return numbers.integers(0, most + 1, (100, 100), dtype=np.uint8)


def test_six_dice_against_four(always: Callable[[int], Table]) -> None:
    assert hog.win_chance(always(6), always(4)).average == pytest.approx(0.528235, abs=5e-7)


def test_the_bacon_strategy_against_four_dice(bacon_table: Table, always: Callable[[int], Table]) -> None:
    assert hog.win_chance(bacon_table, always(4)).average == pytest.approx(0.579021, abs=5e-7)


def test_the_swap_strategy_against_four_dice(swap_table: Table, always: Callable[[int], Table]) -> None:
    assert hog.win_chance(swap_table, always(4)).average == pytest.approx(0.644911, abs=5e-7)


def test_the_best_response_to_four_dice(always: Callable[[int], Table]) -> None:
    assert hog.best_response(always(4)).values.match_up.average == pytest.approx(0.8568, abs=5e-5)


def test_the_best_response_keeps_what_its_values_promise(swap_table: Table) -> None:
    answer = hog.best_response(swap_table)
    played = hog.values(answer.table, swap_table)
    np.testing.assert_allclose(played.moving, answer.values.moving, atol=1e-13)
    np.testing.assert_allclose(played.waiting, answer.values.waiting, atol=1e-13)


def test_perfect_play_keeps_what_its_values_promise() -> None:
    perfect = hog.perfect_play()
    played = hog.values(perfect.table, perfect.table)
    np.testing.assert_allclose(played.moving, perfect.values.moving, atol=1e-13)
    np.testing.assert_allclose(played.waiting, perfect.values.waiting, atol=1e-13)


def test_perfect_play_is_the_best_response_to_itself() -> None:
    perfect = hog.perfect_play()
    np.testing.assert_array_equal(hog.best_response(perfect.table).table, perfect.table)


def test_perfect_play_has_ties_only_where_a_mover_on_99_wins_for_certain() -> None:
    worth = np.sort(hog.choice_values(hog.perfect_play().values), axis=2)
    tied = worth[:, :, 9] > worth[:, :, 10] - 1e-10
    assert tied.sum() == 35
    assert np.flatnonzero(tied.any(axis=1)).tolist() == [99]
    np.testing.assert_allclose(worth[tied][:, 10], 1, atol=1e-13)


def test_outside_of_ties_the_best_number_of_dice_leads_clearly() -> None:
    worth = np.sort(hog.choice_values(hog.perfect_play().values), axis=2)
    lead = worth[:, :, 10] - worth[:, :, 9]
    assert lead[lead > 1e-10].min() > 1.6e-8


def test_perfect_play_takes_the_lowest_of_tied_numbers() -> None:
    perfect = hog.perfect_play()
    worth = hog.choice_values(perfect.values)
    good = worth > worth.max(axis=2, keepdims=True) - 1e-10
    np.testing.assert_array_equal(perfect.table, good.argmax(axis=2))


def test_the_best_choice_is_worth_what_the_state_is_worth() -> None:
    perfect = hog.perfect_play()
    np.testing.assert_allclose(
        hog.choice_values(perfect.values).max(axis=2), perfect.values.moving, atol=1e-13
    )


def test_the_choices_of_a_table_are_worth_what_the_state_is_worth(swap_table: Table) -> None:
    perfect = hog.perfect_play().table
    values = hog.values(swap_table, perfect)
    worth = np.take_along_axis(hog.choice_values(values), swap_table[:, :, None].astype(int), axis=2)
    np.testing.assert_allclose(worth[:, :, 0], values.moving, atol=1e-13)


def test_a_mover_who_reaches_the_goal_and_swaps_hands_over_the_win(always: Callable[[int], Table]) -> None:
    # 95 eats 2 * 5 - 5 points against 55: the digits of 100 and of 55 differ by 0, so the mover ends with 55.
    assert hog.values(always(0), always(0)).moving[95, 55] == 0


def test_a_mover_who_reaches_the_goal_wins(always: Callable[[int], Table]) -> None:
    # 99 eats one point against 23, whose digits differ by 1.
    assert hog.values(always(0), always(0)).moving[99, 23] == 1


def test_a_score_past_99_counts_by_its_last_two_digits(always: Callable[[int], Table]) -> None:
    # One die from 99: 1 makes 100 and 6 makes 105, and only 105 swaps with 72.
    assert hog.values(always(1), always(1)).moving[99, 72] == pytest.approx(5 / 6, abs=1e-13)


@FEW
@given(tables(), tables())
def test_chances_lie_between_0_and_1(first: Table, second: Table) -> None:
    values = hog.values(first, second)
    for chances in (values.moving, values.waiting):
        assert chances.min() >= -1e-13
        assert chances.max() <= 1 + 1e-13


@FEW
@given(tables(), tables())
def test_what_one_side_wins_the_other_loses(first: Table, second: Table) -> None:
    ours, theirs = hog.values(first, second), hog.values(second, first)
    np.testing.assert_allclose(ours.moving, 1 - theirs.waiting.T, atol=1e-13)
    np.testing.assert_allclose(ours.waiting, 1 - theirs.moving.T, atol=1e-13)


@FEW
@given(tables(), tables())
def test_no_table_does_better_than_the_best_response(other: Table, table: Table) -> None:
    best, any_play = hog.best_response(table).values, hog.values(other, table)
    assert (best.moving >= any_play.moving - 1e-13).all()
    assert (best.waiting >= any_play.waiting - 1e-13).all()


@FEW
@given(tables())
def test_nothing_beats_perfect_play_in_more_than_half_of_the_games(table: Table) -> None:
    assert hog.win_chance(hog.perfect_play().table, table).average >= 0.5


def test_the_last_result_is_untouched_by_the_next_one(always: Callable[[int], Table]) -> None:
    values = hog.values(always(6), always(4))
    before = values.moving.copy()
    hog.values(always(1), always(10))
    np.testing.assert_array_equal(values.moving, before)


def test_a_table_may_come_as_lists() -> None:
    assert hog.win_chance([[4] * 100] * 100, [[4] * 100] * 100).average == pytest.approx(0.5, abs=1e-13)


@pytest.mark.parametrize(
    ("table", "sentence"),
    [
        (np.zeros((100, 99), np.uint8), r"100 rows and 100 columns, not the shape \(100, 99\)"),
        (np.zeros((100, 100)), "whole numbers of dice, not float64"),
        (np.full((100, 100), 11, np.uint8), "0 to 10 dice, not 11 to 11"),
        (np.full((100, 100), -1), "0 to 10 dice, not -1 to -1"),
    ],
)
def test_what_is_no_table_is_refused(table: np.ndarray, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        hog.best_response(table)


def shipped(name: str) -> Table:
    lines = [line for line in read_text(f"strategies/{name}.txt").splitlines() if not line.startswith("#")]
    return hog.as_table([["0123456789T".index(sign) for sign in line] for line in lines])


def test_the_final_strategy_is_the_best_response_to_four_dice() -> None:
    answer = hog.best_response(np.full((100, 100), 4, np.uint8))
    np.testing.assert_array_equal(shipped("hog-final"), answer.table)


def test_the_perfect_strategy_is_perfect_play() -> None:
    np.testing.assert_array_equal(shipped("hog-perfect"), hog.perfect_play().table)


def test_the_files_say_what_they_are_and_what_makes_them() -> None:
    for name in ("hog-final", "hog-perfect"):
        comments = [line for line in read_text(f"strategies/{name}.txt").splitlines() if line.startswith("#")]
        assert "packaging/make.py" in "".join(comments)


def test_the_chance_to_pig_out_is_the_float_next_to_the_fraction_on_every_processor() -> None:
    assert PIG_OUT.tolist() == [float(1 - Fraction(5, 6) ** dice) for dice in range(LEVELS)]
