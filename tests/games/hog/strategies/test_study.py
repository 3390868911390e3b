"""What a strategy of Hog rolls at each pair of scores, what the best answer would, and what the difference costs."""

import pickle
import subprocess
import sys

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dicedesk.core.errors import NotationError
from dicedesk.games.hog.coach import HOG_COACH
from dicedesk.games.hog.odds import TIE, best_answer, choice_values, perfect_play, win_chance
from dicedesk.games.hog.players import table_of
from dicedesk.games.hog.rules import HogState
from dicedesk.games.hog.strategies.named import BEST, STUDIED, named_study, studied_title
from dicedesk.games.hog.strategies.solving import study_of
from dicedesk.games.hog.strategies.study import COSTLIEST, StrategyStudy
from dicedesk.games.hog.strategy_names import parse_strategy

PAIRS = [
    ("final", "perfect"),
    ("swap", "final"),
    ("always:4", "swap"),
    ("always:0", "always:10"),
    (BEST, "bacon"),
]
SCORES = st.integers(0, 99)


@pytest.fixture(scope="module")
def final() -> StrategyStudy:
    return named_study("final", "perfect")


def random_table(seed: int) -> np.ndarray:
    return np.random.default_rng(seed).integers(0, 11, (100, 100)).astype(np.uint8)


def test_it_shows_what_both_roll_and_what_would_be_best(final: StrategyStudy) -> None:
    mine, theirs = (table_of(parse_strategy(name)) for name in ("final", "perfect"))
    best = perfect_play().table
    for own, other in ((0, 0), (61, 33), (99, 98), (7, 70)):
        cell = final.cell(own, other)
        assert (cell.dice, cell.opponents_dice, cell.best) == (
            mine[own][other],
            theirs[own][other],
            best[own, other],
        )


@pytest.mark.no_cover
@settings(max_examples=60, deadline=None)
@given(pair=st.sampled_from(PAIRS), own=SCORES, other=SCORES)
def test_the_coach_says_the_same_of_each_choice(pair: tuple[str, str], own: int, other: int) -> None:
    name, against = pair
    cell = named_study(name, against).cell(own, other)
    choices = {
        choice.move.count: choice for choice in HOG_COACH.evaluate(HogState((own, other)), ("", against))
    }
    assert cell.loss == pytest.approx(choices[cell.dice].loss, abs=1e-9)
    assert choices[cell.best].loss == pytest.approx(0, abs=1e-9)


@settings(max_examples=10, deadline=None)
@given(seed=st.integers(0, 10_000))
def test_nothing_is_lost_exactly_where_a_best_choice_is_made(seed: int) -> None:
    study = study_of(random_table(seed), random_table(seed + 1))
    worth = choice_values(best_answer(random_table(seed + 1)).values)
    for own in range(0, 100, 9):
        for other in range(0, 100, 7):
            cell = study.cell(own, other)
            choices = worth[own, other]
            assert (cell.loss == 0) == (choices.max() - choices[cell.dice] <= TIE)
            assert cell.loss >= 0


@pytest.mark.no_cover
@settings(max_examples=10, deadline=None)
@given(seed=st.integers(0, 10_000))
def test_the_losses_along_games_come_to_what_is_won_less_than_by_the_best_answer(seed: int) -> None:
    study = study_of(random_table(seed), random_table(seed + 1))
    costs = sum(study.cell(own, other).cost for own in range(100) for other in range(100))
    assert costs == pytest.approx(study.best_wins.average - study.wins.average, abs=1e-9)


@pytest.mark.parametrize(("name", "against"), PAIRS)
def test_the_win_rates_are_the_exact_ones(name: str, against: str) -> None:
    study, opponent = named_study(name, against), table_of(parse_strategy(against))
    mine = best_answer(opponent).table if name == BEST else table_of(parse_strategy(name))
    assert (study.wins.first, study.wins.second) == pytest.approx(
        (win_chance(mine, opponent).first, win_chance(mine, opponent).second), abs=1e-12
    )
    assert study.best_wins.average >= study.wins.average - 1e-12
    assert sum(cell.cost for cell in study.cells()) == pytest.approx(
        study.best_wins.average - study.wins.average, abs=1e-9
    )


def test_the_best_answer_loses_nothing_anywhere() -> None:
    study = named_study(BEST, "swap")
    assert {cell.loss for cell in study.cells()} == {0.0}
    assert study.costliest() == ()


def test_the_costliest_states_come_first_and_are_ten_at_most(final: StrategyStudy) -> None:
    costly = named_study("always:4", "perfect").costliest()
    costs = [cell.cost for cell in costly]
    assert (len(costly), costs) == (COSTLIEST, sorted(costs, reverse=True))
    assert min(costs) >= max(
        cell.cost for cell in named_study("always:4", "perfect").cells() if cell not in costly
    )
    assert all(cell.cost == cell.reached * cell.loss for cell in costly)


@pytest.mark.no_cover
def test_every_strategy_of_the_roster_can_be_studied_and_none_beats_perfect_play() -> None:
    assert max(named_study(name, "perfect").wins.average for name in STUDIED) == pytest.approx(0.5, abs=1e-12)


def test_each_has_a_title() -> None:
    assert [studied_title(name) for name in ("final", BEST)] == ["Final strategist", "Best response"]


def test_the_table_of_a_stranger_can_be_studied_too() -> None:
    fours = [[4] * 100 for _ in range(100)]
    assert study_of(fours, fours).wins.average == pytest.approx(0.5, abs=1e-12)


def test_names_that_are_nobodys_are_refused() -> None:
    with pytest.raises(NotationError):
        named_study("somebody", "final")
    with pytest.raises(NotationError):
        named_study("final", BEST)


def test_a_study_can_come_from_another_process(final: StrategyStudy) -> None:
    received = pickle.loads(pickle.dumps(final))  # noqa: S301
    assert list(received.cells()) == list(final.cells())


def test_a_study_is_held_without_numpy() -> None:
    code = (
        "import sys, dicedesk.games.hog.strategies.study, dicedesk.games.hog.strategies.words, "
        "dicedesk.games.hog.strategies.named; sys.exit('numpy' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0  # noqa: S603
