"""Beside the number of a throw stands what it came to on the whole."""

from collections.abc import Callable
from typing import Any

import pytest

from dicedesk.core.money import Cents
from dicedesk.ui.games.craps.texts import net_text

SitDown = Callable[..., Any]
FOUR, NINE, SEVEN = (1, 3), (4, 5), (3, 4)


def test_a_throw_that_decides_nothing_has_no_net(sit_down: SitDown) -> None:
    person = sit_down(*FOUR)
    person.click("pass")
    person.throw()
    assert person.tab.board.count.text() == "Roll 1"


def test_what_was_lost_and_won_is_added_up(sit_down: SitDown) -> None:
    person = sit_down(*FOUR, *NINE, *SEVEN)
    person.click("pass")
    person.throw()
    person.click("field", "hard-8")
    person.throw()
    assert person.tab.board.count.text() == "Roll 2 · net +$5"
    person.click("any-seven")
    person.throw()
    assert person.tab.board.count.text() == "Roll 3 · net +$10"


def test_a_loss_has_a_minus_sign(sit_down: SitDown) -> None:
    person = sit_down(*FOUR, *SEVEN)
    person.click("pass")
    person.throw(2)
    assert person.tab.board.count.text() == "Roll 2 · net −$5"


@pytest.mark.parametrize(("cents", "text"), [(0, "net $0"), (1250, "net +$12.50"), (-1, "net −$0.01")])
def test_the_sign_stands_before_the_amount(cents: int, text: str) -> None:
    assert net_text(Cents(cents)) == text
