"""Few round numbers for an axis, and names that keep their distance."""

import pytest

from dicedesk.ui.base.charts.plot import (
    fitted,
    powers_within,
    range_around,
    round_step,
    spread,
    ticks_within,
)


@pytest.mark.parametrize(
    ("span", "most", "step"),
    [(500, 6, 100), (30, 6, 5), (0.0123, 5, 0.005), (1, 1, 1), (7, 5, 2), (1e6, 6, 2e5)],
)
def test_a_step_is_round_and_there_are_few(span: float, most: int, step: float) -> None:
    assert round_step(span, most) == pytest.approx(step)


def test_ticks_are_multiples_of_the_step_without_noise() -> None:
    assert ticks_within(0.05, 0.5, 0.1) == (0.1, 0.2, 0.3, 0.4, 0.5)
    assert ticks_within(-30, 20, 10) == (-30, -20, -10, 0, 10, 20)


@pytest.mark.parametrize(
    ("low", "high", "found"),
    [
        (12, 873, (0, 1000, 200)),
        (0.4895, 0.498, (0.488, 0.498, 0.002)),
        (0, 100, (0, 100, 20)),
        (-14.5, 5, (-15, 5, 5)),
        (500, 500, (200, 800, 100)),
        (0, 0, (-1, 1, 0.5)),
    ],
)
def test_a_range_goes_from_one_round_number_to_another(
    low: float, high: float, found: tuple[float, float, float]
) -> None:
    assert range_around(low, high, 5) == pytest.approx(found)


def test_a_logarithmic_axis_has_powers_of_ten() -> None:
    assert powers_within(20, 20000) == (100, 1000, 10000)
    assert powers_within(1, 10) == (1, 10)


@pytest.mark.parametrize(
    ("scale", "kept"),
    [
        (1.0, [0, 100, 200, 300, 400, 500]),
        (0.3, [0, 200, 400]),
        (0.14, [0, 300]),
        (0.1, [0, 500]),
        (0.01, [0]),
    ],
)
def test_names_side_by_side_are_as_many_as_have_room(scale: float, kept: list[int]) -> None:
    ticks = [(float(place), str(place)) for place in range(0, 600, 100)]
    assert [place for place, _ in fitted(ticks, 30.0, scale)] == kept


def test_nothing_stays_among_the_names_that_have_room() -> None:
    ticks = [(float(place), "wide") for place in range(-3, 4)]
    assert [place for place, _ in fitted(ticks, 12.0, 10.0)] == [-2, 0, 2]
    assert fitted(ticks[:1], 12.0, 0.0) == ticks[:1]


@pytest.mark.parametrize(
    ("heights", "moved"),
    [
        ([], []),
        ([5.0], [5.0]),
        ([50.0, 20.0], [50.0, 20.0]),
        ([50.0, 48.0], [58.0, 48.0]),
        ([99.0, 98.0, 10.0], [100.0, 90.0, 10.0]),
        ([-5.0, 200.0], [0.0, 100.0]),
    ],
)
def test_heights_are_moved_until_they_are_far_enough_apart(heights: list[float], moved: list[float]) -> None:
    assert spread(heights, 10, 0, 100) == moved


def test_heights_without_room_are_evenly_spread() -> None:
    assert spread([5.0] * 5, 50, 0, 100) == [0, 25, 50, 75, 100]
