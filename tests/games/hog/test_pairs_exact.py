"""Hog's chances as fractions."""

from fractions import Fraction

import numpy as np
import pytest

from dicedesk.games.hog import odds as hog
from dicedesk.games.hog.odds import Table
from dicedesk.games.hog.pairs import exact_win_chance


@pytest.fixture(scope="module")
def tables() -> tuple[Table, Table]:
    """Two tables that use every number of dice."""
    luck = np.random.default_rng(5)
    return luck.integers(0, 11, (100, 100)).astype(np.uint8), hog.perfect_play().table


@pytest.fixture(scope="module")
def exact(tables: tuple[Table, Table]) -> tuple[Fraction, Fraction]:
    """The first one's chances against the second, as fractions."""
    return exact_win_chance(*tables)


def test_they_are_what_the_pass_in_floats_finds(
    tables: tuple[Table, Table], exact: tuple[Fraction, Fraction]
) -> None:
    found = hog.win_chance(*tables)
    assert [float(each) for each in exact] == pytest.approx([found.first, found.second], abs=1e-13)


@pytest.mark.no_cover
def test_either_of_two_strategies_wins(tables: tuple[Table, Table], exact: tuple[Fraction, Fraction]) -> None:
    first, second = exact_win_chance(*reversed(tables))
    assert exact[0] + second == exact[1] + first == 1


def test_zero_dice_for_both_is_a_game_without_luck() -> None:
    bacon = np.zeros((100, 100), np.uint8)
    assert sorted(exact_win_chance(bacon, bacon)) == [0, 1]
