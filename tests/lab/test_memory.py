"""How much memory simulations take: the same for any number of games."""

import tracemalloc
from collections.abc import Callable, Iterable
from functools import partial

import numpy as np
import pytest

from dicedesk.games.craps.simulation import play_pass_line
from dicedesk.games.hazard.simulation import play_hazard
from dicedesk.games.hog import simulation as hog
from dicedesk.games.poker_dice import simulation as poker_dice
from dicedesk.games.poker_dice.hands import lay_out
from dicedesk.games.poker_dice.players import StandOnPay
from dicedesk.games.poker_dice.simulation import holds_of
from dicedesk.lab.coded_laws import ROUNDS_A_CHUNK
from dicedesk.play.ports.jobs import OneByOne, Workers
from tests.repeated import first_of

Play = Callable[[int, int, Workers], Iterable[object]]

SIX, FOUR = (np.full((100, 100), dice, np.uint8) for dice in (6, 4))
SIMULATIONS: dict[str, tuple[Play, int]] = {
    "Hog": (partial(hog.play_hog, SIX, FOUR), hog.GAMES_A_CHUNK),
    "Hazard": (partial(play_hazard, 7), ROUNDS_A_CHUNK),
    "pass line": (play_pass_line, ROUNDS_A_CHUNK),
    "Poker Dice": (
        partial(poker_dice.play_poker_dice, holds_of(StandOnPay(), lay_out())),
        poker_dice.GAMES_A_CHUNK,
    ),
}


@pytest.mark.parametrize("name", first_of(list(SIMULATIONS), 1))
def test_more_games_take_no_more_memory(name: str) -> None:
    play, chunk = SIMULATIONS[name]
    for _ in play(chunk, 1, OneByOne()):
        pass
    held = most_held(play, 4 * chunk)
    assert len(held) == 4
    assert held[-1] < 1.1 * held[1]


def most_held(play: Play, games: int) -> list[int]:
    """The most bytes that were held at once, after each chunk."""
    tracemalloc.start()
    try:
        return [tracemalloc.get_traced_memory()[1] for _ in play(games, 1, OneByOne())]
    finally:
        tracemalloc.stop()
