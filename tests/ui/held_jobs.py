"""Jobs whose work waits until a test has it done, or says what comes of it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from dicedesk.coach.coach import SlowWork
from dicedesk.core.words import Sentence
from tests.fakes.jobs import ImmediateJobs

HALFWAY = SlowWork(Sentence("Working out Nordic once: 40%", {}), 0.4)
"""News of work that makes the player wait."""


@dataclass(eq=False)
class HeldJob:
    """Work that waits; a test may also call `news`, `done` and `failed` itself."""

    work: Callable[..., Any]
    done: Callable[[Any], None]
    failed: Callable[[Exception], None]
    news: Callable[[Any], None] | None = None
    is_cancelled: bool = False
    is_over: bool = False

    def cancel(self) -> None:
        """Nothing more is to be heard of it."""
        self.is_cancelled = True

    def finish(self) -> None:
        """Do the work, and tell what came of it; what is cancelled tells it too, too late."""
        self.is_over = True
        ImmediateJobs().start(self.work, self.done, self.failed, self.news)


class HeldJobs:
    """Keeps what was started in a list."""

    def __init__(self) -> None:
        self.started: list[HeldJob] = []

    @property
    def last(self) -> HeldJob:
        """What was started last."""
        return self.started[-1]

    @property
    def waiting(self) -> list[HeldJob]:
        """What is neither finished nor cancelled."""
        return [job for job in self.started if not (job.is_cancelled or job.is_over)]

    def start(
        self,
        work: Callable[..., Any],
        done: Callable[[Any], None],
        failed: Callable[[Exception], None],
        news: Callable[[Any], None] | None = None,
    ) -> HeldJob:
        """Keep the work."""
        self.started.append(HeldJob(work, done, failed, news))
        return self.last
