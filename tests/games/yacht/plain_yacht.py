"""Plain Yacht in exact fractions, that the fast solvers are tested against: every throw of every keep, one by one.

A fraction is kept as a whole number of parts: each roll divides a point into 7,776 parts more.
"""

import random
from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from functools import cache
from itertools import combinations, combinations_with_replacement, product

from dicedesk.core.dice import Roll
from dicedesk.games.yacht.boxes import UPPER, Box, Sheet
from dicedesk.games.yacht.rules import ScoreCard, empty_card

HANDS: tuple[Roll, ...] = tuple(combinations_with_replacement(range(1, 7), 5))
WAYS, ROLLS = 6**5, 3


@cache
def ways_after(keep: Roll) -> tuple[tuple[Roll, int], ...]:
    """The hands that dice become when the others are thrown, in how many of 7,776 ways."""
    thrown = product(range(1, 7), repeat=5 - len(keep))
    hands = Counter(tuple(sorted(keep + faces)) for faces in thrown)
    return tuple((hand, count * 6 ** len(keep)) for hand, count in hands.items())


@cache
def keeps_of(hand: Roll) -> frozenset[Roll]:
    """All choices of dice to keep."""
    return frozenset(keep for size in range(6) for keep in combinations(hand, size))


class PlainTurn:
    """One turn, given the parts of each hand once it is scored, and the parts of a point."""

    def __init__(self, scored: Callable[[Roll], int], parts: int) -> None:
        hands = {hand: scored(hand) for hand in HANDS}
        self.hands = [{hand: Fraction(value, parts) for hand, value in hands.items()}]
        self.keeps: list[dict[Roll, Fraction]] = []
        for _ in range(ROLLS - 1):
            keeps = {keep: _sum(hands, keep) for hand in HANDS for keep in keeps_of(hand)}
            hands = {hand: max(keeps[keep] for keep in keeps_of(hand)) for hand in HANDS}
            parts *= WAYS
            self.keeps.append({keep: Fraction(value, parts) for keep, value in keeps.items()})
            self.hands.append({hand: Fraction(value, parts) for hand, value in hands.items()})
        self.parts_to_come = _sum(hands, ())


def _sum(values: dict[Roll, int], keep: Roll) -> int:
    return sum(ways * values[hand] for hand, ways in ways_after(keep))


class PlainGame:
    """The most points to come, card by card."""

    def __init__(self) -> None:
        self._turns: dict[object, PlainTurn] = {}

    def to_come(self, card: ScoreCard) -> Fraction:
        """The most points to come before a turn, on average."""
        return Fraction(self._parts_to_come(card), _parts(card))

    def in_box(self, card: ScoreCard, box: Box, hand: Roll) -> Fraction:
        """The points that a hand adds in a box, and those to come."""
        return Fraction(self._parts_in_box(card, box, hand), _parts(card.with_dice(box, hand)))

    def turn(self, card: ScoreCard) -> PlainTurn:
        """A turn with this card."""
        key = _rest(card)
        if key not in self._turns:
            self._turns[key] = PlainTurn(
                lambda hand: max(self._parts_in_box(card, box, hand) for box in card.offers(hand)),
                _parts(card) // WAYS**ROLLS,
            )
        return self._turns[key]

    def _parts_to_come(self, card: ScoreCard) -> int:
        return self.turn(card).parts_to_come if card.open_boxes else 0

    def _parts_in_box(self, card: ScoreCard, box: Box, hand: Roll) -> int:
        scored = card.with_dice(box, hand)
        return (scored.total - card.total) * _parts(scored) + self._parts_to_come(scored)


class PlainMatch:
    """The greatest chance of the player to move to win, if both play for the win; a draw is half a win."""

    def __init__(self) -> None:
        self._turns: dict[object, PlainTurn] = {}

    def turn(self, own: ScoreCard, other: ScoreCard) -> PlainTurn:
        """A turn of the player with the first card."""
        key = _rest(own), _rest(other), own.total - other.total
        if key not in self._turns:
            self._turns[key] = PlainTurn(
                lambda hand: max(self._parts_in_box(own, other, box, hand) for box in own.offers(hand)),
                2 * _parts(own) * _parts(other) // WAYS**ROLLS,
            )
        return self._turns[key]

    def chance(self, own: ScoreCard, other: ScoreCard) -> Fraction:
        """The chance before a turn."""
        return Fraction(self._parts_of_win(own, other), 2 * _parts(own) * _parts(other))

    def _parts_of_win(self, own: ScoreCard, other: ScoreCard) -> int:
        if own.open_boxes:
            return self.turn(own, other).parts_to_come
        return int(own.total > other.total) + int(own.total >= other.total)

    def _parts_in_box(self, own: ScoreCard, other: ScoreCard, box: Box, hand: Roll) -> int:
        scored = own.with_dice(box, hand)
        return 2 * _parts(scored) * _parts(other) - self._parts_of_win(other, scored)


def _rest(card: ScoreCard) -> object:
    """What matters of a card for the turns to come."""
    return card.sheet, card.open_boxes, card.upper_sum, card.points_in(Box.YACHT) == 50


def _parts(card: ScoreCard) -> int:
    """The parts of a point before a turn."""
    return int(WAYS ** (ROLLS * len(card.open_boxes)))


def late_card(sheet: Sheet, open_boxes: int, luck: random.Random) -> ScoreCard:
    """A card that a game can reach, with this many open boxes; its hands are better than those of plain throws."""
    card, stays_open = empty_card(sheet), set(luck.sample(sheet.boxes, open_boxes))
    if sheet.has_joker and Box.YACHT not in stays_open and luck.random() < 0.5:
        card = card.with_dice(Box.YACHT, (6,) * 5)
    for box in card.open_boxes:
        if box not in stays_open:
            card = card.with_dice(box, _hand_for(box, luck))
    return card


def card_with(sheet: Sheet, *open_boxes: Box, **points: int) -> ScoreCard:
    """The card with these open boxes; the others hold the points by their names, or nothing."""
    return ScoreCard(
        sheet, tuple(None if box in open_boxes else points.get(box.name, 0) for box in sheet.boxes)
    )


def _hand_for(box: Box, luck: random.Random) -> Roll:
    """Two to four dice of the box's face, never five equal ones, which may be a joker."""
    face = UPPER.index(box) + 1 if box in UPPER else luck.randint(1, 6)
    count = luck.choice((2, 3, 3, 4))
    others = [other for other in range(1, 7) if other != face]
    return (face,) * count + tuple(luck.choices(others, k=5 - count))
