"""Exercises of moves of records, of random positions, and of those that are due; and when they return."""

import pickle
import random
from collections.abc import Collection, Iterator
from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicedesk.coach.exercises import Exercise, Level
from dicedesk.core.errors import NotationError
from dicedesk.core.record import Record, parse_record
from dicedesk.features.practice import (
    DAY_S,
    DAYS,
    MISSED_S,
    ExerciseProgress,
    Return,
    after_answer,
    deal,
    exercise_at,
    find_some,
    prepare,
    progress,
)
from dicedesk.games.catalogue import SPECS, exercises_of, load_coach, practiced_games
from dicedesk.games.craps.rules import PlaceBet, TakeDown, Throw
from dicedesk.games.hog.rules import RollDice
from dicedesk.games.hog.unit import UNIT as HOG_UNIT
from dicedesk.play.ports.past_games import (
    DueExercise,
    ExerciseCount,
    ExercisePlace,
    ReviewGame,
    Summarize,
)
from dicedesk.play.ports.store import StoredGame
from tests.coach.random_games import played_on
from tests.fakes.history import NoHistory
from tests.play.bad_records import BAD_CRAPS, BAD_HAZARD, BAD_HOG, BAD_POKER_DICE

TAKEN_DOWN = '[Game "craps"]\nbet dont-pass 10\nthrow : 6 2\ntake-down dont-pass\n'


def exercise_in(text: str, ply: int) -> Exercise:
    """The exercise of a move of a record's text."""
    return exercise_at(parse_record(text, SPECS), ply)


def test_an_exercise_of_hog_offers_the_eleven_choices_as_the_coach_weighs_them() -> None:
    made = exercise_in(BAD_HOG, 0)
    state = parse_record(BAD_HOG, SPECS).first_state()
    weighed = load_coach("hog").evaluate(state, ("", "final"))
    assert tuple(choice.evaluation for choice in made.choices) == weighed
    assert [choice.number for choice in made.by_number] == list(range(11))
    assert made.own_choice == made.numbered(10)
    assert made.own_choice.move == RollDice(10)
    assert not made.is_right(made.numbered(10))
    assert made.is_right(made.best)
    assert not made.asks_for_dice
    assert made.position.headline == "0 : 0"
    assert made.position.caption == ("You have 0; Final strategist has 0.",)
    assert str(made.given_away(made.numbered(10))).endswith(" points")


def test_between_people_the_opponent_is_the_other_player() -> None:
    text = BAD_HOG.replace('"final"', '"Ann"')
    assert exercise_in(text, 1).position.caption == ("You have 0; your opponent has 1.",)


def test_what_loses_less_than_an_inaccuracy_is_right() -> None:
    made = exercise_in(BAD_HOG, 0)
    limit = HOG_UNIT.limits.inaccuracy
    for choice in made.choices:
        assert made.is_right(choice) == (made.cost(choice) < limit)
    assert 1 < sum(map(made.is_right, made.choices)) < len(made.choices)


def test_an_exercise_of_hazard_asks_for_the_main_without_its_chance() -> None:
    made = exercise_in(BAD_HAZARD, 0)
    assert made.position.question == "Which main do you choose?"
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
    assert made.own_choice == made.keeping((3, 2))
    assert made.keeping(()).words == "keep nothing"
    assert made.keeping((2, 3, 6, 6, 6)).words == "hold"
    assert made.best.words == "keep 6 6 6"
    assert all(choice.keeps is not None for choice in made.choices)


def test_an_exercise_of_craps_asks_which_bet_costs_least_for_the_same_money() -> None:
    made = exercise_in(BAD_CRAPS, 0)
    assert made.position.question == "You have $10 to bet. Which of these bets costs least?"
    assert len(made.choices) == 4
    assert all(isinstance(choice.move, PlaceBet) and choice.move.dollars == 10 for choice in made.choices)
    assert made.own_choice is not None
    assert made.own_choice.words == "Any seven"
    assert made.own_choice.value == "costs 16.67%"
    assert not made.is_right(made.own_choice)
    # What it gives away is for the $10 that were bet.
    assert made.graded_cost(made.best) == 0
    assert made.cost(made.own_choice) == 10 * made.graded_cost(made.own_choice)
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
    assert made.position.question == "You have $10 on Don't pass. What do you do?"
    assert made.best.move == Throw()
    assert made.best.words == "Leave it up"
    assert made.own_choice is not None
    assert made.own_choice.move == TakeDown("dont-pass")
    assert made.own_choice is not None
    assert made.own_choice.words == "Take it down"
    assert not made.is_right(made.own_choice)
    assert made.cost(made.own_choice) == Fraction(10, 11)


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
    assert made.own_choice == made.keeping((6,))


