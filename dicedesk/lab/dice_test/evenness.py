"""Whether dice are as even as chance makes them: Pearson's chi-squared test, and what it says in plain words."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from math import erfc, exp, gamma, sqrt

from dicedesk.core.dice import FACES, SIDES, SUMS, DiceCounts
from dicedesk.core.words import Sentence, tr, trn

FEWEST_EXPECTED = 5
"""The test says nothing where fewer than this many are expected of any kind: the usual rule for it."""

FEWEST_THROWS = FEWEST_EXPECTED * SIDES
"""With fewer throws of a die the test says nothing."""

_FACE_CHANCES = tuple(Fraction(1, SIDES) for _ in FACES)
_SUM_CHANCES = tuple(Fraction(SIDES - abs(total - SIDES - 1), SIDES**2) for total in SUMS)


@dataclass(frozen=True)
class Evenness:
    """How often each kind came, how often it was expected, and how often chance differs at least as much.

    `p` is that chance, from 0 to 1; None where too few dice were thrown to tell.
    """

    counts: tuple[int, ...]
    expected: tuple[Fraction, ...]
    p: float | None

    @property
    def total(self) -> int:
        """Return how many were counted."""
        return sum(self.counts)

    @property
    def squared(self) -> float:
        """Chi-squared: the squares of all differences, each in parts of what was expected; at least one was."""
        shares = zip(self.counts, self.expected, strict=True)
        return float(sum((seen - share) ** 2 / share for seen, share in shares))


def evenness_of_faces(dice: DiceCounts) -> Evenness:
    """Return the test of the single faces."""
    return _evenness(dice.faces, _FACE_CHANCES)


def evenness_of_sums(dice: DiceCounts) -> Evenness:
    """Return the test of the sums of two dice."""
    return _evenness(dice.sums, _SUM_CHANCES)


def _evenness(counts: tuple[int, ...], chances: Sequence[Fraction]) -> Evenness:
    total = sum(counts)
    expected = tuple(total * chance for chance in chances)
    if min(expected) < FEWEST_EXPECTED:
        return Evenness(counts, expected, None)
    found = Evenness(counts, expected, None)
    return replace(found, p=chance_of_chi_squared(found.squared, len(counts) - 1))


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
"""The p-value from which on dice are as even as fair ones usually are: one fair set in twenty differs as much."""
RARE = 0.001
"""The p-value below which it is very unlikely that dice are fair: one fair set in a thousand differs as much."""
_HUNDRED, _TEN_THOUSAND = 100, 10_000


def verdict_words(evenness: Evenness) -> Sentence:
    """Return whether dice are as even as chance makes them."""
    if evenness.p is None:
        return tr("Too few dice to tell yet")
    if evenness.p >= USUAL:
        return tr("Consistent with fair dice")
    if evenness.p >= RARE:
        return tr("Unusual for fair dice")
    return tr("Very unlikely with fair dice")


def likelihood_words(p: float) -> Sentence:
    """Return the p-value in plain words: how often chance alone differs at least as much from what is expected."""
    hundredths, finer = round(_HUNDRED * p), round(_TEN_THOUSAND * p)
    if p >= 1 / _HUNDRED:
        return trn(
            "fair dice differ at least this much 1 time in 100",
            "fair dice differ at least this much {count} times in 100",
            min(hundredths, _HUNDRED - 1),
        )
    if p >= 1 / _TEN_THOUSAND:
        return trn(
            "fair dice differ at least this much 1 time in 10,000",
            "fair dice differ at least this much {count} times in 10,000",
            finer,
        )
    return tr("fair dice differ this much less than once in 10,000 times")


def dice_words(evenness: Evenness) -> Sentence:
    """Return the verdict, how many dice it rests on, and the p-value, in one line."""
    counted = trn("1 die", "{count} dice", evenness.total)
    return _judged(evenness, counted)


def sums_words(evenness: Evenness) -> Sentence:
    """Return the same for the sums of two dice."""
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
