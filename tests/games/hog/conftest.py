"""Games of Hog that anybody could play, and tables for contests."""

from collections.abc import Callable

import numpy as np
import pytest

from dicedesk.games.hog.odds import Table
from tests.coach.conftest import hog_at, hog_game, turns

__all__ = ("Tables", "hog_at", "hog_game", "tables", "turns")

Tables = Callable[[int], list[Table]]


@pytest.fixture
def tables() -> Tables:
    """Makes any number of different tables, the same in every run."""

    def made(count: int) -> list[Table]:
        luck = np.random.default_rng(20)
        return [luck.integers(0, 11, (100, 100)).astype(np.uint8) for _ in range(count)]

    return made
