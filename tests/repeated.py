"""Tests that repeat themselves with other random games, or in other languages: how much of them runs each time."""

from collections.abc import Iterable, Sequence
from typing import Any

import pytest


def first_of(values: Sequence[Any], now: int) -> list[Any]:
    """Parameters of a test: so many are run each time, all others with `dev.py test --long`.

    A value for several parameters is a tuple.
    """
    return [
        pytest.param(
            *(value if isinstance(value, tuple) else (value,)),
            marks=() if place < now else pytest.mark.long,
        )
        for place, value in enumerate(values)
    ]


def first_seeds_of(count: int, now: int) -> list[Any]:
    """Ranges of seeds, of which the first is run each time."""
    return first_of([range(first, first + now) for first in range(0, count, now)], 1)


def sampled(values: Iterable[Any], *now: Any) -> list[Any]:
    """Parameters of a test: those named run each time, all others with `dev.py test --long`."""
    return [pytest.param(value, marks=() if value in now else pytest.mark.long) for value in values]
