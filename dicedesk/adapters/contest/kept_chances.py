"""The chances of pairs of Hog strategies, kept between contests, as `lab.contest.pairs` wants them kept."""

import sqlite3
from collections.abc import Sequence

from dicedesk.adapters.contest.contest_file import ContestFile
from dicedesk.games.hog.contest import Chances, Digest, nothing_known
from dicedesk.games.hog.odds import Floats


class SqliteKeptChances(ContestFile):
    """Keeps chances by the digests of both tables."""

    def known(self, digests: Sequence[Digest]) -> Chances:
        """The chances of those pairs that the file holds; the digests are in order."""
        chances = nothing_known(len(digests))
        places = {digest: place for place, digest in enumerate(digests)}

        def fill(file: sqlite3.Connection) -> None:
            for place, low in enumerate(digests):
                rows = file.execute("SELECT high, first, second FROM chances WHERE low = ?", (low,))
                for high, first, second in rows:
                    if high in places:
                        chances[place, places[high]] = first, second

        self._ask(fill)
        return chances

    def keep(self, pairs: Sequence[tuple[Digest, Digest]], chances: Floats) -> None:
        """Adds the chances of these pairs, (pairs, 2), where the file can be written."""
        rows = [(*pair, *both) for pair, both in zip(pairs, chances.tolist(), strict=True)]
        self._change(
            lambda file: file.executemany("INSERT OR REPLACE INTO chances VALUES (?, ?, ?, ?)", rows)
        )
