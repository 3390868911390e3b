"""Exercises of moves of records, in each game."""

import pickle
import random
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicedesk.coach.exercises_exercise import Exercise
from dicedesk.core.errors import NotationError
from dicedesk.core.record import Record, parse_record
from dicedesk.features.practice.making import exercise_at, exercise_in
from dicedesk.games.catalogue import GAMES, exercises_of, part_of, practiced_games
from dicedesk.games.craps.rules import PlaceBet, TakeDown, Throw
from dicedesk.games.hog.rules import RollDice
from dicedesk.games.hog.unit import UNIT as HOG_UNIT
from tests.coach.random_games import played_on
from tests.play.bad_records import BAD_CRAPS, BAD_HAZARD, BAD_HOG, BAD_POKER_DICE

TAKEN_DOWN = '[Game "craps"]\nbet dont-pass 10\nthrow : 6 2\ntake-down dont-pass\n'


def test_an_exercise_of_hog_offers_the_eleven_choices_as_the_coach_weighs_them() -> None:
    made = exercise_in(BAD_HOG, 0)
    state = parse_record(BAD_HOG, GAMES).first_state()
    weighed = part_of("hog", "coach").evaluate(state, ("", "final"))
    assert [(choice.move, choice.loss, choice.why) for choice in made.choices] == [
        (each.move, each.loss, each.why) for each in weighed
    ]
    assert [choice.number for choice in made.by_number] == list(range(11))
    assert made.made == RollDice(10)
    assert made.choice_made == made.numbered(10)
    assert not made.is_right(made.numbered(10))
    assert made.is_right(made.best)
    assert not made.asks_for_dice
    assert made.position.headline == "0 : 0"
    assert made.position.caption == ("You have 0, Final strategist has 0.",)
    assert str(made.given_away(made.numbered(10))).endswith(" points")


def test_between_people_the_opponent_is_the_other_player() -> None:
    text = BAD_HOG.replace('"final"', '"Ann"')
    assert exercise_in(text, 1).position.caption == ("You have 0; your opponent has 1.",)


def test_what_loses_less_than_an_inaccuracy_is_right() -> None:
    made = exercise_in(BAD_HOG, 0)
    limit = HOG_UNIT.limits.inaccuracy
    for choice in made.choices:
        assert made.is_right(choice) == (choice.loss < limit)
    assert 1 < sum(map(made.is_right, made.choices)) < len(made.choices)


def test_an_exercise_of_hazard_asks_for_the_main_without_its_chance() -> None:
    made = exercise_in(BAD_HAZARD, 0)
    assert made.question == "Which main do you choose?"
    assert [choice.number for choice in made.by_number] == [5, 6, 7, 8, 9]
    assert made.best.number == 7
    assert {str(choice.under) for choice in made.choices} == {"main"}
    assert made.best.value == "2.889 rounds"
    assert made.given_away(made.numbered(6)) == "0.009 rounds"


def test_an_exercise_of_poker_dice_is_answered_by_the_dice_that_are_kept() -> None:
    made = exercise_in(BAD_POKER_DICE, 1)
    assert made.asks_for_dice
    assert made.position.dice == (6, 6, 6, 2, 3)
    assert made.position.caption == ("Bankroll: $90 of $200.", "2 re-rolls left.")
    assert made.best == made.keeping((6, 6, 6))
    assert made.choice_made == made.keeping((3, 2))
    assert made.keeping(()).words == "keep no die"
    assert made.keeping((2, 3, 6, 6, 6)).words == "keep all five dice"
    assert made.best.words == "keep 6 6 6"
    assert all(choice.keeps is not None for choice in made.choices)


def test_an_exercise_of_craps_asks_which_bet_costs_least_for_the_same_money() -> None:
    made = exercise_in(BAD_CRAPS, 0)
    assert made.question == "$10 to bet: which of these bets costs you least?"
    assert len(made.choices) == 4
    assert all(isinstance(choice.move, PlaceBet) and choice.move.dollars == 10 for choice in made.choices)
    assert made.choice_made is not None
    assert made.choice_made.words == "Any seven"
    assert made.choice_made.value == "costs 16.67%"
    assert not made.is_right(made.choice_made)
    # What it gives away is for the $10 that were bet.
    cheapest = made.best.graded
    assert cheapest == 0
    assert made.choice_made.loss == 10 * made.choice_made.graded
    assert made.position.headline == "Come-out roll"
    assert made.position.note == "Las Vegas"


