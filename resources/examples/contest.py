"""A contest of Hog strategies: each meets each, and every chance is exact."""

from collections.abc import Sequence

import numpy as np

from dicedesk.games.hog.contest import Chances, Digest, Entry, nothing_known, ranked
from dicedesk.games.hog.players import parse_strategy, table_of
from dicedesk.play.ports.jobs import OneByOne


class NothingKept:
    """Keeps no chances from contest to contest."""

    def known(self, digests: Sequence[Digest]) -> Chances:
        """None."""
        return nothing_known(len(digests))

    def keep(self, pairs: object, chances: object) -> None:
        """Forgets them."""


names = ("final", "perfect", "swap", "bacon", "always:4", "always:6")
entries = tuple(Entry(name, np.array(table_of(parse_strategy(name)), np.uint8)) for name in names)
for place in ranked(entries, OneByOne(), NothingKept(), lambda _: None).places:
    print(f"{place.rank}  {place.name:9} {place.wins} wins, mean rate {place.mean_rate:.4%}")
