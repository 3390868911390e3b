"""Dice that students hold, and their drawings."""

from dataclasses import FrozenInstanceError

import pytest

from dicedesk.classroom.dice import Dice, Die


def test_a_die_is_drawn_row_under_row() -> None:
    assert Die(5).draw().splitlines() == [
        "╭───────╮",
        "│ ●   ● │",
        "│   ●   │",
        "│ ●   ● │",
        "╰───────╯",
    ]


def test_dice_are_drawn_side_by_side_over_their_numbers() -> None:
    assert Dice((1, 6)).draw().splitlines() == [
        "╭───────╮ ╭───────╮",
        "│       │ │ ●   ● │",
        "│   ●   │ │ ●   ● │",
        "│       │ │ ●   ● │",
        "╰───────╯ ╰───────╯",
        "    1         2    ",
    ]


def test_no_dice_are_no_drawing() -> None:
    assert Dice(()).draw() == ""


def test_dice_of_a_list_and_of_a_tuple_are_the_same() -> None:
    assert {Dice([3, 4]), Dice((3, 4))} == {Dice((3, 4))}


@pytest.mark.parametrize("value", [0, 7, -1, 2.0, True, "3", None])
def test_a_die_that_shows_something_else_is_refused_in_one_sentence(value: int) -> None:
    with pytest.raises(ValueError, match=r"^A die shows 1 to 6, not .*\.$"):
        Die(value)
    with pytest.raises(ValueError, match=r"^A die shows 1 to 6, not .*\.$"):
        Dice((1, value))


def test_dice_cannot_be_changed() -> None:
    with pytest.raises(FrozenInstanceError):
        Die(3).value = 6  # type: ignore[misc]
