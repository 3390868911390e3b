"""Hog's rules by the examples of their description, and by what must always hold."""

from collections import defaultdict
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicedesk.core.errors import NotationError
from dicedesk.games.hog.rules import (
    HogRules,
    HogState,
    RollDice,
    add_points,
    digit_difference,
    end_turn,
    free_bacon,
    is_swap,
    parse_rules,
    points_of,
    swap_outlook,
)

SCORES = st.integers(0, 160)
SEATS = st.integers(0, 1)
POINTS = st.integers(1, 60)


@pytest.mark.parametrize(
    ("faces", "points"),
    [
        ((1, 1, 1, 1, 1, 4, 6), 1),
        ((3, 3, 3, 3), 12),
        ((1,), 1),
        ((6,), 6),
        ((2, 3, 1), 1),
        ((1, 6, 6), 1),
        ((6,) * 10, 60),
    ],
)
def test_any_1_among_the_faces_makes_the_turn_score_1(faces: tuple[int, ...], points: int) -> None:
    assert points_of(faces) == points


@pytest.mark.parametrize(
    ("opponent", "points"),
    [(46, 2), (73, 11), (27, 1), (7, 1), (0, 1), (90, 18), (99, 9), (12, 1), (11, 1), (50, 10), (5, 1)],
)
def test_free_bacon_gives_twice_the_tens_less_the_ones_and_at_least_1(opponent: int, points: int) -> None:
    assert free_bacon(opponent) == points


@given(st.integers(0, 99))
def test_free_bacon_reads_the_digits_as_they_are_written(opponent: int) -> None:
    tens, ones = f"{opponent:02d}"
    assert free_bacon(opponent) == max(1, 2 * int(tens) - int(ones))


@pytest.mark.parametrize(
    ("score", "other", "swaps"),
    [
        (49, 83, True),
        (49, 5, True),
        (43, 5, False),
        (11, 0, True),
        (100, 0, True),
        (100, 55, True),
        (104, 48, True),
        (104, 37, True),
        (104, 50, False),
        (19, 80, True),
        (10, 0, False),
    ],
)
def test_scores_swap_when_their_last_two_digits_differ_by_the_same(
    score: int, other: int, swaps: bool
) -> None:
    assert is_swap(score, other) is swaps


@pytest.mark.parametrize(
    ("score", "difference"), [(83, 5), (49, 5), (5, 5), (0, 0), (100, 0), (104, 4), (159, 4)]
)
def test_the_digit_difference_looks_at_the_last_two_digits(score: int, difference: int) -> None:
    assert digit_difference(score) == difference


@given(SCORES, SCORES)
def test_a_swap_does_not_depend_on_whose_score_is_named_first(score: int, other: int) -> None:
    assert is_swap(score, other) == is_swap(other, score)


@pytest.mark.parametrize(
    ("scores", "points", "after"),
    [
        ((41, 83), 8, (83, 49)),
        ((41, 5), 8, (5, 49)),
        ((35, 5), 8, (43, 5)),
        ((0, 0), 11, (0, 11)),
        ((96, 48), 8, (48, 104)),
    ],
)
def test_the_examples_of_swine_swap(scores: tuple[int, int], points: int, after: tuple[int, int]) -> None:
    assert end_turn(scores, 0, points) == after


@given(SCORES, SCORES, SEATS, POINTS)
def test_a_swap_keeps_the_sum_of_the_scores(first: int, second: int, seat: int, points: int) -> None:
    assert sum(end_turn((first, second), seat, points)) == first + second + points


@given(SCORES, SCORES, SEATS, POINTS)
def test_points_go_to_the_mover_alone(first: int, second: int, seat: int, points: int) -> None:
    added = add_points((first, second), seat, points)
    assert (added[seat] - (first, second)[seat], added[1 - seat]) == (points, (first, second)[1 - seat])


@given(SCORES, SCORES, SEATS, POINTS)
def test_after_a_turn_the_scores_are_the_added_ones_in_one_order_or_the_other(
    first: int, second: int, seat: int, points: int
) -> None:
    added = add_points((first, second), seat, points)
    assert end_turn((first, second), seat, points) in (added, added[::-1])


