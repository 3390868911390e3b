"""The exact chance to win the end of a game of Yacht between two players who both play for the win.

A draw counts as half a win. A turn is solved as in `solver`, but each column is a lead: the points of the player to
move less those of the other. A lead that the rest of the game cannot turn is a win already.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np

from dicedesk.core.dice import Roll
from dicedesk.games.yacht.boxes import Box, Sheet, points
from dicedesk.games.yacht.keeps import keeps
from dicedesk.games.yacht.odds import BoxValue, Turn, turn_to
from dicedesk.games.yacht.places import places
from dicedesk.games.yacht.rules import ScoreCard
from dicedesk.games.yacht.solver import NEVER, Floats, Indices, before_roll


class Match:
    """The chances (0..1) of the player to move, between two players with the same preset.

    `own` is the card of the player to move, `other` that of the next one, who has taken as many turns, or one more;
    `lead` is the difference of their totals.
    """

    def __init__(self, sheet: Sheet) -> None:
        self._places = places(sheet)
        self._rests: dict[int, _Rest] = {}
        self._before: dict[tuple[int, int], Floats] = {}

    def chance(self, own: ScoreCard, other: ScoreCard) -> float:
        """The chance before a turn."""
        return float(self._at(own, other, _lead(own, other))[0])

    def turn(self, own: ScoreCard, other: ScoreCard) -> Turn:
        """The chances of all hands and keeps of a turn."""
        return turn_to(self._best(own, other, _lead(own, other))[:, 0].tolist())

    def box_values(self, own: ScoreCard, other: ScoreCard, dice: Roll) -> tuple[BoxValue, ...]:
        """All boxes in which five dice may be scored, with the points that they add and the chances."""
        cards = {box: own.with_dice(box, dice) for box in own.offers(dice)}
        return tuple(
            BoxValue(box, after.total - own.total, 1.0 - self.chance(other, after))
            for box, after in cards.items()
        )

    def _at(self, own: ScoreCard, other: ScoreCard, leads: Indices) -> Floats:
        """(n,): the chances before a turn."""
        key = self._places.place_of(own), self._places.place_of(other)
        if key not in self._before:
            self._before[key] = self._solved(own, other)
        before = self._before[key]
        chances: Floats = before.take(leads + self._rest(own).most + 1, mode="clip")
        return chances

    def _solved(self, own: ScoreCard, other: ScoreCard) -> Floats:
        """By the lead, the chances before a turn, from a lead that is lost to one that is won."""
        if not self._rest(own).choices:
            return np.array([0.0, 0.5, 1.0])
        leads = np.arange(-self._rest(own).most, self._rest(other).most + 1)
        return np.concatenate([[0.0], before_roll(self._best(own, other, leads)), [1.0]])

    def _best(self, own: ScoreCard, other: ScoreCard, leads: Indices) -> Floats:
        """(252, n): the chance of each hand in its best box."""
        best = np.full((len(keeps().hands), len(leads)), NEVER)
        for choice in self._rest(own).choices:
            chances = 1.0 - self._at(other, choice.after, -leads - choice.added)
            best[choice.hands] = np.maximum(best[choice.hands], chances)
        return best

    def _rest(self, own: ScoreCard) -> "_Rest":
        place = self._places.place_of(own)
        if place not in self._rests:
            choices = _choices(own)
            most = max((choice.added + self._rest(choice.after).most for choice in choices), default=0)
            self._rests[place] = _Rest(choices, most)
        return self._rests[place]


@dataclass(frozen=True, eq=False)
class _Choice:
    """A box and its points: the points that it adds, the sheet after it, and the places of its hands."""

    added: int
    after: ScoreCard
    hands: Indices


@dataclass(frozen=True, eq=False)
class _Rest:
    """What can follow from a turn with a sheet, and the most points to come."""

    choices: tuple[_Choice, ...]
    most: int


def _choices(own: ScoreCard) -> tuple[_Choice, ...]:
    hands = keeps().hands
    found = [
        (own.with_dice(box, hands[rows[0]]), rows)
        for box in own.open_boxes
        for rows in _hands_by_points(own.sheet, box)
        if box in own.offers(hands[rows[0]])
    ]
    return tuple(_Choice(after.total - own.total, after, np.array(rows)) for after, rows in found)


@cache
def _hands_by_points(sheet: Sheet, box: Box) -> Sequence[list[int]]:
    """The rows of the hands that score the same in a box; each hand that may be a joker stands alone."""
    found: dict[object, list[int]] = {}
    for row, hand in enumerate(keeps().hands):
        may_be_joker = sheet.has_joker and len(set(hand)) == 1
        found.setdefault(hand if may_be_joker else points(sheet, hand, box), []).append(row)
    return tuple(found.values())


def _lead(own: ScoreCard, other: ScoreCard) -> Indices:
    return np.array([own.total - other.total])
