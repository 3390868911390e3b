"""Tests that repeat themselves with other random games: how much of them runs each time."""

from collections.abc import Sequence
from typing import Any

import pytest


def first_of(values: Sequence[Any], now: int) -> list[Any]:
    """Parameters of a test: so many are run each time, all others where `-m minutes` asks for them."""
    return [
        pytest.param(value, marks=() if place < now else pytest.mark.minutes)
        for place, value in enumerate(values)
    ]
