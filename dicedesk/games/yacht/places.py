"""The score sheets of a preset as places in a flat table.

A sheet is known by its filled boxes. Nordic and With bonus also need the sum of ones to sixes until the bonus is
decided, reached or out of reach, and With bonus whether the box Yacht holds 50.
"""

from collections.abc import Sequence
from functools import cache

from dicedesk.core.dice import SIDES
from dicedesk.games.yacht.boxes import DICE, UPPER, UPPER_GOAL, YACHT_POINTS, Box, Sheet
from dicedesk.games.yacht.rules import ScoreCard

Key = tuple[int, int, int]
"""The filled boxes as bits, the sum of ones to sixes, and 1 if Yacht holds 50 and that matters, otherwise 0."""

UPPER_SHEETS = 1 << len(UPPER)
"""The number of ways to have filled the upper part."""

MOST_UPPER = DICE * sum(range(1, SIDES + 1))

DECIDED = UPPER_GOAL
"""Stands for all sums of ones to sixes that decide about the bonus."""

MOST_OPEN, MOST_OPEN_WITH_BONUS = 3, 2
"""The open boxes of each sheet from which the chance to win is known; the second while a bonus is not decided."""


class Places:
    """The places of a preset's sheets.

    uppers: each different upper part: its filled boxes as bits, and its sum as far as it matters.
    upper_places: (64, 106), the place of an upper part in `uppers`, by its filled boxes and its sum or DECIDED; 0 if
        there is no such part.
    fifties: 2 if it matters whether the box Yacht holds 50, or 1.
    size: the number of places.
    """

    def __init__(self, sheet: Sheet) -> None:
        sums = [{0}] + [set[int]() for _ in range(1, UPPER_SHEETS)]
        for filled in range(1, UPPER_SHEETS):
            face = filled.bit_length()
            for before in sums[filled - (1 << face - 1)]:
                sums[filled].update(before + face * count for count in range(DICE + 1))
        uppers = dict.fromkeys(
            (filled, _as_far_as_it_matters(sheet, filled, upper_sum))
            for filled, reached in enumerate(sums)
            for upper_sum in sorted(reached)
        )
        self.sheet, self.uppers = sheet, tuple(uppers)
        found = {upper: place for place, upper in enumerate(uppers)}
        self.upper_places = tuple(
            tuple(
                found.get((filled, _as_far_as_it_matters(sheet, filled, upper_sum)), 0)
                for upper_sum in range(MOST_UPPER + 1)
            )
            for filled in range(UPPER_SHEETS)
        )
        self.fifties = 1 + sheet.has_joker
        self.size = self.fifties * len(uppers) << len(sheet.boxes) - len(UPPER)

    def place(self, key: Key) -> int:
        """The place of the cards with this key."""
        filled, upper_sum, fifty = key
        part = self.upper_places[filled % UPPER_SHEETS][upper_sum]
        return ((filled // UPPER_SHEETS) * len(self.uppers) + part) * self.fifties + fifty

    def place_of(self, card: ScoreCard) -> int:
        """The place of a card."""
        return self.place(self.key(card))

    def key(self, card: ScoreCard) -> Key:
        """The key of a card."""
        return _filled(card), card.upper_sum, self.holds_fifty(card.points_in(Box.YACHT))

    def holds_fifty(self, yacht: int | None) -> int:
        """1 if the box Yacht holds 50 and that matters, otherwise 0."""
        return int(self.sheet.has_joker and yacht == YACHT_POINTS)


places = cache(Places)
"""The places of a preset, laid out once."""


def is_near_the_end(cards: Sequence[ScoreCard]) -> bool:
    """Whether few enough boxes are open for the chance to win to be known."""
    sums = {_as_far_as_it_matters(card.sheet, _filled(card), card.upper_sum) for card in cards}
    most = MOST_OPEN if sums == {DECIDED} else MOST_OPEN_WITH_BONUS
    return all(len(card.open_boxes) <= most for card in cards)


def _filled(card: ScoreCard) -> int:
    return sum(1 << box for box, score in enumerate(card.points) if score is not None)


def _as_far_as_it_matters(sheet: Sheet, filled: int, upper_sum: int) -> int:
    """The sum of ones to sixes, or DECIDED once the bonus is, or where there is none."""
    to_come = sum(DICE * face for face in range(1, SIDES + 1) if not filled >> face - 1 & 1)
    return upper_sum if sheet.bonus and upper_sum < UPPER_GOAL <= upper_sum + to_come else DECIDED
