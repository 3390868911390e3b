"""Workers whose pieces are done in another order than they were given."""

from collections.abc import Callable, Generator, Iterable
from typing import TypeVar

Piece = TypeVar("Piece")
Result = TypeVar("Result")


class LastFirst:
    """Does the pieces in the opposite order, as workers may whose first one is slow."""

    count = 2

    def results(
        self, work: Callable[[Piece], Result], pieces: Iterable[Piece]
    ) -> Generator[tuple[int, Result], None, None]:
        """The results, the last one first."""
        for number, piece in reversed(list(enumerate(pieces))):
            yield number, work(piece)
