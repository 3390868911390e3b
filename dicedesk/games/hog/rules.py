"""The rules of Hog as pure functions over scores; each rule stands here once."""

import re
from collections.abc import Iterable
from dataclasses import dataclass

from dicedesk.core.errors import NotationError
from dicedesk.core.words import tr

MOST_DICE = 10
DEFAULT_GOAL = 100

Scores = tuple[int, int]
"""The scores of player 0 and player 1."""


@dataclass(frozen=True)
class HogRules:
    """A variant of Hog: the score that ends the game, 1 to 100."""

    goal: int = DEFAULT_GOAL

    def __post_init__(self) -> None:
        if type(self.goal) is not int or not 1 <= self.goal <= DEFAULT_GOAL:
            raise NotationError(
                tr("the goal of Hog is a whole number from 1 to 100, not {goal!r}", goal=self.goal)
            )

    def to_text(self) -> str:
        """The rules as a record's header writes them."""
        return f"goal={self.goal}"


def parse_rules(text: str) -> HogRules:
    """The rules that a record's header names; "" means the defaults. Raises NotationError."""
    if not text.strip():
        return HogRules()
    match = re.fullmatch(r"\s*goal=([0-9]{1,3})\s*", text)
    if match is None:
        raise NotationError(tr("expected rules such as “goal=100”, not “{text}”", text=text))
    return HogRules(int(match[1]))


def points_of(faces: Iterable[int]) -> int:
    """What a roll scores: 1 if any die shows 1 (Pig Out), else the sum of the faces."""
    shown = tuple(faces)
    return 1 if 1 in shown else sum(shown)


def free_bacon(opponent_score: int) -> int:
    """What rolling no dice scores: twice the tens digit of the opponent's score less its ones digit, at least 1."""
    tens, ones = _last_two_digits(opponent_score)
    return max(2 * tens - ones, 1)


def is_swap(score: int, other_score: int) -> bool:
    """Whether the last two digits of one score are as far apart as those of the other (Swine Swap)."""
    return digit_difference(score) == digit_difference(other_score)


def digit_difference(score: int) -> int:
    """How far apart the last two digits of a score are: 5 for 83, 0 for 100."""
    tens, ones = _last_two_digits(score)
    return abs(tens - ones)


def end_turn(scores: Scores, seat: int, points: int) -> Scores:
    """The scores after the seat's points are added and a Swine Swap, if there is one, is made."""
    first, second = add_points(scores, seat, points)
    return (second, first) if is_swap(first, second) else (first, second)


def add_points(scores: Scores, seat: int, points: int) -> Scores:
    """The scores after the seat's points are added, before any swap."""
    return (scores[0] + points, scores[1]) if seat == 0 else (scores[0], scores[1] + points)


def _last_two_digits(score: int) -> tuple[int, int]:
    return divmod(score % 100, 10)
