"""Whether dice are as even as chance makes them, and the verdict in plain words.

Few dice get an exact multinomial test, which adds up the chances of all results that are at most as likely as the
observed one. More dice get Pearson's chi-squared test, which pools rare sums of two dice until at least five are
expected.
"""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import accumulate
from math import comb, erfc, exp, gamma, sqrt

from dicedesk.core.dice import SIDES, SUMS, DiceCounts
from dicedesk.core.words import Sentence, tr, trn

FEWEST_EXPECTED = 5
"""The chi-squared test needs this many expected of each kind, by the usual rule."""

FEWEST_THROWS = FEWEST_EXPECTED * SIDES
"""Fewest throws of a die for a chi-squared test."""


@dataclass(frozen=True)
class ChiSquared:
    """Pearson's statistic: the sum of the squared differences, each divided by its expected count."""

    value: float
    degrees: int


@dataclass(frozen=True)
class Evenness:
    """The count of each kind, its expected count, and how often fair dice differ at least as much.

    `p` is that chance, from 0 to 1; None if so few dice were thrown that no result would be unusual. It is exact, or
    follows from `chi_squared`.
    """

    counts: tuple[int, ...]
    expected: tuple[Fraction, ...]
    p: float | None
    chi_squared: ChiSquared | None = None

    @property
    def total(self) -> int:
        return sum(self.counts)


@dataclass(frozen=True)
class _Kinds:
    """Kinds of results: the number of ways of each, also split into two parts of about equal work.

    Fewer than `fewest` throws have no test. Up to `most_exact` the exact test takes less than 50 ms.
    """

    ways: tuple[int, ...]
    half: tuple[int, ...]
    others: tuple[int, ...]
    fewest: int
    most_exact: int


_FACES = _Kinds((1,) * SIDES, (1, 1, 1), (1, 1, 1), fewest=3, most_exact=100)
_SUMS = _Kinds(
    tuple(SIDES - abs(total - SIDES - 1) for total in SUMS),
    (1, 1, 2, 2, 6),
    (3, 3, 4, 4, 5, 5),
    fewest=2,
    most_exact=22,
)


def evenness_of_faces(dice: DiceCounts) -> Evenness:
    """Test the single faces."""
    return _evenness(dice.faces, _FACES)


def evenness_of_sums(dice: DiceCounts) -> Evenness:
    """Test the sums of two dice."""
    return _evenness(dice.sums, _SUMS)


def _evenness(counts: tuple[int, ...], kinds: _Kinds) -> Evenness:
    total = sum(counts)
    expected = tuple(Fraction(total * ways, sum(kinds.ways)) for ways in kinds.ways)
    if total < kinds.fewest:
        return Evenness(counts, expected, None)
    if total <= kinds.most_exact:
        return Evenness(counts, expected, float(_exact_chance(counts, kinds)))
    pools = _pools(expected)
    pooled = [
        (sum(counts[place] for place in pool), sum(expected[place] for place in pool)) for pool in pools
    ]
    value = float(sum((count - share) ** 2 / share for count, share in pooled))
    chi_squared = ChiSquared(value, len(pools) - 1)
    return Evenness(
        counts, expected, chance_of_chi_squared(chi_squared.value, chi_squared.degrees), chi_squared
    )


def _pools(expected: Sequence[Fraction]) -> list[tuple[int, ...]]:
    """Return the places that are counted together, from both ends inward; the rest is in the middle."""
    first: list[tuple[int, ...]] = []
    begin, middle = 0, len(expected) // 2
    for end in range(1, middle + 1):
        if sum(expected[begin:end]) >= FEWEST_EXPECTED:
            first.append(tuple(range(begin, end)))
            begin = end
    last = [tuple(len(expected) - 1 - place for place in pool) for pool in reversed(first)]
    between = tuple(range(begin, len(expected) - begin))
    return [*first, between, *last] if between else [*first, *last]


