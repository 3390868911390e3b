"""A turn of Yacht, whose turn it is, and how a game ends."""

import pytest

from dicedesk.core.errors import IllegalMoveError, NotationError
from dicedesk.core.game import DiceRolled, Outcome
from dicedesk.games.poker_dice.rules import PlayHand
from dicedesk.games.yacht.boxes import Box, Sheet
from dicedesk.games.yacht.rules import (
    BonusWon,
    BoxScored,
    DiceKept,
    JokerPaid,
    Keep,
    RollAll,
    Score,
    YachtEnding,
    YachtRules,
    YachtState,
    first_state,
    keeps_of,
    parse_move,
    places_kept,
)
from tests.games.yacht.playing import ZEROS, state_after

ROLLED = "roll : 5 2 5 3 5"
THIRD = ROLLED + " / keep 5 5 5 : 1 1 / keep 5 5 5 : 2 2"


def test_a_game_begins_with_one_player_the_sheet_of_yacht_and_nothing_to_do_but_roll() -> None:
    assert first_state("") == YachtState()
    assert YachtState().legal_moves() == (RollAll(),)


def test_kept_dice_stay_in_their_places_and_the_others_are_rolled_in_order() -> None:
    state = state_after(ROLLED + " / keep 5 5 5 : 1 6")
    assert (state.dice, state.rolls_left) == ((5, 1, 5, 6, 5), 1)


def test_the_player_says_which_of_equal_dice_stay() -> None:
    state = state_after("roll : 3 5 6 6 2")
    assert state.apply(Keep((2, 3, 5, 6), (0, 1, 3, 4)), (1,)).state.dice == (3, 5, 1, 6, 2)


def test_of_equal_dice_the_first_ones_stay() -> None:
    assert places_kept((5, 2, 5, 3, 5), Keep((2, 5, 5))) == (0, 1, 2)


def test_after_the_third_roll_only_a_box_can_be_chosen() -> None:
    assert set(map(type, state_after(THIRD).legal_moves())) == {Score}


def test_every_choice_of_faces_is_offered_once_but_not_all_five() -> None:
    assert keeps_of((6, 6, 6, 6, 6)) == ((6, 6, 6, 6), (6, 6, 6), (6, 6), (6,), ())
    assert len(keeps_of((1, 2, 3, 4, 5))) == 31


def test_the_order_of_kept_faces_does_not_matter() -> None:
    assert Keep((5, 2)) == Keep((2, 5)) == parse_move("keep 5 2")


def test_a_move_throws_the_dice_that_are_not_kept() -> None:
    state = state_after(ROLLED)
    assert [state.dice_for(move) for move in (RollAll(), Keep(()), Keep((5, 5)), Score(Box.ONES))] == [
        5,
        5,
        3,
        0,
    ]


def test_the_events_of_a_turn_say_what_happened() -> None:
    state = state_after(ROLLED)
    kept = state.apply(Keep((5, 5, 5)), (2, 2))
    scored = kept.state.apply(Score(Box.FULL_HOUSE))
    assert kept.events == (DiceRolled(0, (2, 2)), DiceKept(0, (5, 5, 5), (5, 2, 5, 2, 5)))
    assert scored.events == (BoxScored(0, Box.FULL_HOUSE, (5, 2, 5, 2, 5), 19),)


@pytest.mark.parametrize(
    ("moves", "move", "why"),
    [
        ("", "keep 5", "Roll the dice before you keep any."),
        ("", "score ones", "Roll the dice before you choose a box."),
        (ROLLED, "roll", "The dice of this turn are rolled: keep some of them, or choose a box."),
        (ROLLED, "keep 5 5 5 5 5 5", "There are five dice: you cannot keep 6."),
        (ROLLED, "keep 2 3 5 5 5", "If you keep all five dice, choose a box."),
        (ROLLED, "keep 2 2", "You cannot keep 2 2: the dice are 2 3 5 5 5."),
        (THIRD, "keep 5 5 5", "That was the third roll: choose a box."),
        (ROLLED, "score one-pair", "This sheet has no box “One pair”."),
        (ROLLED + " / score fives / " + ROLLED, "score fives", "The box “Fives” is already filled."),
    ],
)
def test_a_wrong_move_is_refused_in_one_sentence_and_nothing_changes(moves: str, move: str, why: str) -> None:
    state = state_after(moves)
    with pytest.raises(IllegalMoveError, match=r".*\.$") as refused:
        state.apply(parse_move(move), (1,))
    assert str(refused.value) == why
    assert state == state_after(moves)


def test_the_move_of_another_game_is_refused() -> None:
    assert YachtState().refusal(PlayHand()) == "In Yacht you roll, keep dice or choose a box."  # type: ignore[arg-type]


YACHT_SCORED = "roll : 4 4 4 4 4 / score yacht /"
AGAIN = "roll : 6 6 6 6 6"


def test_a_joker_must_take_its_upper_box_first() -> None:
    state = state_after(YACHT_SCORED + AGAIN, "sheet=bonus")
    assert state.refusal(Score(Box.CHOICE)) == "This joker must go into the box “Sixes”."
    assert Score(Box.SIXES) in state.legal_moves()


