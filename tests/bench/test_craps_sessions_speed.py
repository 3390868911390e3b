"""How fast craps sessions of betting systems are played on one core, as times of crapssim in the same run.

crapssim (MIT) simulates craps in plain Python. It is measured at its best: one table that throws on and on for a player
with endless money, without sessions to open or goals to look for, which ours has to do.
"""

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from dicedesk.core.money import dollars
from dicedesk.games.craps.house import BUILDING_SKILLS, LAS_VEGAS, HouseRules
from dicedesk.games.craps.systems.machine import SizeLimits, arrays_of, machine_of
from dicedesk.games.craps.systems.question import SYSTEM_NAMES, SystemsQuestion, systems_for
from dicedesk.games.craps.systems.sessions import SESSIONS_A_CHUNK, PlayableSystem, playable, simulate
from dicedesk.play.ports.jobs import OneByOne
from tests.bench.speeds import Compare, Goal

tables = pytest.importorskip("crapssim.table")
strategies = pytest.importorskip("crapssim.strategy")

THROWS, PLAIN_THROWS = 500, 4_000
SESSIONS = 2 * SESSIONS_A_CHUNK
HOUSES = {LAS_VEGAS: "las-vegas", BUILDING_SKILLS: "building-skills"}
TIMES_345 = {4: 3, 5: 4, 6: 5, 8: 5, 9: 4, 10: 3}
ENDLESS = 1e12
RIVALS: Mapping[str, Callable[[], Any]] = {
    "flat": lambda: strategies.BetPassLine(10),
    "odds": lambda: strategies.BetPassLine(10) + strategies.PassLineOddsMultiplier(TIMES_345),
    "pass-come": lambda: (
        strategies.examples.Pass2Come(10)
        + strategies.PassLineOddsMultiplier(TIMES_345)
        + strategies.ComeOddsMultiplier(TIMES_345)
    ),
    "place-6-8": lambda: strategies.BetPlace({6: 12, 8: 12}, skip_point=False),
}
"""How crapssim plays the systems that it knows; others it can only play slower than the first."""


@pytest.mark.parametrize("rules", HOUSES, ids=HOUSES.values())
@pytest.mark.parametrize("name", SYSTEM_NAMES)
def test_sessions_are_100_times_as_fast_as_crapssim(name: str, rules: HouseRules, compare: Compare) -> None:
    rival, play = RIVALS.get(name, RIVALS["flat"]), playable_system(name, rules)

    def fast() -> int:
        *_, last = simulate([play], SESSIONS, 1, OneByOne())
        return last.result.systems[0].throws

    goal = Goal(f"throws of craps sessions, {name}, {HOUSES[rules]}", 100, rival="crapssim")
    assert compare(goal, lambda: throws_of_crapssim(rival()), PLAIN_THROWS, fast, fast()).is_enough


def playable_system(name: str, rules: HouseRules) -> PlayableSystem:
    asked = SystemsQuestion(dollars(500), dollars(750), THROWS, rules=rules)
    (system,) = systems_for(asked, [name])
    machine = machine_of(system, rules, SizeLimits())
    return playable(system, machine, arrays_of(machine, asked), THROWS)


def throws_of_crapssim(strategy: Any) -> None:
    table = tables.Table(seed=1)
    table.add_player(bankroll=ENDLESS, strategy=strategy)
    table.run(max_rolls=PLAIN_THROWS, verbose=False)
