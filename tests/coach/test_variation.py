"""Variations and arguments of every game, at positions that random games reach."""

import random
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicedesk.coach.coach import Against, Coach
from dicedesk.coach.evaluation import Evaluation
from dicedesk.coach.explanation import ChoiceExplanation
from dicedesk.coach.variation import MOST_STEPS, Likely, Variation, choices_to_compare, second_best
from dicedesk.core.game import Move
from dicedesk.core.words import Sentence
from dicedesk.games.catalogue import GAMES, SPECS, load_coach
from dicedesk.games.hog.players import HOG_PLAYERS
from dicedesk.games.hog.rules import HogState, RollDice
from dicedesk.games.hog.unit import UNIT

MOST_LINES = 3


def position(game: str, seed: int) -> tuple[Coach[Any, Any], Any, Move, Against, random.Random]:
    """A position of a game that goes on, with a move there, and who sits where: people, or the first computer."""
    luck = random.Random(seed)
    state: Any = SPECS[game].new_state("")
    for _ in range(luck.randrange(12)):
        move = luck.choice(state.legal_moves())
        after = state.apply(move, tuple(luck.randint(1, 6) for _ in range(state.dice_for(move)))).state
        state = state if after.outcome() else after
    who = ("", *GAMES[game].players.offered[:1])
    against = tuple(luck.choice(who) for _ in range(state.seats))
    return load_coach(game), state, luck.choice(state.legal_moves()), against, luck


@pytest.mark.parametrize("game", SPECS)
@given(seed=st.integers(0, 10**6))
def test_each_step_of_a_variation_is_legal_and_worth_what_the_coach_says(game: str, seed: int) -> None:
    coach, state, move, against, _ = position(game, seed)
    variation: Variation[Any] = coach.variation(state, move, against)
    assert variation.steps[0].played.move == move
    assert variation.seat == state.seat
    for step in variation.steps:
        played = step.played
        assert played.before == state
        assert state.refusal(played.move) is None
        assert played.step == state.apply(played.move, played.faces)
        assert 0 < step.likely.share <= 1
        assert step.likely == coach.likely(played.before, played.move)
        state = played.step.state
        assert step.worth == coach.worth(state, against, variation.seat)
    assert len(variation.steps) == MOST_STEPS or state.outcome() is not None


@pytest.mark.parametrize("game", SPECS)
@given(seed=st.integers(0, 10**6))
def test_an_argument_has_three_lines_at_most_and_ends_its_sentences(game: str, seed: int) -> None:
    coach, state, move, against, _ = position(game, seed)
    lines = coach.argument(state, move, against)
    assert len(lines) <= MOST_LINES
    assert all(str(line).endswith(".") for line in lines)


@pytest.mark.parametrize("game", SPECS)
@given(seed=st.integers(0, 10**6))
def test_a_note_of_bad_luck_is_a_sentence(game: str, seed: int) -> None:
    coach, state, move, against, luck = position(game, seed)
    faces = tuple(luck.randint(1, 6) for _ in range(state.dice_for(move)))
    record = SPECS[game]
    assert record.parse_move(move.to_text()) == move
    played = next(iter(coach.variation(state, move, against, most=1).steps)).played
    for each in (played, type(played)(state, move, faces, state.apply(move, faces))):
        note = coach.luck_note(each, against)
        assert note is None or str(note).endswith(".")


@given(seed=st.integers(0, 10**6))
def test_the_opponent_replies_by_its_strategy(seed: int) -> None:
    coach, state, move, _, luck = position("hog", seed)
    against = ("", "") if luck.random() < 0.1 else ("bacon", "always:5")
    steps = coach.variation(state, move, against).steps
    for step in steps[1:2]:
        name = against[step.played.before.seat]
        reply = HOG_PLAYERS.parse(name).choose(step.played.before) if name else None
        assert step.played.move == (reply or coach.decision(step.played.before, against).best)


def choice(count: int) -> Evaluation:
    return Evaluation(RollDice(count), 0.5, 0.01 * count, Sentence("", {}))


def test_the_best_the_chosen_and_the_runner_up_are_compared_each_once() -> None:
    first, second, third = choices = tuple(map(choice, range(3)))
    assert choices_to_compare(choices, third) == (first, third, second)
    assert choices_to_compare(choices, second) == (first, second)
    assert choices_to_compare(choices, first) == (first, second)
    assert choices_to_compare((first,), first) == (first,)


def test_the_second_best_choice_is_told_with_what_it_gives_away() -> None:
    told = second_best(Sentence("4 dice", {}), 0.021, UNIT)
    assert str(told) == "Second best: 4 dice, 2.1 percentage points below the best."


def test_a_game_that_argues_nothing_has_variations_all_the_same() -> None:
    coach, state, move = load_coach("hog"), HogState(), RollDice(2)
    assert Coach.likely(coach, state, move) == Likely((6, 6), Fraction(1, 36), Sentence("these dice", {}))
    assert Coach.argument(coach, state, move, ("", "")) == ()
    played = coach.variation(state, move, ("", ""), most=1).steps[0].played
    assert Coach.luck_note(coach, played, ("", "")) is None


def test_the_explanation_of_a_choice_has_the_argument() -> None:
    coach, state, against = load_coach("hog"), HogState((60, 48)), ("", "final")
    working = ChoiceExplanation(coach, state, RollDice(1), against).working()
    assert working is not None
    assert working.argument == coach.argument(state, RollDice(1), against)
    assert len(working.argument) == MOST_LINES


def test_nothing_is_argued_of_a_move_that_cannot_be_made() -> None:
    for game, parts in GAMES.items():
        other = "hazard" if game == "hog" else "hog"
        move = SPECS[other].new_state("").legal_moves()[0]
        assert load_coach(game).argument(parts.spec.new_state(""), move, ("", "")) == ()
