"""The interval of a share: Wilson's, against its equation and by how often it holds the chance."""

from math import comb

import pytest

from dicedesk.lab.sample import WITHIN, Sample


@pytest.mark.parametrize(("wins", "games"), [(0, 1), (1, 1), (0, 100), (3, 100), (50, 100), (499, 500)])
def test_both_ends_are_1_96_of_their_own_standard_errors_off_the_share(wins: int, games: int) -> None:
    share = wins / games
    for end in Sample.of_wins(games, wins).interval:
        assert (share - end) ** 2 == pytest.approx(WITHIN**2 * end * (1 - end) / games, abs=1e-12)


def test_an_event_that_was_never_seen_has_an_interval() -> None:
    low, high = Sample.of_wins(100, 0).interval
    assert (low, high) == (0, pytest.approx(3.8416 / 103.8416))
    assert Sample.of_wins(100, 100).interval == pytest.approx((100 / 103.8416, 1))


@pytest.mark.parametrize("chance", [0.01, 0.03, 0.1, 0.5])
def test_about_19_of_20_intervals_hold_the_chance_of_a_rare_event_too(chance: float) -> None:
    games, held = 100, 0.0
    for wins in range(games + 1):
        low, high = Sample.of_wins(games, wins).interval
        if low <= chance <= high:
            held += comb(games, wins) * chance**wins * (1 - chance) ** (games - wins)
    assert held > 0.91


def test_the_farther_end_is_the_reach_of_a_share() -> None:
    low, high = Sample.of_wins(10, 1).interval
    assert Sample.of_wins(10, 1).reach == max(0.1 - low, high - 0.1)
