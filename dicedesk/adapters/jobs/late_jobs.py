"""Background work whose adapter is loaded when there is some to do."""

from collections.abc import Callable
from typing import Protocol, TypeVar

from dicedesk.play.ports.jobs import Job, Jobs

T = TypeVar("T")
News = TypeVar("News")


class ClosableJobs(Jobs, Protocol):
    """Work in the background, until it is closed."""

    def close(self) -> None:
        """Nothing more is done or told."""
        ...


class LateJobs:
    """Has its work done by jobs that are made for the first of it."""

    def __init__(self, make: Callable[[], ClosableJobs]) -> None:
        """Makes none yet."""
        self._make = make
        self._made: ClosableJobs | None = None
        self._is_closed = False

    def start(
        self, work: Callable[[], T], done: Callable[[T], None], failed: Callable[[Exception], None]
    ) -> Job:
        """Starts the work, as any jobs do."""
        return self._jobs.start(work, done, failed)

    def start_with_progress(
        self,
        work: Callable[[Callable[[News], None]], T],
        progress: Callable[[News], None],
        done: Callable[[T], None],
        failed: Callable[[Exception], None],
    ) -> Job:
        """Starts the work; `progress` hears what it says on the way."""
        return self._jobs.start_with_progress(work, progress, done, failed)

    def close(self) -> None:
        """Ends the work that goes on, and begins none any more."""
        self._is_closed = True
        if self._made is not None:
            self._made.close()

    @property
    def _jobs(self) -> ClosableJobs:
        if self._made is None:
            self._made = self._make()
            if self._is_closed:
                self._made.close()
        return self._made
