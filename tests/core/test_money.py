"""Money: whole cents, and how they are written."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicedesk.core.money import Cents, dollars


def test_a_dollar_is_a_hundred_cents() -> None:
    assert dollars(145) == Cents(14500)


@pytest.mark.parametrize(
    ("cents", "text"),
    [
        (14500, "145.00"),
        (980, "9.80"),
        (5, "0.05"),
        (0, "0.00"),
        (-500, "-5.00"),
        (-5, "-0.05"),
        (123456789, "1234567.89"),
    ],
)
def test_records_write_dollars_with_two_digits(cents: int, text: str) -> None:
    assert Cents(cents).to_text() == text


@pytest.mark.parametrize(
    ("cents", "text"),
    [
        (14500, "$145"),
        (980, "$9.80"),
        (5, "$0.05"),
        (0, "$0"),
        (-500, "−$5"),
        (-980, "−$9.80"),
        (123456700, "$1,234,567"),
    ],
)
def test_a_person_reads_dollars_without_needless_digits(cents: int, text: str) -> None:
    assert Cents(cents).shown() == text


@given(st.integers(-(10**12), 10**12))
def test_no_cent_is_lost_in_writing(amount: int) -> None:
    assert round(100 * float(Cents(amount).to_text())) == amount


@given(st.integers(-(10**12), 10**12))
def test_both_ways_of_writing_name_the_same_amount(amount: int) -> None:
    shown = Cents(amount).shown().replace("$", "").replace(",", "").replace("−", "-")
    assert float(shown) == float(Cents(amount).to_text())
