"""The score sheets of a preset as places in a flat table.

A sheet is known by its filled boxes. Nordic and With bonus also need the sum of ones to sixes until the bonus is decided,
reached or out of reach, and With bonus whether the box Yacht holds 50.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from dicedesk.core.dice import SIDES
from dicedesk.games.yacht.boxes import DICE, UPPER, UPPER_GOAL, YACHT_POINTS, Box, Sheet

UPPER_SHEETS = 1 << len(UPPER)
"""The number of ways to have filled the upper part."""

DECIDED = UPPER_GOAL
"""The sum of ones to sixes once the bonus is decided."""


@dataclass(frozen=True, eq=False)
class Places:
    """The places of a preset's sheets.

    uppers: the filled boxes of the upper part as bits, and their sum, of each different upper part.
    upper_places: the place of each upper part in `uppers`, by its filled boxes and its sum; 0 if there is none.
    """

    sheet: Sheet
    uppers: tuple[tuple[int, int], ...]
    upper_places: tuple[tuple[int, ...], ...]

    @property
    def fifties(self) -> int:
        """2 if it matters whether the box Yacht holds 50, or 1."""
        return 1 + self.sheet.has_joker

    @property
    def size(self) -> int:
        """The number of places."""
        return self.fifties * len(self.uppers) << len(self.sheet.boxes) - len(UPPER)

    def place(self, filled: int, upper: int, fifty: int) -> int:
        """The place of the sheet with these filled boxes (bits) and this sum; `fifty` is 1 if Yacht holds 50."""
        part = self.upper_places[filled % UPPER_SHEETS][upper]
        return ((filled // UPPER_SHEETS) * len(self.uppers) + part) * self.fifties + fifty

    def place_of(self, scores: Mapping[Box, int]) -> int:
        """The place of the sheet with these filled boxes and their points."""
        filled = sum(1 << self.sheet.boxes.index(box) for box in scores)
        upper = upper_of(self.sheet, filled, sum(scores.get(box, 0) for box in UPPER))
        fifty = self.sheet.has_joker and scores.get(Box.YACHT) == YACHT_POINTS
        return self.place(filled, upper, int(fifty))


def upper_of(sheet: Sheet, filled: int, upper_sum: int) -> int:
    """The sum of ones to sixes as far as it matters: `DECIDED` once the bonus is, and 0 without a bonus."""
    if not sheet.bonus:
        return 0
    to_come = sum(DICE * face for face in range(1, SIDES + 1) if not filled >> face - 1 & 1)
    return upper_sum if upper_sum < UPPER_GOAL <= upper_sum + to_come else DECIDED


@cache
def places(sheet: Sheet) -> Places:
    """The places of a preset, laid out once."""
    sums = [{0}] + [set[int]() for _ in range(1, UPPER_SHEETS)]
    for filled in range(1, UPPER_SHEETS):
        face = filled.bit_length()
        for before in sums[filled - (1 << face - 1)]:
            sums[filled].update(
                upper_of(sheet, filled, before + face * count) for count in range(DICE + 1)
            )
    uppers = [(filled, upper) for filled, reached in enumerate(sums) for upper in sorted(reached)]
    places = [[0] * (UPPER_GOAL + 1) for _ in range(UPPER_SHEETS)]
    for place, (filled, upper) in enumerate(uppers):
        places[filled][upper] = place
    return Places(sheet, tuple(uppers), tuple(map(tuple, places)))
