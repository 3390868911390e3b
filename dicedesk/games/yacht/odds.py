"""Exact values in Yacht: the mean points still to come under the best play, for each card, box and keep.

`solve` calculates them, and needs numpy for it. A `YachtPlay` needs no numpy, and can be handed to another process.

Many choices are worth the same. Of those the box that comes first on the sheet is the best, and the keep that throws
the fewest dice, then the one with the lowest faces; keeping all five dice means to score them.
"""

from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import TypeAlias

from dicedesk.core.dice import FACES, Roll
from dicedesk.games.yacht.boxes import DICE, MOST_ROLLS, UPPER, UPPER_GOAL, Box, Scorer, Sheet, points
from dicedesk.games.yacht.keeps import keeps
from dicedesk.games.yacht.places import Key, places
from dicedesk.games.yacht.rules import Keep, RollAll, Score, ScoreCard, YachtMove, YachtState, keeps_of

TIE = 1e-9
"""Choices whose values are this close are equal."""

Numbers: TypeAlias = "array[float]"

_TURNS_REMEMBERED = 64
"""Entries of the cache of turns: the coach asks for the same one again and again."""

_EQUAL_HANDS = tuple((face,) * DICE for face in FACES)


@dataclass(frozen=True)
class BoxValue:
    """A box for a hand: the points that it adds now, with bonus and joker, and its value."""

    box: Box
    points: int
    value: float


_NEVER = BoxValue(Box.CHOICE, 0, float("-inf"))


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
        return self.hands[rolls_left][keeps().row(dice)]

    def keep_value(self, keep: Roll, rolls_left: int) -> float:
        """The value of throwing the other dice again, with 1 or 2 rolls left; `keep` is sorted."""
        return self.kept[rolls_left - 1][keeps().rows[keep]]

    @property
    def mean(self) -> float:
        """The value before the first roll."""
        return keeps().means(self.hands[-1])[0]


class YachtPlay:
    """A way to play a preset: how much a hand is worth in each box, and the best keeps for that.

    A value is the points added in this turn and those to come.
    """

    def __init__(self, sheet: Sheet, to_come: Numbers, scorer: Scorer = points) -> None:
        """`to_come` has the points to come, by the place of a card."""
        self.sheet, self.to_come, self._scorer, self._places = sheet, to_come, scorer, places(sheet)
        self._numbers = {box: number for number, box in enumerate(sheet.boxes)}

    def points_to_come(self, card: ScoreCard) -> float:
        """The mean points to come before a turn; the bonus is among them until it is reached."""
        return self.to_come[self._places.place_of(card)]

    def turn(self, card: ScoreCard) -> Turn:
        """The values of a turn with this card; about a millisecond."""
        return _turn(self, card)

    def box_values(self, card: ScoreCard, dice: Roll) -> tuple[BoxValue, ...]:
        """All boxes in which five dice may be scored, in the order of the sheet."""
        key, joker = self._places.key(card), card.joker_points(dice)
        found = []
        for box, score in card.offers(dice).items():
            end = self._end(key, box, score)
            liked = self._scorer(self.sheet, dice, box) - points(self.sheet, dice, box)
            found.append(BoxValue(box, end.points + joker, end.value + joker + liked))
        return tuple(found)

    def best_move(self, state: YachtState) -> YachtMove:
        """The best move of the player whose turn it is."""
        card, dice, left = state.card, state.dice, state.rolls_left
        if not dice:
            return RollAll()
        turn = self.turn(card)
        least = turn.value(dice, left) - TIE
        if turn.value(dice, 0) > least:
            return Score(best_of(self.box_values(card, dice)).box)
        return Keep(next(keep for keep in keeps_of(dice) if turn.keep_value(keep, left) > least))

    def best_ends(self, card: ScoreCard) -> list[BoxValue]:
        """The best box of each hand, by its row."""
        key, found = self._places.key(card), [_NEVER] * len(keeps().hands)
        for box in card.open_boxes:
            of_hands, scores = hand_points(self.sheet, self._scorer)[self._numbers[box]]
            ends = {score: self._end(key, box, score) for score in scores}
            news = map(ends.__getitem__, of_hands)
            pairs = zip(news, found, strict=True)
            found = [new if new.value > old.value + TIE else old for new, old in pairs]
        if self.sheet.has_joker:
            for hand in _EQUAL_HANDS:
                found[keeps().row(hand)] = best_of(self.box_values(card, hand))
        return found

    def _end(self, key: Key, box: Box, score: int) -> BoxValue:
        """A box with the points that it adds, with the bonus, and their value with those to come."""
        (filled, upper, fifty), added, number = key, score, self._numbers[box]
        if box in UPPER:
            added += self.sheet.bonus if upper < UPPER_GOAL <= upper + score else 0
            upper += score
        elif box is Box.YACHT:
            fifty = self._places.holds_fifty(score)
        place = self._places.place((filled | 1 << number, upper, fifty))
        return BoxValue(box, added, added + self.to_come[place])


def solve(sheet: Sheet, tell: Callable[[float], object] = lambda _: None) -> YachtPlay:
    """Calculate the best play of a preset; `tell` gets the share (0..1) of the work that is done.

    Yacht takes a tenth of a second of CPU, a preset with a bonus 6 to 16 seconds.
    """
    # Loads numpy, 80 ms, which the window never needs.
    from dicedesk.games.yacht.solver import points_to_come

    to_come = points_to_come(sheet, tell)
    # As in the kept file, so that values do not depend on where they come from.
    return YachtPlay(sheet, array("f", to_come) if sheet.bonus else to_come)


@cache
def of_this_turn(sheet: Sheet, scorer: Scorer) -> YachtPlay:
    """A play that looks at this turn alone."""
    return YachtPlay(sheet, array("f", [0.0]) * places(sheet).size, scorer)


def mean_of_last_turn(sheet: Sheet, box: Box) -> float:
    """The mean points of the last turn, with only this box open and 0 in all others."""
    card = ScoreCard(sheet, tuple(None if each is box else 0 for each in sheet.boxes))
    return of_this_turn(sheet, points).turn(card).mean


def best_of(boxes: Sequence[BoxValue]) -> BoxValue:
    """The best of some boxes, and of equal ones the first; the last bits differ from computer to computer."""
    most = max(each.value for each in boxes)
    return next(each for each in boxes if each.value > most - TIE)


@lru_cache(_TURNS_REMEMBERED)
def _turn(play: YachtPlay, card: ScoreCard) -> Turn:
    return turn_to([end.value for end in play.best_ends(card)])


def turn_to(scored: list[float]) -> Turn:
    """The turn in which the hands, once they are scored, have these values."""
    hands, kept = [scored], list[list[float]]()
    for _ in range(MOST_ROLLS - 1):
        kept.append(keeps().means(hands[-1]))
        hands.append(keeps().best(kept[-1]))
    return Turn(tuple(hands), tuple(kept))


@cache
def hand_points(sheet: Sheet, scorer: Scorer) -> tuple[tuple[tuple[int, ...], frozenset[int]], ...]:
    """By box, the points of each hand, by its row, and all different points."""
    by_box = (tuple(scorer(sheet, hand, box) for hand in keeps().hands) for box in sheet.boxes)
    return tuple((of_hands, frozenset(of_hands)) for of_hands in by_box)
