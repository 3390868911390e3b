"""Strategies of Hog that follow a rule of thumb, loaded for the first that is asked for by its name."""

import re
from dataclasses import dataclass

from dicedesk.games.hog.players import Strategy, check_dice
from dicedesk.games.hog.rules import free_bacon, is_swap

MARGINS = range(1, 20)
"""Free Bacon gives 1 to 18 points: with margin 1 it is always enough, with margin 19 never."""
DEFAULT_MARGIN = 8
DEFAULT_DICE = 4

_WITH_NUMBERS = re.compile(r"(swap|bacon)(?::(-?[0-9]{1,3}):([0-9]|10))?")
_ALWAYS = re.compile(r"always:([0-9]|10)")


@dataclass(frozen=True)
class AlwaysRoll:
    """Rolls the same number of dice in every turn."""

    dice: int

    def __post_init__(self) -> None:
        check_dice(self.dice)

    def __call__(self, score: int, opponent_score: int) -> int:
        return self.dice


@dataclass(frozen=True)
class BaconStrategy:
    """Takes Free Bacon when it gives `margin` points or more, else rolls `dice`."""

    margin: int = DEFAULT_MARGIN
    dice: int = DEFAULT_DICE

    def __post_init__(self) -> None:
        check_dice(self.dice)

    def __call__(self, score: int, opponent_score: int) -> int:
        return 0 if free_bacon(opponent_score) >= self.margin else self.dice


@dataclass(frozen=True)
class SwapStrategy:
    """Takes Free Bacon for a swap to its gain, or for `margin` points without a swap to its loss."""

    margin: int = DEFAULT_MARGIN
    dice: int = DEFAULT_DICE

    def __post_init__(self) -> None:
        check_dice(self.dice)

    def __call__(self, score: int, opponent_score: int) -> int:
        bacon = free_bacon(opponent_score)
        reached = score + bacon
        swaps = is_swap(reached, opponent_score)
        if swaps and opponent_score > reached:
            return 0
        loses = swaps and opponent_score < reached
        return 0 if bacon >= self.margin and not loses else self.dice


def rule_of_thumb(name: str) -> Strategy | None:
    """The strategy of a name such as "always:4", "bacon" or "swap:8:5"; None where the name is of another kind."""
    if always := _ALWAYS.fullmatch(name):
        return AlwaysRoll(int(always[1]))
    if numbered := _WITH_NUMBERS.fullmatch(name):
        kind = SwapStrategy if numbered[1] == "swap" else BaconStrategy
        return kind(int(numbered[2]), int(numbered[3])) if numbered[2] else kind()
    return None
