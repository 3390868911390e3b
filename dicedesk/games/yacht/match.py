"""The exact chance to win the end of a game of Yacht between two players who both play for the win.

A draw counts as half a win. A turn is solved as in `solver`, but each column is a lead: the points of the player to
move less those of the other. A lead that the rest of the game cannot turn is a win already.
"""

from dataclasses import dataclass

import numpy as np

from dicedesk.core.dice import Roll
from dicedesk.games.yacht.boxes import MOST_ROLLS, Box, Sheet, points
from dicedesk.games.yacht.keeps import keeps
from dicedesk.games.yacht.odds import BoxValue, Turn, best_first, hand_points
from dicedesk.games.yacht.places import Places, places
from dicedesk.games.yacht.rules import ScoreCard
from dicedesk.games.yacht.solver import NEVER, Floats, Indices, before_roll, keep_arrays


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
        arrays, hands, kept = keep_arrays(), [self._best(own, other, _lead(own, other))], []
        for _ in range(MOST_ROLLS - 1):
            kept.append(arrays.means(hands[-1]))
            hands.append(arrays.best(kept[-1]))
        return Turn(tuple(hand[:, 0].tolist() for hand in hands), tuple(keep[:, 0].tolist() for keep in kept))

    def box_values(self, own: ScoreCard, other: ScoreCard, dice: Roll) -> tuple[BoxValue, ...]:
        """All boxes in which five dice may be scored, with the points that they add and the chances, the best first."""
        found = []
        for box in own.offers(dice):
            after = own.with_dice(box, dice)
            found.append(BoxValue(box, after.total - own.total, 1.0 - self.chance(other, after)))
        return best_first(found)

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
            choices = _choices(own, self._places)
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


def _choices(own: ScoreCard, places: Places) -> tuple[_Choice, ...]:
    def choice(box: Box, hand: Roll) -> tuple[int, int]:
        """The points that a box adds, and the place of the sheet after it."""
        after = own.with_dice(box, hand)
        key = after.total - own.total, places.place_of(after)
        found.setdefault(key, (after, []))
        return key

    found: dict[tuple[int, int], tuple[ScoreCard, list[int]]] = {}
    scores = hand_points(own.sheet, points)
    boxes = [(box, scores[own.sheet.boxes.index(box)][0]) for box in own.open_boxes]
    known: dict[tuple[Box, int], tuple[int, int]] = {}
    for row, hand in enumerate(keeps().hands):
        if len(set(hand)) == 1:
            keys = [choice(box, hand) for box in own.offers(hand)]
        else:
            # No such hand is a joker, so its points say all.
            new = [(box, of_hands[row]) for box, of_hands in boxes]
            known |= {each: choice(each[0], hand) for each in new if each not in known}
            keys = [known[each] for each in new]
        for key in keys:
            found[key][1].append(row)
    return tuple(_Choice(added, after, np.array(hands)) for (added, _), (after, hands) in found.items())


def _lead(own: ScoreCard, other: ScoreCard) -> Indices:
    return np.array([own.total - other.total])
