"""The lines of a working."""

from fractions import Fraction

import pytest

from dicedesk.coach.unit import MONEY, Quantity
from dicedesk.coach.working import Possibility, Working, lines_of
from dicedesk.core.words import tr
from dicedesk.games.hazard.coach import chance_working
from dicedesk.games.hazard.rules import ChooseMain, HazardState
from dicedesk.games.poker_dice.unit import HANDS


def working(quantity: Quantity, share: Fraction, value: Fraction) -> Working:
    """A working of one part."""
    return Working(tr("Title"), tr("Why."), quantity, (Possibility(tr("it happens"), "", share, value),))


def test_the_last_line_is_the_sum() -> None:
    found = chance_working(HazardState(), ChooseMain(7))
    assert found is not None
    *_, last, total = lines_of(found)
    assert (last.share, last.value, last.product) == ("3 of 36", "33.33%", "2.78%")
    assert (total.what, total.share, total.value, total.product) == ("Total", "", "", "49.29%")
    assert total.possibility is None


@pytest.mark.parametrize(
    ("share", "said"),
    [
        (Fraction(1, 3), "33.33%"),
        (Fraction(1), "100.00%"),
        (Fraction(5, 4), "1.25 times"),
        (Fraction(1, 20_000), "0.01%"),
        (Fraction(1, 1_000_000), "<0.01%"),
    ],
)
def test_a_share_is_a_percentage_or_a_number_of_times(share: Fraction, said: str) -> None:
    line, _ = lines_of(working(MONEY, share, Fraction(2)))
    assert line.share == said


def test_money_has_its_sign_and_hands_none() -> None:
    assert lines_of(working(MONEY, Fraction(1), Fraction(2)))[0].value == "$2.00"
    assert lines_of(working(HANDS, Fraction(1), Fraction(2)))[0].value == "2.00"
