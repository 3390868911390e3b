"""What a strategy of Hog rolls at each pair of scores, what the best response would, and what the difference costs."""

import pickle
import subprocess
import sys

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dicedesk.core.errors import NotationError
from dicedesk.core.words import Sentence
from dicedesk.games.hog.coach import HOG_COACH
from dicedesk.games.hog.named_strategies import ImportedStrategy, SwapStrategy
from dicedesk.games.hog.odds import TIE, best_response, choice_values, perfect_play, win_chance
from dicedesk.games.hog.players import STRATEGIES, parse_strategy, table_of
from dicedesk.games.hog.rules import HogState
from dicedesk.games.hog.strategies import (
    BEST,
    COST_LIMITS,
    COSTLIEST,
    FIELDS,
    STUDIED,
    MapKind,
    OwnStrategyStudy,
    StrategyStudy,
    StudiedCell,
    best_words,
    brought_study,
    cell_words,
    figures_of,
    named_maps,
    named_study,
    opponents_words,
    points_words,
    reached_words,
    scale_words,
    share_words,
    step_of,
    steps_of,
    studied_title,
    study_of,
    wins_words,
)

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
@settings(max_examples=20, deadline=None)
@given(pair=st.sampled_from(PAIRS), own=SCORES, other=SCORES)
def test_the_coach_says_the_same_of_each_choice(pair: tuple[str, str], own: int, other: int) -> None:
    name, against = pair
    cell = named_study(name, against).cell(own, other)
    choices = {
        choice.move.count: choice for choice in HOG_COACH.evaluate(HogState((own, other)), ("", against))
    }
    assert cell.cost == pytest.approx(choices[cell.dice].cost, abs=1e-9)
    assert choices[cell.best].cost == pytest.approx(0, abs=1e-9)


@settings(max_examples=10, deadline=None)
@given(seed=st.integers(0, 10_000))
def test_nothing_is_lost_exactly_where_a_best_choice_is_made(seed: int) -> None:
    study = study_of(random_table(seed), random_table(seed + 1))
    worth = choice_values(best_response(random_table(seed + 1)).values)
    for own in range(0, 100, 9):
        for other in range(0, 100, 7):
            cell = study.cell(own, other)
            choices = worth[own, other]
            assert (cell.cost == 0) == (choices.max() - choices[cell.dice] <= TIE)
            assert cell.cost >= 0


@pytest.mark.no_cover
@settings(max_examples=10, deadline=None)
@given(seed=st.integers(0, 10_000))
def test_the_losses_along_games_come_to_what_is_won_less_than_by_the_best_response(seed: int) -> None:
    study = study_of(random_table(seed), random_table(seed + 1))
    costs = sum(study.cell(own, other).cost_a_game for own in range(100) for other in range(100))
    assert costs == pytest.approx(study.best_wins.average - study.wins.average, abs=1e-9)


@pytest.mark.parametrize(("name", "against"), PAIRS)
def test_the_win_rates_are_the_exact_ones(name: str, against: str) -> None:
    study, opponent = named_study(name, against), table_of(parse_strategy(against))
    mine = best_response(opponent).table if name == BEST else table_of(parse_strategy(name))
    assert (study.wins.first, study.wins.second) == pytest.approx(
        (win_chance(mine, opponent).first, win_chance(mine, opponent).second), abs=1e-12
    )
    assert study.best_wins.average >= study.wins.average - 1e-12
    assert sum(cell.cost_a_game for cell in study.cells()) == pytest.approx(
        study.best_wins.average - study.wins.average, abs=1e-9
    )


def test_the_best_response_loses_nothing_anywhere() -> None:
    study = named_study(BEST, "swap")
    assert {cell.cost for cell in study.cells()} == {0.0}
    assert study.costliest() == ()


def test_the_costliest_states_come_first_and_are_ten_at_most(final: StrategyStudy) -> None:
    costly = named_study("always:4", "perfect").costliest()
    costs = [cell.cost_a_game for cell in costly]
    assert (len(costly), costs) == (COSTLIEST, sorted(costs, reverse=True))
    assert min(costs) >= max(
        cell.cost_a_game for cell in named_study("always:4", "perfect").cells() if cell not in costly
    )
    assert all(cell.cost_a_game == cell.reached * cell.cost for cell in costly)


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
    code = "import sys, dicedesk.games.hog.strategies; sys.exit('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0  # noqa: S603


