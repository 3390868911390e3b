"""A contest of Hog strategies: every strategy in a folder against every other, with exact chances.

An entry is a table, or the fault that keeps a file out. The chances of all pairs are computed in pieces. Each pair is
computed once, always with the lower digest as the first table. So a chance is the same to the last bit in every
contest, on any number of cores, whatever the other entries are. An entry that wins against another in more than half of
their games beats it; the ranking goes by the number of entries beaten.

The result is in `standings`, as plain values; `contest_reports` writes it to files.
"""

from array import array
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, wait
from dataclasses import dataclass
from functools import cached_property, partial
from hashlib import sha256
from math import prod
from pathlib import Path
from typing import Protocol, TypeAlias

import numpy as np

from dicedesk.core.words import Sentence, escaped, tr
from dicedesk.games.hog.class_folder import HandedIn, handed_in
from dicedesk.games.hog.odds import Floats, Table
from dicedesk.games.hog.pairs import MOST_AT_ONCE, Opponents, exact_win_chance
from dicedesk.games.hog.standings import RATE_LIMITS, ContestProgress, Place, Stage, Standings
from dicedesk.games.hog.strategy_files import PROGRAM_TOO_LONG, TABLE_TOO_LONG, StrategyError, rows_of
from dicedesk.play.ports.jobs import JobError, OneByOne, Workers


@dataclass(frozen=True, eq=False)
class Entry:
    """A file that was handed in: its name and its table, or the fault that keeps it out."""

    name: str
    table: Table | None
    fault: Sentence | None = None

    @cached_property
    def digest(self) -> bytes:
        """The first 16 bytes of the SHA-256 of its table; empty if it has none."""
        return b"" if self.table is None else sha256(self.table.tobytes()).digest()[:16]


class Programs(Protocol):
    """Runs strangers' programs, each in a restricted process."""

    def table_of(self, text: bytes, name: str) -> Table:
        """Return the table of a program with this text and file name. Raises StrategyError."""
        ...

    def gaps(self) -> Sentence | None:
        """Return the restrictions that this system cannot enforce; None if it enforces all."""
        ...

    def end(self) -> None:
        """End all running programs and start no more."""
        ...


def entry_of(file: HandedIn, programs: Programs) -> Entry:
    """Return the entry of a file; a program runs to give its table."""
    name = escaped(file.name)
    try:
        if file.is_program:
            return Entry(name, programs.table_of(file.text(PROGRAM_TOO_LONG), file.file_name))
        return Entry(name, np.array(rows_of(file.text(TABLE_TOO_LONG)), np.uint8))
    except StrategyError as error:
        return Entry(name, None, error.sentence)
    except Exception as error:  # noqa: BLE001 (one entry does not end the contest of all others)
        return Entry(name, None, tr("unexpected error: {error}", error=type(error).__name__))


def named_once(entries: Iterable[Entry]) -> tuple[Entry, ...]:
    """Return the entries, with a number appended to each name that an earlier entry has."""
    names: set[str] = set()
    unique = []
    for entry in entries:
        name, number = entry.name, 2
        while name in names:
            name, number = f"{entry.name} ({number})", number + 1
        names.add(name)
        unique.append(Entry(name, entry.table, entry.fault))
    return tuple(unique)


Digest: TypeAlias = bytes

Chances: TypeAlias = Floats
"""(tables, tables, 2), float64, by [first, second]: the first table's chance when it begins, and when the other does.

The tables are sorted by digest; a pair is stored once, with the lower digest first. All other cells, and pairs not yet
computed, are NaN.
"""

FEW_PAIRS = 400
"""Up to this many pairs are computed in this process: starting others would take longer."""

_MEETINGS = 64
"""Tables that meet the opponents of a piece; a piece takes a core about half a second."""

_WORTH_A_BLOCK = 4
"""A table with fewer opponents left in a block is itself put into a block of opponents."""


class ChanceCache(Protocol):
    """Remembers the chances of pairs between contests."""

    def known(self, digests: Sequence[Digest]) -> Chances:
        """Return the known chances of pairs of these tables; `digests` is sorted."""
        ...

    def keep(self, pairs: Sequence[tuple[Digest, Digest]], chances: Floats) -> None:
        """Store the chances of these pairs, (pairs, 2)."""
        ...


def nothing_known(count: int) -> Chances:
    """Return the chances between `count` tables, all unknown (NaN)."""
    return np.full((count, count, 2), np.nan)


@dataclass(frozen=True)
class Piece:
    """Tables that all meet the same opponents, by index; `are_first` if the opponents come first in their pairs."""

    tables: tuple[int, ...]
    opponents: tuple[int, ...]
    are_first: bool


