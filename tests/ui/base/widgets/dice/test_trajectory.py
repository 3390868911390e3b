"""On their way dice bump into each other and into the rails, and none goes through another."""

from itertools import combinations, pairwise
from math import hypot

from hypothesis import given
from hypothesis import strategies as st

from dicedesk.ui.base.widgets.dice.motion.layout import REACH, Area, lay_out
from dicedesk.ui.base.widgets.dice.motion.motion import Landing, Pose

FELT = Area(8, 8, 884, 412)
NEAR_EDGE = FELT.top + FELT.height
ON_FELT = Area(24, 24, 852, 330)
GRAZE = 0.06
"""By so much of their distance dice may seem to touch between two steps of their ways."""

counts, throws = st.integers(1, 10), st.integers(0, 10_000)
times = st.floats(0, 1)


def landing(count: int, throw: int, held: tuple[int, ...] = ()) -> tuple[Landing, float]:
    """A throw of so many dice, and the length of their edges."""
    layout = lay_out(count, ON_FELT, [throw] * count)
    return Landing((1, 2, 3, 4, 5, 6, 1, 2, 3, 4)[:count], layout, FELT, [throw] * count, held), layout.edge


def poses(thrown: Landing, count: int, t: float) -> list[Pose]:
    return [thrown.pose(die, t) for die in range(count)]


@given(counts, throws, times)
def test_no_die_goes_through_another_on_the_felt(count: int, throw: int, t: float) -> None:
    thrown, edge = landing(count, throw)
    on_felt = [pose for pose in poses(thrown, count, t) if pose.y < NEAR_EDGE]
    for one, other in combinations(on_felt, 2):
        assert hypot(one.x - other.x, one.y - other.y) > 2 * REACH * edge * (1 - GRAZE)


@given(counts, throws, times)
def test_no_die_goes_through_a_rail(count: int, throw: int, t: float) -> None:
    thrown, edge = landing(count, throw)
    reach = REACH * edge
    for pose in poses(thrown, count, t):
        assert FELT.left + reach - 1e-6 <= pose.x <= FELT.left + FELT.width - reach + 1e-6
        assert pose.y >= FELT.top + reach - 1e-6


@given(st.integers(2, 5), throws, times, st.data())
def test_dice_go_round_those_that_are_held(count: int, throw: int, t: float, data: st.DataObject) -> None:
    held = tuple(data.draw(st.sets(st.integers(0, count - 1), min_size=1)))
    thrown, edge = landing(count, throw, held)
    at = poses(thrown, count, t)
    for die in held:
        others = [pose for other, pose in enumerate(at) if other not in held]
        for pose in others:
            apart = hypot(pose.x - at[die].x, pose.y - at[die].y)
            assert apart > 2 * REACH * edge * (1 - GRAZE)


@given(counts, throws)
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
