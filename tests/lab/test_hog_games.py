"""Games played out without a table."""

from collections.abc import Callable

import pytest

from dicedesk.lab.hog_games import averaged, best_number_of_dice, play_out
from dicedesk.players.hog import AlwaysRoll
from dicedesk.session.hog.commentary import silence


def no_die() -> int:
    raise AssertionError("nobody throws this die")


def test_a_game_goes_on_until_a_turn_ends_at_the_goal() -> None:
    turns = iter([7, 5, 6])
    end = play_out((AlwaysRoll(1), AlwaysRoll(1)), (0, 0), 13, no_die, silence, lambda *_: next(turns))
    assert end == (13, 5)


def test_each_turn_knows_the_strategys_number_the_opponents_score_and_the_die() -> None:
    asked: list[tuple[int, int, Callable[[], int]]] = []

    def take_turn(count: int, opponent: int, dice: Callable[[], int]) -> int:
        asked.append((count, opponent, dice))
        return 7

    play_out((AlwaysRoll(3), AlwaysRoll(5)), (10, 25), 30, no_die, silence, take_turn)
    # 17 against 25 (6 and 3); then 32 reaches 30.
    assert asked == [(3, 25, no_die), (5, 17, no_die)]


def test_a_game_that_is_over_is_not_played() -> None:
    assert play_out((AlwaysRoll(1), AlwaysRoll(1)), (5, 30), 30, no_die, silence, lambda *_: 1) == (5, 30)


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