def chances_of(
    tables: dict[Digest, Table],
    workers: Workers,
    cache: ChanceCache,
    tell: Callable[[int, int], object],
) -> Chances:
    """Return the chances of all pairs of different tables; call `tell` with the pairs done and their total.

    Results are cached as they come, so that a canceled contest resumes where it stopped.
    """
    digests = sorted(tables)
    chances = cache.known(digests)
    missing = np.triu(np.isnan(chances[:, :, 0]), 1)
    total, left = len(digests) * (len(digests) - 1) // 2, int(missing.sum())
    tell(total - left, total)
    pieces = tuple(_pieces(missing))
    work = partial(written_chances, [tables[digest] for digest in digests])
    for number, content in (OneByOne() if left <= FEW_PAIRS else workers).results(work, pieces):
        piece = pieces[number]
        block = read_chances(content, piece)
        if piece.are_first:
            places, block = np.ix_(piece.opponents, piece.tables), block.swapaxes(0, 1)
        else:
            places = np.ix_(piece.tables, piece.opponents)
        new = missing[places]
        first, second = (np.broadcast_to(place, new.shape)[new].tolist() for place in places)
        chances[first, second] = block[new]
        cache.keep(
            [(digests[low], digests[high]) for low, high in zip(first, second, strict=True)], block[new]
        )
        left -= len(first)
        tell(total - left, total)
    return chances


def chances_in(tables: Sequence[Table], piece: Piece) -> Floats:
    """Return the chances of a piece, (tables, opponents, 2)."""
    opponents = Opponents([tables[place] for place in piece.opponents], are_first=piece.are_first)
    return np.stack([opponents.met_by(tables[place]) for place in piece.tables])


_NUMBER = np.dtype("<f8")


def written_chances(tables: Sequence[Table], piece: Piece) -> bytes:
    """Return the chances of a piece as bytes."""
    return chances_in(tables, piece).astype(_NUMBER).tobytes()


def read_chances(content: bytes, piece: Piece) -> Floats:
    """Return the chances of a piece, (tables, opponents, 2). Raises JobError for bytes that cannot be chances.

    A stranger's computer may have sent them.
    """
    shape = len(piece.tables), len(piece.opponents), 2
    if len(content) == prod(shape) * _NUMBER.itemsize:
        chances: Floats = np.frombuffer(content, _NUMBER).reshape(shape)
        if ((chances >= -CLOSE) & (chances <= 1 + CLOSE)).all():
            return chances
    raise JobError(tr("a worker sent impossible win rates"))


def _pieces(missing: "np.typing.NDArray[np.bool_]") -> Iterator[Piece]:
    for begin in range(0, len(missing), MOST_AT_ONCE):
        block = missing[:, begin : begin + MOST_AT_ONCE]
        meeting = _meeting(block, begin)
        if len(meeting):
            met = np.flatnonzero(block[meeting].any(axis=0))
            yield from _cut(meeting, begin + met, are_first=False)
        rest = block.copy()
        rest[meeting] = False
        for column in np.flatnonzero(rest.any(axis=0)):
            others = np.flatnonzero(rest[:, column])
            for first in range(0, len(others), MOST_AT_ONCE):
                yield from _cut(
                    np.array([begin + column]), others[first : first + MOST_AT_ONCE], are_first=True
                )


def _meeting(block: "np.typing.NDArray[np.bool_]", begin: int) -> "np.typing.NDArray[np.intp]":
    """The tables that meet the opponents of a block together: those that still have to meet several of them."""
    several = block.sum(axis=1) >= _WORTH_A_BLOCK
    if several.sum() >= MOST_AT_ONCE:
        # The opponents meet fewer and fewer of each other; with this many other tables that costs little.
        several[begin:] = block[begin:].any(axis=1)
    return np.flatnonzero(several)


def _cut(
    tables: "np.typing.NDArray[np.intp]", opponents: "np.typing.NDArray[np.intp]", *, are_first: bool
) -> Iterator[Piece]:
    for first in range(0, len(tables), _MEETINGS):
        some = tables[first : first + _MEETINGS]
        yield Piece(tuple(some.tolist()), tuple(opponents.tolist()), are_first)


CLOSE = 1e-12
"""Rates are right to 1e-13; a rate this close to one half is computed again, as a fraction."""

HALF = 0.5


@dataclass(frozen=True, eq=False)
class Ranking:
    """The result of a contest.

    `rates` is (entries, entries): the row's win rate against the column when a coin decides who begins; 0.5 against
    itself. `wins` is true where that rate is exactly above one half. Only entries without a fault play; `out` has the
    others.
    """

    entries: tuple[Entry, ...]
    rates: Floats
    wins: "np.typing.NDArray[np.bool_]"
    out: tuple[Entry, ...] = ()

    @cached_property
    def places(self) -> tuple[Place, ...]:
        """The ranking, best first, followed by the entries that did not take part, by name."""
        wins, means = self.wins.sum(axis=1).tolist(), self._means().tolist()
        places: list[Place] = []
        for at in self.order:
            last = places[-1] if places else None
            shares = last is not None and last.wins == wins[at] and abs(last.mean_rate - means[at]) < CLOSE
            rank = last.rank if shares and last is not None else len(places) + 1
            places.append(Place(rank, self.entries[at].name, wins[at], means[at]))
        out = sorted(self.out, key=lambda entry: entry.name)
        return (*places, *(Place(0, entry.name, 0, 0.0, entry.fault) for entry in out))

    @cached_property
    def order(self) -> tuple[int, ...]:
        """The indices of the entries, best first."""
        wins, means = self.wins.sum(axis=1), self._means()
        return tuple(
            sorted(range(len(self.entries)), key=lambda at: (-wins[at], -means[at], self.entries[at].name))
        )

    @property
    def standings(self) -> Standings:
        """The ranking as plain values."""
        rates = self.rates[np.ix_(self.order, self.order)]
        steps = np.digitize(rates, RATE_LIMITS).astype(np.uint8)
        return Standings(self.places, array("d", rates.tobytes()), steps.tobytes())

    def _means(self) -> Floats:
        others = max(1, len(self.entries) - 1)
        means: Floats = (self.rates.sum(axis=1) - HALF) / others
        return means


