"""Jobs whose work waits until a test has it done, or tells of its progress."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass(eq=False)
class HeldJob:
    """Work that waits; `is_cancelled` after it was given up."""

    work: Callable[[Callable[[Any], None]], Any]
    progress: Callable[[Any], None]
    done: Callable[[Any], None]
    failed: Callable[[Exception], None]
    is_cancelled: bool = False

    def cancel(self) -> None:
        """Nothing more is to be heard of it."""
        self.is_cancelled = True

    def finish(self) -> None:
        """Does the work, and tells what came of it; what is cancelled tells it too, too late."""
        self.done(self.work(self.progress))


class HeldJobs:
    """Keeps what was started in a list."""

    def __init__(self) -> None:
        """Nothing was started."""
        self.started: list[HeldJob] = []

    def start(
        self, work: Callable[[], Any], done: Callable[[Any], None], failed: Callable[[Exception], None]
    ) -> HeldJob:
        """Keeps the work."""
        return self.start_with_progress(lambda _: work(), lambda _: None, done, failed)

    def start_with_progress(
        self,
        work: Callable[[Callable[[Any], None]], Any],
        progress: Callable[[Any], None],
        done: Callable[[Any], None],
        failed: Callable[[Exception], None],
    ) -> HeldJob:
        """Keeps the work."""
        self.started.append(HeldJob(work, progress, done, failed))
        return self.started[-1]