@pytest.mark.parametrize("game", practiced_games())
def test_each_choice_of_a_random_game_makes_an_exercise_that_knows_what_was_chosen(game: str) -> None:
    luck, exercises = random.Random(5), exercises_of(game)
    assert exercises is not None
    names = (("Player0", "You"), ("Player1", "Ann"))
    for _ in range(4):
        record = played_on(
            Record(SPECS[game], names), lambda state: luck.choice(state.legal_moves()), luck, 30
        )
        for ply, played in enumerate(record.replay()):
            if exercises.has(played.before, played.move):
                made = exercise_at(record, ply)
                assert made.own_choice is not None
                assert exercises.is_same(played.before, made.own_choice.move, played.move)


@given(st.sampled_from([(BAD_HOG, 0), (BAD_HAZARD, 0), (BAD_POKER_DICE, 1), (BAD_CRAPS, 0), (BAD_CRAPS, 2)]))
def test_the_best_choice_comes_first_and_loses_nothing(where: tuple[str, int]) -> None:
    made: Exercise = exercise_in(*where)
    losses = [made.graded_cost(choice) for choice in made.choices]
    assert losses == sorted(losses)
    assert losses[0] == made.cost(made.best) == 0
    assert made.is_right(made.best)
    assert len({choice.number for choice in made.choices}) == len(made.choices)


@pytest.mark.parametrize(
    ("text", "ply"), [(BAD_HOG, 0), (BAD_HAZARD, 0), (BAD_POKER_DICE, 1), (BAD_CRAPS, 0), (TAKEN_DOWN, 2)]
)
def test_an_exercise_can_be_handed_to_another_process(text: str, ply: int) -> None:
    made = exercise_in(text, ply)
    handed = pickle.loads(pickle.dumps(made))  # noqa: S301 (made just now)
    assert handed == made
    assert [choice.evaluation.why.template for choice in handed.choices] == [
        choice.evaluation.why.template for choice in made.choices
    ]


@pytest.mark.parametrize("game", practiced_games())
@pytest.mark.parametrize("level", Level)
def test_each_game_deals_positions_of_each_level(game: str, level: Level) -> None:
    exercises = exercises_of(game)
    assert exercises is not None
    for dealt in deal(game, level, seed=5, most=6):
        losses = [dealt.graded_cost(choice) for choice in dealt.choices]
        assert exercises.level(losses, dealt.unit) is level
        assert any(not dealt.is_right(choice) for choice in dealt.choices)
        assert (dealt.own_choice, dealt.due) == (None, None)
        assert str(dealt.position.question)


@pytest.mark.parametrize("game", practiced_games())
def test_in_easy_positions_no_wrong_choice_comes_near_the_best(game: str) -> None:
    easy, hard = (deal(game, level, seed=1, most=5) for level in (Level.EASY, Level.HARD))
    for one, other in zip(easy, hard, strict=True):
        assert nearest_wrong(one) > nearest_wrong(other) >= float(other.unit.limits.inaccuracy)


def nearest_wrong(exercise: Exercise) -> float:
    """What the choice that is nearest to the best one loses, of those that are wrong."""
    wrong = (choice for choice in exercise.choices if not exercise.is_right(choice))
    return min(float(exercise.graded_cost(choice)) for choice in wrong)


def test_the_same_seed_deals_the_same_positions_and_another_one_others() -> None:
    assert deal("hog", Level.HARD, 1, 3) == deal("hog", Level.HARD, 1, 3)
    assert deal("hog", Level.HARD, 1, 3) != deal("hog", Level.HARD, 2, 3)


def test_a_game_without_exercises_deals_none() -> None:
    with pytest.raises(KeyError):
        deal("no game", Level.EASY, 1, 1)


