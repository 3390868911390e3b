"""Work that takes longer than a moment, done in the background so that nothing waits for it.

`Workers` do work that is cut into pieces, so that several can be done at once: on all cores, or on other computers.
"""

from collections.abc import Callable, Generator, Iterable
from typing import Any, Protocol, TypeVar

from dicedesk.core.words import Sentence

T = TypeVar("T")
Piece = TypeVar("Piece")
Result = TypeVar("Result")


class JobError(Exception):
    """Work was not done; its text says why."""


def reason_of(error: Exception) -> str:
    """Why work failed: a Sentence where the error carries one, else what the error says, or its kind."""
    reason = error.args[0] if error.args else None
    return reason if isinstance(reason, Sentence) else str(error) or type(error).__name__


class Job(Protocol):
    """Work that was started."""

    def cancel(self) -> None:
        """Nothing more is heard of it; its result is dropped."""
        ...


class Jobs(Protocol):
    """Does work in the background. Its result is told on the thread that started it.

    It may be done in another process. Therefore work is a function of a module that needs no Qt, or a `partial` of one;
    what it is called with and what it gives back are plain values that can be pickled.
    """

    def start(
        self,
        work: Callable[..., T],
        done: Callable[[T], None],
        failed: Callable[[Exception], None],
        news: Callable[[Any], None] | None = None,
    ) -> Job:
        """Start the work; afterward either `done` hears its result or `failed` why there is none.

        Where there is `news`, the work is called with a function, and `news` hears what it tells that on the way.
        """
        ...


class Workers(Protocol):
    """Does the pieces of one work, each somewhere.

    The work is a function of a module, or a `partial` of one; it, the pieces and the results are plain values that can
    be pickled. What comes of a piece may not depend on where it is done, or on what was done before it.
    """

    @property
    def count(self) -> int:
        """How many pieces are done at once."""
        ...

    def results(
        self, work: Callable[[Piece], Result], pieces: Iterable[Piece]
    ) -> Generator[tuple[int, Result], None, None]:
        """The results as they come, each with the number of its piece, from 0.

        Whoever closes the iterator gives up the rest, which ends at once. Raises JobError where a piece was not done.
        """
        ...


class OneByOne:
    """Does the pieces here, in their order."""

    @property
    def count(self) -> int:
        """One piece at a time."""
        return 1

    def results(
        self, work: Callable[[Piece], Result], pieces: Iterable[Piece]
    ) -> Generator[tuple[int, Result], None, None]:
        """The results in order."""
        for number, piece in enumerate(pieces):
            yield number, work(piece)
