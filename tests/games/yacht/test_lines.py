"""A position of Yacht as a line, and lines that cannot be read or show no position."""

import random

import pytest

from dicedesk.core.errors import NotationError
from dicedesk.games.yacht.boxes import Box, Sheet
from dicedesk.games.yacht.rules import YACHT, parse_line
from tests.games.yacht.playing import state_after


def test_a_line_gives_the_points_of_each_player_in_a_box_and_the_dice() -> None:
    state = state_after("roll : 1 1 1 2 3 / score ones / roll : 4 4 4 2 1 / keep 4 4 4 : 5 6", "players=2")
    assert state.to_line() == "ones 3 -, dice 4 4 4 5 6, rolls-left 1"


@pytest.mark.parametrize("rules", ["", "sheet=nordic players=2", "sheet=bonus", "sheet=free-joker players=4"])
def test_a_line_says_all_of_a_position_and_every_position_of_a_game_is_possible(rules: str) -> None:
    luck = random.Random(7)
    for _ in range(20):
        state = YACHT.new_state(rules)
        for _ in range(luck.randrange(150)):
            if state.outcome() is not None:
                break
            assert parse_line(state.to_line(), rules) == state
            assert state.impossible() is None
            move = luck.choice(state.legal_moves())
            # Many fours, so that there are jokers.
            faces = [luck.choice((4, luck.randint(1, 6))) for _ in range(state.dice_for(move))]
            state = state.apply(move, faces).state


@pytest.mark.parametrize(
    ("line", "rules", "why"),
    [
        ("tens 3", "", "there is no “tens” in a position; choose from: "),
        ("one-pair 4", "", "there is no “one-pair” in a position; choose from: "),
        ("ones x", "", "ones must be a whole number, not “x”"),
        ("ones 3", "players=2", "ones needs a value for each player (here 2)"),
        ("ones 3 2", "", "ones needs a value for each player (here 1)"),
        ("jokers 1", "sheet=bonus players=2", "jokers needs a value for each player (here 2)"),
        ("ones 3", "sheet=bonus players=9", "Yacht has 1 to 4 players, not 9."),
    ],
)
def test_other_lines_cannot_be_read(line: str, rules: str, why: str) -> None:
    with pytest.raises(NotationError) as error:
        parse_line(line, rules)
    assert str(error.value).startswith(why)


FULL = ", ".join(f"{box.value} 0" for box in Sheet.YACHT.boxes if box is not Box.CHOICE)


@pytest.mark.parametrize(
    ("line", "rules", "why"),
    [
        ("ones 6", "", "no dice score 6 in ones"),
        ("full-house 24", "sheet=yacht", None),
        ("full-house 30", "", "no dice score 30 in full-house"),
        ("full-house 24", "sheet=bonus", "no dice score 24 in full-house"),
        (f"{FULL}, choice 9", "", "the game is over"),
        (
            "ones 3 -, twos 4 -",
            "players=2",
            "players take turns, so no one is more than one box ahead of those who follow",
        ),
        (
            "ones - 3",
            "players=2",
            "players take turns, so no one is more than one box ahead of those who follow",
        ),
        ("rolls-left 2", "", "without dice, 3 rolls are left, not 2"),
        ("dice 1 2 3 4 5, rolls-left 3", "", "with dice rolled, 0 to 2 rolls are left, not 3"),
        ("dice 1 2 3 4", "", "the dice are five faces from 1 to 6, such as 5 5 2 5 3"),
        ("dice 1 2 3 4 7", "", "the dice are five faces from 1 to 6, such as 5 5 2 5 3"),
        ("ones 3, yacht 50, jokers 1", "sheet=nordic", "this sheet has no jokers"),
        ("ones 3, yacht 50, jokers 1", "sheet=bonus", None),
        (
            "ones 3, yacht 0, jokers 1",
            "sheet=bonus",
            "each joker fills another box once the box yacht holds 50",
        ),
        (
            "ones 3, yacht 50, jokers 2",
            "sheet=bonus",
            "each joker fills another box once the box yacht holds 50",
        ),
    ],
)
def test_an_impossible_position_is_read_and_says_why(line: str, rules: str, why: str | None) -> None:
    assert parse_line(line, rules).impossible() == why
