"""What hands score in the boxes of the three sheets, by their rules in words."""

import re
from collections import Counter
from collections.abc import Callable
from itertools import combinations_with_replacement

import pytest

from dicedesk.games.yacht.boxes import UPPER, Box, Sheet, pays_words, points
from tests.games.yacht.plain_yacht import card_with

YACHT, NORDIC, BONUS, FREE = Sheet.YACHT, Sheet.NORDIC, Sheet.BONUS, Sheet.FREE_JOKER
SIXES = (6,) * 5


def in_all(sheet: Sheet, hand: tuple[int, ...]) -> dict[Box, int]:
    """The boxes of the sheet, other than ones to sixes, in which the hand scores points."""
    return {box: scored for box in sheet.boxes if box not in UPPER and (scored := points(sheet, hand, box))}


def test_yacht_has_12_boxes_nordic_15_and_with_bonus_13() -> None:
    assert [len(sheet.boxes) for sheet in Sheet] == [12, 15, 13, 13]


def test_each_sheet_begins_with_ones_to_sixes() -> None:
    assert {sheet.boxes[:6] for sheet in Sheet} == {UPPER}


def test_each_sheet_and_each_box_has_a_title_of_its_own() -> None:
    assert len({sheet.title for sheet in Sheet}) == len(Sheet)
    assert len({box.title for box in Box}) == len(Box)


@pytest.mark.parametrize("sheet", Sheet)
def test_ones_to_sixes_score_the_sum_of_their_face(sheet: Sheet) -> None:
    assert [points(sheet, (2, 5, 2, 6, 2), box) for box in UPPER] == [0, 6, 0, 0, 5, 6]


@pytest.mark.parametrize(
    ("hand", "scored"),
    [
        ((2, 2, 3, 3, 3), {Box.FULL_HOUSE: 13, Box.CHOICE: 13}),
        ((4, 4, 4, 4, 1), {Box.FOUR_OF_A_KIND: 16, Box.CHOICE: 17}),
        ((1, 2, 3, 4, 5), {Box.LITTLE_STRAIGHT: 30, Box.CHOICE: 15}),
        ((6, 5, 4, 3, 2), {Box.BIG_STRAIGHT: 30, Box.CHOICE: 20}),
        ((1, 2, 3, 4, 6), {Box.CHOICE: 16}),
        ((3, 3, 3, 5, 6), {Box.CHOICE: 20}),
        (SIXES, {Box.FOUR_OF_A_KIND: 24, Box.CHOICE: 30, Box.YACHT: 50}),
    ],
)
def test_yacht_scores_as_in_1938(hand: tuple[int, ...], scored: dict[Box, int]) -> None:
    assert in_all(YACHT, hand) == scored


@pytest.mark.parametrize(
    ("hand", "scored"),
    [
        ((5, 5, 2, 2, 1), {Box.ONE_PAIR: 10, Box.TWO_PAIRS: 14, Box.CHOICE: 15}),
        (
            (2, 2, 2, 6, 6),
            {Box.ONE_PAIR: 12, Box.TWO_PAIRS: 16, Box.THREE_OF_A_KIND: 6, Box.FULL_HOUSE: 18, Box.CHOICE: 18},
        ),
        (
            (3, 3, 3, 3, 6),
            {Box.ONE_PAIR: 6, Box.THREE_OF_A_KIND: 9, Box.FOUR_OF_A_KIND: 12, Box.CHOICE: 18},
        ),
        ((5, 4, 3, 2, 1), {Box.LITTLE_STRAIGHT: 15, Box.CHOICE: 15}),
        ((2, 3, 4, 5, 6), {Box.BIG_STRAIGHT: 20, Box.CHOICE: 20}),
        (
            SIXES,
            {
                Box.ONE_PAIR: 12,
                Box.THREE_OF_A_KIND: 18,
                Box.FOUR_OF_A_KIND: 24,
                Box.CHOICE: 30,
                Box.YACHT: 50,
            },
        ),
    ],
)
def test_nordic_scores_the_dice_that_make_the_hand(hand: tuple[int, ...], scored: dict[Box, int]) -> None:
    assert in_all(NORDIC, hand) == scored


@pytest.mark.parametrize("sheet", [BONUS, FREE])
@pytest.mark.parametrize(
    ("hand", "scored"),
    [
        ((2, 2, 2, 6, 6), {Box.THREE_OF_A_KIND: 18, Box.FULL_HOUSE: 25, Box.CHOICE: 18}),
        ((3, 3, 3, 3, 6), {Box.THREE_OF_A_KIND: 18, Box.FOUR_OF_A_KIND: 18, Box.CHOICE: 18}),
        ((3, 4, 5, 6, 3), {Box.LITTLE_STRAIGHT: 30, Box.CHOICE: 21}),
        ((2, 3, 4, 5, 6), {Box.LITTLE_STRAIGHT: 30, Box.BIG_STRAIGHT: 40, Box.CHOICE: 20}),
        ((1, 2, 3, 4, 5), {Box.LITTLE_STRAIGHT: 30, Box.BIG_STRAIGHT: 40, Box.CHOICE: 15}),
        ((1, 2, 4, 5, 6), {Box.CHOICE: 18}),
        (SIXES, {Box.THREE_OF_A_KIND: 30, Box.FOUR_OF_A_KIND: 30, Box.CHOICE: 30, Box.YACHT: 50}),
    ],
)
def test_with_bonus_scores_all_dice_or_fixed_points(
    sheet: Sheet, hand: tuple[int, ...], scored: dict[Box, int]
) -> None:
    assert in_all(sheet, hand) == scored


