"""Games of Poker Dice, played by the million until the award is reached or the purse is broke."""

from collections.abc import Generator
from functools import cache, partial

import numpy as np
import numpy.typing as npt

from dicedesk.core.dice import SIDES
from dicedesk.games.poker_dice.hands import lay_out
from dicedesk.games.poker_dice.odds_tables import WAYS
from dicedesk.games.poker_dice.rules import DICE
from dicedesk.games.poker_dice.simulation_holds import FIRST, GOAL, PRICE, Holds, pays_of
from dicedesk.lab.chunks import PartialResult, simulated
from dicedesk.lab.sample import Sample
from dicedesk.play.ports.jobs import Workers

GAMES_A_CHUNK = 1 << 17
LANES = 1 << 14

Places = npt.NDArray[np.intp]


def play_poker_dice(
    holds: Holds, games: int, seed: int, workers: Workers
) -> Generator[PartialResult[Sample], None, None]:
    """So many games in which these dice are kept, and how many of them reach the award.

    Raises ValueError for fewer than 1 game.
    """
    yield from simulated(partial(_played, holds), games, GAMES_A_CHUNK, seed, workers)


def _played(holds: Holds, games: int, generator: np.random.Generator) -> Sample:
    pays = pays_of(lay_out())
    purses = np.full(min(games, LANES), FIRST, np.intp)
    left, wins = games - len(purses), 0
    while len(purses):
        paid = purses - PRICE
        purses = paid + pays[final_hands(paid, holds, generator)]
        over = np.flatnonzero((purses < PRICE) | (purses >= GOAL))
        wins += int(np.count_nonzero(purses[over] >= GOAL))
        again = over[:left]
        purses[again] = FIRST
        left -= len(again)
        if len(again) < len(over):
            purses = np.delete(purses, over[len(again) :])
    return Sample.of_wins(games, wins)


def final_hands(paid: Places, holds: Holds, generator: np.random.Generator) -> Places:
    """A hand for each purse, after all its rolls."""
    hands = _thrown(np.zeros(len(paid), np.intp), generator)
    for kept in holds:
        hands = _thrown(kept.take(paid * kept.shape[1] + hands), generator)
    return hands


def _thrown(kept: Places, generator: np.random.Generator) -> Places:
    """The hands that come of what is kept when the other dice are thrown."""
    places = kept * WAYS
    # Twice as fast as whole numbers drawn below WAYS; a throw is off its chance by less than one in 10**12.
    places += (generator.random(len(kept)) * WAYS).astype(np.intp)
    hands: Places = _becomes().take(places).astype(np.intp)
    return hands


@cache
def _becomes() -> npt.NDArray[np.uint8]:
    """The hand by [keeping, throw of five dice], flat; a keeping takes as many of the dice as it lacks."""
    hands = lay_out()
    # How often each face lies there, as the digits of a number: those of dice add up.
    faces = np.indices((SIDES,) * DICE).reshape(DICE, -1)
    thrown = np.vstack([np.zeros(WAYS, np.intp), np.cumsum(SIDES**faces, axis=0)])
    places = np.zeros(SIDES**SIDES, np.uint8)
    for dice, place in hands.hand_places.items():
        places[sum(SIDES ** (face - 1) for face in dice)] = place
    rows = [
        places[thrown[DICE - len(dice)] + sum(SIDES ** (face - 1) for face in dice)]
        for dice in hands.keep_places
    ]
    return np.concatenate(rows)
