"""What a number of the Lab counts, and how a person reads it."""

from enum import Enum
from typing import assert_never

from dicedesk.core.money import DOLLAR, Cents
from dicedesk.core.words import figure, percent

Value = int | float | str | None
"""A number or a text in a table; None where there is none."""

NO_VALUE = "–"


class Measure(Enum):
    """What a number counts."""

    CHANCE = "chance"
    """From 0 to 1."""
    MONEY = "money"
    """Dollars, such as 9.5."""
    WHOLE = "whole"
    NUMBER = "number"
    """Any number, such as a mean."""
    TEXT = "text"


def written(value: Value, measure: Measure, digits: int = 2) -> str:
    """The value as a sentence or a number of `core.words`, which windows write in their language.

    A chance or a number has so many digits behind the point.
    """
    if value is None:
        return NO_VALUE
    if isinstance(value, str):
        return value
    match measure:
        case Measure.CHANCE:
            return percent(value, digits)
        case Measure.MONEY:
            return Cents(round(value * DOLLAR)).shown()
        case Measure.WHOLE:
            return figure(round(value))
        case Measure.NUMBER:
            return figure(value, digits)
        case Measure.TEXT:
            return str(value)
        case _:
            assert_never(measure)
