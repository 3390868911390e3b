"""What can be practiced at Yacht: which dice to keep, and which box to choose."""

import random

import pytest

from dicedesk.games.yacht.boxes import Box, Sheet
from dicedesk.games.yacht.coach import YACHT_COACH, YachtCoach
from dicedesk.games.yacht.exercises import MOST_BOXES, YACHT_EXERCISES
from dicedesk.games.yacht.rules import Keep, RollAll, Score, YachtMove, YachtState, empty_card
from tests.games.yacht.late_plays import late_play
from tests.games.yacht.plain_yacht import card_with

ALONE = ("",)
EMPTY = empty_card(Sheet.YACHT)


def at(dice: tuple[int, ...], rolls_left: int) -> YachtState:
    return YachtState((EMPTY,), dice, rolls_left)


def offered(state: YachtState, move: YachtMove) -> list[YachtMove]:
    return [each.move for each in YACHT_EXERCISES.offered(YACHT_COACH, state, move, ALONE)]


def test_the_roll_that_begins_a_turn_is_no_exercise() -> None:
    state = at((5, 5, 1, 2, 3), 2)
    assert not YACHT_EXERCISES.has(YachtState(), RollAll())
    assert YACHT_EXERCISES.has(state, Keep((5, 5)))
    assert YACHT_EXERCISES.has(state, Score(Box.FIVES))


def test_with_rolls_left_all_keeps_are_offered_and_one_box_the_best_or_the_player_s_own() -> None:
    state = at((5, 5, 1, 2, 3), 2)
    for move, box in ((Keep((5, 5)), Box.FIVES), (Score(Box.CHOICE), Box.CHOICE)):
        moves = offered(state, move)
        assert {each for each in moves if isinstance(each, Score)} == {Score(box)}
        assert len(moves) == 1 + sum(isinstance(each, Keep) for each in state.legal_moves())


def test_after_the_third_roll_the_ten_best_boxes_are_offered_with_the_player_s_own() -> None:
    state = at((5, 5, 1, 2, 3), 0)
    worst = YACHT_COACH.evaluate(state, ALONE)[-1].move
    for move in (worst, Score(Box.FIVES)):
        moves = offered(state, move)
        assert move in moves
        assert len(moves) == MOST_BOXES


def test_the_dice_in_another_order_and_another_score_with_the_same_boxes_ask_the_same() -> None:
    one = YachtState((card_with(Sheet.YACHT, Box.ONES, SIXES=12),), (5, 1, 1, 2, 3), 1)
    other = YachtState((card_with(Sheet.YACHT, Box.ONES, SIXES=18),), (1, 1, 2, 3, 5), 1)
    move = Keep((1, 1))
    assert YACHT_EXERCISES.key(one, move, ALONE) == YACHT_EXERCISES.key(other, move, ALONE)
    assert YACHT_EXERCISES.key(one, move, ALONE) != YACHT_EXERCISES.key(at(one.dice, 1), move, ALONE)


@pytest.mark.parametrize("seed", range(40))
def test_a_dealt_position_is_possible_and_has_choices(seed: int) -> None:
    state, choices = YACHT_EXERCISES.dealt(YACHT_COACH, random.Random(seed).randrange)
    assert state.impossible() is None
    assert choices


def test_the_question_names_dice_or_boxes() -> None:
    card = card_with(Sheet.YACHT, Box.FULL_HOUSE, Box.CHOICE)
    keep, box = (YachtState((card,), (5, 5, 1, 2, 3), left) for left in (1, 0))
    asked = YACHT_EXERCISES.position(keep, ALONE, ())
    assert asked.question == "Which dice do you keep? All five: score them."
    assert (asked.note, asked.dice) == ("Roll 2 of 3", keep.dice)
    assert asked.caption == ("Open boxes: Full house, Choice.",)
    assert YACHT_EXERCISES.position(box, ALONE, ()).question == "Which box do you choose?"


def test_a_preset_with_a_bonus_shows_the_sum_of_ones_to_sixes() -> None:
    card = card_with(Sheet.NORDIC, Box.CHOICE, SIXES=24, FIVES=15)
    asked = YACHT_EXERCISES.position(YachtState((card,), (5, 5, 1, 2, 3), 1), ALONE, ())
    assert asked.caption[1] == "Ones to sixes: 39 of 63."


def test_five_dice_kept_are_a_box_and_boxes_have_numbers_in_the_order_of_the_sheet() -> None:
    coach = YachtCoach(late_play)
    card = card_with(Sheet.NORDIC, Box.FULL_HOUSE, Box.CHOICE)
    with_rolls, without = (YachtState((card,), (5, 5, 1, 2, 3), left) for left in (1, 0))
    for state, keeps in ((with_rolls, (1, 2, 3, 5, 5)), (without, None)):
        choices = YACHT_EXERCISES.offered(coach, state, Score(Box.CHOICE), ALONE)
        made = [YACHT_EXERCISES.choice(state, each, choices) for each in choices]
        own = next(each for each in made if each.move == Score(Box.CHOICE))
        assert (own.words, own.keeps) == ("Choice", keeps)
        assert sorted(each.number for each in made) == list(range(1, len(made) + 1))
