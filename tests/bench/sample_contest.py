"""Contests of random strategies, of which most pairs may be known."""

from collections.abc import Sequence

import numpy as np

from dicedesk.games.hog.contest import Chances, Digest, Entry
from dicedesk.games.hog.odds import Floats

MANY = 1000


def entries_of(count: int) -> tuple[Entry, ...]:
    """Return `count` different strategies, the same in every run."""
    luck = np.random.default_rng(1)
    return tuple(
        Entry(str(number), luck.integers(0, 11, (100, 100)).astype(np.uint8)) for number in range(count)
    )


class AllButAPart:
    """Knows all pairs but those of some rows with some columns; the chances are made up."""

    def __init__(self, rows: range, columns: range) -> None:
        self._rows, self._columns = rows, columns

    def known(self, digests: Sequence[Digest]) -> Chances:
        """Made-up chances, which differ a little from one half."""
        chances = np.random.default_rng(2).uniform(0.51, 0.6, (len(digests), len(digests), 2))
        chances[np.tril_indices(len(digests))] = np.nan
        chances[self._rows.start : self._rows.stop, self._columns.start : self._columns.stop] = np.nan
        return chances

    def keep(self, pairs: Sequence[tuple[Digest, Digest]], chances: Floats) -> None:
        """Forgets them."""
