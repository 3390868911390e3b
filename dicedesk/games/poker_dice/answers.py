"""The part of Poker Dice's Lab answer that needs numpy: games followed exactly, and games with random dice.

A worker loads this module; the window uses only `questions`.
"""

from collections.abc import Generator
from contextlib import closing
from dataclasses import dataclass
from functools import lru_cache, partial
from itertools import zip_longest

import numpy as np

from dicedesk.core.words import Sentence
from dicedesk.games.poker_dice.hands import lay_out
from dicedesk.games.poker_dice.odds_tables import BANKROLLS
from dicedesk.games.poker_dice.players import parse_player, player_title
from dicedesk.games.poker_dice.simulation import (
    FIRST,
    GOAL,
    PRICE,
    Chain,
    Holds,
    chain_of,
    ending_chances,
    final_hands,
    holds_of,
    pays_of,
)
from dicedesk.games.poker_dice.solver import (
    AWARD_PLACE,
    BROKE_PLACE,
    QUICKEST_WITH_RESTARTS,
    START,
    best_play,
    greatest_award_chances,
)
from dicedesk.lab.chunks import PartialResult, simulated
from dicedesk.lab.fields import AnswerProgress, Tell
from dicedesk.lab.sample import Sample
from dicedesk.play.ports.jobs import Workers


@dataclass(frozen=True)
class GameOutlook:
    """The outlook of a player's game from the first bankroll on. All chances are 0..1.

    `award` and `broke` are the chances of that ending after 0, 1, 2 ... hands, `award_ever` and `broke_ever` at any
    time. `mean_hands` is the mean number of hands until the game has ended either way.
    """

    award: tuple[float, ...]
    broke: tuple[float, ...]
    award_ever: float
    broke_ever: float
    mean_hands: float

    @property
    def mean_hands_to_award(self) -> float:
        """The mean number of hands to the award for a player who begins again after going broke.

        It is the mean of a game times the mean number of games (Wald's equation).
        """
        return self.mean_hands / self.award_ever


def follow(chain: Chain, hands: int) -> GameOutlook:
    """Return the outlook of a game after each hand up to this number."""
    places = len(BANKROLLS)
    chances = np.zeros(places + 2)
    chances[START] = 1.0
    award, broke = [0.0], [0.0]
    for _ in range(hands):
        ended = chances[places:].copy()
        chances = chances[:places] @ chain
        chances[places:] += ended
        award.append(float(chances[AWARD_PLACE]))
        broke.append(float(chances[BROKE_PLACE]))
    means = np.linalg.solve(np.eye(places) - chain[:, :places], np.ones(places))
    reached, missed = (float(ending_chances(chain, place)[START]) for place in (AWARD_PLACE, BROKE_PLACE))
    return GameOutlook(tuple(award), tuple(broke), reached, missed, float(means[START]))


GAMES_A_CHUNK = 1 << 15
"""Bankrolls played side by side: memory stays small, and each hand of all of them is quick."""


@dataclass(frozen=True)
class GamesByHands:
    """The numbers of games that ended with the award, and broke, with hand 0, 1, 2 ..."""

    awards: tuple[int, ...]
    broke: tuple[int, ...]

    def __add__(self, other: "GamesByHands") -> "GamesByHands":
        return GamesByHands(_added(self.awards, other.awards), _added(self.broke, other.broke))

    @property
    def games(self) -> int:
        """The number of games; each was played to its end."""
        return sum(self.awards) + sum(self.broke)

    @property
    def hands_sample(self) -> Sample:
        """The hands of a game."""
        ended = [award + broke for award, broke in zip(self.awards, self.broke, strict=True)]
        total = sum(hand * games for hand, games in enumerate(ended))
        return Sample(self.games, total, sum(hand**2 * games for hand, games in enumerate(ended)))

    def awards_sample(self, hands: int) -> Sample:
        """The games; those that reached the award within `hands` hands count as won."""
        return Sample.of_wins(self.games, sum(self.awards[: hands + 1]))


def play_games(
    holds: Holds, games: int, seed: int, workers: Workers
) -> Generator[PartialResult[GamesByHands], None, None]:
    """Play this many games in which these dice are kept. Raises ValueError for fewer than 1 game."""
    yield from simulated(partial(_played, holds), games, GAMES_A_CHUNK, seed, workers)


def _played(holds: Holds, games: int, generator: np.random.Generator) -> GamesByHands:
    pays = pays_of(lay_out())
    bankrolls = np.full(games, FIRST, np.intp)
    awards, broke = [0], [0]
    while len(bankrolls):
        paid = bankrolls - PRICE
        bankrolls = paid + pays[final_hands(paid, holds, generator)]
        awards.append(int(np.count_nonzero(bankrolls >= GOAL)))
        broke.append(int(np.count_nonzero(bankrolls < PRICE)))
        bankrolls = bankrolls[(bankrolls >= PRICE) & (bankrolls < GOAL)]
    return GamesByHands(tuple(awards), tuple(broke))


def _added(one: tuple[int, ...], other: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(map(sum, zip_longest(one, other, fillvalue=0)))


PLAYERS_COMPARED = ("perfect", "sensible", "stand-on-pay", "careless")
"""The players compared, the best play first."""


@dataclass(frozen=True)
class PlayerFound:
    """The exact outlook of a computer player, and its simulated games."""

    name: str
    title: Sentence
    exact: GameOutlook
    played: GamesByHands


def players_found(games: int, hands: int, seed: int, workers: Workers, tell: Tell) -> list[PlayerFound]:
    """Return each player, followed exactly through this many hands and simulated for this many games.

    `tell` is called with the number of games played, over all players. JobError if a worker failed.
    """
    parts, table = len(PLAYERS_COMPARED) * games, lay_out()
    seeds = np.random.SeedSequence(seed).generate_state(len(PLAYERS_COMPARED))
    players = list[PlayerFound]()
    for place, name in enumerate(PLAYERS_COMPARED):
        tell(AnswerProgress(place * games, parts))
        holds = _holds_of_player(name)
        exact = follow(chain_of(holds, table), hands)
        with closing(play_games(holds, games, int(seeds[place]), workers)) as runs:
            for running in runs:
                tell(AnswerProgress(place * games + running.games, parts))
                played = running.result
        players.append(PlayerFound(name, player_title(name), exact, played))
    return players


@lru_cache(maxsize=len(PLAYERS_COMPARED))
def _holds_of_player(name: str) -> Holds:
    """The dice that a player keeps. Cached: it never changes, and calculating it takes longer than a few games."""
    return holds_of(parse_player(name).chooser, lay_out())


def best_award_chances(hands: int) -> tuple[float, ...]:
    """Return the greatest chance of any play to reach the award within 0, 1, 2 ... hands."""
    best: tuple[float, ...] = tuple(greatest_award_chances(lay_out(), hands)[:, START].tolist())
    return best


def quickest_hands_with_restarts() -> float:
    """Return the mean hands to the award of the quickest play that starts over after going broke."""
    return float(best_play(lay_out(), QUICKEST_WITH_RESTARTS).between[START])
