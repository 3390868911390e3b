"""The line of a review, with its marks and the heights at its side."""

from itertools import pairwise

import pytest

from dicedesk.coach.evaluation import Grade
from dicedesk.core.words import Sentence
from dicedesk.features.review.curve import (
    MOST_ERRORS,
    MOST_LUCKY,
    Curve,
    CurveLine,
    CurveMark,
    CurveRoom,
    Tick,
    curve_of,
    curve_with,
    line_shapes,
    mark_shapes,
)
from dicedesk.features.review.game import SeatReview
from dicedesk.features.shapes import Dot, Path, Words
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
        assert mark.way * review.game.review.moves[mark.place - 1].luck[review.seat] > 0


def test_of_a_long_game_only_the_greatest_are_marked() -> None:
    head = CRAPS.split("bet pass 10\n")[0]
    rounds = "bet any-seven 1\nthrow : 3 4\nbet any-seven 1\nthrow : 3 2\nthrow : 3 4\n"
    curve = curve_of(shown_review(head + 60 * rounds))
    assert len([mark for mark in curve.marks if mark.grade]) == MOST_ERRORS
    assert len([mark for mark in curve.marks if not mark.grade]) <= MOST_LUCKY


def test_a_game_without_a_move_has_a_line_too() -> None:
    review: SeatReview = shown_review('[Game "craps"]\n')
    assert len(curve_of(review).corners(100)) == 1


ROOM = CurveRoom(10.0, 0.0, 110.0, 100.0, tick_gap=2, tick_drop=4, number_drop=12, sign_drop=20, sign_rise=8)
TICKS = (Tick(0.0, Sentence("none", {})), Tick(1.0, Sentence("all", {})))


def curve(*marks: CurveMark) -> Curve:
    return Curve((0.5, 1.0, 0.0), 0.0, 1.0, TICKS, marks)


def test_the_line_goes_through_all_heights_over_its_area() -> None:
    *_, area, line = line_shapes(curve(), ROOM, 1, str)
    assert isinstance(line, Path)
    assert isinstance(area, Path)
    assert line.points == ((10.0, 50.0), (60.0, 0.0), (110.0, 100.0))
    assert (area.is_closed, area.points) == (True, ((10.0, 100.0), *line.points, (110.0, 100.0)))


def test_heights_are_named_at_the_left_and_moves_below() -> None:
    words = [shape for shape in line_shapes(curve(), ROOM, 2, str) if isinstance(shape, Words)]
    assert [(one.text, one.at) for one in words] == [
        ("none", (8.0, 104.0)),
        ("all", (8.0, 4.0)),
        ("2", (110.0, 112.0)),
    ]


@pytest.mark.parametrize(
    ("grade", "name"), [(Grade.INACCURACY, "small"), (Grade.MISTAKE, "bad"), (Grade.BLUNDER, "bad")]
)
def test_an_error_has_a_dot_and_its_sign_below(grade: Grade, name: str) -> None:
    dot, sign = mark_shapes(curve(CurveMark(1, grade)), ROOM)
    assert isinstance(dot, Dot)
    assert isinstance(sign, Words)
    assert (dot.at, dot.ink.name) == ((60.0, 0.0), name)
    assert (sign.at, sign.text, sign.ink.name) == ((60.0, 20.0), grade.sign, name)


def test_a_sign_without_room_below_stands_above() -> None:
    _, sign = mark_shapes(curve(CurveMark(2, Grade.BLUNDER)), ROOM)
    assert isinstance(sign, Words)
    assert sign.at == (110.0, 92.0)


@pytest.mark.parametrize(("way", "token", "is_over"), [(1, "good", True), (-1, "bad", False)])
def test_luck_is_a_triangle_whose_tip_shows_its_way(way: int, token: str, *, is_over: bool) -> None:
    (triangle,) = mark_shapes(curve(CurveMark(0, way=way)), ROOM)
    assert isinstance(triangle, Path)
    (_, base), (_, tip), _ = triangle.points
    assert triangle.ink.fill == token
    assert (base < 50, tip < base) == (is_over, is_over)


def test_bad_luck_at_the_lower_end_points_down_from_above_the_line_and_covers_no_number() -> None:
    (triangle,) = mark_shapes(curve(CurveMark(2, way=-1)), ROOM)
    assert isinstance(triangle, Path)
    (_, base), (_, tip), _ = triangle.points
    assert base < tip < ROOM.bottom
    assert triangle.ink.fill == "bad"


def test_lines_that_were_not_played_have_room_in_the_chart() -> None:
    review = shown_review(CRAPS)
    lines = (CurveLine(2, (1000.0, 1200.0, 700.0)), CurveLine(10, (1000.0,) * 6, shown=11))
    curve = curve_with(curve_of(review), lines, review.unit)
    assert (curve.lines, curve.last, len(curve.heights)) == (lines, 15, review.moves + 1)
    assert all(0 <= curve.share(height) <= 1 for line in lines for height in line.heights)
    assert curve.corners(400)[-1][0] == review.moves / 15
    assert (curve.across(0), curve.across(15)) == (0, 1)


def test_a_line_is_dashed_and_its_visible_moment_a_dot() -> None:
    room = CurveRoom(0, 0, 100, 100, tick_gap=1, tick_drop=1, number_drop=1, sign_drop=1)
    lines = (CurveLine(2, (0.5, 0.25)), CurveLine(3, (0.5, 1.0, 0.0), shown=4))
    review = shown_review(HOG)
    plain, others = (
        [*line_shapes(curve_with(curve_of(review), each, review.unit), room, 2, str)] for each in ((), lines)
    )
    other, chosen, dot = others[len(plain) :]
    assert isinstance(other, Path)
    assert isinstance(chosen, Path)
    assert isinstance(dot, Dot)
    assert other.ink.dashes
    assert chosen.ink.dashes
    assert other.ink != chosen.ink
    across = review.moves
    assert other.points == (pytest.approx((200 / across, 50)), pytest.approx((300 / across, 75)))
    assert dot.at == chosen.points[1] == pytest.approx((400 / across, 0))


def test_a_game_without_moves_has_a_curve_of_one_place() -> None:
    curve = curve_of(shown_review('[Game "craps"]\n'))
    assert (curve.last, curve.across(0)) == (0, 0)
