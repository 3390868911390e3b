"""The score sheets of Yacht: their boxes, what a hand scores in each, the bonus of the upper part and the joker.

Yacht is that of 1938; Nordic and With bonus are the house rules that people know.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from functools import cache
from types import MappingProxyType
from typing import Any

from dicedesk.core.dice import SIDES, Roll
from dicedesk.core.words import Sentence, tr

DICE = 5
MOST_ROLLS = 3
YACHT_POINTS = 50
UPPER_GOAL = 63
"""The sum of ones to sixes that earns the bonus."""

JOKER_POINTS = 100
"""The extra points of a further five equal dice, in With bonus."""


class Box(Enum):
    """A box of a sheet; its value is its name in records, and its `title` such as "Full house"."""

    _value_: str
    title: Sentence

    ONES = "ones", tr("Ones")
    TWOS = "twos", tr("Twos")
    THREES = "threes", tr("Threes")
    FOURS = "fours", tr("Fours")
    FIVES = "fives", tr("Fives")
    SIXES = "sixes", tr("Sixes")
    ONE_PAIR = "one-pair", tr("One pair")
    TWO_PAIRS = "two-pairs", tr("Two pairs")
    THREE_OF_A_KIND = "three-of-a-kind", tr("Three of a kind", "a box")
    FOUR_OF_A_KIND = "four-of-a-kind", tr("Four of a kind")
    FULL_HOUSE = "full-house", tr("Full house")
    LITTLE_STRAIGHT = "little-straight", tr("Little straight")
    BIG_STRAIGHT = "big-straight", tr("Big straight")
    CHOICE = "choice", tr("Choice", "a box")
    YACHT = "yacht", tr("Yacht", "a box")

    def __new__(cls, name: str, *parts: Any) -> "Box":
        box = object.__new__(cls)
        box._value_, (box.title,) = name, parts
        return box


UPPER = (Box.ONES, Box.TWOS, Box.THREES, Box.FOURS, Box.FIVES, Box.SIXES)
"""The upper part: the box of face n is UPPER[n - 1]."""

STRAIGHTS = (Box.LITTLE_STRAIGHT, Box.BIG_STRAIGHT)
_OF_A_KIND = (Box.THREE_OF_A_KIND, Box.FOUR_OF_A_KIND)
_WITH_BONUS = (*UPPER, *_OF_A_KIND, Box.FULL_HOUSE, *STRAIGHTS, Box.CHOICE, Box.YACHT)
_FIXED_WITH_BONUS = MappingProxyType({Box.FULL_HOUSE: 25, Box.LITTLE_STRAIGHT: 30, Box.BIG_STRAIGHT: 40})


class Sheet(Enum):
    """A preset of the rules; its value is its name in records. FREE_JOKER is With bonus with a joker in any box.

    boxes: in the order of the sheet, ones to sixes first.
    fixed: the points of the boxes that do not sum dice, but for Yacht.
    bonus: the extra points once ones to sixes reach UPPER_GOAL; 0 without such a bonus.
    par: the mean points of best play alone; tests compare it with the solved game.
    """

    _value_: str
    title: Sentence
    boxes: tuple[Box, ...]
    fixed: Mapping[Box, int]
    bonus: int
    par: float

    YACHT = (
        "yacht",
        tr("Yacht"),
        (*UPPER, Box.FULL_HOUSE, Box.FOUR_OF_A_KIND, *STRAIGHTS, Box.CHOICE, Box.YACHT),
        MappingProxyType({Box.LITTLE_STRAIGHT: 30, Box.BIG_STRAIGHT: 30}),
        0,
        166.9550677,
    )
    NORDIC = (
        "nordic",
        tr("Nordic"),
        (*UPPER, Box.ONE_PAIR, Box.TWO_PAIRS, *_OF_A_KIND, *STRAIGHTS, Box.FULL_HOUSE, Box.CHOICE, Box.YACHT),
        MappingProxyType({Box.LITTLE_STRAIGHT: 15, Box.BIG_STRAIGHT: 20}),
        50,
        248.43999,
    )
    BONUS = "bonus", tr("With bonus"), _WITH_BONUS, _FIXED_WITH_BONUS, 35, 254.58773
    FREE_JOKER = "free-joker", tr("With bonus, free joker"), _WITH_BONUS, _FIXED_WITH_BONUS, 35, 254.58961

    def __new__(cls, name: str, *parts: Any) -> "Sheet":
        sheet = object.__new__(cls)
        sheet._value_ = name
        sheet.title, sheet.boxes, sheet.fixed, sheet.bonus, sheet.par = parts
        return sheet

    @property
    def has_joker(self) -> bool:
        """Whether a second five equal dice are a joker."""
        return self in (Sheet.BONUS, Sheet.FREE_JOKER)


_EQUAL: Mapping[Box, int] = MappingProxyType({Box.ONE_PAIR: 2, Box.THREE_OF_A_KIND: 3, Box.FOUR_OF_A_KIND: 4})
"""How many equal dice a box wants."""


Scorer = Callable[[Sheet, Roll, Box], int]
"""`points` without a joker, or how much a computer player likes the box."""


def points(sheet: Sheet, hand: Roll, box: Box, *, is_joker: bool = False) -> int:
    """The points of five dice, in any order, in a box of the sheet; without the bonus or JOKER_POINTS.

    A joker scores in full as a house or a straight.
    """
    counts = Counter(hand)
    if box in UPPER:
        face = UPPER.index(box) + 1
        return face * counts[face]
    match box:
        case Box.CHOICE:
            return sum(hand)
        case Box.YACHT:
            return YACHT_POINTS if len(counts) == 1 else 0
        case Box.TWO_PAIRS:
            pairs = [face for face, count in counts.items() if count >= _EQUAL[Box.ONE_PAIR]]
            return 2 * sum(pairs) if len(pairs) > 1 else 0
        case Box.FULL_HOUSE:
            fits = sorted(counts.values()) == [2, 3]
        case Box.LITTLE_STRAIGHT | Box.BIG_STRAIGHT:
            fits = any(counts.keys() >= straight for straight in _straights(sheet, box))
        case _:
            size = _EQUAL[box]
            face = max((face for face, count in counts.items() if count >= size), default=0)
            return sum(hand) if sheet.has_joker and face else size * face
    return sheet.fixed.get(box, sum(hand)) if fits or is_joker else 0


@cache
def _straights(sheet: Sheet, box: Box) -> Sequence[frozenset[int]]:
    """The faces of each straight that fits the box: of five dice, or in With bonus the little one of four."""
    length = SIDES - 2 if sheet.has_joker and box is Box.LITTLE_STRAIGHT else DICE
    all_straights = [frozenset(range(least, least + length)) for least in range(1, SIDES - length + 2)]
    if sheet.has_joker:
        return all_straights
    return all_straights[:1] if box is Box.LITTLE_STRAIGHT else all_straights[1:]


def pays_words(sheet: Sheet, box: Box) -> Sentence:
    """What a box wants and pays, such as "1 2 3 4 5: 30 points"; without the joker."""
    if box in UPPER:
        return tr("All dice that show {face}: their sum", face=UPPER.index(box) + 1)
    match box:
        case Box.ONE_PAIR:
            return tr("The highest two equal dice: their sum")
        case Box.TWO_PAIRS:
            return tr("Two different pairs: the sum of the four dice")
        case Box.THREE_OF_A_KIND if sheet.has_joker:
            return tr("Three equal dice: the sum of all five")
        case Box.THREE_OF_A_KIND:
            return tr("Three equal dice: their sum")
        case Box.FOUR_OF_A_KIND if sheet.has_joker:
            return tr("Four equal dice: the sum of all five")
        case Box.FOUR_OF_A_KIND:
            return tr("Four equal dice: their sum")
        case Box.FULL_HOUSE if box in sheet.fixed:
            return tr("Three equal dice and two other equal ones: {points} points", points=sheet.fixed[box])
        case Box.FULL_HOUSE:
            return tr("Three equal dice and two other equal ones: the sum of all five")
        case Box.CHOICE:
            return tr("Any dice: their sum")
        case Box.YACHT:
            return tr("Five equal dice: {points} points", points=YACHT_POINTS)
        case _:
            return _straight_words(sheet, box)


def _straight_words(sheet: Sheet, box: Box) -> Sentence:
    (straight, *others), scored = _straights(sheet, box), sheet.fixed[box]
    if not others:
        faces = " ".join(map(str, sorted(straight)))
        return tr("{faces}: {points} points", faces=faces, points=scored)
    if len(straight) < DICE:
        return tr("Four in a row: {points} points", points=scored)
    return tr("Five in a row: {points} points", points=scored)
