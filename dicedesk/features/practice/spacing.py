"""When an exercise returns.

What was solved returns after 1 day, then after 3, 7, 21, 60 and 180 days, each time that it is solved again; from then
on after 180 days. What was missed returns after ten minutes and begins anew.
"""

from dataclasses import dataclass
from typing import Final

DAYS: Final = (1, 3, 7, 21, 60, 180)
"""So many days after it was solved for the first, second, third ... time in a row it returns."""
MISSED_S: Final = 10 * 60
"""So many seconds after it was missed it returns."""
DAY_S: Final = 24 * 60 * 60


@dataclass(frozen=True)
class Return:
    """How often in a row an exercise was solved, and when it returns, in seconds since 1970 (UTC)."""

    step: int
    due: int


def after_answer(step: int, now: int, *, is_right: bool) -> Return:
    """When an exercise returns that was solved `step` times in a row before, and is answered now."""
    if not is_right:
        return Return(0, now + MISSED_S)
    return Return(step + 1, now + DAYS[min(step, len(DAYS) - 1)] * DAY_S)
