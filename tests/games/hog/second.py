"""What is said of the dice of Hog, worked out by the rules alone."""

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cache
from typing import Any

from dicedesk.core.dice import Roll
from dicedesk.core.game import Played
from dicedesk.games.hog.rules import HogState, RollDice
from dicedesk.games.hog.telling import chance_texts
from tests.games.second import chance, sorted_rolls


@cache
def rolls_of_points(dice: int) -> Mapping[int, tuple[Roll, int]]:
    """For the points of a turn a roll that scores them, and the number of such rolls."""
    ways, example = defaultdict[int, int](int), dict[int, Roll]()
    for faces, orders in sorted_rolls(dice).items():
        points = _points(faces)
        ways[points] += orders
        example[points] = faces
    return {points: (example[points], each) for points, each in ways.items()}


def chance_of(later: Sequence[Played[Any]]) -> Fraction:
    """The chance of the same points."""
    faces = later[0].faces
    _, ways = rolls_of_points(len(faces))[_points(faces)]
    return Fraction(ways, 6 ** len(faces))


def said_of(played: Played[Any], what: str) -> tuple[float, bool]:
    """The chance of what is said of a roll, and whether the dice are an example of it."""
    before: HogState = played.before
    own = before.seat

    def holds(faces: Roll) -> bool:
        after = before.apply(RollDice(len(faces)), faces).state
        added = before.scores[own] + _points(faces), before.scores[1 - own]
        scores = after.scores[own], after.scores[1 - own]
        outcome = after.outcome()
        wins, is_over = outcome is not None and outcome.winner == own, outcome is not None
        does = {
            "an immediate win": wins,
            "an immediate loss": is_over and not wins,
            "a swap up": scores != added and scores[0] > added[0],
            "a swap down": scores != added and scores[0] < added[0],
            "the game goes on": not is_over,
            "a Pig Out": 1 in faces,
            "no 1s": 1 not in faces,
            "no swap": scores == added,
            "no win": not wins,
        }
        return all(does[part] for part in re.split(", and |, | and ", what))

    return chance(len(played.faces), holds), holds(tuple(sorted(played.faces)))


def _points(faces: Roll) -> int:
    return 1 if 1 in faces else sum(faces)


def advised(choices: list[dict[str, Any]]) -> Iterator[tuple[str, str]]:
    """The numbers that the table has to show for the choices of `dicedesk advise`."""
    for choice in choices:
        yield choice["move"].removeprefix("roll "), f"{100 * choice['value']:.1f}%"


def on_table(state: HogState, choices: Sequence[Any]) -> dict[str, str]:
    """The numbers in the words of the table, for the coach's choices."""
    return {str(text.dice): str(text.chance) for text in chance_texts(choices)}
