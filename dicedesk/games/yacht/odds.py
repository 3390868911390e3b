"""Exact values in Yacht: the mean points still to come under the best play, for each card, box and keep.

`solve` calculates them, and needs numpy for it. A `YachtPlay` needs no numpy, and can be handed to another process.

Many choices are worth the same. Of those the box that comes first on the sheet is the best, and the keep that throws
the fewest dice, then the one with the lowest faces; keeping all five dice means to score them.
"""

from array import array
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import TypeAlias, TypeVar

from dicedesk.core.dice import FACES, SIDES, Roll, sorted_rolls
from dicedesk.games.yacht.boxes import DICE, MOST_ROLLS, UPPER, UPPER_GOAL, Box, Scorer, Sheet, points
from dicedesk.games.yacht.keeps import keeps
from dicedesk.games.yacht.places import Key, places
from dicedesk.games.yacht.rules import (
    Keep,
    RollAll,
    Score,
    ScoreCard,
    YachtMove,
    YachtState,
    keeps_of,
)

TIE = 1e-9
"""Choices whose values are this close are equal."""

Numbers: TypeAlias = "array[float]"

_TURNS_REMEMBERED = 64
"""Entries of the cache of turns: the coach asks for the same one again and again."""

_EQUAL = tuple((face,) * DICE for face in FACES)


@dataclass(frozen=True)
class BoxValue:
    """A box for a hand: the points that it adds now, with bonus and joker, and its value."""

    box: Box
    points: int
    value: float


@dataclass(frozen=True)
class KeepValue:
    """Sorted faces to keep, and the value of throwing the other dice again."""

    keep: Roll
    value: float


@dataclass(frozen=True, eq=False)
class Turn:
    """The values of all hands and keeps in one turn with one card, if the best choices follow.

    hands: by rolls left (0, 1, 2), the value of each hand, by its row.
    kept: by rolls left less 1 (1, 2), the value of each keep, by its row.
    """

    hands: tuple[list[float], ...]
    kept: tuple[list[float], ...]

    def value(self, dice: Roll, rolls_left: int) -> float:
        """The value of five dice, in any order, with 0 to 2 rolls left."""
        return self.hands[rolls_left][_row(dice)]

    def keep_value(self, keep: Roll, rolls_left: int) -> float:
        """The value of throwing the other dice again, with 1 or 2 rolls left; `keep` is sorted."""
        return self.kept[rolls_left - 1][keeps().rows[keep]]

    def keep_values(self, dice: Roll, rolls_left: int) -> tuple[KeepValue, ...]:
        """All different choices of fewer than five dice to keep, with 1 or 2 rolls left, the best first."""
        kept, rows = self.kept[rolls_left - 1], keeps().rows
        return best_first([KeepValue(keep, kept[rows[keep]]) for keep in keeps_of(dice)])


