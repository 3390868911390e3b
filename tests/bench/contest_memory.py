"""Holds a contest of a thousand entries, most of whose pairs are known, and prints memory in MB.

Before it, the most in it, and the most of a worker. The file that remembers chances and the reports are part of it.
"""

import resource
import sys
from pathlib import Path

from dicedesk.adapters.contest.kept_chances import SqliteKeptChances
from dicedesk.adapters.jobs.worker_processes import WorkerProcesses
from dicedesk.lab.contest.contest import ranked
from dicedesk.lab.contest.reports import matrix_csv, page, ranking_csv
from tests.bench.sample_contest import MANY, AllButAPart, entries_of

NEW = 4
"""So many entries are not known yet."""

AT_ONCE = 20
"""So many rows of the matrix are written into the file at once."""


def most_mb(who: int = resource.RUSAGE_SELF) -> float:
    """The most memory that this process had so far, or one that it started."""
    return resource.getrusage(who).ru_maxrss / 1024


def main(folder: Path) -> None:
    """Fills the file, and holds the contest from it."""
    before, entries = most_mb(), entries_of(MANY)
    kept = SqliteKeptChances(folder / "contest.sqlite")
    digests = sorted(entry.digest for entry in entries[NEW:])
    chances = AllButAPart(range(0), range(0)).known(digests)
    for begin in range(0, len(digests), AT_ONCE):
        rows = range(begin, min(begin + AT_ONCE, len(digests)))
        pairs = [(low, high) for low in rows for high in range(low + 1, len(digests))]
        kept.keep(
            [(digests[low], digests[high]) for low, high in pairs],
            chances[tuple(zip(*pairs, strict=True))] if pairs else chances[:0, 0],
        )
    standings = ranked(entries, WorkerProcesses(), kept, lambda _: None).standings
    for name, text in (
        ("csv", ranking_csv(standings)),
        ("matrix", matrix_csv(standings)),
        ("html", page(standings, str)),
    ):
        (folder / name).write_text(text, encoding="utf-8")
    sys.stdout.write(f"{before} {most_mb()} {most_mb(resource.RUSAGE_CHILDREN)}\n")


main(Path(sys.argv[1]))
