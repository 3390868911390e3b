"""Background work whose adapter is loaded when there is some to do."""

from collections.abc import Callable
from typing import Protocol, TypeVar

from dicedesk.ports.jobs import Job, Jobs

T = TypeVar("T")


class ClosableJobs(Jobs, Protocol):
    """Does work in the background until it is closed."""

    def close(self) -> None:
        """Nothing more is done or told."""
        ...


class LateJobs:
    """Has its work done by jobs that are made for the first of it."""

    def __init__(self, make: Callable[[], ClosableJobs]) -> None:
        """Makes none yet."""
        self._make = make
        self._made: ClosableJobs | None = None

    def start(
        self, work: Callable[[], T], done: Callable[[T], None], failed: Callable[[Exception], None]
    ) -> Job:
        """Starts the work, as any jobs do."""
        if self._made is None:
            self._made = self._make()
        return self._made.start(work, done, failed)

    def close(self) -> None:
        """Ends the work that goes on."""
        if self._made is not None:
            self._made.close()