@pytest.mark.parametrize(("sheet", "bonus"), [(YACHT, 0), (NORDIC, 50), (BONUS, 35), (FREE, 35)])
def test_the_bonus_is_paid_from_63_on(sheet: Sheet, bonus: int) -> None:
    cards = [card_with(sheet, SIXES=30, FIVES=25, TWOS=6, ONES=ones) for ones in (1, 2, 5)]
    assert [(card.upper_sum, card.bonus) for card in cards] == [(62, 0), (63, bonus), (66, bonus)]


@pytest.mark.parametrize("sheet", Sheet)
def test_only_with_bonus_pays_100_for_five_equal_again_and_only_once_a_yacht_was_scored(sheet: Sheet) -> None:
    cards = [card_with(sheet, Box.CHOICE, Box.YACHT), card_with(sheet, Box.CHOICE)]
    scored = card_with(sheet, Box.CHOICE, YACHT=50)
    paid = [card.joker_points(SIXES) for card in (*cards, scored)]
    assert paid == ([0, 0, 100] if sheet in {BONUS, FREE} else [0, 0, 0])
    assert scored.joker_points((6, 6, 6, 6, 5)) == 0


@pytest.mark.parametrize("sheet", [BONUS, FREE])
def test_a_joker_fills_house_and_straights_once_its_upper_box_is_taken(sheet: Sheet) -> None:
    boxes = (Box.FULL_HOUSE, Box.LITTLE_STRAIGHT, Box.BIG_STRAIGHT)
    assert card_with(sheet, *boxes).offers(SIXES) == dict(zip(boxes, (25, 30, 40), strict=True))


LOWER = (Box.FULL_HOUSE, Box.CHOICE)


@pytest.mark.parametrize(
    ("open_boxes", "allowed"),
    [
        ((Box.FIVES, Box.SIXES, *LOWER), (Box.SIXES,)),
        ((Box.FIVES, *LOWER), LOWER),
        ((Box.ONES, Box.FIVES), (Box.ONES, Box.FIVES)),
        ((Box.FIVES, *LOWER, Box.YACHT), (Box.FIVES, *LOWER, Box.YACHT)),
    ],
)
def test_a_joker_goes_to_its_upper_box_then_to_the_lower_part_then_anywhere(
    open_boxes: tuple[Box, ...], allowed: tuple[Box, ...]
) -> None:
    assert tuple(card_with(BONUS, *open_boxes).offers(SIXES)) == allowed
    assert tuple(card_with(FREE, *open_boxes).offers(SIXES)) == open_boxes
    assert tuple(card_with(BONUS, *open_boxes).offers((6, 6, 6, 6, 5))) == open_boxes


Hand = tuple[int, ...]


def equal(size: int) -> Callable[[Hand], Hand]:
    """The highest equal dice of this number; () if there are too few."""

    def found(hand: Hand) -> Hand:
        return next(((face,) * size for face in range(6, 0, -1) if hand.count(face) >= size), ())

    return found


def in_a_row(length: int) -> Callable[[Hand], Hand]:
    """All dice, if so many of them are in a row; otherwise ()."""

    def found(hand: Hand) -> Hand:
        starts = range(1, 8 - length)
        return hand if any({*range(start, start + length)} <= {*hand} for start in starts) else ()

    return found


def two_pairs(hand: Hand) -> Hand:
    pairs = [face for face in {*hand} if hand.count(face) >= 2]
    return tuple(pairs * 2) if len(pairs) == 2 else ()


def house(hand: Hand) -> Hand:
    return hand if sorted(Counter(hand).values()) == [2, 3] else ()


WANTED: dict[str, Callable[[Hand], Hand]] = {
    "The highest two equal dice": equal(2),
    "Three equal dice": equal(3),
    "Four equal dice": equal(4),
    "Five equal dice": equal(5),
    "Two different pairs": two_pairs,
    "Three equal dice and two other equal ones": house,
    "Four in a row": in_a_row(4),
    "Five in a row": in_a_row(5),
    "Any dice": lambda hand: hand,
}
"""What a sentence about a box wants, and the dice that it then speaks of."""


def read(wanted: str, hand: Hand) -> Hand:
    """The dice of the hand that a box wants; () if the hand does not fit it."""
    if face := re.fullmatch(r"All dice that show (\d)", wanted):
        return tuple(die for die in hand if die == int(face[1]))
    if re.fullmatch(r"\d( \d)+", wanted):
        return hand if sorted(hand) == [*map(int, wanted.split())] else ()
    return WANTED[wanted](hand)


@pytest.mark.parametrize("sheet", Sheet)
def test_each_box_says_in_a_sentence_what_all_hands_score_there(sheet: Sheet) -> None:
    for box in sheet.boxes:
        wanted, pays = str(pays_words(sheet, box)).split(": ")
        for hand in combinations_with_replacement(range(1, 7), 5):
            fitting = read(wanted, hand)
            if fixed := re.fullmatch(r"(\d+) points", pays):
                said = int(fixed[1]) if fitting else 0
            elif pays == "the sum of all five":
                said = sum(hand) if fitting else 0
            else:
                assert pays in ("their sum", "the sum of the four dice")
                said = sum(fitting)
            assert points(sheet, hand, box) == said, (box, hand)
