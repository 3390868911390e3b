"""The adapter of background work is made for the first of it."""

from typing import Any

from dicedesk.main.program import LateJobs
from tests.fakes.jobs import ImmediateJobs


class Immediate(ImmediateJobs):
    """Counts how often it is made and closed."""

    made, closed = 0, 0

    def __init__(self) -> None:
        Immediate.made += 1

    def close(self) -> None:
        Immediate.closed += 1


def test_they_are_made_once_for_the_first_work_and_closed_where_they_were_made() -> None:
    Immediate.made = Immediate.closed = 0
    heard: list[Any] = []
    jobs = LateJobs(Immediate)
    assert Immediate.made == 0
    jobs.start(lambda: 1, heard.append, heard.append)
    jobs.start(lambda tell: tell(2) or 3, heard.append, heard.append, heard.append)
    jobs.close()
    assert (heard, Immediate.made, Immediate.closed) == ([1, 2, 3], 1, 1)


def test_what_is_asked_for_after_they_were_closed_finds_them_closed() -> None:
    Immediate.made = Immediate.closed = 0
    jobs = LateJobs(Immediate)
    jobs.close()
    assert (Immediate.made, Immediate.closed) == (0, 0)
    jobs.start(lambda: 1, lambda _: None, lambda _: None)
    assert (Immediate.made, Immediate.closed) == (1, 1)
