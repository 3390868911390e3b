"""A move of Yacht told to a friend: the points in the box that was taken, and how rare they were."""

from fractions import Fraction

import pytest

from dicedesk.core.words import Name
from dicedesk.games.yacht.boxes import Sheet
from dicedesk.games.yacht.moments import YACHT_MOMENTS
from dicedesk.play.moments import DiceShown
from tests.games.yacht.playing import played

YOU, ANN = (Name("You", is_you=True),), (Name("Ann"),)
TURN = "roll : 1 1 1 2 3 / score ones / roll : 5 2 5 3 5 / keep 5 5 5 : 5 1 / keep 5 5 5 5 : 5 / score yacht"


def moment(moves: str, place: int, sheet: Sheet = Sheet.YACHT) -> tuple[str, str, Fraction]:
    """The dice of a move, by number from 1, as you and as Ann, and their chance; the whole game is known."""
    history = played(moves, sheet).history
    move, moments = history[place - 1], YACHT_MOMENTS.followed_by(history[place:])
    return moments.dice(move, YOU), moments.dice(move, ANN), moments.chance(move)


def choice(moves: str, names: tuple[Name, ...] = YOU) -> str:
    return YACHT_MOMENTS.choice(played(moves).history[-1], names)


def test_the_dice_are_told_with_the_points_in_the_box_that_was_taken_and_their_chance() -> None:
    of_you, of_ann, chance = moment(TURN, 5)
    odds = "50 points in Yacht (1 roll in 6 for this or better)"
    assert of_you == f"In turn 2, at 3 points with 5 5 5 5 kept, you rolled 5: {odds}."
    assert of_ann == f"In turn 2, at 3 points with 5 5 5 5 kept, Ann rolled 5: {odds}."
    assert chance == Fraction(1, 6)


def test_dice_that_fit_the_box_only_later_are_told_without_points() -> None:
    of_you, of_ann, chance = moment(TURN, 4)
    assert of_you == "In turn 2, at 3 points with 5 5 5 kept, you rolled 1 5."
    assert of_ann == "In turn 2, at 3 points with 5 5 5 kept, Ann rolled 1 5."
    assert chance == 1


def test_a_zero_is_told_once_no_roll_is_left() -> None:
    moves = "roll : 1 2 3 4 6 / keep 1 2 3 4 : 6 / keep 1 2 3 4 : 6 / score little-straight"
    told = "In turn 1, at 0 points with 1 2 3 4 kept, you rolled 6: 0 points in Little straight."
    assert moment(moves, 3)[0] == told


def test_the_first_roll_of_a_turn_has_no_kept_dice() -> None:
    told, _, chance = moment("roll : 2 1 3 4 5 / score little-straight", 1)
    odds = "about 1 roll in 65 for this or better"
    assert told == f"In turn 1, at 0 points, you rolled 1 2 3 4 5: 30 points in Little straight ({odds})."
    # The five faces in any order.
    assert chance == Fraction(120, 7776)


def test_common_points_have_no_odds() -> None:
    moves = "roll : 5 5 5 1 2 / keep 5 5 5 : 1 2 / keep 5 5 5 : 5 1 / score four-of-a-kind"
    told, _, chance = moment(moves, 3)
    assert told == "In turn 1, at 0 points with 5 5 5 kept, you rolled 1 5: 20 points in Four of a kind."
    # One die or both show a 5.
    assert chance == Fraction(11, 36)


def test_a_joker_counts_in_the_box_that_it_fills() -> None:
    moves = (
        "roll : 4 4 4 4 4 / score yacht / roll : 6 6 1 2 3 / score sixes / roll : 6 6 6 6 1 / keep 6 6 6 6 : 6 /"
        "score big-straight"
    )
    told, _, chance = moment(moves, 6, Sheet.BONUS)
    assert "40 points in Big straight (1 roll in 6 for this or better)" in told
    assert chance == Fraction(1, 6)


def test_without_the_moves_that_followed_only_the_dice_are_told() -> None:
    move = played(TURN).history[4]
    assert YACHT_MOMENTS.dice(move, YOU) == "In turn 2, at 3 points with 5 5 5 5 kept, you rolled 5."
    assert YACHT_MOMENTS.chance(move) == 1


@pytest.mark.parametrize(
    ("moves", "of_you", "of_ann"),
    [
        ("roll : 1 2 3 4 5", "At 0 points, you started a turn.", "At 0 points, Ann started a turn."),
        (
            "roll : 5 1 5 2 3 / keep 5 5 : 1 1 1",
            "In turn 1, at 0 points with 1 2 3 5 5, you chose “Keep 5 5”.",
            "In turn 1, at 0 points with 1 2 3 5 5, Ann chose “Keep 5 5”.",
        ),
        (
            "roll : 1 1 1 2 3 / score ones",
            "In turn 1, at 0 points with 1 1 1 2 3, you chose “Ones”.",
            "In turn 1, at 0 points with 1 1 1 2 3, Ann chose “Ones”.",
        ),
        (
            "roll : 1 1 1 2 3 / score fours",
            "In turn 1, at 0 points with 1 1 1 2 3, you chose “Cross out Fours”.",
            "In turn 1, at 0 points with 1 1 1 2 3, Ann chose “Cross out Fours”.",
        ),
    ],
)
def test_a_choice_is_told_with_the_points_and_the_dice(moves: str, of_you: str, of_ann: str) -> None:
    assert (choice(moves), choice(moves, ANN)) == (of_you, of_ann)


@pytest.mark.parametrize(
    ("moves", "shown"),
    [
        ("roll : 1 2 3 4 5", DiceShown((1, 2, 3, 4, 5))),
        ("roll : 5 1 5 2 3 / keep 5 5 : 1 1 1", DiceShown((5, 1, 5, 2, 3), (0, 2), are_before=True)),
        ("roll : 1 1 1 2 3 / score ones", DiceShown((1, 1, 1, 2, 3), are_before=True)),
    ],
)
def test_a_choice_is_shown_by_the_dice_before_it(moves: str, shown: DiceShown) -> None:
    assert YACHT_MOMENTS.dice_shown(played(moves).history[-1]) == shown
