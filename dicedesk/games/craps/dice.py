"""The two dice of craps: 36 throws, each made once with all that it decides."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache
from itertools import product
from types import MappingProxyType

from dicedesk.core.dice import SIDES
from dicedesk.games.craps.bet_kinds import (
    ANY_CRAPS,
    ANY_SEVEN,
    ELEVEN,
    FIELD,
    HARDWAYS,
    HORN,
    HORN_HIGH,
    POINTS,
    PROPOSITIONS,
    THREE,
    TWELVE,
    TWO,
    BetKind,
    BetKinds,
)
from dicedesk.games.craps.throws import CrapsThrow, ElevenThrow, NaturalThrow, PointThrow, Throw

USUAL_FIELD_TWELVE = 2

_KINDS: Mapping[int, type[Throw]] = MappingProxyType(
    {2: CrapsThrow, 3: CrapsThrow, 7: NaturalThrow, 11: ElevenThrow, 12: CrapsThrow}
    | dict.fromkeys(POINTS, PointThrow)
)
_FIELD_DOUBLE = BetKind("field", Fraction(2))
_ALL_HARDWAYS = frozenset(HARDWAYS.values())


@dataclass(frozen=True)
class ThrowBuilder:
    """Makes throws for a house in which the field pays so much to one on 12."""

    field_twelve: int = USUAL_FIELD_TWELVE

    def build_throws(self) -> tuple[Throw, ...]:
        """The 36 throws, from 1,1 to 6,6."""
        return tuple(self.build_throw(d1, d2) for d1, d2 in product(range(1, SIDES + 1), repeat=2))

    def build_throw(self, d1: int, d2: int) -> Throw:
        """The throw of these faces, of its kind, with the winners and losers that it decides."""
        total = d1 + d2
        winners = self._one_roll_winners(total)
        own_way = frozenset({HARDWAYS[total]} if total in HARDWAYS else ())
        return _KINDS[total](
            d1,
            d2,
            win_one_roll=winners,
            lose_one_roll=PROPOSITIONS - winners,
            win_hardways=own_way if d1 == d2 else frozenset(),
            lose_hardways=_ALL_HARDWAYS if total == SIDES + 1 else own_way if d1 != d2 else frozenset(),
        )

    def _one_roll_winners(self, total: int) -> BetKinds:
        field_12 = BetKind(FIELD.name, Fraction(self.field_twelve))
        return {
            2: frozenset({TWO, ANY_CRAPS, HORN_HIGH, _FIELD_DOUBLE}),
            3: frozenset({THREE, ANY_CRAPS, HORN, FIELD}),
            4: frozenset({FIELD}),
            7: frozenset({ANY_SEVEN}),
            9: frozenset({FIELD}),
            10: frozenset({FIELD}),
            11: frozenset({ELEVEN, HORN, FIELD}),
            12: frozenset({TWELVE, ANY_CRAPS, HORN_HIGH, field_12}),
        }.get(total, frozenset())


@dataclass(frozen=True)
class Dice:
    """The 36 throws that two dice can make."""

    throws: tuple[Throw, ...] = field(default_factory=lambda: ThrowBuilder().build_throws())

    def throw(self, d1: int, d2: int) -> Throw:
        """The throw that shows these faces, in this order."""
        return self.throws[(d1 - 1) * SIDES + d2 - 1]


@cache
def dice_for(field_twelve: int) -> Dice:
    """The dice of a house in which the field pays so much to one on 12; made once."""
    return Dice(ThrowBuilder(field_twelve).build_throws())
