"""Who wins how often against whom: the exact chances of all pairs of tables, computed in pieces.

A pair is computed once, and always the same way round: the table with the lower digest is the first. So a chance is the
same to the last bit in every contest, on every number of cores, and whoever else takes part.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Protocol, TypeAlias

import numpy as np

from dicedesk.games.hog.odds import Floats, Table
from dicedesk.games.hog.pairs import MOST_AT_ONCE, Opponents
from dicedesk.play.ports.jobs import OneByOne, Workers

Digest: TypeAlias = bytes

Chances: TypeAlias = Floats
"""(tables, tables, 2), float64, by [first, second]: the first one's chance when it begins, and when the other does.

The tables are in the order of their digests; a pair stands there once, with the lower one first. Elsewhere, and where a
pair is not known yet, there is NaN.
"""

FEW_PAIRS = 400
"""So many pairs are computed before processes for them have been started."""

_MEETINGS = 64
"""How many tables meet the opponents of a piece: a piece takes about half a second of a core."""

_WORTH_A_BLOCK = 4
"""Where a table has to meet fewer tables of a block, it is they who meet blocks of such tables."""


class KeptChances(Protocol):
    """Remembers the chances of pairs between contests."""

    def known(self, digests: Sequence[Digest]) -> Chances:
        """The chances of those pairs that it knows; the digests are in order."""
        ...

    def keep(self, pairs: Sequence[tuple[Digest, Digest]], chances: Floats) -> None:
        """Remembers the chances of these pairs, (pairs, 2)."""
        ...


def nothing_known(count: int) -> Chances:
    """The chances of so many tables, of which none is known yet."""
    return np.full((count, count, 2), np.nan)


@dataclass(frozen=True)
class Piece:
    """Some tables that all meet the same opponents, each by its place. Are the opponents the first of their pairs?"""

    tables: tuple[int, ...]
    opponents: tuple[int, ...]
    are_first: bool


def chances_of(
    tables: dict[Digest, Table],
    workers: Workers,
    kept: KeptChances,
    tell: Callable[[int, int], object],
) -> Chances:
    """The chances of all pairs of different tables. `tell` hears how many of how many pairs are done.

    What was computed is kept as it comes, so that work which is given up is not done again.
    """
    digests = sorted(tables)
    chances = kept.known(digests)
    missing = np.triu(np.isnan(chances[:, :, 0]), 1)
    total, left = len(digests) * (len(digests) - 1) // 2, int(missing.sum())
    tell(total - left, total)
    pieces = tuple(_pieces(missing))
    work = partial(chances_in, [tables[digest] for digest in digests])
    for number, found in (OneByOne() if left <= FEW_PAIRS else workers).results(work, pieces):
        piece = pieces[number]
        if piece.are_first:
            places, found = np.ix_(piece.opponents, piece.tables), found.swapaxes(0, 1)
        else:
            places = np.ix_(piece.tables, piece.opponents)
        new = missing[places]
        first, second = (np.broadcast_to(place, new.shape)[new].tolist() for place in places)
        chances[first, second] = found[new]
        kept.keep(
            [(digests[low], digests[high]) for low, high in zip(first, second, strict=True)], found[new]
        )
        left -= len(first)
        tell(total - left, total)
    return chances


def chances_in(tables: Sequence[Table], piece: Piece) -> Floats:
    """(tables, opponents, 2): what comes of a piece."""
    opponents = Opponents([tables[place] for place in piece.opponents], are_first=piece.are_first)
    return np.stack([opponents.met_by(tables[place]) for place in piece.tables])


def _pieces(missing: "np.typing.NDArray[np.bool_]") -> Iterator[Piece]:
    """Pieces of the pairs that are missing, by [first, second]."""
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
    """Which tables meet the opponents of a block as one: those who still have to meet several of them."""
    several = block.sum(axis=1) >= _WORTH_A_BLOCK
    if several.sum() >= MOST_AT_ONCE:
        # The opponents themselves meet fewer and fewer of each other; beside so many others that costs little.
        several[begin:] = block[begin:].any(axis=1)
    return np.flatnonzero(several)


def _cut(
    tables: "np.typing.NDArray[np.intp]", opponents: "np.typing.NDArray[np.intp]", *, are_first: bool
) -> Iterator[Piece]:
    for first in range(0, len(tables), _MEETINGS):
        some = tables[first : first + _MEETINGS]
        yield Piece(tuple(some.tolist()), tuple(opponents.tolist()), are_first)
