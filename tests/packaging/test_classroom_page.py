"""The page that lists the classroom's modules is what the code says."""

import generators.classroom_page
import pytest


@pytest.mark.parametrize(
    "named",
    [
        "`roll_dice(num_rolls, dice=six_sided)`: The points of calling",
        "`ThrowBuilder(",
        "    - `updateGame(game)`:",
        "`Table`: another name of `CrapsTable`",
        "`GOAL_SCORE` = 100",
        "`is2Straight(d)`:",
        "`rolls(seed)`:",
    ],
)
def test_functions_classes_members_and_values_are_listed(named: str) -> None:
    assert named in generators.classroom_page.page()


def test_whatever_is_listed_can_be_told_by_its_name() -> None:
    assert " at 0x" not in generators.classroom_page.page()
