"""The exact chance to win the end of a game of Yacht between two players who both play for the win.

A draw counts as half a win. A turn is solved as in `solver`, but each column is a lead: the points of the player to move
less those of the other. A lead that the rest of the game cannot turn is a win already.
"""

from dataclasses import dataclass

import numpy as np

from dicedesk.core.dice import Roll
from dicedesk.games.yacht.boxes import MOST_ROLLS, Sheet, boxes_for, points
from dicedesk.games.yacht.keeps import keeps
from dicedesk.games.yacht.odds import BoxValue, Scores, Turn, best_first, open_boxes, points_added
from dicedesk.games.yacht.places import places
from dicedesk.games.yacht.solver import NEVER, Floats, Indices, before_roll, keep_arrays

MOST_OPEN, MOST_OPEN_WITH_BONUS = 3, 2
"""The open boxes of each sheet from which the chance to win is known; the second while a bonus is not decided."""


def is_near_the_end(sheet: Sheet, *sheets: Scores) -> bool:
    """Whether few enough boxes are open for the chance to win to be known."""
    is_decided = all(places(sheet).is_decided(scores) for scores in sheets)
    most = MOST_OPEN if is_decided else MOST_OPEN_WITH_BONUS
    return all(len(open_boxes(sheet, scores)) <= most for scores in sheets)


class Match:
    """The chances (0..1) of the player to move, between two sheets of a preset.

    `own` is the sheet of the player to move, `other` that of the next one, `lead` the difference of their points. Both
    players have taken equally many turns, or the other one more.
    """

    def __init__(self, sheet: Sheet) -> None:
        self._sheet, self._places = sheet, places(sheet)
        self._rests: dict[int, _Rest] = {}
        self._before: dict[tuple[int, int], Floats] = {}

    def chance(self, own: Scores, other: Scores, lead: int) -> float:
        """The chance before a turn."""
        return float(self._at(own, other, np.array([lead]))[0])

    def turn(self, own: Scores, other: Scores, lead: int) -> Turn:
        """The chances of all hands and keeps of a turn."""
        best = self._best(own, other, np.array([lead]))
        hands, kept = [best], []
        for _ in range(MOST_ROLLS - 1):
            kept.append(keep_arrays().means(hands[-1]))
            hands.append(keep_arrays().best(kept[-1]))
        return Turn(
            tuple(each[:, 0].tolist() for each in hands), tuple(each[:, 0].tolist() for each in kept)
        )

    def box_values(self, own: Scores, other: Scores, lead: int, hand: Roll) -> tuple[BoxValue, ...]:
        """All boxes in which the hand may be scored, with the points that they add and the chances, the best first."""
        found = []
        for box in boxes_for(self._sheet, hand, open_boxes(self._sheet, own)):
            added = points_added(self._sheet, own, hand, box)
            after = {**own, box: points(self._sheet, hand, box)}
            found.append(BoxValue(box, added, 1.0 - self.chance(other, after, -lead - added)))
        return best_first(found)

    def _at(self, own: Scores, other: Scores, leads: Indices) -> Floats:
        """(n,): the chances before a turn."""
        key = self._places.place_of(own), self._places.place_of(other)
        if key not in self._before:
            self._before[key] = self._solved(own, other)
        before = self._before[key]
        chances: Floats = before.take(leads + self._rest(own).most + 1, mode="clip")
        return chances

    def _solved(self, own: Scores, other: Scores) -> Floats:
        """By the lead, the chances before a turn, from a lead that is lost to one that is won."""
        if not self._rest(own).choices:
            return np.array([0.0, 0.5, 1.0])
        leads = np.arange(-self._rest(own).most, self._rest(other).most + 1)
        return np.concatenate([[0.0], before_roll(self._best(own, other, leads)), [1.0]])

    def _best(self, own: Scores, other: Scores, leads: Indices) -> Floats:
        """(252, n): the chance of each hand in its best box."""
        best = np.full((len(keeps().hands), len(leads)), NEVER)
        for choice in self._rest(own).choices:
            chances = 1.0 - self._at(other, choice.after, -leads - choice.added)
            best[choice.hands] = np.maximum(best[choice.hands], chances)
        return best

    def _rest(self, own: Scores) -> "_Rest":
        place = self._places.place_of(own)
        if place not in self._rests:
            choices = _choices(self._sheet, own)
            most = max((choice.added + self._rest(choice.after).most for choice in choices), default=0)
            self._rests[place] = _Rest(choices, most)
        return self._rests[place]


@dataclass(frozen=True, eq=False)
class _Choice:
    """A box and its points: the points that it adds, the sheet after it, and the places of its hands."""

    added: int
    after: Scores
    hands: Indices


@dataclass(frozen=True, eq=False)
class _Rest:
    """What can follow from a turn with a sheet, and the most points to come."""

    choices: tuple[_Choice, ...]
    most: int


def _choices(sheet: Sheet, own: Scores) -> tuple[_Choice, ...]:
    found: dict[tuple[int, int], tuple[Scores, list[int]]] = {}
    for row, hand in enumerate(keeps().hands):
        for box in boxes_for(sheet, hand, open_boxes(sheet, own)):
            added = points_added(sheet, own, hand, box)
            after = {**own, box: points(sheet, hand, box)}
            key = added, places(sheet).place_of(after)
            found.setdefault(key, (after, []))[1].append(row)
    return tuple(_Choice(added, after, np.array(hands)) for (added, _), (after, hands) in found.items())
