"""What the status bar says of the dice of a game."""

import pytest

from dicedesk.core.fair.sealed import SealedDice
from dicedesk.core.record import Record
from dicedesk.core.rollers import SeededDice
from dicedesk.games.hog.rules import HOG
from dicedesk.play.saved_games import SaveStatus
from dicedesk.ui.table.game_tab import status_of
from tests.fakes.dice import ScriptedDice

SEALED = SealedDice(bytes(32), "id", "")


@pytest.mark.parametrize(
    ("dice", "said", "tip"),
    [
        (SEALED, f"Dice: sealed {dict(SEALED.opening_tags())['Seal'][:8]}…", "fixed before the first roll"),
        (SeededDice(42), "Dice: seed 42, not sealed", "cannot prove"),
        (ScriptedDice((1,)), "Dice: known", ""),
    ],
)
def test_the_status_bar_says_what_the_dice_are_worth(
    dice: SealedDice | SeededDice | ScriptedDice, said: str, tip: str
) -> None:
    status = status_of(Record(HOG, dice.opening_tags()), None, SaveStatus.SAVED)
    assert (status.dice, tip in status.tip) == (said, True)
