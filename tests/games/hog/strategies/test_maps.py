"""A strategy of Hog as a map of steps."""

import pytest

from dicedesk.games.hog.strategies.export import FIELDS, figures_of
from dicedesk.games.hog.strategies.maps import LOSS_LIMITS, MapKind, step_of, steps_of
from dicedesk.games.hog.strategies.named import BEST, named_maps, named_study
from dicedesk.games.hog.strategies.words import scale_words


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
        assert (step_of(cell, MapKind.LOSSES) == 0) == (cell.loss == 0)


def test_steps_of_losses_begin_at_their_limits() -> None:
    study = named_study("always:10", "perfect")
    for step, least in enumerate(LOSS_LIMITS, 2):
        losses = [cell.loss for cell in study.cells() if step_of(cell, MapKind.LOSSES) == step]
        assert least <= min(losses)
        assert max(losses) < (*LOSS_LIMITS, 2.0)[step - 1]


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
        "loss": cell.loss,
        "reached": cell.reached,
        "cost": cell.cost,
    }


def test_all_maps_of_a_study_come_together() -> None:
    maps = named_maps("swap", "final")
    assert maps.steps == {kind: steps_of(maps.study, kind) for kind in MapKind}
    assert maps.costliest == maps.study.costliest()
