"""Beginners at Hog, simulated. `python -m tests.coach.beginners` prints how often each errs; limits are tuned on that.

The sensible one knows the rules, and looks at how far ahead a turn leaves it on average, though not exactly.
"""

import random
import sys
from collections import Counter, defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from dicedesk.coach.evaluation import Grade
from dicedesk.coach.review import review
from dicedesk.core.record import Record
from dicedesk.games.hog.coach import HOG_COACH
from dicedesk.games.hog.players import parse_strategy
from dicedesk.games.hog.rules import HOG, MOST_DICE, RollDice, end_turn, free_bacon

Chooser = Callable[[int, int], int]
GOAL, WIN_IS_WORTH = 100, 60
BLUR = 4.0
"""In points: how far off the sensible one is."""


@dataclass(frozen=True)
class Errors:
    """What a beginner did in a game on average; losses in win chance."""

    mistakes: float
    blunders: float
    cost_a_choice: float


@cache
def points_chances(dice: int) -> tuple[tuple[int, float], ...]:
    sums = {0: 1.0}
    for _ in range(dice):
        longer = defaultdict[int, float](float)
        for total, chance in sums.items():
            for face in range(2, 7):
                longer[total + face] += chance / 6
        sums = dict(longer)
    return ((1, 1 - (5 / 6) ** dice), *sums.items())


@cache
def leads(own: int, other: int) -> tuple[float, ...]:
    """How far ahead each number of dice leaves the mover on average."""
    return tuple(
        sum(
            chance * lead(*end_turn((own, other), 0, points))
            for points, chance in (points_chances(dice) if dice else ((free_bacon(other), 1.0),))
        )
        for dice in range(MOST_DICE + 1)
    )


def lead(own: int, other: int) -> int:
    if max(own, other) >= GOAL:
        return WIN_IS_WORTH if own > other else -WIN_IS_WORTH
    return own - other


def sensible(luck: random.Random) -> Chooser:
    def choose(own: int, other: int) -> int:
        blurred = [lead + luck.gauss(0, BLUR) for lead in leads(own, other)]
        return blurred.index(max(blurred))

    return choose


def guesser(luck: random.Random) -> Chooser:
    return lambda *_: luck.randrange(MOST_DICE + 1)


def six_dice(luck: random.Random) -> Chooser:
    return parse_strategy("always:6")


BEGINNERS = {"sensible": sensible, "always six dice": six_dice, "guesses": guesser}


@cache
def errors_of(beginner: Callable[[random.Random], Chooser], opponent: str, games: int = 100) -> Errors:
    """How a beginner errs against a computer player."""
    counts, choices, lost = Counter[Grade](), 0, 0.0
    for seed in range(games):
        player = review(played(beginner, opponent, random.Random(seed)), HOG_COACH).players[0]
        counts.update(dict(player.grades))
        choices, lost = choices + player.choices, lost + float(player.cost_a_choice) * player.choices
    return Errors(counts[Grade.MISTAKE] / games, counts[Grade.BLUNDER] / games, lost / choices)


def played(beginner: Callable[[random.Random], Chooser], opponent: str, luck: random.Random) -> Record:
    choosers = (beginner(luck), parse_strategy(opponent))
    record = Record(HOG, (("Player0", "You"), ("Player1", opponent)))
    state = record.first_state()
    while state.outcome() is None:
        move = RollDice(choosers[state.seat](state.own_score, state.opponent_score))
        faces = tuple(luck.randint(1, 6) for _ in range(move.count))
        record, state = record.with_play(move, faces), state.apply(move, faces).state
    return record


if __name__ == "__main__":
    for name, beginner in BEGINNERS.items():
        for opponent in ("final", "perfect", "swap"):
            errors = errors_of(beginner, opponent, games=400)
            sys.stdout.write(
                f"{name:16} against {opponent:8} mistakes {errors.mistakes:.2f}  blunders {errors.blunders:.2f}"
                f"  points lost a choice {100 * errors.cost_a_choice:.2f}\n"
            )
