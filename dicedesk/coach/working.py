"""How the worth of a choice comes about: all that can happen, how often it does, what is won then, and the sum of it.

A coach makes a `Working` of a choice. A window draws it and a terminal prints it; both read the same numbers.
"""

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
    """How a picture marks something that can happen, in the order in which the marks are explained."""

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
    """What stands out about something that can happen. `id` names it in JSON, and `words` say what its mark means.

    A game may have more of them than those here.
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
    """One thing that can happen.

    `share` is how often it does: a chance from 0 to 1, and more only for a bet that can win more than once.
    `value` is what the choice is worth then, as people read it. `name` is short enough to stand under a bar.
    """

    what: Sentence
    name: str
    share: Fraction
    value: Worth
    consequence: Consequence = Consequence.PLAIN

    @property
    def product(self) -> Worth:
        """What it adds to the worth of the choice."""
        return self.share * self.value


@dataclass(frozen=True, slots=True)
class ThrowOfTwo:
    """One of the 36 throws of two dice, and what it does."""

    faces: Roll
    consequence: Consequence
    what: Sentence


@dataclass(frozen=True)
class Working:
    """How the worth of a choice comes about.

    `title` names the choice and its worth, `why` says in a sentence what makes it so. `throws` are the 36 throws of two
    dice where the next throw says it all; () elsewhere. `notes` are what is to be known besides, and `argument`
    is what speaks for the best choice beside others, in three sentences at most.
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
        """The sum of what the parts add, as people read it."""
        return sum((part.product for part in self.parts), Fraction(0))


@dataclass(frozen=True)
class RoundedWorking:
    """The numbers of a working as people read them, chances in percent: they add up as they stand there."""

    values: tuple[Figure, ...]
    products: tuple[Figure, ...]
    total: Figure


def as_read(working: Working) -> RoundedWorking:
    """The numbers of a working, rounded so that the products add up to the total.

    Each product is rounded down, and those that lost most by that get back what is missing.
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
"""What is rarer would be rounded to 0.00%."""


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
    numbers, quantity = as_read(working), working.quantity
    lines = (
        WorkingLine(part.what, _share(working, part), quantity.words(value), quantity.words(product), part)
        for part, value, product in zip(working.parts, numbers.values, numbers.products, strict=True)
    )
    return (*lines, WorkingLine(tr("Total"), "", "", quantity.words(numbers.total)))


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
