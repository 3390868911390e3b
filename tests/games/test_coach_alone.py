"""A game that brings only a coach is practiced and advised by what the frame makes of it; here it is Hazard."""

import json
import random
from argparse import ArgumentParser, Namespace
from dataclasses import replace

import pytest

from dicedesk.coach.coach import A_PERSON
from dicedesk.games import catalogue
from dicedesk.games.advice import with_answers
from dicedesk.games.catalogue import COMMANDS, GAMES, exercises_of, load_coach
from dicedesk.games.exercises import MoveExercises
from dicedesk.games.hazard import game as hazard
from dicedesk.games.hazard.rules import MAINS, ChooseMain, HazardState, Throw
from dicedesk.games.hog.rules import RollDice
from dicedesk.play.seats import YOU, person_called
from dicedesk.play.terminal import GameCommands

GAME = GAMES["hazard"]
COACH = load_coach("hazard")
EXERCISES = MoveExercises(GAME, COACH.unit)
BARE = with_answers(GAME, GameCommands())


def test_a_game_without_exercises_of_its_own_asks_for_any_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hazard, "GAME", replace(GAME, exercises=None))
    assert isinstance(exercises_of("hazard"), MoveExercises)


def test_a_game_without_a_coach_cannot_be_practiced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hazard, "GAME", replace(GAME, coach=None))
    assert (exercises_of("hazard"), "hazard" in catalogue.practiced_games()) == (None, False)


def test_only_a_menu_of_several_moves_is_a_question() -> None:
    assert EXERCISES.has(HazardState(), ChooseMain(7))
    assert not EXERCISES.has(HazardState(main=7), Throw())
    assert not MoveExercises(GAMES["hog"], COACH.unit).has(GAMES["hog"].spec.new_state(""), RollDice(4))


def test_a_random_position_has_a_choice_and_all_moves_are_offered() -> None:
    luck = random.Random(4)
    for _ in range(20):
        state, offered = EXERCISES.dealt(COACH, luck.randrange)
        assert EXERCISES.has(state, offered[0].move)
        assert {each.move for each in offered} == {*state.legal_moves()}


def test_a_game_without_such_a_choice_is_dealt_from_its_start() -> None:
    hog = GAMES["hog"]
    state, _ = MoveExercises(hog, COACH.unit).dealt(load_coach("hog"), random.Random(1).randrange)
    assert state == hog.spec.new_state("")


def test_a_random_game_need_not_end() -> None:
    craps = GAMES["craps"]
    state, _ = MoveExercises(craps, COACH.unit).dealt(load_coach("craps"), lambda _: 0)
    assert state == craps.spec.new_state("")


def test_a_question_has_the_standing_of_the_terminal_and_names_moves_as_the_table_does() -> None:
    state = HazardState(rounds_won=2)
    offered = COACH.evaluate(state, (A_PERSON,))
    position = EXERCISES.position(state, (A_PERSON,), offered)
    assert (position.question, position.dice) == ("What do you choose?", ())
    assert position.caption == GAME.prompt.standing(state, [person_called(YOU).name])
    choices = [EXERCISES.choice(state, each, offered) for each in offered]
    assert {choice.number for choice in choices} == {*range(1, len(MAINS) + 1)}
    assert {str(choice.words) for choice in choices} == {
        str(GAME.telling.choice(state, move)) for move in state.legal_moves()
    }


def test_the_same_question_has_the_same_key() -> None:
    one, other = HazardState(rounds_won=2), HazardState(rounds_won=3)
    keys = [EXERCISES.key(state, ChooseMain(7), (A_PERSON,)) for state in (one, one, other)]
    assert keys[0] == keys[1] != keys[2]


def test_a_coach_compares_the_choices_in_a_position_given_by_its_line() -> None:
    advise = BARE.advise
    assert advise is not None
    parser = ArgumentParser()
    advise.add_position(parser, str)
    position = advise.position(parser.parse_args(["won", "2,", "lost", "0"]))
    assert position.to_text() == "hazard won 2"
    answer = advise.answer(position, Namespace(json=True, why=None))
    assert isinstance(answer, dict)
    assert answer["choices"][0]["move"] == "main 7"


def test_a_coach_says_what_a_game_is_worth() -> None:
    odds = BARE.odds
    assert odds is not None
    worth = COACH.worth(GAME.spec.new_state(""), (A_PERSON,), 0)
    (line,) = odds.answer(Namespace(json=False))
    assert line == f"With best play from the start: {COACH.unit.value_words(worth)}"
    (text,) = odds.answer(Namespace(json=True))
    assert json.loads(text) == {"unit": "rounds", "value": str(worth)}


def test_answers_of_its_own_come_first(monkeypatch: pytest.MonkeyPatch) -> None:
    own = COMMANDS["hazard"]
    both = with_answers(GAME, replace(own, odds=None))
    assert both.advise is own.advise
    assert both.odds not in (None, own.odds)
    monkeypatch.setattr(catalogue, "part_of", lambda *_: GameCommands())
    assert COMMANDS["hazard"].odds is not None
    assert with_answers(replace(GAME, coach=None), GameCommands()) == GameCommands()
