"""A review as JSON."""

from collections.abc import Callable
from fractions import Fraction

import pytest

from dicedesk.coach.export import evaluation_to_json, review_to_json, working_to_json, worth_to_json
from dicedesk.coach.review import review
from dicedesk.core.record import Record
from dicedesk.features.review.game import reviewed_game
from dicedesk.games.catalogue import load_coach
from dicedesk.games.hazard.unit import UNIT as HAZARD_UNIT
from dicedesk.games.hog.coach import HOG_COACH
from dicedesk.games.hog.rules import HogState, RollDice
from dicedesk.games.poker_dice.rules import POKER_DICE, Hold, PlayHand
from dicedesk.games.poker_dice.unit import UNIT as POKER_DICE_UNIT
from tests.features.review.reviewed_records import ALL, record_of


def test_players_and_moves_have_their_numbers(turns: Callable[..., Record]) -> None:
    told = review_to_json(review(turns((3, 5, 2, 6), ()), HOG_COACH))
    you, computer = told["players"]
    assert (told["unit"], told["finished"], you["computer"], computer["computer"]) == (
        "win chance",
        False,
        None,
        "final",
    )
    assert you["value_at_start"] + you["luck"] - you["cost"] == pytest.approx(you["result"])
    assert (computer["rating"], computer["classes"]["fine"]) == (None, 0)
    assert told["moves"][0] | {"player": 0, "move": "roll 4", "faces": [3, 5, 2, 6]} == told["moves"][0]


def test_fractions_are_texts_and_other_numbers_are_numbers() -> None:
    told = [worth_to_json(worth, HAZARD_UNIT.quantity) for worth in (Fraction(244, 495), Fraction(0))]
    assert told == ["244/495", "0"]
    told = [worth_to_json(worth, POKER_DICE_UNIT.quantity) for worth in (Fraction(0), 0.5)]
    assert (told, {type(each) for each in told}) == ([0.0, 0.5], {float})


@pytest.mark.parametrize("name", ALL)
def test_a_key_has_one_kind_of_value_in_all_games_of_its_kind(name: str) -> None:
    found = reviewed_game(record_of(ALL[name]))
    told = review_to_json(found.review)
    kind = str if load_coach(found.record.spec.id).unit.quantity.is_exact else float
    worths = [each[key] for each in told["moves"] for key in ("cost", "luck")]
    worths += [worth for each in told["moves"] for worth in each["values"]]
    keys = ("value_at_start", "luck", "luck_of_dice", "gifts", "cost", "result", "cost_a_choice")
    worths += [each[key] for each in told["players"] for key in keys]
    assert {type(worth) for worth in worths} == {kind}


def test_hands_add_up_and_luck_is_good_above_zero_in_json_and_in_words() -> None:
    record = Record(POKER_DICE).with_play(PlayHand(), (5, 5, 5, 5, 5)).with_play(Hold(), ())
    reviewed = reviewed_game(record)
    told = review_to_json(reviewed.review)
    (you,) = told["players"]
    assert you["luck"] > 0
    assert told["moves"][0]["luck"] > 0
    assert you["value_at_start"] - you["luck"] + you["cost"] == pytest.approx(you["result"])
    assert POKER_DICE_UNIT.change_words(you["luck"]).startswith("+")
    assert f"The dice saved you {you['luck']:.0f} hands." in reviewed.player_sentences[0][0]


def test_the_parts_of_a_working_have_the_sum_that_it_tells() -> None:
    working = HOG_COACH.working(HogState((71, 58)), RollDice(4), ("", "final"))
    assert working is not None
    told = working_to_json(working)
    assert (told["title"], told["unit"], told["why"]) == (working.title, "win chance", working.why)
    assert sum(float(Fraction(part["share"])) * part["value"] for part in told["parts"]) == pytest.approx(
        told["value"], abs=1e-12
    )
    assert [part["what"] for part in told["parts"]] == [part.what for part in working.parts]


def test_a_choice_has_its_class_beside_its_numbers() -> None:
    best, *_, worst = HOG_COACH.evaluate(HogState((95, 90)), ("", ""))
    told = [evaluation_to_json(choice, HOG_COACH.unit) for choice in (best, worst)]
    assert [each["move"] for each in told] == [best.move.to_text(), worst.move.to_text()]
    assert (told[0]["cost"], told[0]["class"], told[1]["class"]) == (0.0, "fine", "blunder")
    assert told[1]["value"] + told[1]["cost"] == pytest.approx(told[0]["value"])