def test_where_no_position_of_the_level_is_found_the_nearest_one_is_dealt(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("dicedesk.features.practice.TRIES", 1)
    dealt = [deal("poker-dice", Level.EASY, seed, 1)[0] for seed in range(3, 6)]
    assert any(nearest_wrong(each) < 0.5 for each in dealt)


class Past(NoHistory):
    """A history with some games, by number, and exercises that are all due; `asked` lists the calls."""

    def __init__(self, games: dict[int, str] | None = None, *due: tuple[int, int]) -> None:
        self.games, self.asked = games or {}, list[str]()
        self.places = [ExercisePlace(*place) for place in due]

    def game(self, number: int) -> StoredGame | None:
        record = self.games.get(number)
        if record is None:
            return None
        return StoredGame.of_record(
            str(number), parse_record(BAD_HAZARD, SPECS).spec.id, record, "", ended=True
        )

    def catch_up(self, summarize: Summarize, hidden: frozenset[int] = frozenset()) -> Iterator[int]:
        self.asked.append("summaries")
        yield 1

    def review(self, review: ReviewGame) -> Iterator[int]:
        self.asked.append("reviews")
        yield 7

    def due_exercises(
        self, game: str, now: int, most: int, without: Collection[ExercisePlace] = ()
    ) -> tuple[DueExercise, ...]:
        return tuple(DueExercise(place, 2) for place in self.places if place not in without)[:most]

    def exercise_counts(self, now: int) -> tuple[ExerciseCount, ...]:
        return (ExerciseCount("hog", 5, 2, 1), ExerciseCount("hazard", 1, 1, 0))

    def next_due(self, game: str, now: int) -> int | None:
        return 77


def test_what_is_due_is_made_of_its_game_and_knows_its_place_and_step() -> None:
    past = Past({1: BAD_HAZARD, 2: BAD_POKER_DICE}, (2, 1), (1, 0))
    found = prepare(past, "", 0, 5)
    assert [(place, each and each.game) for place, each in found.items()] == [
        (ExercisePlace(2, 1), "poker-dice"),
        (ExercisePlace(1, 0), "hazard"),
    ]
    due = DueExercise(ExercisePlace(1, 0), 2)
    assert found[due.place] == replace(exercise_in(BAD_HAZARD, 0), due=due)


def test_what_can_no_longer_be_made_is_told() -> None:
    past = Past({1: BAD_HAZARD, 2: "no record"}, (2, 1), (3, 1), (1, 1), (1, 0))
    found = prepare(past, "", 0, 9)
    made = {place for place, exercise in found.items() if exercise is not None}
    assert made == {ExercisePlace(1, 0)}
    assert found.keys() - made == {ExercisePlace(2, 1), ExercisePlace(3, 1), ExercisePlace(1, 1)}


def test_what_is_there_already_is_left_out() -> None:
    past = Past({1: BAD_HAZARD}, (1, 0))
    assert prepare(past, "", 0, 5, frozenset({ExercisePlace(1, 0)})) == {}


def test_the_counts_of_all_games_are_added_up() -> None:
    found = progress(Past(), "", 0)
    assert found == ExerciseProgress((ExerciseCount("hog", 5, 2, 1), ExerciseCount("hazard", 1, 1, 0)), 77, 0)
    assert found.of("") == ExerciseCount("", 6, 3, 1)
    assert found.of("hog") == ExerciseCount("hog", 5, 2, 1)
    assert found.of("craps") == ExerciseCount("craps", 0, 0, 0)


def test_games_are_summarized_before_they_are_reviewed() -> None:
    past, told = Past(), list[int]()
    assert find_some(past, told.append) == 7
    assert past.asked == ["summaries", "reviews"]
    assert told == [0, 7]


def test_where_nothing_is_kept_nothing_is_due() -> None:
    assert prepare(NoHistory(), "", 0, 5) == {}
    assert progress(NoHistory(), "", 0) == ExerciseProgress((), None, 0)


steps = st.integers(0, 50)
moments = st.integers(0, 10**11)


def test_what_was_solved_returns_after_1_then_3_then_7_then_21_days() -> None:
    step, days = 0, []
    for _ in range(8):
        found = after_answer(step, 1_000_000, is_right=True)
        days.append((found.due - 1_000_000) // DAY_S)
        step = found.step
    assert days == [1, 3, 7, 21, 60, 180, 180, 180]


def test_what_was_missed_returns_after_ten_minutes_and_begins_anew() -> None:
    assert after_answer(4, 1000, is_right=False) == Return(0, 1600)


@given(steps, moments)
def test_what_is_solved_once_more_never_returns_sooner(step: int, now: int) -> None:
    first = after_answer(step, now, is_right=True)
    again = after_answer(first.step, now, is_right=True)
    assert now < first.due <= again.due
    assert first.step == step + 1


@given(steps, moments, st.lists(st.booleans(), max_size=20))
def test_a_miss_returns_sooner_than_anything_that_was_solved(
    step: int, now: int, answers: list[bool]
) -> None:
    missed = after_answer(step, now, is_right=False)
    assert missed.due - now == MISSED_S < DAYS[0] * DAY_S
    for is_right in answers:
        found = after_answer(step, now, is_right=is_right)
        assert (found.due > missed.due) == is_right
        step = found.step
