"""Throws of craps are numbered on the felt."""

from collections.abc import Callable
from typing import Any

SitDown = Callable[..., Any]

FOUR, NINE = (1, 3), (4, 5)


def test_a_throw_that_shows_the_same_again_is_counted_on_the_felt(sit_down: SitDown) -> None:
    person = sit_down(*FOUR, *NINE, *NINE)
    counts = [person.tab.board.count.text()]
    for _ in range(3):
        person.throw()
        counts.append(person.tab.board.count.text())
    assert counts == ["", "Roll 1", "Roll 2", "Roll 3"]


def test_the_number_of_a_throw_leaves_with_the_dice(sit_down: SitDown) -> None:
    person = sit_down(*FOUR)
    person.throw()
    person.tab.input.new_game()
    person.tab.input.new_game()
    assert person.tab.board.count.text() == ""
