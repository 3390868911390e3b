"""What is printed on each spot of the layout, and in which shape."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from dicedesk.games.craps.bet_kinds import HARDWAYS, POINTS
from dicedesk.ui.words import tr


class Shape(Enum):
    """How a spot is lettered."""

    BAR = "bar"
    """A wide bar: words in its middle, chips at its right end."""
    BOX = "box"
    """Words at the left, chips at the right."""
    NUMBER = "number"
    """As a box, with a large number."""
    CORNER = "corner"
    """A small word on top, chips under it."""


@dataclass(frozen=True)
class Print:
    """The words on a spot: a title and a smaller line under it."""

    title: str
    line: str = ""
    shape: Shape = Shape.BOX


def prints(field_twelve: int) -> Mapping[str, Print]:
    """What is printed on each spot, by the name of its bet, where the field pays so much to one on 12."""
    field_line = tr("2 and 12 pay double") if field_twelve == 2 else tr("2 pays double, 12 pays triple")
    numbers: dict[str, Print] = {}
    place = dict(zip(POINTS, ("9:5", "7:5", "7:6", "7:6", "7:5", "9:5"), strict=True))
    for number in POINTS:
        numbers |= {
            f"dont-come-odds-{number}": Print(tr("don't"), shape=Shape.CORNER),
            f"lay-{number}": Print(tr("lay"), shape=Shape.CORNER),
            f"place-{number}": Print(str(number), tr("place {odds}", odds=place[number]), Shape.NUMBER),
            f"come-odds-{number}": Print(tr("come"), shape=Shape.CORNER),
            f"buy-{number}": Print(tr("buy"), shape=Shape.CORNER),
        }
    hard = {4: "7:1", 6: "9:1", 8: "9:1", 10: "7:1"}
    return {
        **numbers,
        "dont-come": Print(tr("Don't come"), tr("bar 12")),
        "come": Print(tr("COME"), shape=Shape.BAR),
        "field": Print(tr("FIELD   2 · 3 · 4 · 9 · 10 · 11 · 12"), field_line, Shape.BAR),
        "dont-pass": Print(tr("Don't pass"), tr("bar 12"), Shape.BAR),
        "dont-pass-odds": Print(tr("Odds"), tr("lay odds")),
        "pass": Print(tr("PASS LINE"), shape=Shape.BAR),
        "pass-odds": Print(tr("Odds"), tr("take odds")),
        **{f"hard-{number}": Print(tr("Hard {number}", number=number), hard[number]) for number in HARDWAYS},
        "any-seven": Print(tr("Any seven"), "4:1", Shape.BAR),
        "two": Print(tr("Two"), "30:1"),
        "twelve": Print(tr("Twelve"), "30:1"),
        "three": Print(tr("Three"), "15:1"),
        "eleven": Print(tr("Eleven"), "15:1"),
        "horn": Print(tr("Horn"), "27:4 · 3:1"),
        "any-craps": Print(tr("Any craps"), "7:1"),
    }
