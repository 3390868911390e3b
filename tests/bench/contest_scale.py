"""Prints the numbers that docs/scale.md uses: `python -m tests.bench.contest_scale FOLDER`, some minutes.

Seconds are those of this process's own work, where nothing else is said.
"""

import pickle
import sys
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np

from dicedesk.adapters.hog_contest.cluster import dask_workers
from dicedesk.adapters.hog_contest.containment.contained import ContainedStrategies
from dicedesk.adapters.hog_contest.contest import SqliteKeptChances
from dicedesk.games.hog.contest import Piece, chances_in, ranked
from dicedesk.games.hog.contest_reports import matrix_csv
from dicedesk.games.hog.odds import Floats
from dicedesk.games.hog.pairs import exact_win_chance
from dicedesk.play.ports.jobs import OneByOne
from tests.adapters.hog_contest.cluster.own_cluster import OwnCluster
from tests.bench.sample_contest import MANY, AllButAPart, entries_of

PIECES = 1000

PROGRAM = b"def final_strategy(score, opponent_score):\n    return 4 if score < opponent_score else 5\n"


def main(folder: Path) -> None:
    """Measures one after the other."""
    luck = np.random.default_rng(1)
    tables = [luck.integers(0, 11, (100, 100)).astype(np.uint8) for _ in range(80)]
    piece = Piece(tuple(range(64)), tuple(range(64, 80)), are_first=False)
    found: list[Floats] = []
    seconds = min(_seconds(lambda: found.append(chances_in(tables, piece))) for _ in range(5))
    _tell("pairs a second and core", 64 * 16 / seconds)
    _tell("bytes of a table, pickled", len(pickle.dumps(tables)) / len(tables))
    _tell("bytes of what comes of a pair, pickled", len(pickle.dumps(found[0])) / (64 * 16))
    _tell("seconds for the exact fraction of a pair", _seconds(lambda: exact_win_chance(*tables[:2])))
    _kept(folder / "contest.sqlite")
    begun = time.perf_counter()
    ContainedStrategies().table_of(PROGRAM, "program.py")
    _tell("seconds by the clock for a stranger's program", time.perf_counter() - begun)
    _ranking()
    _cluster(folder)


def _kept(file: Path) -> None:
    """A file of 400,000 pairs."""
    kept, luck = SqliteKeptChances(file), np.random.default_rng(2)
    digests = sorted(luck.bytes(16) for _ in range(900))
    pairs = [(low, high) for at, low in enumerate(digests) for high in digests[at + 1 :]]
    order = luck.permutation(len(pairs))
    pieces = [[pairs[at] for at in order[first : first + 1024]] for first in range(0, len(pairs), 1024)]
    chances = luck.random((1024, 2))
    seconds = _seconds(lambda: [kept.keep(piece, chances[: len(piece)]) for piece in pieces])
    _tell("microseconds to keep a pair", 1e6 * seconds / len(pairs))
    _tell("bytes of a kept pair", file.stat().st_size / len(pairs))
    _tell("microseconds to read a kept pair", 1e6 * _seconds(lambda: kept.known(digests)) / len(pairs))


def _cluster(folder: Path) -> None:
    """A scheduler and a worker on this computer: what a piece costs beside its work."""
    cluster = OwnCluster(folder, 1)
    try:
        cluster.start()
        workers = dask_workers(cluster.address)
        taken = _seconds(lambda: list(workers.results(bytes, [b""] * PIECES)))
        _tell(
            "milliseconds of this process to hand over a piece and take what comes of it",
            1000 * taken / PIECES,
        )
    finally:
        cluster.end()


def _ranking() -> None:
    """What is left to do when all pairs of a thousand entries are known."""
    entries, all_known = entries_of(MANY), AllButAPart(range(0), range(0))
    seconds = _seconds(lambda: ranked(entries, OneByOne(), all_known, lambda _: None))
    _tell("seconds to rank a thousand entries, all known", seconds)
    standings = ranked(entries, OneByOne(), all_known, lambda _: None).standings
    _tell("bytes of a cell in the matrix as CSV", len(matrix_csv(standings)) / MANY**2)


def _seconds(work: Callable[[], object]) -> float:
    begun = time.process_time()
    work()
    return time.process_time() - begun


def _tell(what: str, number: float) -> None:
    sys.stdout.write(f"{number:>10.3g}  {what}\n")


main(Path(sys.argv[1]))
