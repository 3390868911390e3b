"""The table of Hazard's win rates, against the exact chances; every seed is fixed."""

import subprocess
import sys

import pytest

from dicedesk.games.hazard.odds import win_chance
from dicedesk.games.hazard.rules import MAINS
from dicedesk.games.hazard.win_rates import Progress, WinRate, simulate, standard_error
from dicedesk.lab.coded_laws import ROUNDS_A_CHUNK


def test_each_main_has_its_rate_which_is_close_to_the_exact_one() -> None:
    rates = simulate(1_000_000, lambda _: None, seed=1)
    assert [(rate.main, rate.rounds, rate.exact) for rate in rates] == [
        (main, 1_000_000, win_chance(main)) for main in MAINS
    ]
    # Of ten thousand honest tables one at most lies further off than 4 standard errors.
    assert max(rate.standard_errors for rate in rates) < 4


def test_the_same_seed_gives_the_same_table_and_another_one_another() -> None:
    first, again, other = (simulate(1000, lambda _: None, seed) for seed in (2, 2, 3))
    assert first == again != other


def test_progress_counts_the_rounds_of_all_mains_and_has_the_rates_that_are_known() -> None:
    told: list[Progress] = []
    rates = simulate(ROUNDS_A_CHUNK + 1, told.append, seed=4)
    of_all = len(MAINS) * (ROUNDS_A_CHUNK + 1)
    assert (told[-1].played, {step.rounds for step in told}) == (of_all, {of_all})
    assert [len(step.rates) for step in told] == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4]
    assert told[-1].rates == rates[:-1]


def test_a_rate_says_how_far_off_it_is() -> None:
    rate = WinRate(main=7, rounds=495, wins=254)
    assert rate.difference == pytest.approx(10 / 495)
    assert rate.standard_errors == pytest.approx(10 / 495 / standard_error(7, 495))


def test_the_function_is_known_without_numpy() -> None:
    code = "import sys, dicedesk.games.hazard.win_rates; sys.exit('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0  # noqa: S603 (our own program)
