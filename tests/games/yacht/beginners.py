"""Beginners at Yacht, simulated: `python -m tests.games.yacht.beginners` prints how often each errs.

The limits of points are tuned on that.
"""

import random
from collections.abc import Callable, Mapping
from functools import partial

from dicedesk.coach.evaluation import PlayerReview
from dicedesk.coach.review import review
from dicedesk.core.record import Record
from dicedesk.games.yacht.coach import YACHT_COACH
from dicedesk.games.yacht.players import parse_player
from dicedesk.games.yacht.rules import YACHT, YachtMove, YachtState
from tests.coach.beginner_games import print_errors
from tests.coach.random_games import played_on

MOST_MOVES = 100
BLUR = 1.0
"""In points: how far off the sensible one is."""


def sensible(state: YachtState, luck: random.Random) -> YachtMove:
    """The choice that looks best, though each looks up to a few points better or worse than it is."""
    choices = YACHT_COACH.evaluate(state, ("",))
    return min(choices, key=lambda each: float(each.cost) + luck.gauss(0, BLUR)).move


def as_player(name: str, state: YachtState, luck: random.Random) -> YachtMove:
    """The choice of a computer player."""
    return parse_player(name).choose(state)


def guesser(state: YachtState, luck: random.Random) -> YachtMove:
    """Any choice."""
    return luck.choice(state.legal_moves())


BEGINNERS: Mapping[str, Callable[[YachtState, random.Random], YachtMove]] = {
    "sensible": sensible,
    "greedy": partial(as_player, "greedy"),
    "straights": partial(as_player, "straights"),
    "upper-first": partial(as_player, "upper-first"),
    "guesses": guesser,
}


def reviews_of(name: str, games: int) -> list[PlayerReview]:
    """The reviews of `games` games alone."""
    return [_reviewed(name, random.Random(seed)) for seed in range(games)]


def _reviewed(name: str, luck: random.Random) -> PlayerReview:
    record = played_on(Record(YACHT), lambda state: BEGINNERS[name](state, luck), luck, MOST_MOVES)
    return review(record, YACHT_COACH).players[0]


if __name__ == "__main__":
    print_errors({name: partial(reviews_of, name, 100) for name in BEGINNERS}, "points", 3)
