"""The score sheets of Yacht: their boxes, what a hand scores in each, the bonus of the upper part and the joker.

Yacht is that of 1938; Nordic and With bonus are the house rules that people know.
"""

from collections import Counter
from collections.abc import Callable, Collection, Mapping
from enum import Enum
from types import MappingProxyType

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

    def __new__(cls, name: str, title: Sentence) -> "Box":
        box = object.__new__(cls)
        box._value_, box.title = name, title
        return box


class Sheet(Enum):
    """A preset of the rules; its value is its name in records. FREE_JOKER is With bonus with a joker in any box."""

    YACHT = "yacht"
    NORDIC = "nordic"
    BONUS = "bonus"
    FREE_JOKER = "free-joker"

    @property
    def title(self) -> Sentence:
        """Such as "With bonus"."""
        return _SHEET_TITLES[self]

    @property
    def boxes(self) -> tuple[Box, ...]:
        """The boxes in the order of the sheet, ones to sixes first."""
        return _BOXES[self]

    @property
    def bonus(self) -> int:
        """The extra points once ones to sixes reach UPPER_GOAL; 0 without such a bonus."""
        return _BONUS[self]

    @property
    def par(self) -> float:
        """The mean points of best play alone, to four decimals; tests compare it with the solved game."""
        return _PAR[self]

    @property
    def has_joker(self) -> bool:
        """Whether a second five equal dice are a joker."""
        return self in (Sheet.BONUS, Sheet.FREE_JOKER)


UPPER = (Box.ONES, Box.TWOS, Box.THREES, Box.FOURS, Box.FIVES, Box.SIXES)
"""The upper part: the box of face n is UPPER[n - 1]."""

_SHEET_TITLES: Mapping[Sheet, Sentence] = MappingProxyType(
    {
        Sheet.YACHT: tr("Yacht"),
        Sheet.NORDIC: tr("Nordic"),
        Sheet.BONUS: tr("With bonus"),
        Sheet.FREE_JOKER: tr("With bonus, free joker"),
    }
)

_NORDIC = (
    *UPPER,
    Box.ONE_PAIR,
    Box.TWO_PAIRS,
    Box.THREE_OF_A_KIND,
    Box.FOUR_OF_A_KIND,
    Box.LITTLE_STRAIGHT,
    Box.BIG_STRAIGHT,
    Box.FULL_HOUSE,
    Box.CHOICE,
    Box.YACHT,
)

_WITH_BONUS = (
    *UPPER,
    Box.THREE_OF_A_KIND,
    Box.FOUR_OF_A_KIND,
    Box.FULL_HOUSE,
    Box.LITTLE_STRAIGHT,
    Box.BIG_STRAIGHT,
    Box.CHOICE,
    Box.YACHT,
)

_BOXES: Mapping[Sheet, tuple[Box, ...]] = MappingProxyType(
    {
        Sheet.YACHT: (
            *UPPER,
            Box.FULL_HOUSE,
            Box.FOUR_OF_A_KIND,
            Box.LITTLE_STRAIGHT,
            Box.BIG_STRAIGHT,
            Box.CHOICE,
            Box.YACHT,
        ),
        Sheet.NORDIC: _NORDIC,
        Sheet.BONUS: _WITH_BONUS,
        Sheet.FREE_JOKER: _WITH_BONUS,
    }
)

_BONUS: Mapping[Sheet, int] = MappingProxyType(
    {Sheet.YACHT: 0, Sheet.NORDIC: 50, Sheet.BONUS: 35, Sheet.FREE_JOKER: 35}
)

_PAR: Mapping[Sheet, float] = MappingProxyType(
    {Sheet.YACHT: 166.9551, Sheet.NORDIC: 248.4400, Sheet.BONUS: 254.5877, Sheet.FREE_JOKER: 254.5896}
)

_STRAIGHTS: Mapping[Box, frozenset[int]] = MappingProxyType(
    {
        Box.LITTLE_STRAIGHT: frozenset(range(1, SIDES)),
        Box.BIG_STRAIGHT: frozenset(range(2, SIDES + 1)),
    }
)
"""The faces of the straights in Yacht and Nordic."""

_STRAIGHT_POINTS: Mapping[Sheet, Mapping[Box, int]] = MappingProxyType(
    {
        Sheet.YACHT: MappingProxyType({Box.LITTLE_STRAIGHT: 30, Box.BIG_STRAIGHT: 30}),
        Sheet.NORDIC: MappingProxyType({Box.LITTLE_STRAIGHT: 15, Box.BIG_STRAIGHT: 20}),
    }
)

_FIXED: Mapping[Box, int] = MappingProxyType(
    {Box.FULL_HOUSE: 25, Box.LITTLE_STRAIGHT: 30, Box.BIG_STRAIGHT: 40}
)
"""The points of the boxes that do not sum dice in With bonus, and which a joker fills."""

