"""Few round numbers for an axis, and names that keep their distance."""

from collections.abc import Sequence
from math import ceil, floor, log10

_FACTORS = (1, 2, 5, 10)
_DIGITS = 12
"""Products of steps are rounded to so many digits, so that 3 times 0.1 is 0.3."""
_CLOSE = 1e-9
_GAP = 8
"""The least room between two names, in pixels."""
_FEW = 3

Ticks = Sequence[tuple[float, str]]
"""Places of an axis with what stands there."""


def round_step(span: float, most: int) -> float:
    """The least of 1, 2 and 5 times a power of ten that the span holds at most so many times."""
    least = span / most
    power = 10.0 ** floor(log10(least))
    return next(power * factor for factor in _FACTORS if power * factor >= least * (1 - _CLOSE))


def ticks_within(low: float, high: float, step: float) -> tuple[float, ...]:
    """The multiples of the step from `low` to `high`."""
    first, last = ceil(low / step - _CLOSE), floor(high / step + _CLOSE)
    return tuple(round(place * step, _DIGITS) for place in range(first, last + 1))


def range_around(low: float, high: float, most: int) -> tuple[float, float, float]:
    """The multiples of a round step that `low` and `high` lie between, and that step.

    Where the two are one, they lie in the middle between their neighbours.
    """
    if low == high:
        room = abs(low) / 2 or 1.0
        low, high = low - room, high + room
    step = round_step(high - low, most)
    return (
        round(floor(low / step + _CLOSE) * step, _DIGITS),
        round(ceil(high / step - _CLOSE) * step, _DIGITS),
        step,
    )


def powers_within(low: float, high: float) -> tuple[float, ...]:
    """The powers of ten from `low` to `high`, both over 0."""
    first, last = ceil(log10(low) - _CLOSE), floor(log10(high) + _CLOSE)
    return tuple(10.0**power for power in range(first, last + 1))


def fitted(ticks: Ticks, apart_at_least: float, scale: float) -> Ticks:
    """Every tick where all have room, else every second, third, fifth, tenth and so on.

    `apart_at_least` is the room that one takes in pixels, and `scale` is how many pixels there are from one place to
    the next whole one. Ticks stand equally far apart, and one at nothing stays.
    """
    if len(ticks) < 2 or scale <= 0:
        return list(ticks)
    needed = (apart_at_least + _GAP) / ((ticks[1][0] - ticks[0][0]) * scale)
    every = max(ceil(needed), 1) if needed <= _FEW else round(round_step(needed, 1))
    first = next((place for place, tick in enumerate(ticks) if tick[0] == 0), 0) % every
    return list(ticks[first::every])


def spread(heights: Sequence[float], apart: float, low: float, high: float) -> list[float]:
    """The heights, moved as little as it takes so that they are so far apart and between `low` and `high`.

    Where there is no room for that they are evenly spread.
    """
    order = sorted(range(len(heights)), key=heights.__getitem__)
    if len(order) > 1:
        apart = min(apart, (high - low) / (len(order) - 1))
    moved = list(heights)
    least = low
    for place in order:
        moved[place] = least = max(moved[place], least)
        least += apart
    greatest = high
    for place in reversed(order):
        moved[place] = greatest = min(moved[place], greatest)
        greatest -= apart
    return moved
