"""A working of any game: its parts, and how they are rounded so that what is read adds up."""

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from dicedesk.coach.unit import CHANCE, MONEY, Quantity
from dicedesk.coach.working import Consequence, Possibility, Working, as_read
from dicedesk.core.words import figure, tr
from dicedesk.games.hazard.unit import ROUNDS
from dicedesk.games.poker_dice.unit import HANDS


def working(*terms: tuple[Fraction, float], quantity: Quantity = CHANCE) -> Working:
    """A working of parts with these shares and values."""
    parts = tuple(Possibility(tr("something"), "", share, value) for share, value in terms)
    return Working(tr("Title"), tr("Why."), quantity, parts)


def test_a_part_adds_its_value_as_often_as_it_happens() -> None:
    assert working((Fraction(1, 4), 0.5), (Fraction(3, 4), 1.0)).parts[1].product == 0.75


def test_the_parts_sum_up_to_the_value() -> None:
    assert working((Fraction(1, 4), 0.5), (Fraction(3, 4), 1.0)).value == 0.875


def test_a_part_is_plain_unless_it_is_marked() -> None:
    assert working((Fraction(1), 0.5)).parts[0].consequence is Consequence.PLAIN


def test_what_is_read_adds_up_though_each_part_is_rounded() -> None:
    thirds = working((Fraction(1, 3), 1.0), (Fraction(1, 3), 1.0), (Fraction(1, 3), 1.0))
    read = as_read(thirds)
    assert [str(product) for product in read.products] == ["33.34", "33.33", "33.33"]
    assert str(read.total) == "100.00"


def test_money_and_hands_are_read_with_two_digits() -> None:
    assert str(as_read(working((Fraction(1, 2), -1.0), quantity=MONEY)).total) == "−$0.50"
    assert str(as_read(working((Fraction(1, 2), 5.0), quantity=HANDS)).total) == "2.50"


def test_the_total_is_the_number_that_a_title_shows() -> None:
    loses_half_a_cent_over_2 = working((Fraction(1), Fraction(-1, 40)), quantity=MONEY)
    assert str(as_read(loses_half_a_cent_over_2).total) == str(figure(Fraction(-1, 40), 2, "$")) == "−$0.03"


@given(
    st.lists(st.tuples(st.fractions(0, 1, max_denominator=60), st.floats(-9, 9)), min_size=1, max_size=60),
    st.sampled_from((CHANCE, ROUNDS, HANDS, MONEY)),
)
def test_the_products_that_are_read_always_add_up_to_the_sum_that_is_read(
    terms: list[tuple[Fraction, float]], quantity: Quantity
) -> None:
    asked = working(*terms, quantity=quantity)
    read = as_read(asked)
    parts = [round(1000 * product.number) for product in read.products]
    assert sum(parts) == round(1000 * read.total.number)
    scale = 100 if quantity is CHANCE else 1
    for product, part in zip(read.products, asked.parts, strict=True):
        assert abs(product.number - scale * float(part.product)) <= 0.0100001
