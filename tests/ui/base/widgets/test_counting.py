"""A number that runs to its next value."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QAbstractAnimation, QVariantAnimation
from pytestqt.qtbot import QtBot

from dicedesk.ui.base.widgets.counting import CountingLabel

HOUR_MS = 3_600_000


@pytest.fixture
def shown(qtbot: QtBot) -> Callable[..., CountingLabel]:
    """A number on the screen."""

    def made(value: int, **wishes: object) -> CountingLabel:
        number = CountingLabel("score", **wishes)
        qtbot.addWidget(number)
        number.count_to(value)
        number.show()
        return number

    return made


def runs(number: CountingLabel) -> bool:
    return any(
        each.state() is QAbstractAnimation.State.Running for each in number.findChildren(QVariantAnimation)
    )


def halfway(number: CountingLabel) -> int:
    """What is shown halfway to the next value."""
    (clock,) = number.findChildren(QVariantAnimation)
    clock.setCurrentTime(HOUR_MS // 2)
    return int(number.text())


def test_a_number_passes_through_those_between_and_ends_at_its_value(shown) -> None:
    number = shown(10)
    number.count_to(20, HOUR_MS)
    assert (number.text(), number.accessibleName()) == ("10", "20")
    assert 10 < halfway(number) < 20
    assert number.accessibleName() == "20"
    number.finish()
    assert (number.text(), runs(number)) == ("20", False)


def test_a_number_comes_to_its_value_by_itself(shown, qtbot: QtBot) -> None:
    number = shown(10)
    number.count_to(3, 20)
    qtbot.waitUntil(lambda: not runs(number))
    assert number.text() == "3"


def test_without_a_duration_it_is_there_at_once(shown) -> None:
    number = shown(10)
    number.count_to(20, HOUR_MS)
    number.count_to(30)
    assert (number.text(), runs(number)) == ("30", False)


def test_the_same_value_again_does_not_stop_it(shown) -> None:
    number = shown(10)
    number.count_to(20, HOUR_MS)
    number.count_to(20)
    assert runs(number)
    number.finish()


def test_the_first_number_and_one_after_none_are_there_at_once(shown) -> None:
    number = shown(10)
    number.forget()
    assert number.text() == ""
    number.finish()
    assert number.text() == ""
    number.count_to(20, HOUR_MS)
    assert (number.text(), runs(number)) == ("20", False)


def test_a_number_that_is_hidden_is_at_its_value(shown) -> None:
    number = shown(10)
    number.count_to(20, HOUR_MS)
    number.hide()
    assert (number.text(), runs(number)) == ("20", False)


def test_an_amount_runs_in_whole_steps_from_where_it_was(shown) -> None:
    number = shown(1050, step=100)
    number.count_to(2000, HOUR_MS)
    assert halfway(number) % 100 == 50
    number.finish()
    assert number.text() == "2000"
