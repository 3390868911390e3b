"""How many times as fast as a rival some work is done, measured in one run, and the table of all that was measured.

CPU time is counted, rival and work take turns, and of several turns the best of each counts: so that a busy machine
disturbs both, and little. It still slows numpy down more than plain Python: what has to be reached is `ENOUGH` of the
goal, which is meant for an idle one.
"""

import gc
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import process_time

Work = Callable[[], object]

LEAST_TURNS, MOST_TURNS, ENOUGH_SECONDS = 7, 40, 2
ENOUGH = 0.6
SMOKE = 0.25
"""The share of the goal to reach if each work is measured once: a busy machine may slow it down by as much."""


@dataclass(frozen=True)
class Goal:
    """The speed that one core has to reach for some work, as a multiple of the rival's."""

    work: str
    times: int
    rival: str = "plain Python"


@dataclass(frozen=True)
class Speed:
    """How often a second some work was done by one core, and how many times as fast that is as the rival."""

    goal: Goal
    a_second: float
    times: float
    enough: float = ENOUGH

    @property
    def is_enough(self) -> bool:
        """Whether it passes, on a busy machine too."""
        return self.times >= self.enough * self.goal.times


Compare = Callable[[Goal, Work, int, Work, int], Speed]
"""As `speed`; all that is measured is told in one table when the tests are over."""


def smoke_speed(goal: Goal, rival: Work, done_by_rival: int, ours: Work, done_by_ours: int) -> Speed:
    """Measures both once."""
    ours()
    slow, fast = _seconds(rival), _seconds(ours)
    return Speed(goal, done_by_ours / fast, slow / done_by_rival / (fast / done_by_ours), SMOKE)


def speed(goal: Goal, rival: Work, done_by_rival: int, ours: Work, done_by_ours: int) -> Speed:
    """Measures both; they are told how much is done in a turn of each."""
    ours()
    taken = list[tuple[float, float]]()
    while len(taken) < LEAST_TURNS or (len(taken) < MOST_TURNS and sum(map(sum, taken)) < ENOUGH_SECONDS):
        taken.append((_seconds(rival), _seconds(ours)))
    slow, fast = (min(times) for times in zip(*taken, strict=True))
    return Speed(goal, done_by_ours / fast, slow / done_by_rival / (fast / done_by_ours))


def table_of(speeds: Sequence[Speed]) -> list[str]:
    """The lines of the table."""
    rows = [
        (
            speed.goal.work,
            f"{speed.a_second:,.0f}",
            f"{speed.times:.0f} times {speed.goal.rival}",
            f"{speed.goal.times}",
        )
        for speed in speeds
    ]
    rows.insert(0, ("one core", "a second", "as fast as", "goal"))
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        f"{work:<{widths[0]}}  {rate:>{widths[1]}}  {times:>{widths[2]}}  {goal:>{widths[3]}}"
        for work, rate, times, goal in rows
    ]


def _seconds(work: Work) -> float:
    gc.collect()
    begun = process_time()
    work()
    return process_time() - begun
