"""How the worth of a choice comes about: all that can happen, how often it does, what is won then, and the sum of it.

A coach makes a `Working` of a choice. A window draws it and a terminal prints it; both read the same numbers.
"""

from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from math import floor

from dicedesk.coach.evaluation import Worth
from dicedesk.coach.unit import Quantity
from dicedesk.core.dice import Roll
from dicedesk.core.words import Figure, Sentence, figure


class Consequence(Enum):
    """What stands out about something that can happen, as a working in JSON names it."""

    PLAIN = "plain"
    WINS = "wins"
    LOSES = "loses"
    PUSHES = "pushes"
    WAITS = "waits"
    SWAPS_UP = "swaps up"
    SWAPS_DOWN = "swaps down"
    PIGS_OUT = "pigs out"


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
    dice where the next throw says it all; () elsewhere. `notes` are what is to be known besides.
    """

    title: Sentence
    why: Sentence
    quantity: Quantity
    parts: tuple[Possibility, ...]
    throws: tuple[ThrowOfTwo, ...] = ()
    notes: tuple[Sentence, ...] = ()

    @property
    def value(self) -> Worth:
        """The sum of what the parts add, as people read it."""
        return sum((part.product for part in self.parts), Fraction(0))


@dataclass(frozen=True)
class ReadWorking:
    """The numbers of a working as people read them, chances in percent: they add up as they stand there."""

    values: tuple[Figure, ...]
    products: tuple[Figure, ...]
    total: Figure


def as_read(working: Working) -> ReadWorking:
    """The numbers of a working, rounded so that the products add up to the total.

    Each product is rounded down, and those that lost most by that get back what is missing.
    """
    quantity = working.quantity
    scale, step = quantity.read_scale, 10**quantity.working_digits
    exact = [Fraction(part.product) * scale * step for part in working.parts]
    rounded = [floor(each) for each in exact]
    total = round(sum(exact))
    by_loss = sorted(range(len(exact)), key=lambda place: rounded[place] - exact[place])
    for place in by_loss[: total - sum(rounded)]:
        rounded[place] += 1

    def read(number: Worth) -> Figure:
        return figure(number, quantity.working_digits, quantity.currency)

    return ReadWorking(
        tuple(read(part.value * scale) for part in working.parts),
        tuple(read(Fraction(each, step)) for each in rounded),
        read(Fraction(total, step)),
    )
