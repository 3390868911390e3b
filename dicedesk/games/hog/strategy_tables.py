"""Hog strategies whose name holds their whole table: a record with such a name needs nothing else to be reviewed.

The name is "table:TITLE:DICE", where DICE are the 10,000 numbers of dice, packed by zlib and written in base64.
"""

import binascii
import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass
from typing import Self

from dicedesk.core.words import figure, tr
from dicedesk.games.hog.players import check_scores
from dicedesk.games.hog.rules import DEFAULT_GOAL, MOST_DICE

STATES = DEFAULT_GOAL * DEFAULT_GOAL

LONGEST_TITLE = 40
"""So many characters of a title count."""

_NAME = re.compile(r"table:([^:]{1,40}):([A-Za-z0-9_-]{1,8000})")
"""A line of a record has room for the longest: 10,000 numbers without any order take some 6,000 characters."""

_NOT_IN_TITLES = '":\\'


@dataclass(frozen=True)
class GivenStrategy:
    """A strategy that somebody brought, as its table.

    `dice` holds a number from 0 to 10 for each position: 100 rows by own score, each by the opponent's score. Raises
    ValueError for other tables. The title is cut to what a name can hold.
    """

    title: str
    dice: bytes

    def __post_init__(self) -> None:
        if len(self.dice) != STATES or max(self.dice) > MOST_DICE:
            raise ValueError(
                tr(
                    "A strategy has a number from 0 to 10 for each of {count} positions.",
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
        """What records call it; `named` reads it."""
        packed = urlsafe_b64encode(zlib.compress(self.dice, 9)).decode("ascii").rstrip("=")
        return f"table:{self.title}:{packed}"

    @classmethod
    def named(cls, name: str) -> Self | None:
        """The strategy of such a name; None for every other name."""
        found = _NAME.fullmatch(name)
        if found is None:
            return None
        unpacking = zlib.decompressobj()
        try:
            packed = urlsafe_b64decode(found[2] + "=" * (-len(found[2]) % 4))
            # A few bytes could stand for gigabytes.
            return cls(found[1], unpacking.decompress(packed, STATES + 1))
        except (binascii.Error, zlib.error, ValueError):
            return None


def _fitting(title: str) -> str:
    """The title without what a name cannot hold."""
    shown = "".join(sign if sign.isprintable() and sign not in _NOT_IN_TITLES else " " for sign in title)
    return " ".join(shown.split())[:LONGEST_TITLE].strip() or "?"