@pytest.mark.parametrize("goal", [0, -1, 101, True, 50.0, "100", None])
def test_a_goal_is_a_whole_number_from_1_to_100(goal: object) -> None:
    with pytest.raises(NotationError, match="the goal of Hog must be a whole number from 1 to 100"):
        HogRules(goal)  # type: ignore[arg-type]


@given(st.integers(1, 100))
def test_rules_can_be_written_and_read_again(goal: int) -> None:
    assert parse_rules(HogRules(goal).to_text()) == HogRules(goal)


@pytest.mark.parametrize(
    ("text", "goal"), [("", 100), ("  ", 100), ("goal=25", 25), (" goal=7 ", 7), ("goal=100", 100)]
)
def test_rules_are_read_from_a_header(text: str, goal: int) -> None:
    assert parse_rules(text).goal == goal


@pytest.mark.parametrize(
    "text", ["goal=0", "goal=101", "goal=999", "goal=1000", "goal=-5", "goal=", "goal", "aim=5", "goal=5 x"]
)
def test_other_rules_are_refused_with_what_was_expected(text: str) -> None:
    with pytest.raises(NotationError, match="goal"):
        parse_rules(text)


BELOW_GOAL = st.integers(0, 99)


def chances_of_points(dice: int) -> dict[int, Fraction]:
    """The chance of each number of points, die by die."""
    sums = {0: Fraction(1)}
    for _ in range(dice):
        added = defaultdict[int, Fraction](Fraction)
        for total, chance in sums.items():
            for face in (2, 3, 4, 5, 6):
                added[total + face] += chance / 6
        sums = added
    return {1: 1 - Fraction(5, 6) ** dice} | dict(sums)


def trades(own: int, other: int) -> bool:
    """Whether these scores change places and that changes something, by the digits as they are written."""

    def apart(score: int) -> int:
        tens, ones = f"{score:02d}"[-2:]
        return abs(int(tens) - int(ones))

    return own != other and apart(own) == apart(other)


@given(BELOW_GOAL, BELOW_GOAL)
def test_the_warning_names_every_likely_roll_that_swaps_and_no_other(own: int, other: int) -> None:
    outlook = swap_outlook(HogState((own, other)))
    most = defaultdict[int, Fraction](Fraction)
    for dice in range(1, 11):
        for points, chance in chances_of_points(dice).items():
            most[points] = max(most[points], chance)
    swapping = [
        points for points in sorted(most) if most[points] >= Fraction(1, 200) and trades(own + points, other)
    ]
    assert (outlook.ups, outlook.downs) == (
        tuple(points for points in swapping if own + points < other),
        tuple(points for points in swapping if own + points > other),
    )


@given(BELOW_GOAL, BELOW_GOAL, st.integers(1, 10))
def test_the_chance_of_a_swap_is_that_of_the_rolls_that_bring_it(own: int, other: int, dice: int) -> None:
    chance, up, down = swap_outlook(HogState((other, own), to_move=1)).chances[dice], Fraction(0), Fraction(0)
    for points, share in chances_of_points(dice).items():
        if trades(own + points, other):
            up, down = (up + share, down) if own + points < other else (up, down + share)
    assert (chance.up, chance.down) == (pytest.approx(float(up)), pytest.approx(float(down)))


@given(BELOW_GOAL, BELOW_GOAL)
def test_free_bacon_swaps_for_sure_or_not_at_all(own: int, other: int) -> None:
    state = HogState((own, other))
    after = state.apply(RollDice(0)).state.scores
    total = own + free_bacon(other)
    is_swapped = after[0] != total
    chance = swap_outlook(state).chances[0]
    assert (chance.up, chance.down) == (is_swapped and total < other, is_swapped and total > other)


def test_the_warning_looks_from_the_side_of_the_mover() -> None:
    # 41 against 83: differences of 5 are 05 16 27 38 49 50 61 72 83 94, and 105 past 99.
    outlook = swap_outlook(HogState((83, 41), to_move=1))
    assert (outlook.own_score, outlook.opponent_score, outlook.difference) == (41, 83, 5)
    # 31 points, for 72, are rare, and 53, for 94, rarer.
    assert (outlook.ups, outlook.downs) == ((8, 9, 20, 31), ())