def _exact_chance(counts: Sequence[int], kinds: _Kinds) -> Fraction:
    """Return the chance of a result that is at most as likely as these counts.

    A result combines what each half of the kinds shows. All counts of ways are whole numbers, so nothing is rounded.
    """
    total = sum(counts)
    ways_of_counts = 1
    for place, count in enumerate(counts):
        ways_of_counts *= comb(sum(counts[: place + 1]), count) * kinds.ways[place] ** count
    one = _results(kinds.half, total)
    other = one if kinds.half == kinds.others else _results(kinds.others, total)
    as_likely = 0
    for here, results in enumerate(one):
        rest = sorted(other[total - here].items())
        sums = [0, *accumulate(ways * number for ways, number in rest)]
        likely = [ways for ways, _ in rest]
        for ways, number in results.items():
            times = comb(total, here) * ways
            as_likely += times * number * sums[bisect_right(likely, ways_of_counts // times)]
    return Fraction(as_likely, sum(kinds.ways) ** total)


def _results(ways: Sequence[int], most: int) -> list[dict[int, int]]:
    """Return, for each number of throws up to `most`, the number of results by their number of ways."""
    by_throws: list[dict[int, int]] = [{1: 1}, *({} for _ in range(most))]
    for way in ways:
        longer: list[dict[int, int]] = []
        for throws in range(most + 1):
            results: dict[int, int] = {}
            for count in range(throws + 1):
                times = comb(throws, count) * way**count
                for before, number in by_throws[throws - count].items():
                    results[times * before] = results.get(times * before, 0) + number
            longer.append(results)
        by_throws = longer
    return by_throws


def chance_of_chi_squared(squared: float, degrees: int) -> float:
    """Return the chance that chi-squared with this many degrees of freedom is at least `squared`.

    The sums for even and odd degrees are 26.4.5 and 26.4.4 in Abramowitz and Stegun, Handbook of Mathematical Functions
    (1964).
    """
    half, is_odd = squared / 2, degrees % 2
    powers = (place + is_odd / 2 for place in range(degrees // 2))
    tail: float = exp(-half) * sum(half**power / gamma(power + 1) for power in powers)
    return tail + erfc(sqrt(half)) if is_odd else tail


USUAL = 0.05
"""From this p-value on, dice are as even as usual: one fair set in twenty differs as much."""
RARE = 0.001
"""Below this p-value, fair dice are very unlikely: one fair set in a thousand differs as much."""
_HUNDRED, _TEN_THOUSAND = 100, 10_000


def verdict_words(evenness: Evenness) -> Sentence:
    """The verdict: whether dice are as even as chance makes them."""
    if evenness.p is None:
        return tr("Too few dice to tell yet")
    if evenness.p >= USUAL:
        return tr("Consistent with fair dice")
    if evenness.p >= RARE:
        return tr("Unusual for fair dice")
    return tr("Very unlikely with fair dice")


def likelihood_words(p: float) -> Sentence:
    """The p-value in plain words: how often chance alone differs at least as much from the expected counts."""
    if p == 1:
        return tr("fair dice always differ by at least this much")
    hundredths, finer = round(_HUNDRED * p), round(_TEN_THOUSAND * p)
    if p >= 1 / _HUNDRED:
        return trn(
            "fair dice differ by at least this much 1 time in 100",
            "fair dice differ by at least this much {count} times in 100",
            min(hundredths, _HUNDRED - 1),
        )
    if p >= 1 / _TEN_THOUSAND:
        return trn(
            "fair dice differ by at least this much 1 time in 10,000",
            "fair dice differ by at least this much {count} times in 10,000",
            finer,
        )
    return tr("fair dice differ by at least this much in under 1 case in 10,000")


def dice_words(evenness: Evenness) -> Sentence:
    """The verdict, the number of dice and the p-value, in one line."""
    counted = trn("1 die", "{count} dice", evenness.total)
    return _judged(evenness, counted)


def sums_words(evenness: Evenness) -> Sentence:
    """The same line for the sums of two dice."""
    return _judged(evenness, trn("1 roll", "{count} rolls", evenness.total))


def _judged(evenness: Evenness, counted: Sentence) -> Sentence:
    verdict = verdict_words(evenness)
    if evenness.p is None:
        return tr("{verdict} ({counted})", verdict=verdict, counted=counted)
    return tr(
        "{verdict} ({counted}; {likelihood})",
        verdict=verdict,
        counted=counted,
        likelihood=likelihood_words(evenness.p),
    )
