"""Whether dice are as even as chance makes them: Pearson's chi-squared test."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from math import erfc, exp, gamma, sqrt

from dicedesk.core.dice import SIDES
from dicedesk.core.dice_counts import FACES, SUMS, DiceCounts

FEWEST_EXPECTED = 5
"""The test says nothing where fewer than so many are expected of any kind: the usual rule for it."""

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
        """How many were counted."""
        return sum(self.counts)

    @property
    def squared(self) -> float:
        """Chi-squared: the squares of all differences, each in parts of what was expected; at least one was."""
        shares = zip(self.counts, self.expected, strict=True)
        return float(sum((seen - share) ** 2 / share for seen, share in shares))


def evenness_of_faces(dice: DiceCounts) -> Evenness:
    """Of the single faces."""
    return _evenness(dice.faces, _FACE_CHANCES)


def evenness_of_sums(dice: DiceCounts) -> Evenness:
    """Of the sums of two dice."""
    return _evenness(dice.sums, _SUM_CHANCES)


def _evenness(counts: tuple[int, ...], chances: Sequence[Fraction]) -> Evenness:
    total = sum(counts)
    expected = tuple(total * chance for chance in chances)
    if min(expected) < FEWEST_EXPECTED:
        return Evenness(counts, expected, None)
    found = Evenness(counts, expected, None)
    return replace(found, p=chance_of_chi_squared(found.squared, len(counts) - 1))


def chance_of_chi_squared(squared: float, degrees: int) -> float:
    """The chance that chi-squared with so many degrees of freedom is at least so large.

    The sums for even and odd degrees are 26.4.5 and 26.4.4 in Abramowitz and Stegun, Handbook of Mathematical Functions
    (1964).
    """
    half, is_odd = squared / 2, degrees % 2
    powers = (place + is_odd / 2 for place in range(degrees // 2))
    tail: float = exp(-half) * sum(half**power / gamma(power + 1) for power in powers)
    return tail + erfc(sqrt(half)) if is_odd else tail
