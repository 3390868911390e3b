"""Holds a contest of a thousand entries, most of whose pairs are known, and prints memory in MB.

Before it, the most in it, and the most of a worker. The file that remembers chances and the reports are part of it.
"""

import sys
from contextlib import suppress
from pathlib import Path

from dicedesk.adapters.hog_contest.contest import SqliteKeptChances
from dicedesk.adapters.jobs.worker_processes import WorkerProcesses
from dicedesk.games.hog.contest import ranked
from dicedesk.games.hog.contest_reports import matrix_csv, page, ranking_csv
from tests.bench.sample_contest import MANY, AllButAPart, entries_of

NEW = 4
"""Entries whose chances are not known yet."""

AT_ONCE = 20
"""Rows of the matrix that are written into the file at once."""


def most_mb(process: str) -> float:
    """The most memory that a process had since it was started, in MB; 0 of one that has gone."""
    with suppress(OSError):
        for line in Path(f"/proc/{process}/status").read_text().splitlines():
            if line.startswith("VmHWM:"):
                return int(line.split()[1]) / 1024
    return 0.0


class Watch:
    """Looks at the workers whenever some pairs are done."""

    def __init__(self) -> None:
        self.most_of_a_worker = 0.0

    def look(self, _: object) -> None:
        """Looks at all processes that this one has started."""
        for thread in Path("/proc/self/task").iterdir():
            for process in (thread / "children").read_text().split():
                self.most_of_a_worker = max(self.most_of_a_worker, most_mb(process))


def main(folder: Path) -> None:
    """Fills the file, and holds the contest from it."""
    before, entries, watch = most_mb("self"), entries_of(MANY), Watch()
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
    standings = ranked(entries, WorkerProcesses(), kept, watch.look).standings
    for name, text in (
        ("csv", ranking_csv(standings)),
        ("matrix", matrix_csv(standings)),
        ("html", page(standings, str)),
    ):
        (folder / name).write_text(text, encoding="utf-8")
    sys.stdout.write(f"{before} {most_mb('self')} {watch.most_of_a_worker}\n")


main(Path(sys.argv[1]))