class YachtPlay:
    """A way to play a preset: how much a hand is worth in each box, and the best keeps for that.

    A value is the points added in this turn and those to come.
    """

    def __init__(self, sheet: Sheet, to_come: Numbers, scorer: Scorer = points) -> None:
        """`to_come` has the points to come, by the place of a card."""
        self.sheet, self.to_come, self._scorer, self._places = sheet, to_come, scorer, places(sheet)
        self._numbers = {box: number for number, box in enumerate(sheet.boxes)}
        self._yacht, self._bonus = self._numbers[Box.YACHT], sheet.bonus

    def points_to_come(self, card: ScoreCard) -> float:
        """The mean points to come before a turn; the bonus is among them until it is reached."""
        return self.to_come[self._places.place_of(card)]

    def turn(self, card: ScoreCard) -> Turn:
        """The values of a turn with this card; about a millisecond."""
        return _turn(self, card)

    def box_values(self, card: ScoreCard, dice: Roll) -> tuple[BoxValue, ...]:
        """All boxes in which five dice may be scored, the best first."""
        key, joker = self._places.key(card), card.joker_points(dice)
        found = []
        for box, score in card.offers(dice).items():
            added, to_come = self._scored(key, self._numbers[box], score)
            liked = self._scorer(self.sheet, dice, box) - points(self.sheet, dice, box)
            found.append(BoxValue(box, added + joker, added + joker + liked + to_come))
        return best_first(found)

    def best_move(self, state: YachtState) -> YachtMove:
        """The best move of the player whose turn it is."""
        card, dice = state.card, state.dice
        if not dice:
            return RollAll()
        if state.rolls_left:
            turn = self.turn(card)
            best = turn.keep_values(dice, state.rolls_left)[0]
            if turn.value(dice, 0) < best.value - TIE:
                return Keep(best.keep)
        return Score(self.box_values(card, dice)[0].box)

    def best_boxes(self, card: ScoreCard) -> list[float]:
        """The value of each hand in its best box, by its row."""
        key, open_boxes = self._places.key(card), card.open_boxes
        best = [float("-inf")] * len(keeps().hands)
        all_points = hand_points(self.sheet, self._scorer)
        for box in open_boxes:
            number = self._numbers[box]
            of_hands, scores = all_points[number]
            values = {score: sum(self._scored(key, number, score)) for score in scores}
            new = map(values.__getitem__, of_hands)
            best = [one if one > other else other for one, other in zip(best, new, strict=True)]
        if self.sheet.has_joker and Box.YACHT not in open_boxes:
            for hand in _EQUAL:
                best[_row(hand)] = self.box_values(card, hand)[0].value
        return best

    def best_ends(self, card: ScoreCard) -> list[BoxValue]:
        """The best box of each hand, by its row."""
        key, best = self._places.key(card), self.best_boxes(card)
        found: list[BoxValue | None] = [None] * len(best)
        for box in card.open_boxes:
            number = self._numbers[box]
            of_hands, scores = hand_points(self.sheet, self._scorer)[number]
            scored = {score: self._scored(key, number, score) for score in scores}
            ends = {
                score: BoxValue(box, added, added + to_come) for score, (added, to_come) in scored.items()
            }
            for row, score in enumerate(of_hands):
                if found[row] is None and ends[score].value > best[row] - TIE:
                    found[row] = ends[score]
        if self.sheet.has_joker and Box.YACHT not in card.open_boxes:
            for hand in _EQUAL:
                found[_row(hand)] = self.box_values(card, hand)[0]
        return [end for end in found if end is not None]

    def _scored(self, key: Key, number: int, score: int) -> tuple[int, float]:
        """The points that a box adds, with the bonus, and the points to come after it."""
        filled, upper, fifty = key
        added = score
        if number < len(UPPER):
            added += self._bonus if upper < UPPER_GOAL <= upper + score else 0
            upper += score
        elif number == self._yacht:
            fifty = self._places.holds_fifty(score)
        return added, self.to_come[self._places.place((filled | 1 << number, upper, fifty))]


def solve(sheet: Sheet, tell: Callable[[float], object] = lambda _: None) -> YachtPlay:
    """Calculate the best play of a preset; `tell` gets the share (0..1) of the work that is done.

    Yacht takes a tenth of a second of CPU, a preset with a bonus 6 to 16 seconds.
    """
    # Loads numpy, 80 ms, which the window never needs.
    from dicedesk.games.yacht.solver import points_to_come

    to_come = points_to_come(sheet, tell)
    # As in the kept file, so that values do not depend on where they come from.
    return YachtPlay(sheet, array("f", to_come) if sheet.bonus else to_come)


def of_this_turn(sheet: Sheet, scorer: Scorer) -> YachtPlay:
    """A play that looks at this turn alone."""
    return YachtPlay(sheet, array("f", bytes(places(sheet).size * array("f").itemsize)), scorer)


def mean_of_last_turn(sheet: Sheet, box: Box) -> float:
    """The mean points of the last turn, with only this box open and 0 in all others."""
    card = ScoreCard(sheet, tuple(None if each is box else 0 for each in sheet.boxes))
    turn = of_this_turn(sheet, points).turn(card)
    total = sum(ways * turn.value(hand, MOST_ROLLS - 1) for hand, ways in sorted_rolls(DICE))
    return total / float(SIDES**DICE)


Choice = TypeVar("Choice", bound=BoxValue | KeepValue)


def best_first(choices: list[Choice]) -> tuple[Choice, ...]:
    """The choices in the order of their values; of equal ones the first is the best.

    The last bits of a value differ from computer to computer.
    """
    most = max(choice.value for choice in choices)
    best = next(choice for choice in choices if choice.value > most - TIE)
    others = sorted(choices, key=lambda choice: -round(choice.value / TIE))
    others.remove(best)
    return (best, *others)


@lru_cache(_TURNS_REMEMBERED)
def _turn(play: YachtPlay, card: ScoreCard) -> Turn:
    all_keeps, hands = keeps(), [play.best_boxes(card)]
    kept = []
    for _ in range(MOST_ROLLS - 1):
        kept.append(all_keeps.means(hands[-1]))
        hands.append(all_keeps.best(kept[-1]))
    return Turn(tuple(hands), tuple(kept))


@cache
def hand_points(sheet: Sheet, scorer: Scorer) -> tuple[tuple[tuple[int, ...], frozenset[int]], ...]:
    """By box, the points of each hand, by its row, and all different points."""
    by_box = (tuple(scorer(sheet, hand, box) for hand in keeps().hands) for box in sheet.boxes)
    return tuple((of_hands, frozenset(of_hands)) for of_hands in by_box)


def _row(dice: Roll) -> int:
    return keeps().rows[tuple(sorted(dice))] - keeps().first_hand
