"""The printed words and the shape of each spot of the layout."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from dicedesk.core.dice import Roll
from dicedesk.games.craps.bets import (
    ANY_CRAPS,
    ANY_SEVEN,
    BIGS,
    C_AND_E,
    C_AND_E_ON_11,
    ELEVEN,
    HARDWAYS,
    HOPS,
    HORN,
    HORN_HIGH,
    PLACE_LOSES,
    PLACES,
    POINTS,
    THREE,
    TWELVE,
    TWO,
    WORLD,
    WORLD_HIGH,
    BetKind,
)
from dicedesk.games.craps.house import HouseRules
from dicedesk.ui.base.words import tr


class Shape(Enum):
    """The arrangement of a spot's words."""

    BAR = "bar"
    """A wide bar: words in its middle, chips at its right end."""
    BOX = "box"
    """Words at the left, chips at the right."""
    NUMBER = "number"
    """Like a box, with a large number."""
    CORNER = "corner"
    """A small word on top, chips under it."""
    TILE = "tile"
    """A small box: its title takes the whole width if chips are under it."""
    DICE = "dice"
    """Two dice in place of words, which make room for chips."""


@dataclass(frozen=True)
class Print:
    """The print of a spot: a title, or two faces in its place, and a smaller line under it."""

    title: str
    line: str = ""
    shape: Shape = Shape.BOX
    faces: Roll = ()


def prints(rules: HouseRules) -> Mapping[str, Print]:
    """The print of each bet's spot, by its name, even for bets that the house refuses."""
    return {
        **_numbers(),
        "dont-come": Print(tr("Don't come"), tr("bar 12")),
        "come": Print(tr("COME"), shape=Shape.BAR),
        "field": Print(tr("FIELD   2 · 3 · 4 · 9 · 10 · 11 · 12"), _field_line(rules), Shape.BAR),
        **{
            kind.name: Print(tr("Big {number}", number=number), _ratio(kind), Shape.TILE)
            for number, kind in BIGS.items()
        },
        "dont-pass": Print(tr("Don't pass"), tr("bar 12"), Shape.BAR),
        "dont-pass-odds": Print(tr("Odds"), tr("lay odds")),
        "pass": Print(tr("PASS LINE"), shape=Shape.BAR),
        "pass-odds": Print(tr("Odds"), tr("take odds")),
        **_propositions(are_many=rules.casino_bets),
        **{kind.name: Print("", _ratio(kind), Shape.DICE, faces) for faces, kind in HOPS.items()},
    }


def _numbers() -> Mapping[str, Print]:
    numbers: dict[str, Print] = {}
    for number in POINTS:
        place = tr("place {odds}", odds=_ratio(PLACES[number]))
        numbers |= {
            f"dont-come-odds-{number}": Print(tr("don't"), shape=Shape.CORNER),
            f"lay-{number}": Print(tr("lay"), shape=Shape.CORNER),
            f"place-lose-{number}": Print(tr("lose"), _ratio(PLACE_LOSES[number]), Shape.TILE),
            f"place-{number}": Print(str(number), place, Shape.NUMBER),
            f"come-odds-{number}": Print(tr("come"), shape=Shape.CORNER),
            f"buy-{number}": Print(tr("buy"), shape=Shape.CORNER),
        }
    return numbers


def _propositions(*, are_many: bool) -> Mapping[str, Print]:
    """The bets in the middle of the table; their spots are smaller if there are many."""
    box, bar = (Shape.TILE, Shape.TILE) if are_many else (Shape.BOX, Shape.BAR)
    return {
        **{
            kind.name: Print(tr("Hard {number}", number=number), _ratio(kind))
            for number, kind in HARDWAYS.items()
        },
        "any-seven": Print(tr("Any seven"), _ratio(ANY_SEVEN), bar),
        "two": Print(tr("Two"), _ratio(TWO), box),
        "twelve": Print(tr("Twelve"), _ratio(TWELVE), box),
        "three": Print(tr("Three"), _ratio(THREE), box),
        "eleven": Print(tr("Eleven"), _ratio(ELEVEN), box),
        "horn": Print(tr("Horn"), _both(HORN_HIGH, HORN), box),
        "any-craps": Print(tr("Any craps"), _ratio(ANY_CRAPS), box),
        "c-and-e": Print(tr("C & E"), _both(C_AND_E, C_AND_E_ON_11), Shape.TILE),
        "world": Print(tr("World"), _both(WORLD_HIGH, WORLD), Shape.TILE),
    }


def _field_line(rules: HouseRules) -> str:
    match rules.field_two, rules.field_twelve:
        case 2, 2:
            return tr("2 and 12 pay double")
        case 2, _:
            return tr("2 pays double, 12 pays triple")
        case _, 2:
            return tr("2 pays triple, 12 pays double")
        case _:
            return tr("2 and 12 pay triple")


def _ratio(kind: BetKind) -> str:
    return f"{kind.odds.numerator}:{kind.odds.denominator}"


def _both(one: BetKind, other: BetKind) -> str:
    return f"{_ratio(one)} · {_ratio(other)}"
