"""What choices are weighed in, as data."""

import pickle

import pytest

from dicedesk.coach.unit import Unit
from dicedesk.games.catalogue import GAMES


@pytest.mark.parametrize("unit", [game.unit for game in GAMES.values()], ids=GAMES)
def test_a_unit_is_the_same_in_another_process(unit: Unit) -> None:
    assert pickle.loads(pickle.dumps(unit)) == unit  # noqa: S301


def test_json_names_each_unit() -> None:
    units = {"hog": "win chance", "craps": "dollars", "hazard": "rounds", "poker-dice": "weighted hands"}
    assert {game: GAMES[game].unit.quantity.id for game in units} == units
