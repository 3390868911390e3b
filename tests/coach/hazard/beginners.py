"""Beginners at Hazard, simulated: `python -m tests.coach.hazard.beginners` prints how often each errs.

The limits of rounds are tuned on that.
"""

import random
import sys
from collections import Counter
from collections.abc import Callable

from dicedesk.coach.hazard.coach import HAZARD_COACH
from dicedesk.coach.review import PlayerReview, review
from dicedesk.core.record import Record
from dicedesk.games.hazard.game import HAZARD
from dicedesk.games.hazard.moves import ChooseMain, Throw
from dicedesk.games.hazard.rules import MAINS
from dicedesk.games.hazard.state import HazardState
from dicedesk.players.hazard import Changer

ChoosesMain = Callable[[HazardState, random.Random], int]


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
    """The reviews of so many turns at the dice."""
    records = [played(beginner, random.Random(seed)) for seed in range(games)]
    return [review(record, HAZARD_COACH).players[0] for record in records]


def played(beginner: ChoosesMain, luck: random.Random) -> Record[HazardState]:
    """A turn at the dice."""
    record, state = Record(HAZARD), HazardState()
    while state.outcome() is None:
        move = ChooseMain(beginner(state, luck)) if state.main is None else Throw()
        faces = tuple(luck.randint(1, 6) for _ in range(state.dice_for(move)))
        record, state = record.with_play(move, faces), state.apply(move, faces).state
    return record


if __name__ == "__main__":
    for name, beginner in BEGINNERS.items():
        players = reviews_of(beginner, games=600)
        grades = sum((Counter(dict(player.grades)) for player in players), start=Counter())
        told = "  ".join(f"{grade.value} {count / len(players):.2f}" for grade, count in grades.items())
        lost = sum(float(player.loss_a_choice) for player in players) / len(players)
        sys.stdout.write(f"{name:20} {told}  rounds lost a choice {lost:.4f}\n")
