"""A review as JSON."""

from collections.abc import Callable
from fractions import Fraction

import pytest

from dicedesk.coach.export import review_to_json, worth_to_json
from dicedesk.coach.hog.coach import HOG_COACH
from dicedesk.coach.review import review
from dicedesk.core.record import Record


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
