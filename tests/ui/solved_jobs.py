"""Work that is done at once, and the same work only once: what games work out takes longer than most tests."""

from collections.abc import Callable, Hashable
from functools import partial
from typing import Any, TypeVar, cast

from dicedesk.features.practice import deal
from dicedesk.games.hog.strategies import brought_study, named_maps
from dicedesk.play.ports.jobs import Job
from tests.fakes.jobs import ImmediateJobs

T = TypeVar("T")

ALWAYS_ALIKE = (brought_study, deal, named_maps)
"""What depends on nothing but what it is called with."""


class SolvedJobs:
    """Does all work while the caller waits, and remembers what came of it for whoever asks for the same again."""

    def __init__(self) -> None:
        self._results: dict[Hashable, object] = {}

    def start(
        self,
        work: Callable[..., T],
        done: Callable[[T], None],
        failed: Callable[[Exception], None],
        news: Callable[[Any], None] | None = None,
    ) -> Job:
        """Tells what came of the work before this returns."""
        return ImmediateJobs().start(partial(self._result_of, work), done, failed)

    def _result_of(self, work: Callable[[], T]) -> T:
        """Two partials are the same work where they call the same with the same."""
        same = (work.func, work.args) if isinstance(work, partial) else work
        if same not in self._results:
            self._results[same] = work()
        return cast("T", self._results[same])


class DealtOnce(ImmediateJobs):
    """Does all work at once, and deals the same positions and compares the same strategies only once."""

    def __init__(self) -> None:
        self._solved = SolvedJobs()

    def start(
        self,
        work: Callable[..., T],
        done: Callable[[T], None],
        failed: Callable[[Exception], None],
        news: Callable[[Any], None] | None = None,
    ) -> Job:
        """Does the work, or gives what came of it before."""
        if isinstance(work, partial) and work.func in ALWAYS_ALIKE:
            return self._solved.start(work, done, failed)
        return super().start(work, done, failed, news)
