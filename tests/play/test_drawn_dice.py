"""Dice drawn in characters."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicedesk.play.terminal import dice_rows, die_rows

FACES = st.lists(st.integers(1, 6), max_size=12)


def test_a_die_is_a_rounded_box_round_its_pips() -> None:
    assert die_rows(5) == (
        "╭───────╮",
        "│ ●   ● │",
        "│   ●   │",
        "│ ●   ● │",
        "╰───────╯",
    )


@pytest.mark.parametrize("face", range(1, 7))
def test_a_die_has_as_many_pips_as_it_shows(face: int) -> None:
    assert "".join(die_rows(face)).count("●") == face


@pytest.mark.parametrize("face", range(1, 7))
def test_a_die_looks_the_same_turned_upside_down(face: int) -> None:
    pips = [row[1:-1] for row in die_rows(face)[1:4]]
    assert [row[::-1] for row in reversed(pips)] == pips


def test_dice_lie_side_by_side_over_their_numbers() -> None:
    assert dice_rows((1, 6, 2)) == (
        "╭───────╮ ╭───────╮ ╭───────╮",
        "│       │ │ ●   ● │ │ ●     │",
        "│   ●   │ │ ●   ● │ │       │",
        "│       │ │ ●   ● │ │     ● │",
        "╰───────╯ ╰───────╯ ╰───────╯",
        "    1         2         3    ",
    )


@given(FACES)
def test_each_die_takes_nine_columns_and_a_space_between(faces: list[int]) -> None:
    widths = {len(row) for row in dice_rows(faces)}
    assert widths == ({10 * len(faces) - 1} if faces else set())


@given(FACES)
def test_dice_are_drawn_as_each_of_them_is(faces: list[int]) -> None:
    drawn = dice_rows(faces)
    for place, face in enumerate(faces):
        assert tuple(row[10 * place : 10 * place + 9] for row in drawn[:5]) == die_rows(face)


def test_no_dice_are_no_drawing() -> None:
    assert dice_rows(()) == ()
