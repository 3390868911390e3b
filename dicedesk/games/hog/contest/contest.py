"""A contest: the strategies of a folder, each against each."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from dicedesk.games.hog.contest.entries import Entry, entry_of, named_once
from dicedesk.games.hog.contest.pairs import KeptChances, chances_of
from dicedesk.games.hog.contest.progress import ContestProgress, Stage
from dicedesk.games.hog.contest.ranking import Ranking, ranking_of
from dicedesk.games.hog.odds import Table
from dicedesk.games.hog.strategy_files.files import files_in
from dicedesk.play.ports.jobs import Workers


def hold(
    folder: Path,
    run: Callable[[Path], Table],
    workers: Workers,
    kept: KeptChances,
    tell: Callable[[ContestProgress], object],
    cores: int | None = None,
) -> Ranking:
    """The ranking of all strategies in a folder; `run` asks a stranger's program for its table.

    `cores` is how many programs run at once on this computer; None where the workers are its cores.
    Raises StrategyError where the folder cannot be read. One without strategies has an empty ranking.
    """
    files = files_in(folder)
    entries = list[Entry]()
    # A thread waits for each program, which has a process of its own.
    with ThreadPoolExecutor(cores or workers.count) as pool:
        for entry in pool.map(lambda file: entry_of(file, run), files):
            tell(ContestProgress(Stage.READING, len(entries), len(files)))
            entries.append(entry)
    return ranked(named_once(entries), workers, kept, tell)


def ranked(
    entries: tuple[Entry, ...],
    workers: Workers,
    kept: KeptChances,
    tell: Callable[[ContestProgress], object],
) -> Ranking:
    """The ranking of entries whose names differ."""
    tables = {entry.digest: entry.table for entry in entries if entry.table is not None}
    chances = chances_of(
        tables,
        workers,
        kept,
        lambda done, total: tell(ContestProgress(Stage.PLAYING, done, total)),
    )
    return ranking_of(entries, chances)
