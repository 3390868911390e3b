"""Games that are played to their end, or for some moves, with random dice."""

import random
from collections.abc import Callable
from typing import Any

from dicedesk.core.game import Move, StateT
from dicedesk.core.record import Record


def played_on(
    record: Record[StateT], choose: Callable[[StateT], Move], luck: random.Random, most: int
) -> Record[StateT]:
    """The record with moves from `choose`, until the game is over or has `most`; the same luck makes the same game."""
    state: Any = record.first_state()
    while state.outcome() is None and len(record.plays) < most:
        move = choose(state)
        faces = tuple(luck.randint(1, 6) for _ in range(state.dice_for(move)))
        record, state = record.with_play(move, faces), state.apply(move, faces).state
    return record
