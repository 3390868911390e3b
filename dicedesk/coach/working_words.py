"""A working in words: the titles of its columns, its numbers, and what stands out in it."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from types import MappingProxyType

from dicedesk.coach.working import Consequence, Possibility, Working, as_read
from dicedesk.core.words import Sentence, figure, percent, tr

_THROWS = 36
_LEAST_SHOWN = Fraction(1, 10_000)
"""What is rarer would be rounded to 0.00%."""

_CONSEQUENCES: Mapping[Consequence, Sentence] = MappingProxyType(
    {
        Consequence.WINS: tr("wins"),
        Consequence.LOSES: tr("loses"),
        Consequence.PUSHES: tr("pushes"),
        Consequence.WAITS: tr("goes on"),
        Consequence.SWAPS_UP: tr("swaps up"),
        Consequence.SWAPS_DOWN: tr("swaps down"),
        Consequence.PIGS_OUT: tr("Pig Out"),
    }
)


@dataclass(frozen=True)
class WorkingLine:
    """A line of a working as people read it; the last one, without a possibility, is the sum."""

    what: Sentence
    share: str
    value: str
    product: str
    possibility: Possibility | None = None


def lines_of(working: Working) -> tuple[WorkingLine, ...]:
    """A line for each possibility, and one for the sum."""
    read, quantity = as_read(working), working.quantity
    lines = (
        WorkingLine(part.what, _share(working, part), quantity.words(value), quantity.words(product), part)
        for part, value, product in zip(working.parts, read.values, read.products, strict=True)
    )
    return (*lines, WorkingLine(tr("Total"), "", "", quantity.words(read.total)))


def consequence_words(consequence: Consequence) -> Sentence:
    """What a mark in a picture means. Raises KeyError for what has no mark."""
    return _CONSEQUENCES[consequence]


def _share(working: Working, part: Possibility) -> Sentence:
    """How often it happens: in how many of the 36 throws, where they are what is counted."""
    ways = part.share * _THROWS
    if working.throws and ways.denominator == 1 and sum(each.share for each in working.parts) == 1:
        return tr("{count} of 36", count=int(ways))
    if part.share > 1:
        return tr("{number} times", number=figure(part.share, 2))
    if part.share < _LEAST_SHOWN / 2:
        return tr("<{share}", share=percent(_LEAST_SHOWN))
    return percent(part.share)
