"""Beginners at Hazard, simulated: `python -m tests.games.hazard.beginners` prints how often each errs.

The limits of rounds are tuned on that.
"""

import random
from collections.abc import Callable
from functools import partial

from dicedesk.coach.evaluation import PlayerReview
from dicedesk.coach.review import review
from dicedesk.core.game import Move
from dicedesk.core.record import Record
from dicedesk.games.hazard.coach import HAZARD_COACH
from dicedesk.games.hazard.players import Changer
from dicedesk.games.hazard.rules import HAZARD, MAINS, ChooseMain, HazardState, Throw
from tests.coach.beginner_games import print_errors
from tests.coach.random_games import played_on

ChoosesMain = Callable[[HazardState, random.Random], int]
MOST_MOVES = 10_000


def mostly_seven(state: HazardState, luck: random.Random) -> int:
    """Main 7, and every second time any main."""
    return luck.choice(MAINS) if luck.random() < 0.5 else 7


def any_main(state: HazardState, luck: random.Random) -> int:
    """Any main."""
    return luck.choice(MAINS)


def superstitious(state: HazardState, luck: random.Random) -> int:
    """The next main after each round that was lost."""
    return Changer().main_at(state)


BEGINNERS: dict[str, ChoosesMain] = {
    "mostly 7": mostly_seven,
    "any main": any_main,
    "superstitious": superstitious,
}


def reviews_of(beginner: ChoosesMain, games: int) -> list[PlayerReview]:
    """The reviews of `games` turns at the dice."""
    records = [played(beginner, random.Random(seed)) for seed in range(games)]
    return [review(record, HAZARD_COACH).players[0] for record in records]


def played(beginner: ChoosesMain, luck: random.Random) -> Record[HazardState]:
    """A turn at the dice."""

    def choose(state: HazardState) -> Move:
        return ChooseMain(beginner(state, luck)) if state.main is None else Throw()

    return played_on(Record(HAZARD), choose, luck, MOST_MOVES)


if __name__ == "__main__":
    print_errors(
        {name: partial(reviews_of, beginner, 600) for name, beginner in BEGINNERS.items()}, "rounds", 4
    )
