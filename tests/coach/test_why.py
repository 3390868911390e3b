"""One sentence about a choice, asked of each coach."""

import re

import pytest

from dicedesk.core.position import parse_position
from dicedesk.games.catalogue import GAMES, SPECS, load_coach, practiced_games
from dicedesk.games.craps.coach import CRAPS_COACH
from dicedesk.games.craps.rules import CRAPS, PlaceBet, Throw
from dicedesk.games.hog.coach import HOG_COACH
from dicedesk.games.hog.rules import HOG
from dicedesk.games.poker_dice.coach import POKER_DICE_COACH
from dicedesk.games.poker_dice.rules import POKER_DICE, Hold, PlayHand, Quit, Reroll


def test_it_is_the_one_of_the_evaluation() -> None:
    state, against = HOG.new_state(""), ("", "final")
    for choice in HOG_COACH.evaluate(state, against):
        assert HOG_COACH.why(state, choice.move, against) == choice.why
    assert HOG_COACH.why(state, PlayHand(), against) is None


def test_dice_of_one_face_are_the_same() -> None:
    state = POKER_DICE.new_state("").apply(PlayHand(), (5, 5, 2, 5, 3)).state
    first = POKER_DICE_COACH.why(state, Reroll((1, 3, 5)), ("",))
    assert first is not None
    assert first == POKER_DICE_COACH.why(state, Reroll((3, 4, 5)), ("",))
    assert str(POKER_DICE_COACH.why(state, Hold(), ("",)))
    assert str(POKER_DICE_COACH.why(state, Quit(), ("",))).startswith("Quit")


@pytest.mark.parametrize("game", practiced_games())
def test_each_choice_that_is_listed_is_evaluated_as_in_the_list(game: str) -> None:
    coach, spec = load_coach(game), SPECS[game]
    lines = GAMES[game].sample.positions
    for state in (spec.new_state(""), *(parse_position(line, SPECS).state for line in lines)):
        against = ("",) * state.seats
        listed = coach.evaluate(state, against)
        assert [coach.evaluation(state, choice.move, against) for choice in listed] == [*listed]


@pytest.mark.parametrize("game", practiced_games())
def test_no_reason_says_you_because_the_reader_may_not_be_the_player(game: str) -> None:
    coach, told = load_coach(game), list[str]()
    for line in GAMES[game].sample.positions:
        state = parse_position(line, SPECS).state
        against = ("",) * state.seats
        for choice in coach.evaluate(state, against):
            told += map(str, (choice.why, *coach.argument(state, choice.move, against)))
    assert not re.search(r"\byou", "\n".join(told), re.IGNORECASE)


def test_a_bet_of_any_amount_has_one() -> None:
    state = CRAPS.new_state("preset=las-vegas")
    assert "$35" in str(CRAPS_COACH.why(state, PlaceBet("pass", 35), ("",)))
    assert str(CRAPS_COACH.why(state, Throw(), ("",))).startswith("The roll itself")
