"""Who is ahead in a contest: whoever wins against more others, that is in more than half of their games."""

from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from dicedesk.games.hog.contest.entries import Entry
from dicedesk.games.hog.contest.pairs import Chances
from dicedesk.games.hog.contest.standings import RATE_LIMITS, Place, Standings
from dicedesk.games.hog.odds import Floats, Table
from dicedesk.games.hog.pairs import exact_win_chance

CLOSE = 1e-12
"""Rates are right to 1e-13; one that lies closer to one half than this is computed once more, as a fraction."""

HALF = 0.5


@dataclass(frozen=True, eq=False)
class Ranking:
    """What came of a contest.

    `rates` is (entries, entries): how often the one of the row wins against the one of the column, when a coin decides
    who begins; 0.5 against itself. `wins` says of each pair whether that is exactly more than one half.
    """

    entries: tuple[Entry, ...]
    rates: Floats
    wins: "np.typing.NDArray[np.bool_]"

    @cached_property
    def places(self) -> tuple[Place, ...]:
        """The ranking, the best first."""
        wins = self.wins.sum(axis=1).tolist()
        means = self._means().tolist()
        order = sorted(
            range(len(self.entries)),
            key=lambda at: (self.entries[at].table is None, -wins[at], -means[at], self.entries[at].name),
        )
        places: list[Place] = []
        for at in order:
            entry, last = self.entries[at], places[-1] if places else None
            shares = (
                last is not None
                and (last.fault is None) is (entry.fault is None)
                and last.wins == wins[at]
                and abs(last.mean_rate - means[at]) < CLOSE
            )
            rank = last.rank if shares and last is not None else len(places) + 1
            places.append(Place(rank, entry.name, wins[at], means[at], entry.fault))
        return tuple(places)

    @property
    def order(self) -> tuple[int, ...]:
        """The entries' numbers, the best first."""
        numbers = {entry.name: number for number, entry in enumerate(self.entries)}
        return tuple(numbers[place.name] for place in self.places)

    @property
    def standings(self) -> Standings:
        """The same as plain values, in the order of the ranking."""
        rates = self.rates[np.ix_(self.order, self.order)]
        steps = np.digitize(rates, RATE_LIMITS).astype(np.uint8)
        return Standings(self.places, array("d", rates.tobytes()), steps.tobytes())

    def _means(self) -> Floats:
        others = max(1, len(self.entries) - 1)
        means: Floats = (self.rates.sum(axis=1) - HALF) / others
        return means


def ranking_of(entries: Sequence[Entry], chances: Chances) -> Ranking:
    """The ranking of entries whose names differ; `chances` are those of their different tables.

    A bad entry loses against everybody, another bad one too.
    """
    rates = _rates(entries, chances)
    wins = rates > HALF
    digests = np.array([entry.digest for entry in entries], dtype=object)
    close = np.triu(np.abs(rates - HALF) <= CLOSE, 1) & (digests[:, None] != digests[None, :])
    for row, column in np.argwhere(close).tolist():
        one, other = entries[row].table, entries[column].table
        if one is not None and other is not None:
            side = _exact_side(one, other)
            wins[row, column], wins[column, row] = side > 0, side < 0
    return Ranking(tuple(entries), rates, wins)


def _rates(entries: Sequence[Entry], chances: Chances) -> Floats:
    average = chances.mean(axis=2)
    average = np.where(np.isnan(average), 1 - average.T, average)
    np.fill_diagonal(average, HALF)
    order = {digest: place for place, digest in enumerate(sorted({e.digest for e in entries if e.digest}))}
    good = np.array([entry.table is not None for entry in entries], np.bool_)
    rates: Floats = np.repeat(good[:, None] * 1.0, len(entries), axis=1)
    np.fill_diagonal(rates, HALF)
    places = np.array([order[entry.digest] for entry in entries if entry.digest], np.intp)
    rates[np.ix_(good, good)] = average[np.ix_(places, places)]
    return rates


def _exact_side(one: Table, other: Table) -> int:
    """1 where the rate is exactly above one half, -1 where it is below, 0 where it is one half."""
    first, second = exact_win_chance(one, other)
    return (first + second > 1) - (first + second < 1)
