"""Games of Hazard that anybody could play."""

import random
from collections.abc import Callable

import pytest

from dicedesk.core.record import Record
from dicedesk.games.hazard.game import HAZARD

HazardGame = Callable[..., Record]


@pytest.fixture(scope="session")
def hazard_game() -> HazardGame:
    """Plays a game with random mains; the same seed, the same game."""

    def played(seed: int, casters: int = 1, most: int = 500) -> Record:
        luck = random.Random(seed)
        record = Record(HAZARD, (("Rules", f"casters={casters}"),))
        state = record.first_state()
        while state.outcome() is None and len(record.plays) < most:
            move = luck.choice(state.legal_moves())
            faces = tuple(luck.randint(1, 6) for _ in range(state.dice_for(move)))
            record, state = record.with_play(move, faces), state.apply(move, faces).state
        return record

    return played
