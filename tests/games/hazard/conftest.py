"""Games of Hazard that anybody could play."""

import random
from collections.abc import Callable

import pytest

from dicedesk.core.record import Record
from dicedesk.games.hazard.rules import HAZARD
from tests.coach.random_games import played_on

HazardGame = Callable[..., Record]


@pytest.fixture(scope="session")
def hazard_game() -> HazardGame:
    """Plays a game with random mains; the same seed, the same game."""

    def played(seed: int, casters: int = 1, most: int = 500) -> Record:
        luck = random.Random(seed)
        record = Record(HAZARD, (("Rules", f"casters={casters}"),))
        return played_on(record, lambda state: luck.choice(state.legal_moves()), luck, most)

    return played
