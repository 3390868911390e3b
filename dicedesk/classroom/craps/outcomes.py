"""What can be bet on in the chapter: outcomes, their names, and what they pay."""

from collections.abc import Iterable, Mapping
from fractions import Fraction
from types import MappingProxyType

from dicedesk.classroom.craps.parts import AnOutcome
from dicedesk.core.words import tr


class Outcome:
    """A name and what it pays to one: 6:5 is Fraction(6, 5). Outcomes of one name are equal, whatever they pay."""

    def __init__(self, name: str, odds: int | Fraction) -> None:
        if not isinstance(name, str) or not name:
            raise ValueError(tr("An outcome needs a name, not {given!r}.", given=name))
        if isinstance(odds, bool) or not isinstance(odds, int | Fraction) or odds < 0:
            raise ValueError(
                tr(
                    "The odds of an outcome are a whole number or a Fraction from 0, not {given!r}.",
                    given=odds,
                )
            )
        self.name = name
        self.odds = odds

    def winAmount(self, amount: int) -> int | Fraction:
        """What a bet of this amount wins on top of itself, exactly: 15/2 for 5 at 3:2."""
        won = amount * Fraction(self.odds)
        return won.numerator if won.denominator == 1 else won

    def __eq__(self, other: object) -> bool:
        return hasattr(other, "name") and other.name == self.name

    def __hash__(self) -> int:
        return hash(self.name)

    def __str__(self) -> str:
        odds = Fraction(self.odds)
        return f"{self.name} ({odds.numerator}:{odds.denominator})"

    def __repr__(self) -> str:
        return f"Outcome({self.name!r}, {self.odds!r})"


PASS_LINE = "Pass Line"
DONT_PASS_LINE = "Don't Pass Line"
COME_LINE = "Come Line"
DONT_COME_LINE = "Don't Come Line"
PASS_ODDS = "Pass Line Odds"
DONT_PASS_ODDS = "Don't Pass Odds"

POINT_ODDS: Mapping[int, int | Fraction] = MappingProxyType(
    {4: 2, 5: Fraction(3, 2), 6: Fraction(6, 5), 8: Fraction(6, 5), 9: Fraction(3, 2), 10: 2}
)
"""The six numbers that can be a point, and the odds of each: 2:1, 3:2 and 6:5."""


def come_point(number: int) -> str:
    """The name of a come bet that has moved to this number."""
    return f"Come Point {number}"


def dont_come_point(number: int) -> str:
    """The name of a don't come bet that has moved to this number."""
    return f"Don't Come Point {number}"


def come_odds(number: int) -> str:
    """The name of the odds behind a come point."""
    return f"Come Odds {number}"


def dont_come_odds(number: int) -> str:
    """The name of the odds behind a don't come point."""
    return f"Don't Come Odds {number}"


def buy(number: int) -> str:
    """The name of a buy bet."""
    return f"Buy {number}"


def lay(number: int) -> str:
    """The name of a lay bet."""
    return f"Lay {number}"


def found(outcome: AnOutcome, outcomes: Iterable[AnOutcome]) -> AnOutcome | None:
    """The one of the outcomes that has this outcome's name; None if none has it."""
    return next((one for one in outcomes if one.name == outcome.name), None)