_IN_A_ROW: Mapping[Box, int] = MappingProxyType({Box.LITTLE_STRAIGHT: 4, Box.BIG_STRAIGHT: 5})
"""The length of the straights in With bonus."""

_EQUAL: Mapping[Box, int] = MappingProxyType(
    {Box.ONE_PAIR: 2, Box.THREE_OF_A_KIND: 3, Box.FOUR_OF_A_KIND: 4, Box.YACHT: 5}
)
"""How many equal dice a box wants."""


Scorer = Callable[[Sheet, Roll, Box], int]
"""`points` without a joker, or how much a computer player likes the box."""


def points(sheet: Sheet, hand: Roll, box: Box, *, is_joker: bool = False) -> int:
    """The points of five dice, in any order, in a box of the sheet; without the bonus or JOKER_POINTS.

    `is_joker` is what `fills_any_box` says of the hand.
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
        case Box.ONE_PAIR | Box.THREE_OF_A_KIND | Box.FOUR_OF_A_KIND:
            return _of_a_kind(sheet, counts, _EQUAL[box])
        case _:
            if sheet.has_joker:
                return _FIXED[box] if is_joker or _is_shape(counts, box) else 0
            return _house_or_straight(sheet, counts, box)


def _of_a_kind(sheet: Sheet, counts: Counter[int], size: int) -> int:
    face = max((face for face, count in counts.items() if count >= size), default=0)
    if sheet.has_joker and face:
        return sum(counts.elements())
    return size * face


def _is_shape(counts: Counter[int], box: Box) -> bool:
    """Whether the dice are a house or a straight as With bonus wants them."""
    if box is Box.FULL_HOUSE:
        return _is_house(counts)
    length = _IN_A_ROW[box]
    starts = range(1, SIDES - length + 2)
    return any(counts.keys() >= set(range(start, start + length)) for start in starts)


def _house_or_straight(sheet: Sheet, counts: Counter[int], box: Box) -> int:
    if box is Box.FULL_HOUSE:
        return sum(counts.elements()) if _is_house(counts) else 0
    return _STRAIGHT_POINTS[sheet][box] if counts.keys() == _STRAIGHTS[box] else 0


def _is_house(counts: Counter[int]) -> bool:
    return sorted(counts.values()) == [2, 3]


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
        case Box.FULL_HOUSE if sheet.has_joker:
            return tr("Three equal and two equal dice: {points} points", points=_FIXED[box])
        case Box.FULL_HOUSE:
            return tr("Three equal and two equal dice: the sum of all five")
        case Box.CHOICE:
            return tr("Any dice: their sum")
        case Box.YACHT:
            return tr("Five equal dice: {points} points", points=YACHT_POINTS)
        case _:
            return _straight_words(sheet, box)


def _straight_words(sheet: Sheet, box: Box) -> Sentence:
    if not sheet.has_joker:
        faces = " ".join(map(str, sorted(_STRAIGHTS[box])))
        return tr("{faces}: {points} points", faces=faces, points=_STRAIGHT_POINTS[sheet][box])
    if box is Box.LITTLE_STRAIGHT:
        return tr("Four in a row: {points} points", points=_FIXED[box])
    return tr("Five in a row: {points} points", points=_FIXED[box])


def is_joker(sheet: Sheet, hand: Roll, open_boxes: Collection[Box]) -> bool:
    """Whether the hand is a joker: five equal dice in With bonus once the box Yacht is taken."""
    return sheet.has_joker and len(set(hand)) == 1 and Box.YACHT not in open_boxes


def fills_any_box(sheet: Sheet, hand: Roll, open_boxes: Collection[Box]) -> bool:
    """Whether the hand scores in full as a house or a straight: a joker whose upper box is taken."""
    return is_joker(sheet, hand, open_boxes) and UPPER[hand[0] - 1] not in open_boxes


def boxes_for(sheet: Sheet, hand: Roll, open_boxes: Collection[Box]) -> tuple[Box, ...]:
    """The open boxes that the hand may be scored in, in the order of the sheet.

    In With bonus a joker must take its upper box, else any open box of the lower part, else any of the upper part.
    """
    every = tuple(box for box in sheet.boxes if box in open_boxes)
    if sheet is not Sheet.BONUS or not is_joker(sheet, hand, open_boxes):
        return every
    own = UPPER[hand[0] - 1]
    if own in open_boxes:
        return (own,)
    return tuple(box for box in every if box not in UPPER) or every


def joker_points(sheet: Sheet, hand: Roll, yacht: int | None) -> int:
    """The extra points of five equal dice if the box Yacht holds `yacht` points (None: open): 100 if it holds 50."""
    return JOKER_POINTS if sheet.has_joker and len(set(hand)) == 1 and yacht == YACHT_POINTS else 0


def upper_bonus(sheet: Sheet, upper_sum: int) -> int:
    """The bonus for this sum of ones to sixes."""
    return sheet.bonus if upper_sum >= UPPER_GOAL else 0
