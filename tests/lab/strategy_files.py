"""Strategies as people hand them in, and a memory for contests that forgets."""

from collections.abc import Sequence

from dicedesk.games.hog.contest import Chances, Digest, nothing_known
from dicedesk.games.hog.odds import Floats, Table


def table_as_text(table: Table) -> str:
    """A table as a CSV file holds it."""
    return "".join(",".join(map(str, row)) + "\n" for row in table.tolist())


class NothingKept:
    """Remembers no chances between contests."""

    def known(self, digests: Sequence[Digest]) -> Chances:
        """No pair is known."""
        return nothing_known(len(digests))

    def keep(self, pairs: Sequence[tuple[Digest, Digest]], chances: Floats) -> None:
        """Forgets them."""
