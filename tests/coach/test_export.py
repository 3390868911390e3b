"""A review as JSON."""

from collections.abc import Callable
from fractions import Fraction

import pytest

from dicedesk.coach.export import review_to_json, working_to_json, worth_to_json
from dicedesk.coach.hog.coach import HOG_COACH
from dicedesk.coach.review import review
from dicedesk.core.record import Record
from dicedesk.games.hog.moves import RollDice
from dicedesk.games.hog.state import HogState


def test_players_and_moves_have_their_numbers(turns: Callable[..., Record]) -> None:
    told = review_to_json(review(turns((3, 5, 2, 6), ()), HOG_COACH))
    you, computer = told["players"]
    assert (told["unit"], told["finished"], you["computer"], computer["computer"]) == (
        "win chance",
        False,
        None,
        "final",
    )
    assert you["value_at_start"] + you["luck"] - you["loss"] == pytest.approx(you["result"])
    assert (computer["rating"], computer["classes"]["fine"]) == (None, 0)
    assert told["moves"][0] | {"player": 0, "move": "roll 4", "faces": [3, 5, 2, 6]} == told["moves"][0]


def test_fractions_are_texts_and_other_numbers_are_numbers() -> None:
    assert [worth_to_json(worth) for worth in (Fraction(244, 495), 0.5)] == ["244/495", 0.5]


def test_the_parts_of_a_working_have_the_sum_that_it_tells() -> None:
    working = HOG_COACH.working(HogState((71, 58)), RollDice(4), ("", "final"))
    assert working is not None
    told = working_to_json(working)
    assert (told["title"], told["unit"], told["why"]) == (working.title, "win chance", working.why)
    assert sum(float(Fraction(part["share"])) * part["value"] for part in told["parts"]) == pytest.approx(
        told["value"], abs=1e-12
    )
    assert [part["what"] for part in told["parts"]] == [part.what for part in working.parts]
