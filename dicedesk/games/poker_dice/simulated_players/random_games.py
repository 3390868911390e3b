"""Games of Poker Dice played with random dice, and with which hand each of them ended."""

from collections.abc import Generator
from dataclasses import dataclass
from functools import partial
from itertools import zip_longest

import numpy as np

from dicedesk.games.poker_dice.hands import lay_out
from dicedesk.games.poker_dice.simulation import final_hands
from dicedesk.games.poker_dice.simulation_holds import FIRST, GOAL, PRICE, Holds, pays_of
from dicedesk.lab.simulation.chunks import Running, simulated
from dicedesk.lab.simulation.sample import Sample
from dicedesk.play.ports.jobs import Workers

GAMES_A_CHUNK = 1 << 15
"""So many purses are played side by side; memory stays small, and each hand of all of them is quick."""


@dataclass(frozen=True)
class GamesByHands:
    """How many games ended with the award, and how many broke, with hand 0, 1, 2 ..."""

    awards: tuple[int, ...]
    broke: tuple[int, ...]

    def __add__(self, other: "GamesByHands") -> "GamesByHands":
        return GamesByHands(_added(self.awards, other.awards), _added(self.broke, other.broke))

    @property
    def games(self) -> int:
        """How many games there were; each was played to its end."""
        return sum(self.awards) + sum(self.broke)

    @property
    def hands_sample(self) -> Sample:
        """The hands of a game."""
        ended = [award + broke for award, broke in zip(self.awards, self.broke, strict=True)]
        total = sum(hand * games for hand, games in enumerate(ended))
        return Sample(self.games, total, sum(hand**2 * games for hand, games in enumerate(ended)))

    def awards_sample(self, hands: int) -> Sample:
        """The games, of which those are won that reached the award with so many hands or fewer."""
        return Sample.of_wins(self.games, sum(self.awards[: hands + 1]))


def play_games(
    holds: Holds, games: int, seed: int, workers: Workers
) -> Generator[Running[GamesByHands], None, None]:
    """So many games in which these dice are kept. Raises ValueError for fewer than 1 game."""
    yield from simulated(partial(_played, holds), games, GAMES_A_CHUNK, seed, workers)


def _played(holds: Holds, games: int, generator: np.random.Generator) -> GamesByHands:
    pays = pays_of(lay_out())
    purses = np.full(games, FIRST, np.intp)
    awards, broke = [0], [0]
    while len(purses):
        paid = purses - PRICE
        purses = paid + pays[final_hands(paid, holds, generator)]
        awards.append(int(np.count_nonzero(purses >= GOAL)))
        broke.append(int(np.count_nonzero(purses < PRICE)))
        purses = purses[(purses >= PRICE) & (purses < GOAL)]
    return GamesByHands(tuple(awards), tuple(broke))


def _added(one: tuple[int, ...], other: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(map(sum, zip_longest(one, other, fillvalue=0)))
