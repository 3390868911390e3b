"""How thrown dice land: where they come to rest, and the ways that they take."""

from itertools import combinations, pairwise
from math import hypot

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicedesk.ui.base.dice import solid
from dicedesk.ui.base.dice.at_rest import REACH, Area, between, lay_out
from dicedesk.ui.base.dice.motion import Landing, Pose, resting_pose
from dicedesk.ui.base.look.theme import DIE_EDGE_LARGEST
from tests.repeated import fewer
from tests.ui.base.dice.top_face import top_face

faces_thrown = st.lists(st.integers(1, 6), min_size=1, max_size=10)
areas = st.builds(Area, st.floats(0, 50), st.floats(0, 50), st.floats(370, 2400), st.floats(90, 1400))
throws = st.integers(0, 10_000)
FELT = Area(0, 0, 900, 420)


def felt_round(area: Area) -> Area:
    """A felt with some room round the part that dice lie on."""
    return Area(area.left - 20, area.top - 20, area.width + 40, area.height + 80)


@given(faces_thrown, areas, throws)
def test_each_die_ends_in_its_place_with_its_face_on_top(faces: list[int], area: Area, throw: int) -> None:
    at_rest = lay_out(len(faces), area, [throw] * len(faces))
    landing = Landing(faces, at_rest, felt=felt_round(area), throws=[throw] * len(at_rest.places))
    for die, face in enumerate(faces):
        pose = landing.pose(die, 1.0)
        assert (pose.x, pose.y) == at_rest.places[die]
        assert pose.height == 0.0
        assert top_face(pose.turn) == face
        assert pose == resting_pose(die, face, at_rest.places[die], throw)


@given(faces_thrown, areas, throws)
def test_no_two_resting_dice_touch(faces: list[int], area: Area, throw: int) -> None:
    at_rest = lay_out(len(faces), area, [throw] * len(faces))
    half = at_rest.edge / 2
    circles = [
        (x, y, solid.reach(resting_pose(die, face, (x, y), throw).turn) * half)
        for die, (face, (x, y)) in enumerate(zip(faces, at_rest.places, strict=True))
    ]
    for (ax, ay, a), (bx, by, b) in combinations(circles, 2):
        assert hypot(ax - bx, ay - by) > a + b
    for x, y, r in circles:
        assert area.left <= x - r
        assert x + r <= area.left + area.width
        assert area.top <= y - r
        assert y + r <= area.top + area.height


@given(st.integers(1, 6), throws, st.integers(0, 9))
def test_a_resting_die_stays_within_the_reach_that_the_layout_counts_on(
    face: int, throw: int, die: int
) -> None:
    assert solid.reach(resting_pose(die, face, (0.0, 0.0), throw).turn) / 2 <= REACH


@given(faces_thrown, throws, st.floats(0, 1))
def test_dice_in_motion_never_sink_into_the_table(faces: list[int], throw: int, t: float) -> None:
    at_rest = lay_out(len(faces), Area(0, 0, 900, 360), [throw] * len(faces))
    landing = Landing(faces, at_rest, FELT, throws=[throw] * len(at_rest.places))
    for die in range(len(faces)):
        pose = landing.pose(die, t)
        assert pose.height >= solid.support(pose.turn) - 1.0 - 1e-9


@fewer
@given(throws, st.floats(0, 0.995), st.integers(0, 9))
def test_a_die_never_jumps(throw: int, t: float, die: int) -> None:
    faces = (1, 2, 3, 4, 5, 6, 1, 2, 3, 4)
    at_rest = lay_out(10, Area(0, 0, 900, 360), [throw] * 10)
    landing = Landing(faces, at_rest, FELT, throws=[throw] * len(at_rest.places))
    now, soon = landing.pose(die, t), landing.pose(die, t + 0.005)
    assert hypot(now.x - soon.x, now.y - soon.y) < 0.24 * at_rest.edge
    assert abs(now.height - soon.height) < 0.25
    for row, later in zip(now.turn, soon.turn, strict=True):
        assert row == pytest.approx(later, abs=0.2)


@fewer
@given(faces_thrown, throws, st.data())
def test_dice_land_one_after_the_other_and_stay_there(
    faces: list[int], throw: int, data: st.DataObject
) -> None:
    dice = range(len(faces))
    held = data.draw(st.sets(st.sampled_from(dice), max_size=len(faces) - 1))
    at_rest = lay_out(len(faces), Area(0, 0, 900, 360), [throw] * len(faces))
    landing = Landing(faces, at_rest, FELT, [throw] * len(faces), held)
    landed = [landing.landed(moment / 200) for moment in range(201)]
    assert (landed[0], landed[-1]) == (tuple(sorted(held)), tuple(dice))
    for moment, (before, now) in enumerate(pairwise(landed)):
        assert set(before) <= set(now)
        assert len(now) <= len(before) + 1
        for die in before:
            here, end = landing.pose(die, moment / 200), landing.pose(die, 1.0)
            assert (here.x, here.y) == pytest.approx((end.x, end.y), abs=1)
            assert top_face(here.turn) == faces[die]


def test_a_throw_begins_beyond_the_near_edge() -> None:
    at_rest = lay_out(5, Area(0, 0, 900, 360))
    landing = Landing((1, 2, 3, 4, 5), at_rest, FELT)
    assert all(landing.pose(die, 0.0).y > 420 + at_rest.edge for die in range(5))


