"""The curve of a review as shapes: the window paints them, and the saved page has the same."""

import pytest

from dicedesk.coach.limits import Grade
from dicedesk.core.words import Sentence
from dicedesk.features.review.review_curve import (
    Curve,
    CurveMark,
    CurveRoom,
    Tick,
    line_shapes,
    mark_shapes,
)
from dicedesk.features.shapes import Dot, Path, Words

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
