"""The chapter's "ThrowBuilder Rework": makes the 36 throws with all the outcomes that they win and lose."""

from collections.abc import Callable
from fractions import Fraction
from itertools import product
from typing import Protocol

from dicedesk.classroom.craps.outcomes import POINT_ODDS, Outcome
from dicedesk.classroom.craps.parts import AnOutcome, check_part
from dicedesk.classroom.craps.throws import CrapsThrow, ElevenThrow, NaturalThrow, PointThrow, Throw
from dicedesk.core.dice import SIDES

_HARD_ODDS = {4: 7, 6: 9, 8: 9, 10: 7}
_EASY_ODDS = {4: Fraction(7, 2), 6: Fraction(7, 4), 8: Fraction(7, 4), 10: Fraction(7, 2)}
"""The chapter names no odds for these; they are the chances: a hard number and a seven against the easy ways."""
_ONE_ROLL_ODDS = {"2": 30, "3": 15, "7": 4, "11": 15, "12": 30, "Field": 1, "Horn": 3, "Any Craps": 7}
_HORN_ODDS = {2: Fraction(27, 4), 12: Fraction(27, 4)}
_FIELD_NUMBERS = (2, 3, 4, 9, 10, 11, 12)

Outcomes = set[AnOutcome]


class TakesThrows(Protocol):
    """Dice to which throws are added."""

    def addThrow(self, throw: Throw, /) -> None:
        """Keeps a throw."""
        ...


class ThrowBuilder:
    """Makes the 36 throws. A subclass that has other odds in `fieldOdds` makes those of another casino."""

    def __init__(
        self,
        outcome: Callable[[str, int | Fraction], AnOutcome] = Outcome,
        crapsThrow: type[Throw] = CrapsThrow,
        naturalThrow: type[Throw] = NaturalThrow,
        elevenThrow: type[Throw] = ElevenThrow,
        pointThrow: type[Throw] = PointThrow,
    ) -> None:
        """Builds with these classes; a reader's own can stand in place of each."""
        self.outcome = outcome
        self._kinds = dict.fromkeys((2, 3, 12), crapsThrow) | dict.fromkeys(POINT_ODDS, pointThrow)
        self._kinds |= {7: naturalThrow, 11: elevenThrow}

    def fieldOdds(self, total: int) -> int | Fraction:
        """What the field pays when this sum is thrown: 2:1 on 2 and 12, else 1:1."""
        return 2 if total in (2, 12) else 1

    def buildThrows(self, dice: TakesThrows) -> None:
        """Makes the outcomes and the 36 throws, and gives the throws to the dice."""
        check_part(dice, "dice", "addThrow")
        oneRoll = {name: self.outcome(name, odds) for name, odds in _ONE_ROLL_ODDS.items()}
        hard = {number: self.outcome(f"hard {number}", odds) for number, odds in _HARD_ODDS.items()}
        easy = {number: self.outcome(f"easy {number}", odds) for number, odds in _EASY_ODDS.items()}
        for d1, d2 in product(range(1, SIDES + 1), repeat=2):
            throw = self._kinds[d1 + d2](d1, d2)
            throw.add1Roll(*self._one_roll(oneRoll, d1 + d2))
            throw.addHardways(*_hardways(hard, easy, d1, d2))
            dice.addThrow(throw)

    def _one_roll(self, oneRoll: dict[str, AnOutcome], total: int) -> tuple[Outcomes, Outcomes]:
        """The winners, with the odds that they have with this sum, and the losers."""
        winners: Outcomes = set()
        if str(total) in oneRoll:
            winners.add(oneRoll[str(total)])
        if total in (2, 3, 12):
            winners.add(oneRoll["Any Craps"])
        if total in (2, 3, 11, 12):
            winners.add(self.outcome("Horn", _HORN_ODDS.get(total, _ONE_ROLL_ODDS["Horn"])))
        if total in _FIELD_NUMBERS:
            winners.add(self.outcome("Field", self.fieldOdds(total)))
        names = {winner.name for winner in winners}
        return winners, {outcome for name, outcome in oneRoll.items() if name not in names}


def _hardways(
    hard: dict[int, AnOutcome], easy: dict[int, AnOutcome], d1: int, d2: int
) -> tuple[Outcomes, Outcomes]:
    """The winners and the losers."""
    total = d1 + d2
    if total == SIDES + 1:
        return set(), {*hard.values(), *easy.values()}
    if total not in hard or not (d1 == d2 or total in easy):
        return set(), set()
    return ({hard[total]}, {easy[total]}) if d1 == d2 else ({easy[total]}, {hard[total]})
