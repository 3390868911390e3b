"""The line of a review, with its marks and the heights at its side."""

from itertools import pairwise

import pytest

from dicedesk.features.review.review_curve import MOST_ERRORS, MOST_LUCKY, curve_of
from dicedesk.features.review.shown_review import ShownReview
from tests.features.review.reviewed_records import ALL, CRAPS, HOG, POKER_DICE, shown_review


@pytest.mark.parametrize("name", ALL)
def test_the_line_has_a_height_for_each_place_within_its_chart(name: str) -> None:
    review = shown_review(ALL[name])
    curve = curve_of(review)
    assert curve.heights == tuple(review.value(place) for place in range(review.moves + 1))
    assert all(0 <= curve.share(height) <= 1 for height in curve.heights)
    corners = curve.corners(400)
    assert (corners[0][0], corners[-1][0]) == (0, 1)
    assert all(one.height < other.height for one, other in pairwise(curve.ticks))
    assert 2 <= len(curve.ticks) <= 8
    assert {mark.place for mark in curve.marks if mark.grade} == set(review.errors)


def test_a_chance_has_the_whole_way_and_fewer_hands_are_on_top() -> None:
    assert [str(tick.words) for tick in curve_of(shown_review(HOG)).ticks] == [
        "0%",
        "25%",
        "50%",
        "75%",
        "100%",
    ]
    hands = [float(tick.words) for tick in curve_of(shown_review(POKER_DICE)).ticks]
    assert hands == sorted(hands, reverse=True)


def test_luck_is_marked_up_for_good_and_down_for_bad() -> None:
    review = shown_review(HOG)
    marks = [mark for mark in curve_of(review).marks if mark.grade is None]
    assert marks
    for mark in marks:
        assert mark.way * review.sheet.rows[mark.place - 1].luck[review.seat] > 0


def test_of_a_long_game_only_the_greatest_are_marked() -> None:
    head = CRAPS.split("bet pass 10\n")[0]
    rounds = "bet any-seven 1\nthrow : 3 4\nbet any-seven 1\nthrow : 3 2\nthrow : 3 4\n"
    curve = curve_of(shown_review(head + 60 * rounds))
    assert len([mark for mark in curve.marks if mark.grade]) == MOST_ERRORS
    assert len([mark for mark in curve.marks if not mark.grade]) <= MOST_LUCKY


def test_a_game_without_a_move_has_a_line_too() -> None:
    review: ShownReview = shown_review('[Game "craps"]\n')
    assert len(curve_of(review).corners(100)) == 1
