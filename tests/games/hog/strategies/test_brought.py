"""What is worked out about a strategy that somebody brought."""

import pytest

from dicedesk.core.errors import NotationError
from dicedesk.games.hog.players import table_of
from dicedesk.games.hog.strategies.brought import BroughtStudy, brought_study
from dicedesk.games.hog.strategies.named import BEST, named_study
from dicedesk.games.hog.strategy_names import STRATEGIES
from dicedesk.games.hog.strategy_rules_of_thumb import SwapStrategy
from dicedesk.games.hog.strategy_tables import GivenStrategy


def swap_hunter() -> str:
    """The name of the swap strategy when somebody brings it as a table."""
    return GivenStrategy("hunter", bytes(sum(table_of(SwapStrategy()), ()))).name


@pytest.fixture(scope="module")
def found() -> BroughtStudy:
    """The study of the swap strategy that somebody brought."""
    return brought_study(swap_hunter(), "final")


def test_a_table_is_studied_as_the_same_strategy_by_its_name_is(found: BroughtStudy) -> None:
    known = named_study("swap", "final")
    assert found.maps.study.losses == known.losses
    assert found.maps.study.wins == known.wins
    assert found.answer.study.dice == named_study(BEST, "swap").dice
    assert found.answer.study.wins == named_study(BEST, "swap").wins


def test_it_meets_every_known_strategy(found: BroughtStudy) -> None:
    assert [rate.name for rate in found.rates] == list(STRATEGIES)
    wins = {rate.name: rate.wins for rate in found.rates}
    assert wins["always:4"] == named_study("swap", "always:4").wins
    assert wins["swap"].average == pytest.approx(0.5)


def test_it_meets_another_one_that_was_brought_too() -> None:
    other = GivenStrategy("four", bytes([4] * 10_000)).name
    found = brought_study(swap_hunter(), other)
    assert found.rates[-1].name == other
    assert found.rates[-1].wins == named_study("swap", "always:4").wins


def test_a_name_of_nobody_is_refused() -> None:
    with pytest.raises(NotationError):
        brought_study("nobody", "final")
