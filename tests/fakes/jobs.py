"""Jobs that are done at once."""

from collections.abc import Callable
from typing import Any, TypeVar

from dicedesk.play.ports.jobs import Job

T = TypeVar("T")


class _DoneJob:
    """A job that is over."""

    def cancel(self) -> None:
        """It is too late for that."""


class ImmediateJobs:
    """Does all work at once, while the caller waits."""

    def start(
        self,
        work: Callable[..., T],
        done: Callable[[T], None],
        failed: Callable[[Exception], None],
        news: Callable[[Any], None] | None = None,
    ) -> Job:
        """Do the work and tell what came of it before this returns."""
        try:
            result = work() if news is None else work(news)
        except Exception as error:  # noqa: BLE001 (whatever goes wrong in strangers' work is told)
            failed(error)
        else:
            done(result)
        return _DoneJob()