def test_no_two_throws_look_the_same() -> None:
    pictures = set()
    for throw in range(20):
        at_rest = lay_out(3, Area(0, 0, 900, 360), [throw] * 3)
        landing = Landing((2, 2, 2), at_rest, FELT, throws=[throw] * len(at_rest.places))
        pictures.add(tuple(landing.pose(die, t) for die in range(3) for t in (0.3, 1.0)))
    assert len(pictures) == 20


@pytest.mark.parametrize(("count", "rows"), [(1, 1), (2, 1), (5, 1), (6, 1), (7, 2), (10, 2)])
def test_up_to_six_dice_lie_in_one_row_on_a_usual_felt(count: int, rows: int) -> None:
    at_rest = lay_out(count, Area(0, 0, 852, 330))
    heights = sorted(y for _, y in at_rest.places)
    assert 1 + sum(b - a > at_rest.edge for a, b in pairwise(heights)) == rows


def test_dice_grow_with_the_felt_up_to_their_largest_size() -> None:
    edges = [lay_out(5, Area(0, 0, width, width / 2)).edge for width in (400, 700, 1000, 2400)]
    assert edges == sorted(edges)
    assert edges[-1] == DIE_EDGE_LARGEST


def test_no_dice_need_no_places() -> None:
    assert lay_out(0, Area(0, 0, 900, 360)).places == ()


@given(st.floats(-10, 10), st.floats(0, 10), st.lists(st.integers(-5, 10**6), min_size=1, max_size=4))
def test_variety_is_the_same_for_the_same_keys_and_stays_in_its_range(
    low: float, span: float, keys: list[int]
) -> None:
    value = between(low, low + span, *keys)
    assert value == between(low, low + span, *keys)
    assert low <= value <= low + span


TABLE = Area(8, 8, 884, 412)
NEAR_EDGE = TABLE.top + TABLE.height
ON_FELT = Area(24, 24, 852, 330)
GRAZE = 0.06
"""The overlap that dice may seem to have between two steps of their ways, as a share of their distance."""

counts, landings = st.integers(1, 10), st.integers(0, 10_000)
times = st.floats(0, 1)


def landing(count: int, throw: int, held: tuple[int, ...] = ()) -> tuple[Landing, float]:
    """A throw of `count` dice, and the length of their edges."""
    at_rest = lay_out(count, ON_FELT, [throw] * count)
    return Landing(
        (1, 2, 3, 4, 5, 6, 1, 2, 3, 4)[:count], at_rest, TABLE, [throw] * count, held
    ), at_rest.edge


def poses(thrown: Landing, count: int, t: float) -> list[Pose]:
    return [thrown.pose(die, t) for die in range(count)]


@pytest.mark.parametrize("count", range(2, 11))
def test_no_die_goes_through_another_on_the_felt(count: int) -> None:
    for throw in range(20):
        thrown, edge = landing(count, throw)
        for moment in range(61):
            on_felt = [pose for pose in poses(thrown, count, moment / 60) if pose.y < NEAR_EDGE]
            for one, other in combinations(on_felt, 2):
                apart = hypot(one.x - other.x, one.y - other.y)
                assert apart > 2 * REACH * edge * (1 - GRAZE), (throw, moment)


@given(counts, landings, times)
def test_no_die_goes_through_a_rail(count: int, throw: int, t: float) -> None:
    thrown, edge = landing(count, throw)
    reach = REACH * edge
    for pose in poses(thrown, count, t):
        assert TABLE.left + reach - 1e-6 <= pose.x <= TABLE.left + TABLE.width - reach + 1e-6
        assert pose.y >= TABLE.top + reach - 1e-6


@given(st.integers(2, 5), landings, times, st.data())
def test_dice_go_round_those_that_are_held(count: int, throw: int, t: float, data: st.DataObject) -> None:
    held = tuple(data.draw(st.sets(st.integers(0, count - 1), min_size=1)))
    thrown, edge = landing(count, throw, held)
    at = poses(thrown, count, t)
    for die in held:
        others = [pose for other, pose in enumerate(at) if other not in held]
        for pose in others:
            apart = hypot(pose.x - at[die].x, pose.y - at[die].y)
            assert apart > 2 * REACH * edge * (1 - GRAZE)


@given(counts, landings)
def test_all_dice_come_from_beyond_the_near_edge(count: int, throw: int) -> None:
    thrown, edge = landing(count, throw)
    assert all(pose.y > NEAR_EDGE + edge for pose in poses(thrown, count, 0.0))


def test_in_some_throws_a_die_comes_back_from_the_far_rail() -> None:
    came_back = 0
    for throw in range(30):
        thrown, _ = landing(5, throw)
        ways = [[thrown.pose(die, t / 50).y for t in range(51)] for die in range(5)]
        came_back += any(min(way) < way[-1] - 20 for way in ways)
    assert came_back >= 3


def test_in_some_throws_dice_are_turned_aside_by_others() -> None:
    sharpest = 0.0
    for throw in range(10):
        thrown, _ = landing(10, throw)
        for die in range(10):
            way = [thrown.pose(die, t / 60) for t in range(20, 54)]
            steps = [(b.x - a.x, b.y - a.y) for a, b in pairwise(way)]
            for (ax, ay), (bx, by) in pairwise(steps):
                size = hypot(ax, ay) * hypot(bx, by)
                sharpest = max(sharpest, 1 - (ax * bx + ay * by) / size if size else 0.0)
    assert sharpest > 0.2
