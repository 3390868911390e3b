"""Experiments with Hog."""

import pytest

from dicedesk.games.hog.simulated_games import averaged, best_number_of_dice


def test_a_mean_is_that_of_so_many_calls() -> None:
    numbers = iter([1, 2, 6])
    assert averaged(lambda offset: next(numbers) + offset, 3)(10) == 13


@pytest.mark.parametrize(
    ("means", "best"),
    [
        ([1] * 10, 1),
        ([1, 2, 3, 2, 2, 3, 1, 1, 1, 1], 3),
        ([0, 0, 0, 0, 0, 0, 0, 0, 0, 5], 10),
        ([-3, -2, -1, -2, -2, -1, -1, -1, -1, -1], 3),
    ],
)
def test_the_best_number_of_dice_is_the_lowest_with_the_highest_mean(means: list[int], best: int) -> None:
    assert best_number_of_dice(lambda dice: means[dice - 1]) == best
