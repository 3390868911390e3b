"""Yacht in a terminal: what is asked, and what an answer means."""

import pytest

from dicedesk.core.errors import NotationError
from dicedesk.games.yacht.boxes import Box, Sheet
from dicedesk.games.yacht.prompt import YACHT_PROMPT
from dicedesk.games.yacht.rules import Keep, RollAll, Score, YachtMove, YachtState
from dicedesk.games.yacht.table import PLAYERS, SHEET
from dicedesk.play.seats import PERSON
from tests.games.yacht.playing import played, state_after, table

ROLLED = "roll : 5 2 5 3 5"
THIRD = ROLLED + " / keep 5 5 5 : 1 1 / keep 5 5 5 : 2 2"


@pytest.mark.parametrize(
    ("moves", "seating", "question"),
    [
        ("", (PERSON,), "Press Enter to roll."),
        ("", (PERSON, PERSON), "Player 1, press Enter to roll."),
        (ROLLED, (PERSON,), "Type the faces to keep (such as 5 5, or - for none), or a box:"),
        (THIRD, (PERSON,), "Type a box:"),
    ],
)
def test_it_asks_for_a_roll_then_for_faces_or_a_box(
    moves: str, seating: tuple[str, ...], question: str
) -> None:
    assert YACHT_PROMPT.question(played(moves, seating=seating)) == question


@pytest.mark.parametrize(
    ("moves", "text", "move"),
    [
        ("", "", RollAll()),
        ("", "Roll", RollAll()),
        (ROLLED, "5 5", Keep((5, 5))),
        (ROLLED, "5,5", Keep((5, 5))),
        (ROLLED, "255", Keep((2, 5, 5))),
        (ROLLED, "-", Keep(())),
        (ROLLED, "keep 5 5", Keep((5, 5))),
        (ROLLED, "score full-house", Score(Box.FULL_HOUSE)),
        (ROLLED, "Full House", Score(Box.FULL_HOUSE)),
        (ROLLED, "ch", Score(Box.CHOICE)),
        (ROLLED, "fours", Score(Box.FOURS)),
        (ROLLED + "/ score fours /" + ROLLED, "four", Score(Box.FOUR_OF_A_KIND)),
        (ROLLED + "/ score choice /" + ROLLED, "choice", Score(Box.CHOICE)),
    ],
)
def test_an_answer_may_be_short(moves: str, text: str, move: YachtMove) -> None:
    assert YACHT_PROMPT.parse(text, state_after(moves)) == move


@pytest.mark.parametrize(
    ("moves", "text", "why"),
    [
        ("", "5 5", "Press Enter to roll."),
        (ROLLED, "four", "Type one of these boxes: fours, four-of-a-kind."),
        (ROLLED, "7", "expected “roll”, “keep” with faces from 1 to 6, or “score” with a box, not “keep 7”"),
    ],
)
def test_other_answers_are_refused_with_what_is_possible(moves: str, text: str, why: str) -> None:
    with pytest.raises(NotationError) as error:
        YACHT_PROMPT.parse(text, state_after(moves))
    assert str(error.value) == why


@pytest.mark.parametrize("text", ["", "tens"])
def test_an_unknown_box_is_answered_with_the_open_ones(text: str) -> None:
    with pytest.raises(NotationError, match=r"Type one of these boxes: twos, threes, .*yacht"):
        YACHT_PROMPT.parse(text, state_after("roll : 1 1 1 2 3 / score ones /" + ROLLED))


def test_help_names_the_answers_and_what_the_boxes_score() -> None:
    helps = [YACHT_PROMPT.help(state_after(moves)) for moves in ("", ROLLED, THIRD)]
    assert helps[0] == ("Enter: roll all five dice.",)
    assert len(helps[1]) == 3
    assert "ones 0, twos 2, threes 3, fours 0, fives 15" in helps[1][2]
    assert len(helps[2]) == 1


def test_the_standing_says_the_points_the_open_boxes_and_the_roll() -> None:
    alone, two = played("roll : 1 1 1 2 3 / score ones"), played(ROLLED, seating=(PERSON, PERSON))
    assert YACHT_PROMPT.standing(alone.state, alone.names) == ("Points: 3",)
    first, boxes, roll = YACHT_PROMPT.standing(two.state, two.names)
    assert (first, roll) == ("Player 1: 0 · Player 2: 0", "Roll 1 of 3")
    assert boxes.startswith("Open boxes: ones, twos, ")


def test_all_five_dice_lie_on_the_table_after_a_roll_and_none_after_a_box() -> None:
    games = [played(ROLLED + "/ keep 5 5 5 : 1 6"), played(ROLLED + "/ score ones")]
    assert [YACHT_PROMPT.lying(game.history[-1]) for game in games] == [(5, 1, 5, 6, 5), ()]


def test_the_options_choose_the_house_rules_and_the_players() -> None:
    session = table().begin({SHEET: "nordic", PLAYERS: "3"})
    assert (session.state.sheet, session.state.seats) == (Sheet.NORDIC, 3)


def test_without_options_one_person_plays_yacht() -> None:
    assert table().begin(YACHT_PROMPT.defaults()).state == YachtState()