@pytest.mark.parametrize("kind", MapKind)
def test_the_map_has_a_row_for_each_score_of_the_other(kind: MapKind) -> None:
    study = named_study("swap", "final")
    steps = steps_of(study, kind)
    assert len(steps) == 100 * 100
    for own, other in ((0, 0), (61, 33), (99, 12), (5, 99)):
        assert steps[100 * other + own] == step_of(study.cell(own, other), kind)


@pytest.mark.no_cover
@pytest.mark.parametrize("kind", MapKind)
def test_each_step_has_its_words(kind: MapKind) -> None:
    seen = {
        step
        for name in ("always:10", "always:0", "swap", BEST)
        for step in steps_of(named_study(name, "final"), kind)
    }
    assert seen == set(range(len(scale_words(kind))))


def test_only_a_best_choice_has_the_first_step_of_losses() -> None:
    study = named_study("bacon", "perfect")
    for cell in study.cells():
        assert (step_of(cell, MapKind.LOSSES) == 0) == (cell.cost == 0)


def test_steps_of_losses_begin_at_their_limits() -> None:
    study = named_study("always:10", "perfect")
    for step, least in enumerate(COST_LIMITS, 2):
        losses = [cell.cost for cell in study.cells() if step_of(cell, MapKind.LOSSES) == step]
        assert least <= min(losses)
        assert max(losses) < (*COST_LIMITS, 2.0)[step - 1]


@pytest.mark.no_cover
def test_a_strategy_differs_from_itself_nowhere_and_others_by_their_dice() -> None:
    assert set(steps_of(named_study("final", "final"), MapKind.DIFFERENCE)) == {3}
    steps = {
        (mine, theirs): set(steps_of(named_study(f"always:{mine}", f"always:{theirs}"), MapKind.DIFFERENCE))
        for mine, theirs in ((0, 6), (0, 5), (2, 5), (3, 5), (4, 5), (6, 5), (7, 5), (8, 5), (10, 5), (10, 4))
    }
    assert [*map(min, steps.values())] == [0, 1, 1, 2, 2, 4, 4, 5, 5, 6]
    assert all(len(found) == 1 for found in steps.values())


def test_every_position_is_a_row_for_other_programs() -> None:
    study = named_study("final", "perfect")
    rows = figures_of(study)
    cell = study.cell(61, 33)
    assert len(rows) == 10_000
    assert dict(zip(FIELDS, rows[61 * 100 + 33], strict=True)) == {
        "own_score": 61,
        "other_score": 33,
        "dice": cell.dice,
        "opponents_dice": cell.opponents_dice,
        "best": cell.best,
        "cost": cell.cost,
        "reached": cell.reached,
        "cost_a_game": cell.cost_a_game,
    }


def test_all_maps_of_a_study_come_together() -> None:
    maps = named_maps("swap", "final")
    assert maps.steps == {kind: steps_of(maps.study, kind) for kind in MapKind}
    assert maps.costliest == maps.study.costliest()


def swap_hunter() -> str:
    """The name of the swap strategy when somebody brings it as a table."""
    return ImportedStrategy("hunter", bytes(sum(table_of(SwapStrategy()), ()))).name


@pytest.fixture(scope="module")
def found() -> OwnStrategyStudy:
    """The study of the swap strategy that somebody brought."""
    return brought_study(swap_hunter(), "final")


def test_a_table_is_studied_as_the_same_strategy_by_its_name_is(found: OwnStrategyStudy) -> None:
    known = named_study("swap", "final")
    assert found.maps.study.costs == known.costs
    assert found.maps.study.wins == known.wins
    assert found.answer.study.dice == named_study(BEST, "swap").dice
    assert found.answer.study.wins == named_study(BEST, "swap").wins


def test_it_meets_every_known_strategy(found: OwnStrategyStudy) -> None:
    assert [rate.name for rate in found.rates] == list(STRATEGIES)
    wins = {rate.name: rate.wins for rate in found.rates}
    assert wins["always:4"] == named_study("swap", "always:4").wins
    assert wins["swap"].average == pytest.approx(0.5)


def test_it_meets_another_one_that_was_brought_too() -> None:
    other = ImportedStrategy("four", bytes([4] * 10_000)).name
    found = brought_study(swap_hunter(), other)
    assert found.rates[-1].name == other
    assert found.rates[-1].wins == named_study("swap", "always:4").wins


