"""How the value of a choice is calculated: all outcomes, their chances and values, and the sum."""

from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from math import floor
from typing import ClassVar

from dicedesk.coach.evaluation import Worth
from dicedesk.coach.unit import Quantity
from dicedesk.core.dice import Roll
from dicedesk.core.words import Figure, Sentence, figure, percent, tr


class Mark(Enum):
    """How a picture marks an outcome, in the order of the legend."""

    PLAIN = "plain"
    WIN = "win"
    LOSS = "loss"
    TIE = "tie"
    OPEN = "open"
    UP = "up"
    DOWN = "down"
    DOT = "dot"


@dataclass(frozen=True, slots=True)
class Consequence:
    """What stands out about an outcome. `id` names it in JSON; `words` explain its mark.

    A game can add its own.
    """

    id: str
    mark: Mark
    words: Sentence

    PLAIN: ClassVar["Consequence"]
    WINS: ClassVar["Consequence"]
    LOSES: ClassVar["Consequence"]
    PUSHES: ClassVar["Consequence"]
    WAITS: ClassVar["Consequence"]


Consequence.PLAIN = Consequence("plain", Mark.PLAIN, Sentence("", {}))
Consequence.WINS = Consequence("wins", Mark.WIN, tr("wins"))
Consequence.LOSES = Consequence("loses", Mark.LOSS, tr("loses"))
Consequence.PUSHES = Consequence("pushes", Mark.TIE, tr("pushes"))
Consequence.WAITS = Consequence("waits", Mark.OPEN, tr("goes on"))


@dataclass(frozen=True, slots=True)
class Possibility:
    """One outcome.

    `share` is how often it happens: a chance from 0 to 1, and more only for a bet that can win more than once. `value`
    is the choice's value in that case, as people read it. `name` is short enough for a label under a bar.
    """

    what: Sentence
    name: str
    share: Fraction
    value: Worth
    consequence: Consequence = Consequence.PLAIN

    @property
    def product(self) -> Worth:
        """Its part of the choice's value."""
        return self.share * self.value


@dataclass(frozen=True, slots=True)
class ThrowOfTwo:
    """One of the 36 throws of two dice, and its effect."""

    faces: Roll
    consequence: Consequence
    what: Sentence


@dataclass(frozen=True)
class Working:
    """How the value of a choice is calculated.

    `title` names the choice and its value, `why` gives the reason in a sentence. `throws` are the 36 throws of two dice
    if the next throw decides everything, otherwise (). `notes` are further explanations, and `argument` is what speaks
    for the best choice compared with others, in three sentences at most.
    """

    title: Sentence
    why: Sentence
    quantity: Quantity
    parts: tuple[Possibility, ...]
    throws: tuple[ThrowOfTwo, ...] = ()
    notes: tuple[Sentence, ...] = ()
    argument: tuple[str, ...] = ()

    @property
    def value(self) -> Worth:
        """The sum of the parts, as people read it."""
        return sum((part.product for part in self.parts), Fraction(0))


@dataclass(frozen=True)
class RoundedWorking:
    """The numbers of a working as people read them, chances in percent, so that they add up as shown."""

    values: tuple[Figure, ...]
    products: tuple[Figure, ...]
    total: Figure


def as_read(working: Working) -> RoundedWorking:
    """The numbers of a working, rounded so that the products add up to the total.

    Each product is rounded down; those that lost most by it are raised until the total is right.
    """
    quantity = working.quantity
    scale, step = quantity.read_scale, 10**quantity.working_digits
    exact = [Fraction(part.product) * scale * step for part in working.parts]
    rounded = [floor(each) for each in exact]
    total = round(figure(working.value * scale, quantity.working_digits).number * step)
    by_loss = sorted(range(len(exact)), key=lambda place: rounded[place] - exact[place])
    for place in by_loss[: total - sum(rounded)]:
        rounded[place] += 1

    def read(number: Worth) -> Figure:
        return figure(number, quantity.working_digits, quantity.currency)

    return RoundedWorking(
        tuple(read(part.value * scale) for part in working.parts),
        tuple(read(Fraction(each, step)) for each in rounded),
        read(Fraction(total, step)),
    )


_THROWS = 36
_LEAST_SHOWN = Fraction(1, 10_000)
"""Rarer outcomes would be rounded to 0.00%."""


@dataclass(frozen=True)
class WorkingLine:
    """A line of a working as people read it; the last, without a possibility, is the sum."""

    what: Sentence
    share: str
    value: str
    product: str
    possibility: Possibility | None = None


def lines_of(working: Working) -> tuple[WorkingLine, ...]:
    """A line for each possibility, and one for the sum."""
    numbers, quantity = as_read(working), working.quantity
    lines = (
        WorkingLine(part.what, _share(working, part), quantity.words(value), quantity.words(product), part)
        for part, value, product in zip(working.parts, numbers.values, numbers.products, strict=True)
    )
    return (*lines, WorkingLine(tr("Total"), "", "", quantity.words(numbers.total)))


def _share(working: Working, part: Possibility) -> Sentence:
    """How often it happens, as a number of the 36 throws if they are counted."""
    ways = part.share * _THROWS
    if working.throws and ways.denominator == 1 and sum(each.share for each in working.parts) == 1:
        return tr("{count} of 36", count=int(ways))
    if part.share > 1:
        return tr("{number} times", number=figure(part.share, 2))
    if part.share < _LEAST_SHOWN / 2:
        return tr("<{share}", share=percent(_LEAST_SHOWN))
    return percent(part.share)
