"""The sounds of dice that land and of chips that move."""

import pytest

from dicedesk.play.ports.audio import Cue
from dicedesk.ui.games.craps.showing import OF_ACTS, Act
from dicedesk.ui.table.pace import landing


@pytest.mark.parametrize(
    ("dice", "cue"),
    [
        (1, Cue.ONE_DIE),
        (2, Cue.TWO_DICE),
        (3, Cue.FEW_DICE),
        (5, Cue.FEW_DICE),
        (6, Cue.MANY_DICE),
        (10, Cue.MANY_DICE),
    ],
)
def test_more_dice_land_more_fully(dice: int, cue: Cue) -> None:
    assert landing((3,) * dice) is cue


@pytest.mark.parametrize("act", Act)
def test_every_scene_of_the_chips_is_heard(act: Act) -> None:
    assert isinstance(OF_ACTS[act], Cue)
