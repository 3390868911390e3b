"""How the ball moves: from rest, never far, to rest."""

import pytest
from PySide6.QtCore import QRectF

from dicedesk.ui.base.oracle_ball import BallPose, ball_bounds, moment, smooth

STEPS = 400
TIMES = [step / STEPS for step in range(STEPS + 1)]


def stillness(now: BallPose) -> tuple[float, float, float, float]:
    return now.x, now.y, now.lean, now.ink


@pytest.mark.parametrize("is_first", [True, False])
@pytest.mark.parametrize("t", [0.0, 1.0])
def test_the_ball_begins_and_ends_at_rest(t: float, is_first: bool) -> None:
    assert stillness(moment(t, is_first=is_first)) == pytest.approx((0.0, 0.0, 0.0, 0.0), abs=1e-9)


@pytest.mark.parametrize("is_first", [True, False])
def test_the_ball_stays_within_its_bounds(is_first: bool) -> None:
    bounds = ball_bounds(1.0)
    for t in TIMES:
        now = moment(t, is_first=is_first)
        assert bounds.contains(QRectF(now.x - 1, now.y - 1, 2, 2))


def test_the_ball_is_shaken_to_both_sides() -> None:
    ways = [moment(t, is_first=True).x for t in TIMES]
    assert min(ways) < -0.05 < 0.05 < max(ways)


def test_the_first_time_the_8_turns_away_before_the_answer_rises() -> None:
    moments = [moment(t, is_first=True) for t in TIMES]
    assert moments[0].roll == 0.0
    assert all(now.roll == 1.0 for now in moments if now.rise > 0.0)


def test_the_last_answer_has_sunk_before_the_next_one_rises() -> None:
    moments = [moment(t, is_first=False) for t in TIMES]
    assert moments[0].old == 1.0
    assert all(now.old == 0.0 for now in moments if now.rise > 0.0)


@pytest.mark.parametrize("is_first", [True, False])
def test_the_answer_only_rises(is_first: bool) -> None:
    rises = [moment(t, is_first=is_first).rise for t in TIMES]
    assert rises == sorted(rises)
    assert (rises[0], rises[-1]) == (0.0, 1.0)


def test_a_smooth_way_goes_from_nothing_to_all() -> None:
    assert [smooth(share) for share in (-1.0, 0.0, 0.5, 1.0, 2.0)] == [0.0, 0.0, 0.5, 1.0, 1.0]