def test_a_name_of_nobody_is_refused() -> None:
    with pytest.raises(NotationError):
        brought_study("nobody", "final")


FINAL, PERFECT = studied_title("final"), studied_title("perfect")


def cell(
    dice: int = 4, best: int = 0, cost: float = 0.08, reached: float = 0.026, theirs: int = 4
) -> StudiedCell:
    return StudiedCell(61, 33, dice, theirs, best, cost, reached)


@pytest.mark.parametrize(
    ("shown", "said"),
    [
        (
            cell(),
            (
                "At 61 to 33, Final strategist rolls 4 dice.",
                "The best choice is Free Bacon, which is 8.0 percentage points better.",
                "A sure 3 points: the score reaches 64, which doesn't swap with 33.",
                "This position comes up in 2.60% of games between the two strategies.",
            ),
        ),
        (
            cell(dice=0, best=2, cost=0.0001),
            (
                "At 61 to 33, Final strategist takes Free Bacon.",
                "The best choice is 2 dice, which is less than 0.1 percentage points better.",
                "2 dice: 31% of rolls pig out; the rest score 8 points on average.",
                "This position comes up in 2.60% of games between the two strategies.",
            ),
        ),
        (
            cell(dice=1, cost=0.0, reached=0.0),
            (
                "At 61 to 33, Final strategist rolls 1 die.",
                "This is the best choice.",
                "1 die: 17% of rolls pig out; 17% swap down to 33.",
                "This position never comes up in games between the two strategies.",
            ),
        ),
    ],
)
def test_a_position_is_told_in_sentences(shown: StudiedCell, said: tuple[str, ...]) -> None:
    assert cell_words(shown, FINAL) == said


def test_one_die_can_be_the_best_choice() -> None:
    assert (
        cell_words(cell(best=1), FINAL)[1]
        == "The best choice is 1 die, which is 8.0 percentage points better."
    )


@pytest.mark.parametrize(
    ("theirs", "said"),
    [
        (4, "Perfect player would do the same."),
        (0, "Perfect player would take Free Bacon."),
        (1, "Perfect player would roll 1 die."),
        (6, "Perfect player would roll 6 dice."),
    ],
)
def test_what_the_other_one_would_do_is_told(theirs: int, said: str) -> None:
    assert opponents_words(cell(theirs=theirs), PERFECT) == said


def test_small_numbers_are_not_nothing() -> None:
    assert (points_words(0.0), points_words(0.0004), points_words(0.0012)) == (
        "0.0 percentage points",
        "less than 0.1 percentage points",
        "0.1 percentage points",
    )
    assert (share_words(0.00003), share_words(0.0123)) == ("less than 0.01%", "1.23%")
    assert reached_words(cell(reached=1e-9)) == (
        "This position comes up in less than 0.01% of games between the two strategies."
    )


def test_the_win_rate_is_told_with_both_beginnings() -> None:
    study = named_study("final", "always:4")
    said = wins_words(study, FINAL, studied_title("always:4"))
    assert said == (
        f"Final strategist beats 4-dice player in {study.wins.average:.2%} of games: "
        f"{study.wins.first:.2%} when it goes first and {study.wins.second:.2%} when it goes second."
    )


def test_what_could_be_won_is_told() -> None:
    missed = named_study("always:4", "perfect")
    cost = 100 * (missed.best_wins.average - missed.wins.average)
    assert best_words(missed) == (
        f"The best response would win 50.00% of games, {cost:.1f} percentage points more than this strategy."
    )
    assert best_words(named_study(BEST, "swap")) == "This strategy always makes the best choice."


@pytest.mark.parametrize(
    ("kind", "first", "last"),
    [
        (MapKind.CHOICES, "Free Bacon", "10 dice"),
        (MapKind.BEST, "Free Bacon", "10 dice"),
        (MapKind.DIFFERENCE, "at least 6 fewer", "at least 6 more"),
        (MapKind.LOSSES, "the best choice", "20% or more"),
    ],
)
def test_the_legend_says_what_each_step_stands_for(kind: MapKind, first: str, last: str) -> None:
    words = scale_words(kind)
    assert (words[0], words[-1]) == (first, last)
    assert len(set(words)) == len(words)
    assert all(isinstance(said, Sentence) for said in words)
