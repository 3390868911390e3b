"""Tests that repeat themselves with other random games, or in other languages: how much of them runs each time."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

import pytest
from hypothesis import settings

Test = TypeVar("Test", bound=Callable[..., Any])


def first_of(values: Sequence[Any], now: int) -> list[Any]:
    """Parameters of a test: the first `now` are run each time, all others with `dev.py test --long`.

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


def fewer(test: Test) -> Test:
    """Has Hypothesis try a third of the usual examples: each of them works a whole flight of dice out."""
    return settings(max_examples=settings().max_examples // 3)(test)