def test_a_joker_must_then_go_to_the_lower_part() -> None:
    state = state_after(YACHT_SCORED + AGAIN + "/ score sixes /" + AGAIN, "sheet=bonus")
    assert state.refusal(Score(Box.ONES)) == "This joker must go into a box other than ones to sixes."
    scored = state.apply(Score(Box.BIG_STRAIGHT))
    assert scored.events == (BoxScored(0, Box.BIG_STRAIGHT, (6,) * 5, 40), JokerPaid(0, 100))
    assert scored.state.scores == (50 + 130 + 140,)


def test_a_free_joker_may_go_anywhere_but_fills_a_straight_only_once_its_upper_box_is_taken() -> None:
    state = state_after(YACHT_SCORED + AGAIN, "sheet=free-joker")
    assert state.refusal(Score(Box.ONES)) is None
    assert state.card.offers(state.dice)[Box.BIG_STRAIGHT] == 0
    later = state_after(YACHT_SCORED + AGAIN + "/ score sixes /" + AGAIN, "sheet=free-joker")
    assert later.card.offers(later.dice)[Box.BIG_STRAIGHT] == 40


UPPER_63 = "".join(
    f"roll : {f} {f} {f} {g} {g} / score {box} /"
    for f, g, box in ((1, 2, "ones"), (2, 1, "twos"), (3, 1, "threes"), (4, 1, "fours"), (5, 1, "fives"))
)


@pytest.mark.parametrize(("sheet", "bonus"), [("nordic", 50), ("bonus", 35), ("free-joker", 35)])
def test_the_bonus_comes_with_the_box_that_reaches_63(sheet: str, bonus: int) -> None:
    state = state_after(UPPER_63 + "roll : 6 6 6 1 1", f"sheet={sheet}")
    assert state.scores == (45,)
    step = state.apply(Score(Box.SIXES))
    assert step.events[1:] == (BonusWon(0, bonus),)
    assert (step.state.scores, step.state.cards[0].bonus) == ((63 + bonus,), bonus)


def test_players_take_turns_and_the_first_of_those_with_the_fewest_boxes_moves() -> None:
    state, seats = first_state("players=3"), []
    for _ in range(4):
        seats.append(state.seat)
        state = state.apply(RollAll(), (1, 1, 1, 1, 2)).state
        state = state.apply(state.legal_moves()[0]).state
    assert (seats, state.seats) == ([0, 1, 2, 0], 3)


def test_a_game_alone_ends_without_a_winner() -> None:
    state = state_after(ZEROS + "/ roll : 1 1 1 1 1 / score choice")
    assert (state.outcome(), state.scores, state.legal_moves()) == (Outcome(YachtEnding.FULL), (5,), ())


def duel(last: str) -> YachtState:
    """A game of two that differ only in their last box, Choice."""
    turns = [turn.strip() for turn in ZEROS.replace(" / score", ", score").split("/")]
    both = " / ".join(f"{turn} / {turn}" for turn in turns).replace(", score", " / score")
    return state_after(f"{both} / roll : 1 1 1 1 1 / score choice / {last} / score choice", "players=2")


@pytest.mark.parametrize(("last", "winner"), [("roll : 1 1 1 1 2", 1), ("roll : 1 1 1 1 1", None)])
def test_the_highest_sum_wins_and_equal_sums_are_a_draw(last: str, winner: int | None) -> None:
    assert duel(last).outcome() == Outcome(YachtEnding.FULL, winner)


@pytest.mark.parametrize(
    ("text", "rules"),
    [
        ("", YachtRules()),
        ("sheet=nordic", YachtRules(Sheet.NORDIC)),
        ("players=4", YachtRules(players=4)),
        (" sheet=free-joker players=2 ", YachtRules(Sheet.FREE_JOKER, 2)),
    ],
)
def test_rules_that_a_header_does_not_name_are_usual(text: str, rules: YachtRules) -> None:
    state = first_state(text)
    assert state.rules_text() == rules.to_text()
    assert first_state(state.rules_text()) == state


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("gravity=none", "expected rules such as “sheet=nordic players=2”, not “gravity=none”"),
        ("sheet=norse", "there is no sheet “norse”; choose from: yacht, nordic, bonus, free-joker"),
        ("players=5", "Yacht has 1 to 4 players, not 5."),
    ],
)
def test_other_rules_cannot_be_read(text: str, why: str) -> None:
    with pytest.raises(NotationError) as error:
        first_state(text)
    assert str(error.value) == why


@pytest.mark.parametrize("text", ["score", "score tens", "keep 7", "keep 5,5", "roll 5"])
def test_other_moves_cannot_be_read(text: str) -> None:
    with pytest.raises(NotationError, match="expected “roll”"):
        parse_move(text)


def test_a_position_in_json_names_the_boxes_of_each_player() -> None:
    moves = "roll : 1 1 1 2 3 / score ones / roll : 4 4 4 4 4 / score yacht / roll : 6 6 5 5 4"
    assert state_after(moves, "sheet=bonus players=2").to_json() == {
        "dice": [6, 6, 5, 5, 4],
        "rolls_left": 2,
        "boxes": [{"ones": 3}, {"yacht": 50}],
        "scores": [3, 50],
        "jokers": [0, 0],
        "player": 0,
    }
    assert YachtState().to_json() == {"dice": [], "rolls_left": 3, "boxes": [{}], "scores": [0]}
