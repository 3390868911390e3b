"""Why a number of dice is worth what it is."""

import pytest

from dicedesk.games.hog.coach import reason
from dicedesk.games.hog.rules import HogRules, HogState


@pytest.mark.parametrize(
    ("scores", "said"),
    [
        ((61, 33), "A sure 3 points makes 64, and 64 does not swap with 33."),
        ((16, 17), "A sure 1 point makes 17, level with your opponent."),
        ((3, 83), "A sure 13 points makes 16, and that swaps you up to 83."),
        ((73, 45), "A sure 3 points makes 76, but that swaps you down to 45."),
        ((95, 42), "A sure 6 points makes 101 and wins the game."),
        ((97, 56), "A sure 4 points makes 101, but that swaps with 56 and loses the game."),
    ],
)
def test_free_bacon_is_certain(scores: tuple[int, int], said: str) -> None:
    assert reason(HogState(scores), 0) == said


@pytest.mark.parametrize(
    ("scores", "dice", "said"),
    [
        ((17, 72), 4, "4 dice: 52% of rolls pig out; the rest score 16 points on average."),
        ((17, 72), 1, "1 die: 17% of rolls pig out; the rest score 4 points on average."),
        ((97, 8), 2, "2 dice: 64% of rolls win at once, 31% pig out."),
        ((77, 97), 2, "2 dice: 31% of rolls pig out, 11% swap you up to 97."),
        ((32, 15), 2, "2 dice: 31% of rolls pig out, 19% swap you down to 15."),
    ],
)
def test_dice_are_told_by_what_they_do_most_often(scores: tuple[int, int], dice: int, said: str) -> None:
    assert reason(HogState(scores), dice) == said


@pytest.mark.parametrize(
    ("scores", "said"),
    [
        ((63, 97), "which swaps you up to 97."),
        ((83, 48), "which swaps you down to 48."),
        ((99, 77), "and their 1 point makes 100: that swaps and loses the game."),
    ],
)
def test_a_pig_out_that_swaps_is_told_first(scores: tuple[int, int], said: str) -> None:
    told = reason(HogState(scores), 2)
    assert (
        told.startswith("2 dice: 31% of rolls pig out, and their 1 point makes"),
        told.endswith(said),
    ) == (
        True,
        True,
    )


def test_one_point_can_be_enough_to_win() -> None:
    assert reason(HogState((99, 19)), 1) == "1 die: 100% of rolls win at once, 17% pig out."


def test_a_lower_goal_is_reached_sooner() -> None:
    assert reason(HogState((6, 0), rules=HogRules(7)), 0) == "A sure 1 point makes 7 and wins the game."


def test_a_total_that_both_have_swaps_nothing() -> None:
    said = reason(HogState((16, 20)), 1)
    assert said == "1 die: 17% of rolls pig out; the rest score 4 points on average."
