"""Hog strategies made from their names: rules of thumb such as "swap:8:4", and whole tables.

The name of a table is "table:TITLE:DICE", where DICE are the 10,000 numbers of dice, compressed with zlib and written
in base64. So a record with such a name can be reviewed without another file.
"""

import binascii
import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass
from typing import Self

from dicedesk.core.words import figure, tr
from dicedesk.games.hog.rules import DEFAULT_GOAL, MOST_DICE, check_dice, check_scores, free_bacon, is_swap

MARGINS = range(1, 20)
"""Free Bacon gives 1 to 18 points: with margin 1 it is always enough, with margin 19 never."""

DEFAULT_MARGIN = 8
DEFAULT_DICE = 4


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
    """Takes Free Bacon if it gives `margin` points or more, else rolls `dice`."""

    margin: int = DEFAULT_MARGIN
    dice: int = DEFAULT_DICE

    def __post_init__(self) -> None:
        check_dice(self.dice)

    def __call__(self, score: int, opponent_score: int) -> int:
        return 0 if free_bacon(opponent_score) >= self.margin else self.dice


@dataclass(frozen=True)
class SwapStrategy:
    """Takes Free Bacon for a swap in its favor, or for `margin` points without a swap against it."""

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


_WITH_NUMBERS = re.compile(r"(swap|bacon)(?::(-?[0-9]{1,3}):([0-9]|10))?")
_ALWAYS = re.compile(r"always:([0-9]|10)")


def rule_of_thumb(name: str) -> AlwaysRoll | BaconStrategy | SwapStrategy | None:
    """Return the strategy of a name such as "always:4", "bacon" or "swap:8:5"; None for any other name."""
    if always := _ALWAYS.fullmatch(name):
        return AlwaysRoll(int(always[1]))
    if numbered := _WITH_NUMBERS.fullmatch(name):
        kind = SwapStrategy if numbered[1] == "swap" else BaconStrategy
        return kind(int(numbered[2]), int(numbered[3])) if numbered[2] else kind()
    return None


STATES = DEFAULT_GOAL * DEFAULT_GOAL

LONGEST_TITLE = 40
"""Longest title of a strategy, in characters; the rest is cut off."""

_NAME = re.compile(r"table:([^:]{1,40}):([A-Za-z0-9_-]{1,8000})")
"""A record's line is long enough: 10,000 random numbers take about 6,000 characters."""

_NOT_IN_TITLES = '":\\'


@dataclass(frozen=True)
class ImportedStrategy:
    """A strategy imported from a file, as its table.

    `dice` holds a number from 0 to 10 for each position: 100 rows by own score, each by the opponent's score. Raises
    ValueError for any other table. The title is cut to fit a name.
    """

    title: str
    dice: bytes

    def __post_init__(self) -> None:
        if len(self.dice) != STATES or max(self.dice) > MOST_DICE:
            raise ValueError(
                tr(
                    "A strategy needs a number of dice, 0 to 10, for each of {count} positions.",
                    count=figure(STATES),
                )
            )
        object.__setattr__(self, "title", _fitting(self.title))

    def __call__(self, score: int, opponent_score: int) -> int:
        """Raises ValueError for scores at which no turn is taken."""
        check_scores(score, opponent_score)
        return self.dice[score * DEFAULT_GOAL + opponent_score]

    @property
    def name(self) -> str:
        """The name in records; `named` reads it."""
        table = urlsafe_b64encode(zlib.compress(self.dice, 9)).decode("ascii").rstrip("=")
        return f"table:{self.title}:{table}"

    @classmethod
    def named(cls, name: str) -> Self | None:
        """Return the strategy of a "table:" name; None for any other name."""
        match = _NAME.fullmatch(name)
        if match is None:
            return None
        unpacking = zlib.decompressobj()
        try:
            table = urlsafe_b64decode(match[2] + "=" * (-len(match[2]) % 4))
            # A few bytes could expand to gigabytes.
            return cls(match[1], unpacking.decompress(table, STATES + 1))
        except (binascii.Error, zlib.error, ValueError):
            return None


def _fitting(title: str) -> str:
    printable = "".join(sign if sign.isprintable() and sign not in _NOT_IN_TITLES else " " for sign in title)
    return " ".join(printable.split())[:LONGEST_TITLE].strip() or "?"
