"""Dice drawn for a terminal."""

from dataclasses import FrozenInstanceError

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicedesk.core.dice import Dice, Die

FACES = st.lists(st.integers(1, 6), max_size=12)


def test_a_die_is_a_rounded_box_round_its_pips() -> None:
    assert Die(5).draw().splitlines() == [
        "╭───────╮",
        "│ ●   ● │",
        "│   ●   │",
        "│ ●   ● │",
        "╰───────╯",
    ]


@pytest.mark.parametrize("value", range(1, 7))
def test_a_die_has_as_many_pips_as_it_shows(value: int) -> None:
    assert Die(value).draw().count("●") == value


@pytest.mark.parametrize("value", range(1, 7))
def test_a_die_looks_the_same_turned_upside_down(value: int) -> None:
    pips = [row[1:-1] for row in Die(value).rows[1:4]]
    assert [row[::-1] for row in reversed(pips)] == pips


def test_dice_lie_side_by_side_over_their_numbers() -> None:
    assert Dice((1, 6, 2)).draw().splitlines() == [
        "╭───────╮ ╭───────╮ ╭───────╮",
        "│       │ │ ●   ● │ │ ●     │",
        "│   ●   │ │ ●   ● │ │       │",
        "│       │ │ ●   ● │ │     ● │",
        "╰───────╯ ╰───────╯ ╰───────╯",
        "    1         2         3    ",
    ]


@given(FACES)
def test_each_die_takes_nine_columns_and_a_space_between(faces: list[int]) -> None:
    widths = {len(row) for row in Dice(faces).rows}
    assert widths == ({10 * len(faces) - 1} if faces else set())


@given(FACES)
def test_dice_are_drawn_as_each_of_them_is(faces: list[int]) -> None:
    drawn = Dice(faces).rows
    for place, face in enumerate(faces):
        assert tuple(row[10 * place : 10 * place + 9] for row in drawn[:5]) == Die(face).rows


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
