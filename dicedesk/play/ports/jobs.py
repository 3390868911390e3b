"""Slow work, done in the background.

`Workers` do work that is cut into pieces, so that several can be done at once: on all cores, or on other computers.
"""

from collections.abc import Callable, Generator, Iterable
from typing import Any, Protocol, TypeVar

from dicedesk.core.words import Sentence

T = TypeVar("T")
Piece = TypeVar("Piece")
Result = TypeVar("Result")


class JobError(Exception):
    """The work was not done; the text says why."""


def reason_of(error: Exception) -> str:
    """Why work failed: the error's Sentence if it has one, otherwise its text or its type."""
    reason = error.args[0] if error.args else None
    return reason if isinstance(reason, Sentence) else str(error) or type(error).__name__


class Job(Protocol):
    """Work that was started."""

    def cancel(self) -> None:
        """Drop the work and its result; no more callbacks."""
        ...


class Jobs(Protocol):
    """Does work in the background. Callbacks run on the thread that started it.

    It may run in another process. Therefore work is a function of a module that needs no Qt, or a `partial` of one; its
    arguments and results are plain values that can be pickled.
    """

    def start(
        self,
        work: Callable[..., T],
        done: Callable[[T], None],
        failed: Callable[[Exception], None],
        news: Callable[[Any], None] | None = None,
    ) -> Job:
        """Start the work; afterward `done` gets its result, or `failed` the reason.

        With `news`, the work is called with a function that passes progress to `news`.
        """
        ...


class Workers(Protocol):
    """Does the pieces of one task, each somewhere.

    The work is a function of a module, or a `partial` of one; it, the pieces and the results are plain values that can
    be pickled. A piece's result may not depend on where it runs or on earlier pieces.
    """

    @property
    def count(self) -> int:
        """The number of pieces done at once."""
        ...

    def results(
        self, work: Callable[[Piece], Result], pieces: Iterable[Piece]
    ) -> Generator[tuple[int, Result], None, None]:
        """The results as they arrive, each with the number of its piece, from 0.

        Closing the iterator stops the remaining work at once. Raises JobError if a piece was not done.
        """
        ...


class OneByOne:
    """Does the pieces here, in order."""

    @property
    def count(self) -> int:
        return 1

    def results(
        self, work: Callable[[Piece], Result], pieces: Iterable[Piece]
    ) -> Generator[tuple[int, Result], None, None]:
        for number, piece in enumerate(pieces):
            yield number, work(piece)
