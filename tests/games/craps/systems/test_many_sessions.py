"""Ten million simulated sessions against the exact chances."""

import pytest

from dicedesk.core.money import dollars
from dicedesk.games.craps.house import BUILDING_SKILLS, LAS_VEGAS, HouseRules
from dicedesk.games.craps.systems.answers import answer_all
from dicedesk.games.craps.systems.question import SYSTEM_NAMES, SystemsQuestion, systems_for

SESSIONS = 400_000
"""For 9 systems and 3 seeds these are 10.8 million in each house."""


@pytest.mark.long
@pytest.mark.parametrize("rules", [LAS_VEGAS, BUILDING_SKILLS], ids=["las-vegas", "building-skills"])
@pytest.mark.parametrize("name", SYSTEM_NAMES)
def test_millions_of_sessions_agree_with_the_exact_chances(name: str, rules: HouseRules) -> None:
    asked = SystemsQuestion(dollars(150), dollars(250), 100, rules=rules)
    systems = systems_for(asked, [name])
    for seed in (1, 2, 3):
        found = answer_all(systems, asked, SESSIONS, seed)[0].result
        assert found is not None
        assert found.is_exact
        assert found.simulated is not None
        followed = found.followed
        for sample, chance in (
            (found.simulated.broke, followed.broke[-1]),
            (found.simulated.reached, followed.reached[-1]),
        ):
            assert sample.games == SESSIONS
            assert abs(sample.mean - chance) < 4 * (chance * (1 - chance) / SESSIONS) ** 0.5
        assert abs(found.simulated.mean_result - found.result) < 4 * found.simulated.result_error
