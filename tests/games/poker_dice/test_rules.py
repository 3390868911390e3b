"""What a hand of Poker Dice is worth: each category by example, all hands by counting."""

from collections import Counter
from collections.abc import Sequence
from itertools import product
from math import comb, factorial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicedesk.core.money import dollars
from dicedesk.games.poker_dice.rules import PAYS, Category, HandScore, score_hand

ORDERS = factorial(5)
# How many of the 7,776 hands are of each category: choose the faces, then the orders in which they can lie.
WAYS = {
    Category.FIVE_OF_A_KIND: 6,
    Category.FOUR_OF_A_KIND: 6 * 5 * ORDERS // factorial(4),
    Category.STRAIGHT: 2 * ORDERS,
    Category.FULL_HOUSE: 6 * 5 * ORDERS // (factorial(3) * factorial(2)),
    Category.THREE_OF_A_KIND: 6 * comb(5, 2) * ORDERS // factorial(3),
    Category.TWO_PAIR: comb(6, 2) * 4 * ORDERS // (factorial(2) * factorial(2)),
    Category.ONE_PAIR: 6 * comb(5, 3) * ORDERS // factorial(2),
    # Five different faces, but for the two straights: 1 2 3 4 6, 1 2 3 5 6, 1 2 4 5 6, 1 3 4 5 6.
    Category.NOTHING: 4 * ORDERS,
}


@pytest.mark.parametrize(
    ("faces", "category", "pays"),
    [
        ((4, 4, 4, 4, 4), Category.FIVE_OF_A_KIND, 35),
        ((2, 5, 2, 2, 2), Category.FOUR_OF_A_KIND, 25),
        ((1, 2, 3, 4, 5), Category.STRAIGHT, 20),
        ((6, 2, 4, 3, 5), Category.STRAIGHT, 20),
        ((3, 3, 6, 6, 3), Category.FULL_HOUSE, 15),
        ((1, 6, 1, 2, 1), Category.THREE_OF_A_KIND, 10),
        ((5, 5, 2, 2, 6), Category.TWO_PAIR, 5),
        ((5, 5, 2, 3, 6), Category.ONE_PAIR, 0),
        ((1, 2, 3, 4, 6), Category.NOTHING, 0),
        ((1, 3, 4, 5, 6), Category.NOTHING, 0),
    ],
)
def test_a_hand_is_worth_what_the_rules_say(faces: Sequence[int], category: Category, pays: int) -> None:
    assert score_hand(faces) == HandScore(category, dollars(pays))


def test_all_hands_are_of_each_category_as_often_as_they_can_be_counted() -> None:
    assert Counter(score_hand(faces).category for faces in product(range(1, 7), repeat=5)) == WAYS


def test_the_counts_are_the_known_ones_and_all_of_7776() -> None:
    assert list(WAYS.values()) == [6, 150, 240, 300, 1200, 1800, 3600, 480]
    assert sum(WAYS.values()) == 6**5


def test_what_is_rarer_does_not_always_pay_more() -> None:
    # Nothing is rarer than one pair, and a straight than a full house, as the pay table has it.
    by_pay = sorted(PAYS, key=lambda category: -PAYS[category])
    assert [WAYS[category] for category in by_pay[:6]] == [6, 150, 240, 300, 1200, 1800]


@given(st.permutations([1, 2, 3, 4, 5, 6]), st.tuples(*[st.integers(1, 6)] * 5), st.permutations(range(5)))
def test_neither_the_order_of_dice_nor_which_faces_are_alike_matters(
    names: list[int], faces: tuple[int, ...], order: list[int]
) -> None:
    renamed = tuple(names[faces[place] - 1] for place in order)
    straights = {Category.STRAIGHT, Category.NOTHING}
    before, after = score_hand(faces).category, score_hand(renamed).category
    # Only which five different faces they are tells a straight from nothing.
    assert before == after or {before, after} == straights


@given(st.tuples(*[st.integers(1, 6)] * 5))
def test_a_hand_turned_upside_down_is_worth_the_same(faces: tuple[int, ...]) -> None:
    assert score_hand([7 - face for face in faces]) == score_hand(faces)


def test_a_list_of_faces_is_as_good_as_a_tuple() -> None:
    assert score_hand([6, 6, 6, 6, 6]) == score_hand((6, 6, 6, 6, 6))


@pytest.mark.parametrize(
    "faces",
    [
        (),
        (1, 2, 3, 4),
        (1, 2, 3, 4, 5, 6),
        (0, 1, 2, 3, 4),
        (3, 4, 5, 6, 7),
        (-1, 1, 1, 1, 1),
        (1.0, 2, 3, 4, 5),
        (True, 2, 3, 4, 5),
        ("1", 2, 3, 4, 5),
        "12345",
    ],
)
def test_what_is_not_five_faces_is_refused_in_one_sentence(faces: Sequence[int]) -> None:
    with pytest.raises(
        ValueError, match=r"^A hand is five faces from 1 to 6, such as 5 5 2 5 3; you gave: .+$"
    ):
        score_hand(faces)


def test_the_pays_cannot_be_changed() -> None:
    with pytest.raises(TypeError):
        PAYS[Category.ONE_PAIR] = dollars(50)  # type: ignore[index]
