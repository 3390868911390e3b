"""The bets of craps: their kinds and names, and those on the table."""

from bisect import insort
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from types import MappingProxyType
from typing import Any

from dicedesk.core.dice import SIDES, Roll
from dicedesk.core.money import DOLLAR, NOTHING, Cents
from dicedesk.core.words import Sentence, tr


class BetKind(str):
    """A thing to bet on, and its odds: 6:5 is Fraction(6, 5). Kinds of one name are equal, whatever they pay.

    It derives from `str`, its name: sets of kinds are searched many times at each throw, and a `str` is found fastest.
    """

    name: str
    odds: Fraction

    def __new__(cls, name: str, odds: Fraction) -> "BetKind":
        self = super().__new__(cls, name)
        self.name = name
        self.odds = odds
        return self

    def __getnewargs__(self) -> tuple[Any, ...]:
        return (self.name, self.odds)

    def win_amount(self, amount: int) -> Cents:
        """The winnings of a bet of `amount` cents, without the bet itself, rounded down to the cent."""
        return Cents(amount * self.odds.numerator // self.odds.denominator)


BetKinds = frozenset[BetKind]
ByNumber = Mapping[int, BetKind]

POINTS = (4, 5, 6, 8, 9, 10)
TRUE_ODDS: Mapping[int, Fraction] = MappingProxyType(
    {total: Fraction(6, 6 - abs(total - 7)) for total in POINTS}
)
"""The ways to throw a seven against the ways to throw the number: 2:1, 3:2 and 6:5."""

_EVEN = Fraction(1)
_PLACE_ODDS = {4: Fraction(9, 5), 5: Fraction(7, 5), 6: Fraction(7, 6)}
_PLACE_LOSE_ODDS = {4: Fraction(5, 11), 5: Fraction(5, 8), 6: Fraction(4, 5)}
_HARD_ODDS = {4: Fraction(7), 6: Fraction(9), 8: Fraction(9), 10: Fraction(7)}


def _numbered(name: str, odds: Mapping[int, Fraction]) -> ByNumber:
    return MappingProxyType({number: BetKind(name.format(number), odds[number]) for number in odds})


def _by_number(odds: Mapping[int, Fraction]) -> Mapping[int, Fraction]:
    """The odds of all points from those of 4, 5 and 6; 10, 9 and 8 pay the same."""
    return {total: odds[min(total, 14 - total)] for total in POINTS}


def _hop(high: int, low: int) -> BetKind:
    """One throw of exactly these faces: one way if they are equal, two ways if not."""
    return BetKind(f"hop-{high}-{low}", Fraction(30 if high == low else 15))


def _against(odds: Mapping[int, Fraction]) -> Mapping[int, Fraction]:
    return {number: 1 / pays for number, pays in odds.items()}


_ONE_TO_ONE = dict.fromkeys(POINTS, _EVEN)

PASS = BetKind("pass", _EVEN)
DONT_PASS = BetKind("dont-pass", _EVEN)
COME = BetKind("come", _EVEN)
DONT_COME = BetKind("dont-come", _EVEN)
PASS_ODDS = _numbered("pass-odds", TRUE_ODDS)
"""The odds behind the pass line, by the point. They share one name and differ in what they pay."""
DONT_PASS_ODDS = _numbered("dont-pass-odds", _against(TRUE_ODDS))
COMES = _numbered("come-{}", _ONE_TO_ONE)
"""Come bets that have moved, by their number."""
DONT_COMES = _numbered("dont-come-{}", _ONE_TO_ONE)
COME_ODDS = _numbered("come-odds-{}", TRUE_ODDS)
DONT_COME_ODDS = _numbered("dont-come-odds-{}", _against(TRUE_ODDS))
PLACES = _numbered("place-{}", _by_number(_PLACE_ODDS))
BUYS = _numbered("buy-{}", TRUE_ODDS)
LAYS = _numbered("lay-{}", _against(TRUE_ODDS))
PLACE_LOSES = _numbered("place-lose-{}", _by_number(_PLACE_LOSE_ODDS))
"""Place bets to lose: lay bets whose price is in the odds, without a commission."""
BIGS = _numbered("big-{}", {6: _EVEN, 8: _EVEN})
HARDWAYS = _numbered("hard-{}", _HARD_ODDS)

FIELD = BetKind("field", _EVEN)
ANY_CRAPS = BetKind("any-craps", Fraction(7))
ANY_SEVEN = BetKind("any-seven", Fraction(4))
TWO = BetKind("two", Fraction(30))
THREE = BetKind("three", Fraction(15))
ELEVEN = BetKind("eleven", Fraction(15))
TWELVE = BetKind("twelve", Fraction(30))
HORN = BetKind("horn", Fraction(3))
HORN_HIGH = BetKind("horn", Fraction(27, 4))
"""The horn on 2 and 12."""
C_AND_E = BetKind("c-and-e", Fraction(3))
"""Craps and eleven, on 2, 3 and 12."""
C_AND_E_ON_11 = BetKind("c-and-e", Fraction(7))
WORLD = BetKind("world", Fraction(11, 5))
"""The horn and any seven together, on 3 and 11. On 7 it comes back."""
WORLD_HIGH = BetKind("world", Fraction(26, 5))
"""The world on 2 and 12."""
HOPS: Mapping[Roll, BetKind] = MappingProxyType(
    {(high, low): _hop(high, low) for high in range(1, SIDES + 1) for low in range(1, high + 1)}
)
"""Bets on one throw of two faces, by the faces, the higher first."""

LINE: BetKinds = frozenset({PASS, DONT_PASS, COME, DONT_COME})
"""The four bets to which the table minimum applies."""
COME_LINES: BetKinds = frozenset({COME, DONT_COME})
"""The bets that move to the number thrown."""
PROPOSITIONS: BetKinds = frozenset(
    {FIELD, ANY_CRAPS, ANY_SEVEN, TWO, THREE, ELEVEN, TWELVE, HORN, C_AND_E, WORLD, *HOPS.values()}
)
"""The bets that one throw decides."""
MOVED: BetKinds = frozenset({*COMES.values(), *DONT_COMES.values()})
CASINO_BETS: BetKinds = frozenset({*PLACE_LOSES.values(), *BIGS.values(), C_AND_E, WORLD, *HOPS.values()})
"""The bets that only some houses take."""

ALL: tuple[BetKind, ...] = (
    PASS, PASS_ODDS[4], DONT_PASS, DONT_PASS_ODDS[4], COME, DONT_COME,
    *(kind for number in POINTS for kind in (COMES[number], COME_ODDS[number])),
    *(kind for number in POINTS for kind in (DONT_COMES[number], DONT_COME_ODDS[number])),
    *PLACES.values(), *BUYS.values(), *LAYS.values(), *PLACE_LOSES.values(), *BIGS.values(),
    FIELD, ANY_CRAPS, ANY_SEVEN, TWO, THREE, ELEVEN, TWELVE, HORN, C_AND_E, WORLD,
    *HARDWAYS.values(), *HOPS.values(),
)  # fmt: skip
"""Every kind once, in the order in which bets are listed and resolved; line odds as for the point 4."""

BET_KINDS: Mapping[str, BetKind] = MappingProxyType({kind.name: kind for kind in ALL})
NAMES: tuple[str, ...] = tuple(BET_KINDS)
RANK: Mapping[str, int] = MappingProxyType({name: rank for rank, name in enumerate(NAMES)})

_LINE_ODDS: Mapping[BetKind, ByNumber] = MappingProxyType(
    {PASS_ODDS[4]: PASS_ODDS, DONT_PASS_ODDS[4]: DONT_PASS_ODDS}
)

LINE_BEHIND: Mapping[BetKind, BetKind] = MappingProxyType(
    {PASS_ODDS[4]: PASS, DONT_PASS_ODDS[4]: DONT_PASS}
    | {COME_ODDS[number]: COMES[number] for number in POINTS}
    | {DONT_COME_ODDS[number]: DONT_COMES[number] for number in POINTS}
)
"""The line bet behind which each odds bet lies."""


def kind_named(name: str, point: int | None) -> BetKind:
    """The kind of this name, line odds as the point pays them. Raises KeyError for an unknown name."""
    kind = BET_KINDS[name]
    return kind if point is None or kind not in _LINE_ODDS else _LINE_ODDS[kind][point]


_TITLES: Mapping[str, Sentence] = MappingProxyType(
    {
        "pass": tr("Pass"),
        "dont-pass": tr("Don't pass"),
        "come": tr("Come"),
        "dont-come": tr("Don't come"),
        "pass-odds": tr("Pass odds"),
        "dont-pass-odds": tr("Don't pass odds"),
        "field": tr("Field"),
        "any-craps": tr("Any craps"),
        "any-seven": tr("Any seven"),
        "two": tr("Two"),
        "three": tr("Three"),
        "eleven": tr("Eleven"),
        "twelve": tr("Twelve"),
        "horn": tr("Horn"),
        "c-and-e": tr("C & E"),
        "world": tr("World"),
    }
    | {f"come-{number}": tr("Come {number}", number=number) for number in POINTS}
    | {f"dont-come-{number}": tr("Don't come {number}", number=number) for number in POINTS}
    | {f"come-odds-{number}": tr("Come odds {number}", number=number) for number in POINTS}
    | {f"dont-come-odds-{number}": tr("Don't come odds {number}", number=number) for number in POINTS}
    | {f"place-{number}": tr("Place {number}", number=number) for number in POINTS}
    | {f"buy-{number}": tr("Buy {number}", number=number) for number in POINTS}
    | {f"lay-{number}": tr("Lay {number}", number=number) for number in POINTS}
    | {f"hard-{number}": tr("Hard {number}", number=number) for number in HARDWAYS}
    | {f"place-lose-{number}": tr("Place against {number}", number=number) for number in POINTS}
    | {f"big-{number}": tr("Big {number}", number=number) for number in BIGS}
    | {kind.name: tr("Hop {high}-{low}", high=high, low=low) for (high, low), kind in HOPS.items()}
)


def title_of(name: str) -> Sentence:
    """The title of a bet: "Place 6" for "place-6"."""
    return _TITLES[name]


def no_bet_called(name: str) -> Sentence:
    """Say that no bet has this name, and where to find all names."""
    return tr("there is no craps bet “{name}”; “dicedesk odds craps” lists all bets", name=name)


def no_point(number: int) -> Sentence:
    """Say that this is not a point, and which numbers are."""
    return tr("“{point}” is not a point; give 4, 5, 6, 8, 9 or 10", point=number)


@dataclass(frozen=True, slots=True)
class Bet:
    """A bet: its amount, in cents, and its kind."""

    amount: Cents
    kind: BetKind

    @property
    def name(self) -> str:
        """The name in records."""
        return self.kind.name


Bets = tuple[Bet, ...]


@lru_cache(maxsize=1024)
def bet_named(name: str, stake: int, point: int | None) -> Bet:
    """A bet of `stake` dollars on the kind of this name, line odds as the point pays them. Raises KeyError.

    Cached: a long game makes the same few bets again and again, and looks each one up before it makes it.
    """
    return Bet(Cents(stake * DOLLAR), kind_named(name, point))


def amount_on(bets: Bets, kind: BetKind) -> Cents:
    """The amount on a bet of this kind; 0 if there is none."""
    for bet in bets:
        if bet.kind == kind:
            return bet.amount
    return NOTHING


def with_bet(bets: Bets, bet: Bet) -> Bets:
    """The bets with `bet` added to any of its kind."""
    lying = amount_on(bets, bet.kind)
    after = list(without(bets, bet.kind) if lying else bets)
    insort(after, Bet(Cents(lying + bet.amount), bet.kind) if lying else bet, key=_rank)
    return tuple(after)


def without(bets: Bets, kind: BetKind) -> Bets:
    """The bets except the one of this kind."""
    return tuple([bet for bet in bets if bet.kind != kind])


def in_order(bets: Iterable[Bet]) -> Bets:
    """Bets of different kinds in the order of the layout."""
    return tuple(sorted(bets, key=_rank))


def stranded_odds(bets: Iterable[Bet]) -> Bets:
    """The odds whose line bet is gone."""
    laid = {bet.kind for bet in bets}
    return tuple([bet for bet in bets if LINE_BEHIND.get(bet.kind, bet.kind) not in laid])


def _rank(bet: Bet) -> int:
    return RANK[bet.kind]