def test_a_bet_that_gains_on_average_is_called_so() -> None:
    text = '[Game "craps"]\nbet pass 5\nthrow : 6 2\nbet place-4 10\n'
    made = exercise_in(text, 2)
    assert made.best.words == "Don't come"
    assert made.best.value == "earns you money"
    assert made.position.headline == "The point is 8"


def test_odds_cost_nothing() -> None:
    text = '[Game "craps"]\n[Rules "preset=las-vegas"]\nbet pass 10\nthrow : 6 2\nbet hard-4 10\n'
    made = exercise_in(text, 2)
    assert made.best.words == "Pass odds"
    assert made.best.value == "costs nothing"


def test_before_a_point_the_chapter_offers_line_bets_alone() -> None:
    made = exercise_in('[Game "craps"]\nbet pass 5\n', 0)
    assert [choice.words for choice in made.choices] == ["Don't pass", "Pass"]


def test_a_bet_that_was_taken_down_asks_whether_to_leave_it() -> None:
    made = exercise_in(TAKEN_DOWN, 2)
    assert made.question == "You have $10 on Don't pass. What do you do?"
    assert made.best.move == Throw()
    assert made.best.words == "Leave it there"
    assert made.made == TakeDown("dont-pass")
    assert made.choice_made is not None
    assert made.choice_made.words == "Take it down"
    assert not made.is_right(made.choice_made)
    assert made.choice_made.loss == Fraction(10, 11)


def test_a_house_with_rules_of_its_own_is_named_so() -> None:
    made = exercise_in('[Game "craps"]\n[Rules "preset=las-vegas minimum=10"]\nbet pass 10\n', 0)
    assert made.position.note == "Custom rules"


@pytest.mark.parametrize(
    ("text", "ply"),
    [
        (BAD_HAZARD, 1),
        (BAD_HOG, 99),
        (BAD_POKER_DICE, 0),
        (BAD_POKER_DICE, 4),
        (BAD_CRAPS, 1),
        (BAD_CRAPS, 4),
    ],
)
def test_a_move_that_is_no_choice_makes_no_exercise(text: str, ply: int) -> None:
    with pytest.raises(NotationError, match="no choice to practice"):
        exercise_in(text, ply)


def test_of_two_equal_dice_either_is_the_same_choice() -> None:
    text = '[Game "poker-dice"]\nhand : 6 6 2 3 1\nreroll 1 3 4 5 : 1 2 4 5\n'
    made = exercise_in(text, 1)
    assert made.choice_made == made.keeping((6,))


@pytest.mark.parametrize("game", practiced_games())
def test_each_choice_of_a_random_game_makes_an_exercise_that_knows_what_was_chosen(game: str) -> None:
    luck, exercises = random.Random(5), exercises_of(game)
    assert exercises is not None
    names = (("Player0", "You"), ("Player1", "Ann"))
    for _ in range(4):
        record = played_on(
            Record(GAMES[game], names), lambda state: luck.choice(state.legal_moves()), luck, 30
        )
        for ply, played in enumerate(record.replay()):
            if exercises.has(played.before, played.move):
                made = exercise_at(record, ply)
                assert made.choice_made is not None
                assert exercises.is_same(played.before, made.choice_made.move, played.move)


@given(st.sampled_from([(BAD_HOG, 0), (BAD_HAZARD, 0), (BAD_POKER_DICE, 1), (BAD_CRAPS, 0), (BAD_CRAPS, 2)]))
def test_the_best_choice_comes_first_and_loses_nothing(where: tuple[str, int]) -> None:
    made: Exercise = exercise_in(*where)
    losses = [choice.graded for choice in made.choices]
    assert losses == sorted(losses)
    assert losses[0] == made.best.loss == 0
    assert made.is_right(made.best)
    assert len({choice.number for choice in made.choices}) == len(made.choices)


@pytest.mark.parametrize(
    ("text", "ply"), [(BAD_HOG, 0), (BAD_HAZARD, 0), (BAD_POKER_DICE, 1), (BAD_CRAPS, 0), (TAKEN_DOWN, 2)]
)
def test_an_exercise_can_be_handed_to_another_process(text: str, ply: int) -> None:
    made = exercise_in(text, ply)
    handed = pickle.loads(pickle.dumps(made))  # noqa: S301 (made just now)
    assert handed == made
    assert [choice.why.template for choice in handed.choices] == [
        choice.why.template for choice in made.choices
    ]