def ranking_of(entries: Sequence[Entry], chances: Chances) -> Ranking:
    """Return the ranking of entries whose names differ; `chances` are those of their different tables.

    Entries with a fault do not take part: they have no win and no rate.
    """
    tables = [entry.table for entry in entries if entry.table is not None]
    playing = tuple(entry for entry in entries if entry.table is not None)
    rates = _rates(playing, chances)
    wins = rates > HALF
    digests = np.array([entry.digest for entry in playing], dtype=object)
    close = np.triu(np.abs(rates - HALF) <= CLOSE, 1) & (digests[:, None] != digests[None, :])
    for row, column in np.argwhere(close).tolist():
        side = _exact_side(tables[row], tables[column])
        wins[row, column], wins[column, row] = side > 0, side < 0
    return Ranking(playing, rates, wins, tuple(entry for entry in entries if entry.table is None))


def _rates(playing: Sequence[Entry], chances: Chances) -> Floats:
    average = chances.mean(axis=2)
    average = np.where(np.isnan(average), 1 - average.T, average)
    np.fill_diagonal(average, HALF)
    order = {digest: place for place, digest in enumerate(sorted({entry.digest for entry in playing}))}
    places = np.array([order[entry.digest] for entry in playing], np.intp)
    rates: Floats = average[np.ix_(places, places)]
    return rates


def _exact_side(one: Table, other: Table) -> int:
    """1 if the rate is exactly above one half, -1 if below, 0 if equal."""
    first, second = exact_win_chance(one, other)
    return (first + second > 1) - (first + second < 1)


@dataclass(frozen=True)
class ContestParts:
    """The workers, the cache of chances, and the runner of strangers' programs.

    `cores` is the number of programs that run at once on this computer.
    """

    workers: Workers
    cache: ChanceCache
    programs: Programs
    cores: int


class OpenContest(Protocol):
    """Finds what a contest needs on this computer."""

    def __call__(
        self,
        data: str | None,
        scheduler: str | None = None,
        seconds: int | None = None,
        waits: Callable[[], object] = ...,
        /,
    ) -> ContestParts:
        """Open the games folder of that name, the user's own for None; the cores of this computer do the work.

        With the address of a cluster's `scheduler`, its workers do. Raises JobError if it cannot be used. Each program
        has `seconds` for its whole table; None is the usual limit. `waits` is called if a cluster has no workers yet.
        """
        ...


_LOOK_S = 0.2
"""Longest time in seconds before Ctrl+C is noticed while a program runs."""


def hold(folder: Path, parts: ContestParts, tell: Callable[[ContestProgress], object]) -> Ranking:
    """Return the ranking of all strategies in a folder or a ZIP file.

    Raises StrategyError if it cannot be read. Without strategies the ranking is empty.
    """
    entrants = handed_in(folder)
    entries = list[Entry]()
    # A thread waits for each program, which runs in its own process.
    with ThreadPoolExecutor(parts.cores) as pool:
        try:
            read = partial(entry_of, programs=parts.programs)
            for future in [pool.submit(read, file) for file in entrants.files]:
                # Ctrl+C just before a wait without a limit would be noticed only after it.
                while wait((future,), timeout=_LOOK_S).not_done:
                    pass
                tell(ContestProgress(Stage.READING, len(entries), len(entrants.files)))
                entries.append(future.result())
        except BaseException:
            # The pool waits for its threads, and the threads for programs that may use their whole time.
            parts.programs.end()
            pool.shutdown(cancel_futures=True)
            raise
    entries += [Entry(escaped(left.name), None, left.reason) for left in entrants.left_out]
    return ranked(named_once(entries), parts.workers, parts.cache, tell)


def ranked(
    entries: tuple[Entry, ...],
    workers: Workers,
    cache: ChanceCache,
    tell: Callable[[ContestProgress], object],
) -> Ranking:
    """Return the ranking of entries whose names differ; computes the chances of their tables."""
    tables = {entry.digest: entry.table for entry in entries if entry.table is not None}
    chances = chances_of(
        tables,
        workers,
        cache,
        lambda done, total: tell(ContestProgress(Stage.PLAYING, done, total)),
    )
    return ranking_of(entries, chances)
