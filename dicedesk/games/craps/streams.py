"""A stream of throws, split into games."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from dicedesk.core.dice import Roll, checked_roll
from dicedesk.core.game import Event
from dicedesk.games.craps import settling
from dicedesk.games.craps.house import BUILDING_SKILLS
from dicedesk.games.craps.settling import ruling_of


@dataclass(frozen=True)
class ThrownGame:
    """A game, from its come-out on, as its throws."""

    throws: tuple[Roll, ...]


class Natural(ThrownGame):
    """Won with a 7 or 11 on the come-out."""


class CrapOut(ThrownGame):
    """Lost with a 2, 3 or 12 on the come-out."""


class Pass(ThrownGame):
    """Won: the point was thrown again before a seven."""


class SevenOut(ThrownGame):
    """Lost: a seven was thrown before the point."""


class Open(ThrownGame):
    """Not decided yet."""


_ENDINGS: Mapping[type[Event | None], type[ThrownGame]] = MappingProxyType(
    {
        settling.NaturalThrown: Natural,
        settling.CrapsThrown: CrapOut,
        settling.PointMade: Pass,
        settling.SevenOut: SevenOut,
    }
)


def games_of(throws: Iterable[Roll]) -> Iterator[ThrownGame]:
    """The games in these throws, in order; the last one is open if it is not decided.

    Each game is yielded as soon as its last throw is read, so the throws may be endless. Raises BadRollError for a
    throw that is not of two dice.
    """
    point: int | None = None
    rolls: list[Roll] = []
    for roll in throws:
        rolls.append(checked_roll(roll, 2))
        ruling = ruling_of(BUILDING_SKILLS, point, *roll)
        point = ruling.point
        ending = _ENDINGS.get(type(ruling.event))
        if ending is not None:
            yield ending(tuple(rolls))
            rolls = []
    if rolls:
        yield Open(tuple(rolls))
