"""The die's geometry: a standard Western die, seen from the player's chair."""

from math import cos, pi, radians, sin

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicedesk.ui.base.dice import solid
from dicedesk.ui.base.dice.motion import Pose
from dicedesk.ui.base.dice.painting import View
from dicedesk.ui.base.dice.solid import Vector, about, after, cross, dot, turned, unit

directions = st.tuples(*[st.floats(-1, 1)] * 3).filter(lambda v: dot(v, v) > 0.01).map(unit)
rotations = st.builds(about, directions, st.floats(-10, 10))


def test_opposite_faces_add_to_seven() -> None:
    for face, normal in solid.NORMALS.items():
        assert dot(normal, solid.NORMALS[7 - face]) == -1.0


def test_one_two_three_turn_counter_clockwise_round_their_corner() -> None:
    one, two, three = (solid.NORMALS[face] for face in (1, 2, 3))
    assert dot(cross(one, two), three) == 1.0


def test_each_face_has_as_many_pips_as_its_number() -> None:
    for face, pips in solid.PIPS.items():
        assert len(set(pips)) == face


def test_the_pips_lie_on_the_flat_part_of_the_face_and_do_not_touch() -> None:
    assert solid.PIP_STEP + solid.PIP_RADIUS < solid.FLAT
    assert solid.PIP_STEP > 2 * solid.PIP_RADIUS


def test_there_are_twelve_edges_each_between_two_corners_of_both_its_faces() -> None:
    assert len(solid.EDGES) == 12
    for a, b, start, end in solid.EDGES:
        assert set(solid.MEETING[start]) & set(solid.MEETING[end]) == {a, b}


@pytest.mark.parametrize("face", range(1, 7))
def test_a_resting_turn_is_a_rotation_that_puts_its_face_on_top(face: int) -> None:
    for turn in (solid.resting_turn(face, quarter, 0.3) for quarter in range(4)):
        assert turned(turn, solid.NORMALS[face]) == pytest.approx((0.0, 0.0, 1.0))
        assert dot(cross(turn[0], turn[1]), turn[2]) == pytest.approx(1.0)


@pytest.mark.parametrize("face", range(1, 7))
def test_two_sides_show_beside_the_top_face_of_a_resting_die(face: int) -> None:
    for yaw in (-0.45, -0.16, 0.16, 0.45):
        seen = after(solid.LOOK, solid.resting_turn(face, 1, yaw))
        assert sum(turned(seen, normal)[2] > 0.02 for normal in solid.NORMALS.values()) == 3


@given(rotations, directions)
def test_rotations_keep_lengths(turn, direction: Vector) -> None:
    moved = turned(turn, direction)
    assert dot(moved, moved) == pytest.approx(1.0)


@given(rotations)
def test_no_turned_die_sinks_into_the_table_or_floats_above_it(turn) -> None:
    lowest = min(turned(turn, ball)[2] for ball in solid.BALLS) - solid.ROUNDING
    assert solid.support(turn) == pytest.approx(-lowest)


def test_the_outline_of_a_resting_die_holds_its_corners() -> None:
    ways = [(cos(step * pi / 90), sin(step * pi / 90)) for step in range(180)]
    outside = []
    for yaw in range(9, 29):
        view = View(Pose(0.0, 0.0, 0.0, solid.resting_turn(1, 0, radians(yaw))), 140.0)
        outline = [max(x * across + y * down for x, y in view.outline()) for across, down in ways]
        corners = [max(x * across + y * down + r for x, y, r in view.discs) for across, down in ways]
        if any(reach <= corner - 0.5 for reach, corner in zip(outline, corners, strict=True)):
            outside.append(yaw)
    assert outside == []
