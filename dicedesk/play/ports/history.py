"""All kept games with the chain that links them, to be read and checked, not changed."""

from collections.abc import Callable, Iterator
from typing import Protocol

from dicedesk.core.fair.chain import Link
from dicedesk.play.ports.store import KeptGame


class History(Protocol):
    """What the games folder holds. All raise StoreError."""

    def links(self) -> Iterator[Link]:
        """Every link of the chain, the first one first."""
        ...

    def game(self, number: int) -> KeptGame | None:
        """The game of that number; None where it is not kept."""
        ...

    def games(self) -> Iterator[tuple[int, str, bool]]:
        """Each kept game in order: its number, its id, and whether it has ended or was left."""
        ...

    def close(self) -> None:
        """Reads no more."""
        ...


OpenHistory = Callable[[str | None], History]
"""Opens a games folder, the user's own where it is None. Raises StoreError."""
